import { newsOf } from "./newsWords.js";
import type { Room } from "./room.js";

/** Says who comes and goes; everybody else sees it at the chairs. */
export const News = ({ room }: { readonly room: Room }) => (
  <p class="unseen" role="status">
    {newsOf(room) ?? ""}
  </p>
);
