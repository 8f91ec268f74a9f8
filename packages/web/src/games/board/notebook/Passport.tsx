import {
  type BoardView,
  ESCAPES,
  figureOf,
  type Hand,
  numberedSpace,
} from "@inkognito/engine/board";
import {
  AMBASSADOR,
  COLOURS,
  type Colour,
  colourAt,
  partnerOf,
  type Team,
  teamOf,
} from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/board";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { capital, colourName, type Listener, partnerWords } from "../../../table/names.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Mask } from "../../../ui/art/Mask.js";
import { targetText } from "../missionText.js";
import { spaceName } from "../names.js";
import { EscapeTable, MissionTable } from "./MissionTable.js";
import "../../../table/papers/passport.css";

interface PassportProps {
  readonly view: BoardView;
  readonly known: Knowledge;
  readonly listener: Listener;
}

/** Who I am, what I am after, and what is still possible. */
export function Passport(props: PassportProps) {
  const { table, own } = props.view;
  const colour = own === null ? null : colourAt(table.config, own.seat);
  if (own !== null && own.hand !== null && colour !== null) {
    return <AgentPassport {...props} hand={own.hand} colour={colour} />;
  }
  const ambassador = own !== null && table.config.seats[own.seat] === AMBASSADOR;
  return ambassador ? <AmbassadorPassport {...props} /> : <p>{t("passport.none")}</p>;
}

interface AgentPassportProps extends PassportProps {
  readonly hand: Hand;
  readonly colour: Colour;
}

function AgentPassport({ view, known, listener, hand, colour }: AgentPassportProps) {
  const { identity, build, mission } = hand;
  const space = view.table.positions[figureOf(colour, build)];
  const team = teamOf(identity);
  return (
    <div class="passport">
      <div class="passport-holder">
        <Mask agent={identity} size={112} />
        <div class="passport-title">
          <p class="passport-lead">{t("passport.identity")}</p>
          <p class="passport-name">{t(`agent.${identity}`)}</p>
        </div>
        <dl class="passport-lines">
          <div class="passport-wide">
            <dt>{t("passport.figure")}</dt>
            <dd class="passport-figure">
              <FigureIcon colour={colour} build={build} isTrue size={52} />
              {space === undefined
                ? t("passport.figure.build", { build })
                : t("passport.figure.at", { build, space: spaceName(space, "at") })}
            </dd>
          </div>
          <div>
            <dt>{t("passport.letter")}</dt>
            <dd>
              <span class="passport-seal">{mission}</span>
            </dd>
          </div>
          <div>
            <dt>{t("passport.partner", { agent: t(`agent.${partnerOf(identity)}`) })}</dt>
            <dd>{partnerWords(known, listener)}</dd>
          </div>
        </dl>
      </div>
      {known.alone !== "no" && (
        <p class="passport-note">
          <Ruled rule="B11.3">
            {t(known.alone === "certain" ? "passport.alone.certain" : "passport.alone.possible", {
              place: targetText(numberedSpace(ESCAPES[identity])),
            })}
          </Ruled>
        </p>
      )}
      <Missions {...{ view, known }} own={team} />
    </div>
  );
}

interface MissionsProps extends Pick<PassportProps, "view" | "known"> {
  readonly own: Team | null;
}

function Missions({ view, known, own }: MissionsProps) {
  const { config } = view.table;
  const teams = own === "ZX" ? (["ZX", "FB"] as const) : (["FB", "ZX"] as const);
  return (
    <section class="passport-missions">
      <h3>{t("passport.missions")}</h3>
      <p>
        <Ruled rule="B9">{t("passport.missions.hint")}</Ruled>
      </p>
      {config.seats.length === 3 && (
        <p>
          <Ruled rule="B11.2">{t("passport.missions.three")}</Ruled>
        </p>
      )}
      {teams.map((team) => (
        <MissionTable key={team} team={team} own={team === own} config={config} known={known} />
      ))}
      {config.seats.length === 3 && <EscapeTable />}
    </section>
  );
}

/** B12: the Ambassador's player has no cards, but a sheet. */
function AmbassadorPassport({ view, known, listener }: PassportProps) {
  const sheet = view.own?.sheet ?? null;
  return (
    <div class="passport">
      <div class="passport-holder">
        <FigureIcon colour={null} size={96} />
        <p class="passport-name passport-title">{t("passport.ambassador")}</p>
        <p>{t("passport.ambassador.aim")}</p>
      </div>
      <ul class="passport-rights">
        <li>
          <Ruled rule="B12.2">
            {t(
              view.table.config.ambassadorMustMove
                ? "passport.ambassador.mustMove"
                : "passport.ambassador.move",
            )}
          </Ruled>
        </li>
        <li>
          <Ruled rule="B12.3">{t("passport.ambassador.ask")}</Ruled>
        </li>
        <li>
          <Ruled rule="B12.4">{t("passport.ambassador.watch")}</Ruled>
        </li>
        <li>
          <Ruled rule="B12.5">
            {t(view.table.sealed ? "passport.ambassador.sealed" : "passport.ambassador.seal")}
          </Ruled>
        </li>
      </ul>
      {sheet !== null && (
        <ul class="passport-rights">
          {COLOURS.map((colour) => (
            <li key={colour}>
              {t("passport.sheet", {
                name: capital(colourName(listener, colour)),
                agent: t(`agent.${sheet[colour].identity}`),
                build: t(`build.${sheet[colour].build}`),
              })}
            </li>
          ))}
        </ul>
      )}
      <Missions {...{ view, known }} own={null} />
    </div>
  );
}
