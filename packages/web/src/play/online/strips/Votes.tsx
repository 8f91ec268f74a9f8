import type { Seat } from "@inkognito/engine/core";
import type { Ballot } from "@inkognito/protocol";
import { t } from "../../../i18n/i18n.js";
import { Button } from "../../../ui/Button.js";
import { seatNames } from "../offer.js";
import { votingSeats } from "../room.js";
import type { AtTable } from "../useOnline.js";
import { Strip } from "./Strips.js";

interface VotesProps {
  readonly online: AtTable;
}

/** What the players vote on during a game: its end, and bots for each other. */
export function VoteStrips({ online }: VotesProps) {
  const { room } = online;
  const { endWanted, standInWanted, seats } = room.table;
  if (room.table.phase.type !== "playing") return null;
  return (
    <>
      <VoteStrip online={online} ballot={{ type: "end" }} voters={endWanted} />
      {seats.map((_, seat) => (
        <VoteStrip
          key={`${seat}`}
          online={online}
          ballot={{ type: "standIn", seat: seat as Seat }}
          voters={standInWanted[seat] ?? []}
        />
      ))}
    </>
  );
}

function VoteStrip(
  props: VotesProps & { readonly ballot: Ballot; readonly voters: readonly Seat[] },
) {
  const { online, ballot, voters } = props;
  const { room, ask } = online;
  const { seat } = room.you;
  if (voters.length === 0) return null;
  const mine = seat !== null && voters.includes(seat);
  const others = voters.filter((each) => each !== seat);
  const names = { names: seatNames(room, others), count: others.length };
  const isAboutMe = ballot.type === "standIn" && ballot.seat === seat;
  const about = ballot.type === "standIn" ? seatNames(room, [ballot.seat]) : "";
  const said = others.length === 0 ? "" : wordsOf(ballot, isAboutMe, names, about);
  const own = ballot.type === "end" ? t("vote.end.mine") : t("vote.standIn.mine", { name: about });
  const mayVote = seat !== null && votingSeats(room).includes(seat) && !isAboutMe;
  const vote = (
    <Button
      kind={mine ? "plain" : "lamp"}
      onClick={() => void ask({ type: "vote", ballot, wanted: !mine })}
    >
      {t(mine ? "pause.withdraw" : "pause.agree")}
    </Button>
  );
  return (
    <Strip {...(mayVote ? { action: vote } : {})}>
      {said} {mine && own}
    </Strip>
  );
}

interface Voters {
  readonly names: string;
  readonly count: number;
}

function wordsOf(ballot: Ballot, isAboutMe: boolean, names: Voters, name: string): string {
  if (ballot.type !== "standIn") return t("vote.end.others", names);
  return isAboutMe ? t("vote.standIn.me", names) : t("vote.standIn.others", { ...names, name });
}
