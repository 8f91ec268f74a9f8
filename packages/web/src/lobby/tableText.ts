import {
  coachAt,
  concludes,
  type Pace,
  type TableOptions,
  type TableSummary,
} from "@inkognito/protocol";
import { t } from "../i18n/i18n.js";

export function paceText(pace: Pace): string {
  switch (pace.type) {
    case "none":
      return t("lobby.pace.none");
    case "live":
      return pace.seconds < 120
        ? t("lobby.pace.seconds", { seconds: pace.seconds })
        : t("lobby.pace.minutes", { minutes: pace.seconds / 60 });
    case "days":
      return t("lobby.pace.days", { days: pace.days });
  }
}

/** "board game for four" */
export const gameText = ({ config, match }: Pick<TableOptions, "config" | "match">): string =>
  t(match ? "lobby.game.match" : "lobby.game", {
    game: t(`choice.game.${config.game}`),
    players: config.seats.length,
  });

/** "board game for four", with what is special about this table. */
export const optionText = ({ config, match, pace, assistant, coach }: TableOptions): string =>
  [
    gameText({ config, match }),
    ...starterText(config),
    paceText(pace),
    t("lobby.assistant.is", { assistant: t(`assistant.${assistant}`) }),
    ...(concludes(assistant) ? [coachText({ coach })] : []),
  ].join(" · ");

const coachText = (options: Pick<TableOptions, "coach">): string =>
  t("lobby.coach.is", { grade: t(`coach.grade.${coachAt(options)}`) });

/** B2.4, C2.2: said only where the table has named someone. */
function starterText({ first = "random" }: TableOptions["config"]): readonly string[] {
  return first === "random" ? [] : [t("lobby.first.is", { role: t(`role.${first}`) })];
}

/** What is different at a table after its host has changed it, as short as it can be said. */
export function changedText(before: TableOptions, now: TableOptions): readonly string[] {
  const { config, match, pace, assistant, botPace, chat, listed } = now;
  const isSameGame =
    before.config.game === config.game &&
    before.config.seats.length === config.seats.length &&
    before.match === match;
  const game = gameText(now);
  const isSame = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) === JSON.stringify(other);
  return [
    ...(isSameGame ? [] : [game]),
    ...(isSameGame && !isSame(before.config, config) ? [t("changed.rules")] : []),
    ...(isSame(before.pace, pace) ? [] : [`${t("lobby.pace")}: ${paceText(pace)}`]),
    ...(before.assistant === assistant
      ? []
      : [t("lobby.assistant.is", { assistant: t(`assistant.${assistant}`) })]),
    ...(coachAt(before) === coachAt(now) ? [] : [coachText(now)]),
    ...(before.botPace === botPace
      ? []
      : [`${t("lobby.botPace")}: ${t(`lobby.botPace.${botPace}`)}`]),
    ...(before.chat === chat ? [] : [t(chat ? "changed.chat.on" : "changed.chat.off")]),
    ...(before.listed === listed ? [] : [t(listed ? "table.public" : "table.private")]),
  ];
}

/** Who sits there already. */
export const seatText = ({ players, people, bots }: TableSummary): string =>
  t("lobby.seats", { people, bots, free: players - people - bots });

/** Why the server did not do it. */
const FAILURES = [
  "offline",
  "badMessage",
  "notHere",
  "tooFast",
  "tooMany",
  "storage",
  "nobody",
  "cookies",
] as const;

export function failureText(code: string): string {
  const known = FAILURES.find((each) => each === code);
  return t(`lobby.failure.${known ?? "trouble"}`);
}
