import type { Revelation, Sheet } from "@inkognito/engine/board";
import { COLOURS, seatOf } from "@inkognito/engine/core";
import { t } from "../../../i18n/i18n.js";
import { capital, colourName, type Listener } from "../../../table/names.js";
import { ColourMark } from "../../../ui/ColourMark.js";

interface SealedSheetProps {
  readonly hands: Revelation["hands"];
  readonly sheet: Sheet;
  readonly listener: Listener;
}

/** B12.5: what the Ambassador had written down, and what of it was right. */
export const SealedSheet = ({ hands, sheet, listener }: SealedSheetProps) => (
  <section>
    <h3 class="end-heading">{t("end.sheet")}</h3>
    <table class="sheet">
      <thead class="unseen">
        <tr>
          <th scope="col">{t("sheet.player")}</th>
          <th scope="col">{t("grid.identity")}</th>
          <th scope="col">{t("grid.build")}</th>
        </tr>
      </thead>
      <tbody>
        {COLOURS.map((colour) => {
          const seat = seatOf(listener.config, colour);
          const hand = seat === null ? null : hands[seat];
          const { identity, build } = sheet[colour];
          return (
            <tr key={colour}>
              <th scope="row">
                <span class="sheet-player">
                  <ColourMark colour={colour} /> {capital(colourName(listener, colour))}
                </span>
              </th>
              <Entry words={t(`agent.${identity}`)} right={hand?.identity === identity} />
              <Entry words={t(`build.${build}`)} right={hand?.build === build} />
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);

const Entry = ({ words, right }: { readonly words: string; readonly right: boolean }) => (
  <td>
    {words}{" "}
    <span class="sheet-judged">
      <span aria-hidden="true">{right ? "✔" : "✕"} </span>
      {t(right ? "sheet.right" : "sheet.wrong")}
    </span>
  </td>
);
