import { chanceWords } from "./chance.js";
import "./chanceBar.css";

const LENGTH = 40;

/** How likely something is, as a number and as so much ink. */
export const ChanceBar = ({ chance }: { readonly chance: number }) => (
  <span class="chance">
    {chanceWords(chance)}
    <svg class="chance-bar" viewBox={`0 0 ${LENGTH} 6`} aria-hidden="true">
      <rect class="chance-rest" x="0.5" y="0.5" width={LENGTH - 1} height="5" />
      <rect class="chance-ink" width={LENGTH * chance} height="6" />
    </svg>
  </span>
);
