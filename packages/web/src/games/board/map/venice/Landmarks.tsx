import type { JSX } from "preact";
import { LANDMARKS, type LandmarkKey } from "./points.js";

/** Line drawings, the middle of their foot line on the origin. `body` is filled, `lines` are not. */
interface Drawing {
  readonly body: string;
  readonly lines: string;
}

const dome = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}Z`;

const DRAWINGS: Readonly<Record<LandmarkKey, Drawing>> = {
  marco: {
    body:
      `M-26 0V-22H40V0ZM-48 0V-62H-36V0ZM-50-62H-34V-70H-50ZM-48-70L-42-88L-36-70Z` +
      `${dome(-15, -24, 9)}${dome(7, -26, 12)}${dome(29, -24, 9)}`,
    lines:
      "M-26-16q6-7 13 0q6-7 14 0q6-8 13 0q6-7 13 0q6-7 13 0M-20 0v-8a4 4 0 0 1 8 0V0M-7 0v-9a4 4 0 0 1 8 0V0" +
      "M6 0v-10a5 5 0 0 1 10 0V0M20 0v-9a4 4 0 0 1 8 0V0M32 0v-8a3 3 0 0 1 6 0V0M-15-37v-6M7-44v-7M29-37v-6" +
      "M-45-4V-58M-39-4V-58M-42-88v-6",
  },
  salute: {
    body: `M-30 0V-16H30V0ZM-20-16V-26H20V-16Z${dome(0, -26, 20)}${dome(26, -16, 8)}M-4-55V-64H4V-55Z`,
    lines:
      "M-9 0v-11a4 4 0 0 1 10 0V0M-22-6h8M12-6h12M-20-22q4-6 8 0q4-6 8 0q4-6 8 0q4-6 8 0q4-6 8 0" +
      "M-10-27Q-10-42-1-54M10-27Q10-42 1-54M0-64v-7M-3-68h6",
  },
  giorgio: {
    body: `M-16 0V-20L0-30L16-20V0ZM-38 0V-13L-16-19V0ZM16 0V-13L30-8V0ZM32 0V-46H41V0ZM30-46L36.5-64L43-46Z${dome(0, -30, 9)}`,
    lines: "M-10 0V-19M-4 0V-19M4 0V-19M10 0V-19M-16-20H16M34-40h5M36.5-64v-5M0-42v-6",
  },
  arsenal: {
    body: "M-44 0V-34H-28V0ZM28 0V-34H44V0ZM-28 0V-18H-12V0ZM12 0V-18H28V0ZM-12 0V-24L0-31L12-24V0Z",
    lines:
      "M-46-34h4v-5h4v5h4v-5h4v5h4M26-34h4v-5h4v5h4v-5h4v5h4M-36-26v6M36-26v6M-7 0v-12a7 7 0 0 1 14 0V0" +
      "M-28-18h3v-3h4v3h4v-3h4M13-21h4v3h4v-3h4v3M-36-39v-14l9 4l-9 4M36-39v-14l9 4l-9 4",
  },
  murano: {
    body: "M-7 0L-5-34H5L7 0ZM-7-34H7V-39H-7ZM-5-39V-47H5V-39ZM-6-47L0-54L6-47ZM-26 0V-12H-10V0ZM10 0V-15L18-20L26-15V0Z",
    lines:
      "M-6-11H6M-5.6-22H5.6M-22 0v-7h6v7M15 0v-8h6V0M-24-12v-8M9-43L24-47M9-42L24-38M-9-43L-24-47M-9-42L-24-38",
  },
  redentore: {
    body: `M-12 0V-15L0-22L12-15V0ZM-20 0V-10L-12-13V0ZM20 0V-10L12-13V0Z${dome(0, -22, 8)}`,
    lines: "M-5 0V-14M5 0V-14M0-33v-6M-12-15H12",
  },
};

/** The compass rose: sixteen winds and the lily of the north. */
const Rose = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(.66)`} stroke="var(--map-landmark)" stroke-width="1.4">
    {Array.from({ length: 8 }, (_, index) => (
      <path
        key={index}
        d="M0 0V-1900"
        transform={`rotate(${index * 45 + 22.5})`}
        stroke-width=".7"
        opacity=".13"
      />
    ))}
    <circle r="58" fill="none" opacity=".5" />
    <circle r="53" fill="none" opacity=".3" />
    {[45, 135, 225, 315, 0, 90, 180, 270].map((turn, index) => (
      <g key={turn} transform={`rotate(${turn}) scale(${index < 4 ? 0.72 : 1})`}>
        <path d="M0-74L9-9L0 0Z" fill="var(--map-landmark)" />
        <path d="M0-74L-9-9L0 0Z" fill="var(--map-sea)" />
      </g>
    ))}
    <path
      d="M0-80q-7-8 0-18q7 10 0 18M0-82q-12 2-12-8q6 0 12 8M0-82q12 2 12-8q-6 0-12 8M-7-78H7"
      fill="var(--map-landmark)"
    />
    <circle r="4" fill="var(--map-sea)" />
  </g>
);

const GONDOLA =
  "M-34-4Q-36-14-31-20M-34-4Q-30 4-8 5H12Q30 4 36-10Q38-16 35-18M-34-4Q-10 1 12 1Q28 0 36-10" +
  "M-10 0V-7H2V0M20-1V-16M17-20L20-16L23-20M20-12L26-9M16-14L4 12M20-21a2.4 2.4 0 1 0 .1 0";

const GALLEY =
  "M-46-6Q-40 10-24 12H30Q46 8 52-12L40-6H-30L-46-6M-8-6V-62M26-6V-48M-8-58Q14-46 6-18L-8-14" +
  "M-8-58Q-30-40-30-16L-8-14M26-44Q42-34 36-14L26-12M26-44Q14-32 12-14L26-12M-8-62l14 4l-14 4" +
  "M-46-6L-62-20M-20 12l-6 10M-8 12l-6 10M4 12l-6 10M16 12l-6 10";

/** Things on the water that only please the eye. */
const Ornaments = (): JSX.Element => (
  <g fill="none" stroke="var(--map-landmark)" stroke-width="1.5" stroke-linecap="round">
    <path d={GALLEY} transform="translate(1200 214)" opacity=".6" />
    <path d={GONDOLA} transform="translate(1180 972) scale(.9)" opacity=".6" />
    <path d={GONDOLA} transform="translate(96 96) scale(-.9 .9)" opacity=".5" />
    <path d={GONDOLA} transform="translate(890 1104) scale(-.7 .7)" opacity=".5" />
  </g>
);

const Ribbon = ({ title }: { readonly title: string }): JSX.Element => (
  <g transform="translate(1252 84)" stroke="var(--ink)" stroke-width="1.6">
    <path d="M-132-8H-96V34H-132L-118 13ZM132-8H96V34H132L118 13Z" fill="var(--paper-shade)" />
    <path d="M-96 34L-112 24H-96ZM96 34L112 24H96Z" fill="var(--ink-soft)" />
    <path d="M-112-22Q0-34 112-22V24Q0 12-112 24Z" fill="var(--paper)" />
    <path d="M-104-15Q0-27 104-15M-104 17Q0 5 104 17" fill="none" opacity=".45" />
    <text
      y="6"
      text-anchor="middle"
      font-size="32"
      font-weight="700"
      letter-spacing="5"
      fill="var(--ink)"
      stroke="none"
    >
      {title}
    </text>
  </g>
);

export interface LandmarksProps {
  /** Written on a ribbon over the lagoon. */
  readonly title?: string | undefined;
}

/** San Marco, Salute, San Giorgio, the Arsenal, the Redentore; rose, boats and ribbon. */
export const Landmarks = ({ title }: LandmarksProps): JSX.Element => (
  <g pointer-events="none" stroke-linejoin="round">
    <Rose x={74} y={1042} />
    <Ornaments />
    {title !== undefined && <Ribbon title={title} />}
    {Object.entries(DRAWINGS).map(([key, drawing]) => {
      const [x, y] = LANDMARKS[key as LandmarkKey];
      return (
        <g
          key={key}
          transform={`translate(${x} ${y}) scale(${key === "salute" ? 0.92 : 1.12})`}
          stroke="var(--map-landmark)"
          stroke-width="1.4"
        >
          <path d={drawing.body} stroke="var(--map-land)" stroke-width="7" opacity=".8" />
          <path d={drawing.body} fill="var(--map-landmark-fill)" />
          <path d={drawing.lines} fill="none" stroke-width="1.1" />
        </g>
      );
    })}
  </g>
);
