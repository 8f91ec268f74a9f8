import { AMBASSADOR, type Role, type Seat } from "@inkognito/engine/core";
import { BOT_LEVELS, type BotLevel } from "@inkognito/protocol";
import { useState } from "preact/hooks";
import { t } from "../../../i18n/i18n.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Button } from "../../../ui/Button.js";
import { Tick } from "../../../ui/Choices.js";
import { ColourMark } from "../../../ui/ColourMark.js";
import { Dialog } from "../../../ui/Dialog.js";
import { isAway } from "../offer.js";
import { isHost } from "../play.js";
import { nameOf, type Room } from "../room.js";
import type { AtTable } from "../useOnline.js";

interface ChairProps {
  readonly seat: Seat;
  readonly role: Role;
  readonly room: Room;
  readonly ask: AtTable["ask"];
  /** Makes another link, and the one before no longer works. */
  readonly onRenew: () => void;
}

/** One chair before the game: who sits there, and what can be done about it. */
export function Chair({ seat, role, room, ask, onRenew }: ChairProps) {
  const { table, you } = room;
  const sitter = table.seats[seat] ?? null;
  const called = t(`role.${role}`);
  const host = isHost(room);
  // As soon as the table says so, or for a moment there would be nothing on the chair to focus.
  const mine = sitter?.type === "player" && sitter.player === you.player;
  return (
    <li class={mine ? "chair chair-mine" : "chair"}>
      <span class="chair-mark">
        {role === AMBASSADOR ? (
          <FigureIcon colour={null} size={28} />
        ) : (
          <ColourMark colour={role} />
        )}
      </span>
      <span class="chair-words">
        <span class="chair-role">{called}</span>
        <b>{sitterWords(room, seat)}</b>
        <SitterNotes room={room} seat={seat} />
      </span>
      <span class="chair-tools">
        {sitter === null && you.seat === null && (
          <Button kind="lamp" onClick={() => void ask({ type: "sit", seat })}>
            {t("chair.sit")}
            <span class="unseen"> ({called})</span>
          </Button>
        )}
        {mine && (
          <Button
            kind="paper"
            // A host who only gets up stays the host.
            onClick={() => void ask(host ? { type: "clear", seat } : { type: "leave" })}
          >
            {t("chair.getUp")}
          </Button>
        )}
        {host && sitter?.type !== "player" && (
          <BotChoice
            called={called}
            level={sitter?.level ?? null}
            onChoose={(level) =>
              void ask(level === null ? { type: "clear", seat } : { type: "placeBot", seat, level })
            }
          />
        )}
        {host && !mine && sitter?.type === "player" && <Remove {...{ room, seat, ask, onRenew }} />}
      </span>
    </li>
  );
}

function sitterWords(room: Room, seat: Seat): string {
  const sitter = room.table.seats[seat];
  if (sitter == null) return t("chair.free");
  if (sitter.type === "bot") return t("seating.bot", { level: t(`level.${sitter.level}`) });
  return nameOf(room, sitter.player) ?? t("online.gone");
}

/** Notes on who sits there: you, the host, away; between games of a match the points. */
function SitterNotes({ room, seat }: { readonly room: Room; readonly seat: Seat }) {
  const { seats, host, match } = room.table;
  const sitter = seats[seat];
  if (sitter == null) return null;
  const points = match?.points[seat];
  const notes = [
    ...(sitter.type === "player" && sitter.player === room.you.player ? [t("seats.you")] : []),
    ...(sitter.type === "player" && sitter.player === host ? [t("chair.host")] : []),
    ...(sitter.type === "player" && isAway(room, sitter.player) ? [t("sign.away")] : []),
    ...(points === undefined ? [] : [t("chair.points", { count: points })]),
    ...answerSign(room, seat),
  ];
  return notes.length === 0 ? null : <small>{notes.join(" · ")}</small>;
}

/** What a player has answered to another game; nothing before the first one. */
function answerSign({ table }: Room, seat: Seat): readonly string[] {
  const isPerson = table.seats[seat]?.type === "player";
  const wants = isPerson && table.games > 0 ? table.next[seat] : null;
  if (wants == null) return [];
  return [t(wants ? "sign.wantsNext" : "sign.notNow")];
}

const BotChoice = (props: {
  readonly called: string;
  readonly level: BotLevel | null;
  readonly onChoose: (level: BotLevel | null) => void;
}) => (
  <select
    class="field-input chair-bot"
    aria-label={t("chair.bot", { role: props.called })}
    value={props.level ?? ""}
    onChange={({ currentTarget }) =>
      props.onChoose(BOT_LEVELS.find((level) => level === currentTarget.value) ?? null)
    }
  >
    <option value="">{t("chair.noBot")}</option>
    {BOT_LEVELS.map((level) => (
      <option key={level} value={level}>
        {t("seating.bot", { level: t(`level.${level}`) })}
      </option>
    ))}
  </select>
);

/** A removed player may not come back to this table, so the host confirms it. */
function Remove({ room, seat, ask, onRenew }: Omit<ChairProps, "role">) {
  const [asking, setAsking] = useState(false);
  // Without a new link, the person removed comes back by the old one, as a new guest.
  const [renews, setRenews] = useState(!room.table.options.listed);
  const name = sitterWords(room, seat);
  const remove = async (): Promise<void> => {
    setAsking(false);
    // First the link, so that there is no moment in which the old one still works.
    if (renews) onRenew();
    await ask({ type: "clear", seat });
  };
  return (
    <>
      <Button kind="paper" onClick={() => setAsking(true)}>
        {t("chair.remove")}
        <span class="unseen"> ({name})</span>
      </Button>
      {asking && (
        <Dialog
          title={t("chair.remove.title", { name })}
          onClose={() => setAsking(false)}
          actions={<Button onClick={remove}>{t("chair.remove.yes")}</Button>}
        >
          <p>{t("chair.remove.text")}</p>
          {/* At a public table a new link keeps no person out. */}
          {!room.table.options.listed && (
            <Tick checked={renews} onTick={setRenews}>
              {t("chair.remove.renew")}
            </Tick>
          )}
        </Dialog>
      )}
    </>
  );
}
