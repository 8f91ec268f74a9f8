import type { Colour } from "@inkognito/engine/core";

/** A hand that was offered, and whether it was taken. */
export interface Offer {
  readonly from: Colour;
  readonly to: Colour;
  readonly given: boolean;
}

const INK = { stroke: "#231a10", "stroke-width": 2, "stroke-linejoin": "round" as const };
const SKIN = { fill: "#e9d9bd", ...INK };

/** Two arms in the players' colours: the hands are in each other, or one is held up against the other. */
export const Handshake = ({ from, to, given }: Offer) => (
  <svg viewBox="0 0 160 72" width="160" height="72" class="hands" aria-hidden="true">
    <path d="M0 40L52 34L54 54L0 66Z" fill={`var(--${from})`} {...INK} />
    <path d="M50 32L60 31L62 55L52 56Z" fill="#f6efdf" {...INK} />
    {given ? (
      <>
        <path d="M160 40L108 34L106 54L160 66Z" fill={`var(--${to})`} {...INK} />
        <path d="M110 32L100 31L98 55L108 56Z" fill="#f6efdf" {...INK} />
        <path d="M61 34Q72 28 82 33L99 34L99 53Q90 62 78 58L62 53Z" {...SKIN} />
        <path
          d="M74 36Q84 30 99 35M72 43Q78 50 88 47M76 51Q82 56 91 52M68 56Q72 60 78 58"
          fill="none"
          {...INK}
        />
      </>
    ) : (
      <>
        <path d="M61 36Q70 30 80 34L90 38Q92 42 87 43L76 42Q80 50 74 52L62 53Z" {...SKIN} />
        <path d="M160 30L128 44L134 70L160 66Z" fill={`var(--${to})`} {...INK} />
        <path d="M131 40L122 46L130 68L138 64Z" fill="#f6efdf" {...INK} />
        <path
          d="M124 47Q112 44 110 34L106 20Q108 15 111 20L115 30L113 10Q116 5 119 10L121 28L123 8Q127 4 129 9L128 29L133 14Q138 12 138 18L134 44Z"
          {...SKIN}
        />
      </>
    )}
  </svg>
);
