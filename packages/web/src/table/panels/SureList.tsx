import "./sureList.css";

/** Something about an announcement, and whether it is so. */
interface Said {
  readonly sure: "certain" | "open" | "impossible";
  readonly words: string;
}

const MARKS = { certain: "✔", open: "?", impossible: "✕" } as const;

/** What is certain of an announcement and what is not, before it is made. */
export const SureList = ({ said }: { readonly said: readonly Said[] }) => (
  <div role="status">
    <ul class="sure-list plain-list">
      {said.map(({ sure, words }) => (
        <li key={words} class={`sure sure-${sure}`}>
          <span class="sure-mark" aria-hidden="true">
            {MARKS[sure]}
          </span>
          {words}
        </li>
      ))}
    </ul>
  </div>
);
