import { type CodeNumber, EDITION_NUMBERS } from "@inkognito/engine/card";
import type { JSX } from "preact";

const around = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });

const HOLES = around(10, 29);
const NOTCHES = around(24, 1);

/** C1.2: a fragment of the telephone number in a dial, or a number of the safe in its lock. */
export const NumberFace = ({ number }: { readonly number: CodeNumber }): JSX.Element => {
  const telephone = EDITION_NUMBERS.telephone.includes(number);
  return (
    <g transform="translate(50 66)" stroke="#231a10" stroke-width="1.6">
      <circle r="37" fill={telephone ? "#1d2b2f" : "#8b8f8c"} />
      {telephone
        ? HOLES.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" fill="#e9d9bd" />)
        : NOTCHES.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x * 30} ${y * 30}L${x * 35} ${y * 35}`} />
          ))}
      {!telephone && <path d="M0-37L-5-46H5Z" fill="#9c2a26" />}
      <circle r="21" fill="#fffaf0" />
      <text
        y="9"
        text-anchor="middle"
        font-size="26"
        font-weight="700"
        fill="#231a10"
        stroke="none"
      >
        {number}
      </text>
    </g>
  );
};
