import { t } from "../../i18n/i18n.js";
import { Button } from "../../ui/Button.js";
import { isHost } from "./play.js";
import type { Room } from "./room.js";
import type { AtTable } from "./useOnline.js";
import "./game/signs.css";

/** Who may come: everybody, or those with the link. */
export const Openness = ({ room }: { readonly room: Room }) => (
  <span class="sign">
    {t(`lobby.openness.${room.table.options.listed ? "public" : "private"}`)}
  </span>
);

/** The same in a sentence, with the host's switch: it becomes public when all who sit here agree. */
export function OpennessSentence({ online }: { readonly online: AtTable }) {
  const { room, ask } = online;
  const { options, listing, phase } = room.table;
  const { listed } = options;
  const isAsked = listing.length > 0;
  const change = (): void =>
    void ask(
      listed
        ? { type: "configure", options: { ...options, listed: false } }
        : { type: "publish", wanted: true },
    );
  return (
    <p class="gathering-options">
      <span class="lobby-words">{t(listed ? "table.public" : "table.private")}</span>
      {isHost(room) && phase.type === "gathering" && !isAsked && (
        <Button onClick={change}>{t(listed ? "table.makePrivate" : "table.makePublic")}</Button>
      )}
    </p>
  );
}
