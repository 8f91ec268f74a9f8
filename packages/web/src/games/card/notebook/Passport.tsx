import {
  announcesToPartner,
  type CardConfig,
  type CardView,
  type Hand,
  hasPartners,
} from "@inkognito/engine/card";
import { AGENTS, AMBASSADOR, colourAt, partnerOf } from "@inkognito/engine/core";
import type { Knowledge } from "@inkognito/mind/card";
import { t } from "../../../i18n/i18n.js";
import { Ruled } from "../../../rulebook/RuleLink.js";
import { partnerWords } from "../../../table/names.js";
import { FigureIcon } from "../../../ui/art/Figure.js";
import { Mask } from "../../../ui/art/Mask.js";
import { numbersAt } from "../names.js";
import type { CardListener } from "../story.js";
import "../../../table/papers/passport.css";
import "./codeTable.css";

interface PassportProps {
  readonly view: CardView;
  readonly known: Knowledge;
  readonly listener: CardListener;
}

/** Who I am, my part of the code, and what is still possible. */
export function Passport(props: PassportProps) {
  const { view, known, listener } = props;
  const { own, table } = view;
  if (own === null) return <p>{t("passport.none")}</p>;
  if (table.config.seats[own.seat] === AMBASSADOR) return <AmbassadorPassport {...props} />;
  const colour = colourAt(table.config, own.seat);
  if (own.hand === null || colour === null) return <p>{t("passport.none")}</p>;
  const { identity, number } = own.hand;
  const teams = hasPartners(table.config);
  return (
    <div class="passport">
      <div class="passport-holder">
        <Mask agent={identity} size={112} />
        <div class="passport-title">
          <p class="passport-lead">{t("passport.identity")}</p>
          <p class="passport-name">{t(`agent.${identity}`)}</p>
        </div>
        <dl class="passport-lines">
          <div>
            <dt>{t("cardPassport.number", { edition: table.config.edition })}</dt>
            <dd>
              <span class="passport-seal">{number}</span>
            </dd>
          </div>
          {teams && (
            <div>
              <dt>{t("passport.partner", { agent: t(`agent.${partnerOf(identity)}`) })}</dt>
              <dd>{partnerWords({ ...known, alone: "no" }, listener)}</dd>
            </div>
          )}
        </dl>
      </div>
      <p class="passport-note">
        <Ruled rule={{ 3: "C7.4", 4: "C6" }[table.config.seats.length] ?? "C8.4"}>
          {t(aimOf(table.config), { edition: table.config.edition })}
        </Ruled>
      </p>
      <CodeTable {...props} hand={own.hand} />
    </div>
  );
}

function aimOf(config: CardConfig) {
  if (!hasPartners(config)) return "cardPassport.aim.alone";
  return announcesToPartner(config) ? "cardPassport.aim" : "cardPassport.aim.anywhere";
}

const AMBASSADORS_RIGHTS = [
  ["pick", "C8.1"],
  ["one", "C8.2"],
  ["two", "C8.3"],
  ["announce", "C8.4"],
] as const;

/** C8: the Ambassador's player has no cards. */
const AmbassadorPassport = (props: PassportProps) => (
  <div class="passport">
    <div class="passport-holder">
      <FigureIcon colour={null} size={96} />
      <p class="passport-name passport-title">{t("passport.ambassador")}</p>
      <p>{t("cardPassport.ambassador", { edition: props.listener.config.edition })}</p>
    </div>
    <ul class="passport-rights">
      {AMBASSADORS_RIGHTS.map(([right, rule]) => (
        <li key={right}>
          <Ruled rule={rule}>{t(`cardPassport.ambassador.${right}`)}</Ruled>
        </li>
      ))}
    </ul>
    <CodeTable {...props} hand={null} />
  </div>
);

interface CodeTableProps extends PassportProps {
  readonly hand: Hand | null;
}

/** C1.2: what may still stand at each of the four places. */
function CodeTable({ known, listener, hand }: CodeTableProps) {
  const { codes } = known;
  return (
    <section class="code-table">
      <h3>{t("cardPassport.code", { edition: listener.config.edition })}</h3>
      <p>{t("cardPassport.codes", { count: codes.length })}</p>
      <ol class="plain-list">
        {AGENTS.map((agent, place) => {
          const numbers = numbersAt(place, codes, listener.config.edition);
          const certain = numbers.length === 1;
          return (
            <li key={agent} class={certain ? "code-certain" : "code-open"}>
              <Mask agent={agent} size={36} />
              <span>{t(`agent.cell.${agent}`)}</span>
              <b>{certain ? numbers[0] : numbers.join(" / ")}</b>
              <small>
                {hand?.identity === agent
                  ? t("cardPassport.you")
                  : t(certain ? "cardPassport.certain" : "cardPassport.open")}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
