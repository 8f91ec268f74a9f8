import type { Agent } from "@inkognito/engine/core";
import type { JSX } from "preact";
import "./cards.css";

const INK = { stroke: "#231a10", "stroke-width": 2, "stroke-linejoin": "round" as const };
const LINE = { ...INK, fill: "none", "stroke-linecap": "round" as const };
/** Hair, feathers, creases: as a burin cuts them. */
const FINE = { ...LINE, "stroke-width": 0.9, opacity: 0.75 };
/** The light comes from the left. */
const SHADE = { fill: "#231a10", opacity: 0.17 };
const LIGHT = { fill: "#fff", opacity: 0.3 };
const GOLD = { fill: "none", stroke: "#e2bd62", "stroke-linecap": "round" as const };
/** Beads of gold along a line. */
const BEADS = { ...GOLD, "stroke-width": 1.7, "stroke-dasharray": "0 3.6" };
const GLINTS = { fill: "#fff" };

const Curl = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" fill="#f3eee0" {...INK} />
    <path d="M-4 0a4 4 0 1 1 4 4" {...LINE} stroke-width="1.4" />
  </g>
);

/** A long powdered lord with a monocle. His right eye is the one on our left. */
const Fiddlebottom = (): JSX.Element => (
  <g>
    <path d="M-30-30Q-34-58 0-58Q34-58 30-30Q0-42-30-30Z" fill="#f3eee0" {...INK} />
    <path d="M-24-40Q0-54 24-40M-20-47Q0-58 20-47M-27-34Q0-49 27-34" {...FINE} />
    {[-24, -8, 8].flatMap((y) => [
      <Curl key={`l${y}`} x={-35} y={y} />,
      <Curl key={`r${y}`} x={35} y={y} />,
    ])}
    <path
      d="M-28-34Q0-44 28-34Q33-8 26 16Q20 50 0 56Q-20 50-26 16Q-33-8-28-34Z"
      fill="#e9d9bd"
      {...INK}
    />
    <path d="M12-39Q22-37 28-34Q33-8 26 16Q20 50 0 56Q15 38 18 12Q21-14 12-39Z" {...SHADE} />
    <path d="M-22-2Q-24 20-14 36Q-26 22-25-2Z" {...LIGHT} />
    <g fill="#d9826c" opacity=".4">
      <circle cx="-17" cy="13" r="5.5" />
      <circle cx="17" cy="13" r="5.5" />
    </g>
    <path
      d="M-31-20Q-14-30 0-20Q14-30 31-20Q34-2 17 2Q5 2 0-6Q-5 2-17 2Q-34-2-31-20Z"
      fill="#2b6259"
      {...INK}
    />
    <path d="M-28-18Q-14-26 0-16Q14-26 28-18" {...GOLD} stroke-width="2" />
    <path d="M-28-10Q-26-1-17-1Q-7-1-2-9M2-9Q7-1 17-1Q26-1 28-10" {...BEADS} />
    <g class="tic-eye">
      <path d="M-22-10Q-14-18-5-9Q-13-3-22-10Z" fill="#fffdf6" {...INK} />
      <circle cx="-13" cy="-10" r="3" fill="#231a10" />
    </g>
    <path d="M-25-29Q-14-34-6-28M25-31Q14-36 6-29" {...LINE} stroke-width="3" />
    <path d="M22-10Q14-18 5-9Q13-3 22-10Z" fill="#fffdf6" {...INK} />
    <circle cx="13" cy="-10" r="3" fill="#231a10" />
    <circle cx="13.5" cy="-10" r="12.5" fill="none" stroke="#8a6416" stroke-width="3.6" />
    <circle cx="13.5" cy="-10" r="12.5" fill="none" stroke="#e0b458" stroke-width="1.8" />
    <path d="M6-16Q9-20 14-20" {...LINE} stroke="#fff" opacity=".8" />
    <circle cx="-12" cy="-11" r=".9" {...GLINTS} />
    <circle cx="14" cy="-11" r=".9" {...GLINTS} />
    <path d="M25-6Q32 12 26 34" fill="none" stroke="#b8892b" stroke-width="1.6" />
    <path d="M0-8L-6 14Q0 20 6 14" {...LINE} />
    <path
      d="M0 22Q-12 18-18 26Q-24 30-27 22Q-26 34-16 32Q-6 31 0 25Q6 31 16 32Q26 34 27 22Q24 30 18 26Q12 18 0 22Z"
      fill="#6b4a2a"
      {...INK}
      stroke-width="1.2"
    />
    <path d="M-4 25Q-12 23-19 29M4 25Q12 23 19 29M-3 23Q-9 20-15 24M3 23Q9 20 15 24" {...FINE} />
    <path d="M-6 38Q0 41 6 38" {...LINE} />
  </g>
);

/** A round colonel with a walrus moustache. His left ear is the one on our right. */
const Bubble = (): JSX.Element => (
  <g>
    <path d="M-40-6Q-52-12-50 4Q-48 18-38 16Z" fill="#d98b62" {...INK} />
    <path d="M40-6Q52-12 50 4Q49 10 44 13L38 14Z" fill="#d98b62" {...INK} />
    <g class="tic-ear">
      <path d="M40 10Q50 8 49 16Q47 23 41 20Z" fill="#d98b62" {...INK} />
    </g>
    <path
      d="M-40-8Q-40-44 0-44Q40-44 40-8Q44 26 24 42Q0 54-24 42Q-44 26-40-8Z"
      fill="#e39f76"
      {...INK}
    />
    <path d="M18-40Q40-34 40-8Q44 26 24 42Q12 48 0 48Q26 34 28 4Q29-20 18-40Z" {...SHADE} />
    <path d="M-38-26Q-44-56 0-58Q44-56 38-26Q0-42-38-26Z" fill="#27456b" {...INK} />
    <path d="M14-57Q42-54 38-26Q32-30 26-32Q28-48 14-57Z" {...SHADE} />
    <path d="M-30-44Q-24-53-10-55" {...LINE} stroke="#fff" opacity=".35" />
    <path d="M-37-28Q0-44 37-28" fill="none" stroke="#8a6416" stroke-width="5" />
    <path d="M-37-28Q0-44 37-28" {...GOLD} stroke-width="3" />
    <path d="M-36-28Q0-43 36-28" fill="none" stroke="#8a6416" stroke-dasharray="1 3" />
    <circle cy="-48" r="5.5" fill="#9c2a26" {...INK} />
    <path
      d="M-41-18Q-20-26 0-15Q20-26 41-18Q43 3 22 6Q7 6 0-5Q-7 6-22 6Q-43 3-41-18Z"
      fill="#8e2430"
      {...INK}
    />
    <path d="M-38-16Q-20-22 0-11Q20-22 38-16" {...GOLD} stroke-width="2" />
    <path d="M-38-10Q-37 3-22 3Q-8 3-2-6M2-6Q8 3 22 3Q37 3 38-10" {...BEADS} />
    <ellipse cx="-18" cy="-6" rx="8" ry="6" fill="#fffdf6" {...INK} />
    <ellipse cx="18" cy="-6" rx="8" ry="6" fill="#fffdf6" {...INK} />
    <circle cx="-17" cy="-5" r="3" fill="#231a10" />
    <circle cx="17" cy="-5" r="3" fill="#231a10" />
    <path d="M-28-26Q-18-32-8-25M28-26Q18-32 8-25" {...LINE} stroke-width="5" stroke="#f6efdf" />
    <circle cx="-26" cy="13" r="6" fill="#c9553f" opacity=".6" />
    <circle cx="26" cy="13" r="6" fill="#c9553f" opacity=".6" />
    <circle cy="6" r="8.5" fill="#d2714f" {...INK} />
    <path d="M3 13Q9 10 7 3Q10 8 6 12Z" {...SHADE} />
    <ellipse cx="-3" cy="3" rx="2.6" ry="1.8" {...LIGHT} opacity=".6" />
    <circle cx="-16" cy="-6" r="1" {...GLINTS} />
    <circle cx="18" cy="-6" r="1" {...GLINTS} />
    <circle cx="-1.5" cy="-50" r="1.5" {...GLINTS} opacity=".7" />
    <path
      d="M0 15Q-12 10-26 18Q-38 26-36 38Q-24 42-12 36Q-4 32 0 27Q4 32 12 36Q24 42 36 38Q38 26 26 18Q12 10 0 15Z"
      fill="#f6efdf"
      {...INK}
    />
    <path
      d="M-24 22Q-30 29-31 36M-18 21Q-23 28-24 37M-12 20Q-15 27-17 35M-7 19Q-8 25-11 31M24 22Q30 29 31 36M18 21Q23 28 24 37M12 20Q15 27 17 35M7 19Q8 25 11 31"
      {...FINE}
    />
    <g class="tic-hand">
      <path d="M34 30Q34 20 42 19L46 22Q48 28 54 30V46H38Q34 40 34 30Z" fill="#fffdf6" {...INK} />
      <path d="M42 27V34M48 30V36" {...LINE} stroke-width="1.4" />
    </g>
  </g>
);

/** An angular mask under a broad hat, with heavy brows that meet. */
const AgentX = (): JSX.Element => (
  <g>
    <path d="M-30-24L30-24L33 4L16 42L0 54L-16 42L-33 4Z" fill="#47505c" {...INK} />
    <path d="M-30-24L16 42L0 54L-6 48ZM30-24L-16 42L0 54L6 48Z" fill="#323943" />
    <path d="M30-24L33 4L16 42L0 54V10Z" {...SHADE} opacity=".34" />
    <path d="M-30-24L-33 4L-24 22L-14 0Z" {...LIGHT} opacity=".16" />
    <path d="M-30-24L8 48M30-24L-8 48" stroke="#c9d0d6" stroke-width="2" stroke-dasharray="4 3" />
    <path d="M-26-4L-6 2Q-12 9-20 6ZM26-4L6 2Q12 9 20 6Z" fill="#fffdf6" {...INK} />
    <circle cx="-13" cy="3" r="2.8" fill="#231a10" />
    <circle cx="13" cy="3" r="2.8" fill="#231a10" />
    <g class="tic-brow tic-brow-right">
      <path d="M-29-15L-5-10L-5-4L-28-8Z" fill="#14161a" stroke="#c9d0d6" stroke-width="1" />
    </g>
    <g class="tic-brow tic-brow-left">
      <path d="M29-15L5-10L5-4L28-8Z" fill="#14161a" stroke="#c9d0d6" stroke-width="1" />
    </g>
    <circle cx="-12" cy="2" r=".9" {...GLINTS} />
    <circle cx="14" cy="2" r=".9" {...GLINTS} />
    <path class="tic-crease" d="M-3-16V-9M3-16V-9" {...LINE} stroke="#fffdf6" />
    <path d="M0 6L-4 22H4M-10 34H10" {...LINE} stroke="#fffdf6" />
    <path d="M-50-24Q0-40 50-24Q0-14-50-24Z" fill="#14161a" stroke="#c9d0d6" stroke-width="1.4" />
    <path
      d="M-28-28L-22-54Q0-62 22-54L28-28Q0-36-28-28Z"
      fill="#14161a"
      stroke="#c9d0d6"
      stroke-width="1.4"
    />
    <path d="M-27-32Q0-40 27-32" fill="none" stroke="#9c2a26" stroke-width="5" />
    <path d="M-26-34Q0-42 26-34M-27-30Q0-38 27-30" {...BEADS} stroke-width="1" />
    <path d="M-20-51Q-10-56-2-57M-42-25Q-30-30-20-32" {...LINE} stroke="#fff" opacity=".4" />
  </g>
);

/** A feathered half mask, a beauty spot, red lips. */
const ZsaZsa = (): JSX.Element => (
  <g>
    <path d="M-33-12Q-40-46 0-47Q40-46 33-12Z" fill="#5a2f22" {...INK} />
    <path
      d="M-30-26Q-44 10-36 36Q-40 48-30 52Q-24 30-26 0M30-26Q44 10 36 36Q40 48 30 52Q24 30 26 0"
      fill="#5a2f22"
      {...INK}
    />
    <path
      d="M-28-28Q0-40 28-28Q32 14 20 36Q10 50 0 52Q-10 50-20 36Q-32 14-28-28Z"
      fill="#f0cfae"
      {...INK}
    />
    <path d="M22-30L28-28Q32 14 20 36Q10 50 0 52Q16 34 19 8Q21-10 22-30Z" {...SHADE} />
    <g fill="#d9636a" opacity=".35">
      <circle cx="-17" cy="19" r="6" />
      <circle cx="17" cy="19" r="6" />
    </g>
    <path
      d="M-34-10Q-40 14-33 38M-31-8Q-35 14-30 44M34-10Q40 14 33 38M31-8Q35 14 30 44"
      {...FINE}
    />
    <path
      d="M18-30Q16-58 34-59Q46-48 30-26ZM6-32Q-4-58 12-60Q26-54 22-30ZM-6-32Q-26-50-14-59Q4-58 10-32Z"
      fill="#b63a7c"
      {...INK}
    />
    <path d="M30-30Q32-44 34-52M15-32Q14-46 12-54M0-34Q-8-46-12-53" {...LINE} stroke-width="1.3" />
    <path
      d="M33-48l6-5M32-43l8-6M31-38l7-5M33-48l-6-4M32-43l-8-4M31-38l-8-4M13-50l6-5M14-45l8-5M14-40l8-5M13-50l-6-3M14-45l-9-4M14-40l-8-4M-11-50l-4-5M-9-46l-8-3M-6-42l-8-3M-10-50l7-4M-8-46l9-3M-5-41l9-3"
      {...FINE}
      stroke="#ffc9e4"
    />
    <path
      d="M-44-28Q-20-34 0-22Q20-34 44-28Q46-4 26 6Q10 10 0-4Q-10 10-26 6Q-46-4-44-28Z"
      fill="#6b2a86"
      {...INK}
    />
    <path d="M-40-25Q-20-30 0-18Q20-30 40-25" {...GOLD} stroke-width="2.6" />
    <path d="M-40-18Q-38 0-25 3Q-11 6-2-7M2-7Q11 6 25 3Q38 0 40-18" {...BEADS} />
    <path d="M0-27L4.5-20L0-13L-4.5-20Z" fill="#c3202f" stroke="#e9c15c" stroke-width="1.4" />
    <path d="M-32-14l-4-3M-29-17l-3-4M-24-19l-1-4M32-14l4-3M29-17l3-4M24-19l1-4" {...LINE} />
    <path d="M-30-12Q-19-22-9-9Q-20-2-30-12ZM30-12Q19-22 9-9Q20-2 30-12Z" fill="#fffdf6" {...INK} />
    <circle cx="-19" cy="-11" r="3.2" fill="#1c6b4a" stroke="#231a10" />
    <circle cx="19" cy="-11" r="3.2" fill="#1c6b4a" stroke="#231a10" />
    <circle cx="-18" cy="-12" r="1" {...GLINTS} />
    <circle cx="20" cy="-12" r="1" {...GLINTS} />
    <path d="M0 2L-3 17Q0 20 3 17" {...LINE} stroke-width="1.5" />
    <circle cx="16" cy="22" r="2.2" fill="#231a10" />
    <g class="tic-lip">
      <path
        d="M-14 31Q-6 24 0 28Q6 24 14 31Q6 42 0 42Q-6 42-14 31Z"
        fill="#c3202f"
        {...INK}
        stroke-width="1.4"
      />
      <path d="M-14 31Q0 35 14 31" {...LINE} stroke-width="1.4" />
      <path d="M-5 38Q-1 39.5 3 38.5" {...LINE} stroke="#fff" opacity=".7" />
    </g>
    <path d="M-36 40v6M36 40v6" {...LINE} />
    <circle cx="-36" cy="50" r="4" fill="#e9c15c" {...INK} stroke-width="1.4" />
    <circle cx="36" cy="50" r="4" fill="#e9c15c" {...INK} stroke-width="1.4" />
  </g>
);

/** An unknown agent: a closed grey mask. */
const Unknown = (): JSX.Element => (
  <g>
    <path
      d="M0-54C-34-54-40-20-36 2C-32 30-16 56 0 56C16 56 32 30 36 2C40-20 34-54 0-54Z"
      fill="#b9b7ae"
      {...INK}
    />
    <path d="M0-54C-34-54-40-20-36 2C-32 30-16 56 0 56Z" fill="#a09e95" />
    <path d="M-26-6Q-16 2-7-6M26-6Q16 2 7-6M0-4L-4 18Q0 22 4 18M-10 34Q0 31 10 34" {...LINE} />
    <path d="M-26-18Q-16-24-7-18M26-18Q16-24 7-18" {...LINE} stroke-width="1.4" />
    <path d="M0-48L6-38L0-28L-6-38Z" fill="#6b6960" {...INK} stroke-width="1.4" />
  </g>
);

const DRAWINGS: Readonly<Record<Agent, () => JSX.Element>> = {
  F: Fiddlebottom,
  B: Bubble,
  X: AgentX,
  Z: ZsaZsa,
};

export interface MaskFaceProps {
  /** `null`: not known yet. */
  readonly agent: Agent | null;
  /** Plays the tic of this mask, twice; change the `key` to play it again. */
  readonly tic?: boolean;
}

/** The mask of an agent, 100 by 120 units around the origin; for use inside an `<svg>`. */
export const MaskFace = ({ agent, tic = false }: MaskFaceProps): JSX.Element => {
  const Drawing = agent === null ? Unknown : DRAWINGS[agent];
  return (
    <g class={tic ? "mask mask-tic" : "mask"}>
      <Drawing />
    </g>
  );
};

export interface MaskProps extends MaskFaceProps {
  /** Height in pixels. */
  readonly size: number;
  readonly label?: string;
}

export const Mask = ({ size, label, ...face }: MaskProps): JSX.Element => (
  <svg
    width={(size * 116) / 124}
    height={size}
    viewBox="-58 -63 116 124"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <MaskFace {...face} />
  </svg>
);
