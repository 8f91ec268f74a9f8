import { isSeatOf, SPECTATOR, seatsOf } from "@inkognito/engine/core";
import type { RefObject } from "preact";
import { t } from "../../../i18n/i18n.js";
import { capital } from "../../../table/names.js";
import { fullSeatName } from "../../../table/seatName.js";
import type { Eyes } from "../record/eyes.js";
import type { About } from "../record/protocol.js";
import { namesIn } from "./recording.js";
import type { Player } from "./usePlayer.js";

interface ControlsProps {
  readonly about: About;
  readonly player: Player;
  readonly eyes: Eyes;
  /** "Turn 3: Blue asks Red." */
  readonly moment: string;
  readonly slider: RefObject<HTMLInputElement | null>;
  readonly onEyes: (eyes: Eyes) => void;
}

/** Under the table: step, play, jump, and whose eyes to look through. */
export function Controls({ about, player, eyes, moment, slider, onEyes }: ControlsProps) {
  const { position, length, playing } = player;
  const atStart = position <= 1;
  const atEnd = position >= length;
  return (
    <section class="replay-controls" aria-label={t("replay.controls")}>
      <div class="replay-buttons">
        <Step wide name={t("replay.first")} sign="first" off={atStart} onClick={player.first} />
        <Step name={t("replay.back")} sign="back" off={atStart} onClick={player.back} />
        <button
          type="button"
          class="button button-lamp replay-play"
          aria-label={t(playing ? "replay.pause" : "replay.play")}
          onClick={player.toggle}
        >
          <Sign sign={playing ? "pause" : "play"} />
        </button>
        <Step name={t("replay.forward")} sign="forward" off={atEnd} onClick={player.forward} />
        <Step wide name={t("replay.last")} sign="last" off={atEnd} onClick={player.last} />
      </div>
      <label class="replay-slider">
        <span class="unseen">{t("replay.slider")}</span>
        <input
          ref={slider}
          type="range"
          min={1}
          max={length}
          step={1}
          value={position}
          aria-valuetext={moment}
          onInput={({ currentTarget }) => player.jump(Number(currentTarget.value))}
        />
        <span class="replay-count" aria-hidden="true">
          {position}/{length}
        </span>
      </label>
      <EyesChoice {...{ about, eyes, onEyes }} />
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly sign: keyof typeof SIGNS;
  /** There is nothing more that way; the button stays, and with it the focus. */
  readonly off: boolean;
  /** On a phone the slider does it. */
  readonly wide?: boolean;
  readonly onClick: () => void;
}

const Step = ({ name, sign, off, wide = false, onClick }: StepProps) => (
  <button
    type="button"
    class={`button replay-step${wide ? " replay-wide" : ""}`}
    aria-label={name}
    aria-disabled={off}
    onClick={onClick}
  >
    <Sign sign={sign} />
  </button>
);

/** Drawn, because not every device has letters for them. */
const SIGNS = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  back: "M17 4v16L5 12z",
  play: "M6 3l15 9-15 9z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  forward: "M7 4l12 8-12 8z",
  last: "M17 4h3v16h-3zM4 4l12 8-12 8z",
} as const;

const Sign = ({ sign }: { readonly sign: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={SIGNS[sign]} fill="currentColor" />
  </svg>
);

type EyesProps = Pick<ControlsProps, "about" | "eyes" | "onEyes">;

function EyesChoice({ about, eyes, onEyes }: EyesProps) {
  const { config } = about;
  const seating = { config, names: namesIn(about) };
  return (
    <div class="replay-eyes">
      <span aria-hidden="true">{t("replay.eyes")}</span>
      <select
        aria-label={t("replay.eyes")}
        value={String(eyes)}
        onChange={({ currentTarget: { value } }) => {
          const seat = Number(value);
          if (value === "all" || value === SPECTATOR) onEyes(value);
          else if (isSeatOf(config.seats.length, seat)) onEyes(seat);
        }}
      >
        <option value="all">{t("replay.eyes.all")}</option>
        {seatsOf(config).map((seat) => (
          <option key={seat} value={String(seat)}>
            {capital(fullSeatName(seating, seat))}
          </option>
        ))}
        <option value={SPECTATOR}>{t("replay.eyes.spectator")}</option>
      </select>
    </div>
  );
}
