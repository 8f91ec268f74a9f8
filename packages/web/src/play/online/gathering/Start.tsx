import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { Answer, offerWords, StartNow, StartWithout } from "../NextGame.js";
import { missingSeats, neededSeats, seatNames, startWithout } from "../offer.js";
import { isBetweenGames, isHost, mayTakeOver } from "../play.js";
import { nameOf } from "../room.js";
import { HostAway } from "../strips/Away.js";
import type { AtTable } from "../useOnline.js";

interface StartProps {
  readonly online: AtTable;
}

/** What the game waits for, and how it begins. */
export const Start = ({ online }: StartProps) =>
  isBetweenGames(online.room.table) ? (
    <NextStart online={online} />
  ) : (
    <FirstStart online={online} />
  );

/** The host starts the first game as soon as every chair is taken; the others see what is waited for. */
function FirstStart({ online }: StartProps) {
  const { room, ask, sending } = online;
  const { table } = room;
  const free = table.seats.filter((sitter) => sitter === null).length;
  const missing = missingSeats(room);
  const host = nameOf(room, table.host) ?? t("online.gone");
  const here =
    missing.length === 0
      ? t("gathering.ready")
      : t("gathering.missing", { names: seatNames(room, missing) });
  if (!isHost(room)) {
    const waiting = `${here} ${t("gathering.forHost", { name: host })}`;
    return (
      <div class="gathering-start">
        {!(free === 0 && mayTakeOver(room)) && (
          <p role="status">{free > 0 ? t("gathering.free", { free }) : waiting}</p>
        )}
        <HostAway online={online} kind="paper" />
      </div>
    );
  }
  const isComplete = free === 0 && neededSeats(room).length === 0;
  return (
    <div class="gathering-start">
      <p role="status">{free > 0 ? t("gathering.free", { free }) : here}</p>
      {(isComplete || free > 0) && (
        <Button
          kind="lamp"
          large
          disabled={!isComplete || sending}
          onClick={() => void ask(startWithout(room, []))}
        >
          {t("gathering.start.first")}
        </Button>
      )}
      <StartWithout online={online} />
    </div>
  );
}

/** Every player says whether there is another game; with all of them it begins by itself. */
function NextStart({ online }: StartProps) {
  return (
    <div class="gathering-start">
      <p role="status">{offerWords(online)}</p>
      <div class="gathering-answers">
        <Answer online={online} offered />
        <StartNow online={online} />
        <StartWithout online={online} />
      </div>
      <HostAway online={online} kind="paper" />
    </div>
  );
}
