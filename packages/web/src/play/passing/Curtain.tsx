import { AMBASSADOR, type Seat } from "@inkognito/engine/core";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n.js";
import type { Setup } from "../../setup/setup.js";
import { useTitle } from "../../shell/Screen.js";
import { personName } from "../../table/names.js";
import { Mask } from "../../ui/art/Mask.js";
import { Button } from "../../ui/Button.js";
import { ColourMark } from "../../ui/ColourMark.js";
import "./curtain.css";

interface CurtainProps {
  readonly setup: Setup;
  /** Who is to come. */
  readonly seat: Seat;
  /** Who else may come, to announce in the turn that has ended (B10.1). */
  readonly speakers: readonly Seat[];
  readonly onHere: (seat: Seat) => void;
  readonly onHome: () => void;
}

const FALLING_MS = 350;

/** The curtain between two people shows only the name of the next one. */
export function Curtain({ setup, seat: next, speakers, onHere, onHome }: CurtainProps) {
  const curtain = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [fallen, setFallen] = useState(false);
  const [seat, setSeat] = useState(next);
  useTitle(t("passing.title"));
  // Escape does not lift it, even pressed twice or where `closedby` is not supported.
  const fall = (): void => {
    if (curtain.current?.open === false) curtain.current.showModal();
    heading.current?.focus();
  };
  useEffect(fall, []);
  // The button ignores the second click of a double click.
  useEffect(() => {
    const timer = setTimeout(() => setFallen(true), FALLING_MS);
    return () => clearTimeout(timer);
  }, []);
  const role = setup.config.seats[seat] ?? AMBASSADOR;
  return (
    <dialog
      ref={curtain}
      class="curtain"
      closedby="none"
      aria-labelledby="curtain-name"
      aria-describedby="curtain-words"
      onCancel={(event) => event.preventDefault()}
      onClose={fall}
    >
      <div class="curtain-middle">
        <Mask agent={null} size={120} />
        {seat === next && <p class="curtain-for">{t("passing.for")}</p>}
        <h1 id="curtain-name" ref={heading} tabIndex={-1} class="curtain-name">
          {personName(setup, seat)}
        </h1>
        <p class="curtain-role">
          {role !== AMBASSADOR && <ColourMark colour={role} />}
          {t("passing.role", { role })}
        </p>
        <p id="curtain-words">{t("passing.words")}</p>
        <div class="curtain-actions">
          <Button kind="lamp" large disabled={!fallen} onClick={() => onHere(seat)}>
            {t("passing.here")}
          </Button>
          {speakers.length > 0 && (
            <details class="curtain-speakers">
              <summary>{t("passing.speaker")}</summary>
              {[next, ...speakers]
                .filter((each) => each !== seat)
                .map((each) => (
                  <Button key={each} onClick={() => setSeat(each)}>
                    {personName(setup, each)}
                  </Button>
                ))}
            </details>
          )}
          <Button onClick={onHome}>{t("notice.home")}</Button>
        </div>
      </div>
    </dialog>
  );
}
