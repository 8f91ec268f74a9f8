import type { Agent } from "@inkognito/engine/core";
import type { JSX } from "preact";
import "./cards.css";

const INK = { stroke: "#231a10", "stroke-width": 2, "stroke-linejoin": "round" as const };
const LINE = { ...INK, fill: "none", "stroke-linecap": "round" as const };

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
    {[-24, -8, 8].flatMap((y) => [
      <Curl key={`l${y}`} x={-35} y={y} />,
      <Curl key={`r${y}`} x={35} y={y} />,
    ])}
    <path
      d="M-28-34Q0-44 28-34Q33-8 26 16Q20 50 0 56Q-20 50-26 16Q-33-8-28-34Z"
      fill="#e9d9bd"
      {...INK}
    />
    <path
      d="M-31-20Q-14-30 0-20Q14-30 31-20Q34-2 17 2Q5 2 0-6Q-5 2-17 2Q-34-2-31-20Z"
      fill="#2b6259"
      {...INK}
    />
    <path d="M-28-18Q-14-26 0-16Q14-26 28-18" fill="none" stroke="#d9b765" stroke-width="2" />
    <g class="tic-eye">
      <path d="M-22-10Q-14-18-5-9Q-13-3-22-10Z" fill="#fffdf6" {...INK} />
      <circle cx="-13" cy="-10" r="3" fill="#231a10" />
    </g>
    <path d="M-25-29Q-14-34-6-28M25-31Q14-36 6-29" {...LINE} stroke-width="3" />
    <path d="M22-10Q14-18 5-9Q13-3 22-10Z" fill="#fffdf6" {...INK} />
    <circle cx="13" cy="-10" r="3" fill="#231a10" />
    <circle cx="13.5" cy="-10" r="12.5" fill="none" stroke="#b8892b" stroke-width="3" />
    <path d="M25-6Q32 12 26 34" fill="none" stroke="#b8892b" stroke-width="1.6" />
    <path d="M0-8L-6 14Q0 20 6 14" {...LINE} />
    <path
      d="M0 22Q-12 18-18 26Q-24 30-27 22Q-26 34-16 32Q-6 31 0 25Q6 31 16 32Q26 34 27 22Q24 30 18 26Q12 18 0 22Z"
      fill="#6b4a2a"
      {...INK}
      stroke-width="1.2"
    />
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
    <path d="M-38-26Q-44-56 0-58Q44-56 38-26Q0-42-38-26Z" fill="#27456b" {...INK} />
    <path d="M-37-28Q0-44 37-28" fill="none" stroke="#d9b765" stroke-width="4" />
    <circle cy="-48" r="5.5" fill="#9c2a26" {...INK} />
    <path
      d="M-41-18Q-20-26 0-15Q20-26 41-18Q43 3 22 6Q7 6 0-5Q-7 6-22 6Q-43 3-41-18Z"
      fill="#8e2430"
      {...INK}
    />
    <path d="M-38-16Q-20-22 0-11Q20-22 38-16" fill="none" stroke="#d9b765" stroke-width="2" />
    <ellipse cx="-18" cy="-6" rx="8" ry="6" fill="#fffdf6" {...INK} />
    <ellipse cx="18" cy="-6" rx="8" ry="6" fill="#fffdf6" {...INK} />
    <circle cx="-17" cy="-5" r="3" fill="#231a10" />
    <circle cx="17" cy="-5" r="3" fill="#231a10" />
    <path d="M-28-26Q-18-32-8-25M28-26Q18-32 8-25" {...LINE} stroke-width="5" stroke="#f6efdf" />
    <circle cx="-26" cy="13" r="6" fill="#c9553f" opacity=".6" />
    <circle cx="26" cy="13" r="6" fill="#c9553f" opacity=".6" />
    <circle cy="6" r="8.5" fill="#d2714f" {...INK} />
    <path
      d="M0 15Q-12 10-26 18Q-38 26-36 38Q-24 42-12 36Q-4 32 0 27Q4 32 12 36Q24 42 36 38Q38 26 26 18Q12 10 0 15Z"
      fill="#f6efdf"
      {...INK}
    />
    <path
      d="M-24 24Q-28 30-28 35M-12 22Q-14 28-16 33M24 24Q28 30 28 35M12 22Q14 28 16 33"
      {...LINE}
      stroke-width="1.2"
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
    <path
      d="M18-30Q16-58 34-59Q46-48 30-26ZM6-32Q-4-58 12-60Q26-54 22-30ZM-6-32Q-26-50-14-59Q4-58 10-32Z"
      fill="#b63a7c"
      {...INK}
    />
    <path d="M30-30Q32-44 34-52M15-32Q14-46 12-54M0-34Q-8-46-12-53" {...LINE} stroke-width="1.3" />
    <path
      d="M-44-28Q-20-34 0-22Q20-34 44-28Q46-4 26 6Q10 10 0-4Q-10 10-26 6Q-46-4-44-28Z"
      fill="#6b2a86"
      {...INK}
    />
    <path d="M-40-25Q-20-30 0-18Q20-30 40-25" fill="none" stroke="#e9c15c" stroke-width="2.6" />
    <path d="M-30-12Q-19-22-9-9Q-20-2-30-12ZM30-12Q19-22 9-9Q20-2 30-12Z" fill="#fffdf6" {...INK} />
    <circle cx="-19" cy="-11" r="3.2" fill="#1c6b4a" stroke="#231a10" />
    <circle cx="19" cy="-11" r="3.2" fill="#1c6b4a" stroke="#231a10" />
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
    </g>
    <path d="M-36 40v6M36 40v6" {...LINE} />
    <circle cx="-36" cy="50" r="4" fill="#e9c15c" {...INK} stroke-width="1.4" />
    <circle cx="36" cy="50" r="4" fill="#e9c15c" {...INK} stroke-width="1.4" />
  </g>
);

/** Nobody yet: a closed grey mask. */
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
  /** `null`: nobody knows yet. */
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
