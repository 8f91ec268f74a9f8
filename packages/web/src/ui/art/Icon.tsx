/** Drawn in a square of 24, with a line as thick as the letters beside it. */
const PATHS = {
  settings:
    "M12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9M12 5A7 7 0 1 0 12 19A7 7 0 1 0 12 5M12 2.2V5M12 19V21.8M2.2 12H5M19 12H21.8M5.1 5.1L7.05 7.05M16.95 16.95L18.9 18.9M18.9 5.1L16.95 7.05M7.05 16.95L5.1 18.9",
  sound: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15 9Q17 12 15 15M17.7 6.5Q21.4 12 17.7 17.5",
  silence: "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5",
  help: "M8.6 9Q8.8 5.6 12 5.6Q15.4 5.7 15.4 8.8Q15.4 11 12.9 12.2Q12 12.8 12 14.4M12 18V18.4",
  back: "M9 5L4.5 9.5L9 14M4.5 9.5H14.5Q19.5 9.7 19.5 14.2Q19.5 18.6 14.5 18.8H10",
} as const;

interface IconProps {
  readonly of: keyof typeof PATHS;
}

/** A small drawing in place of a word; the word is for those who hear the page. */
export const Icon = ({ of }: IconProps) => (
  <svg
    class="icon"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[of]} />
  </svg>
);
