import type { Route } from "@inkognito/engine/board";
import type { JSX } from "preact";
import { curve, type Point, points } from "./path.js";
import { routePath } from "./routes.js";

export interface RoutesProps {
  readonly land: readonly Route[];
  readonly sea: readonly Route[];
}

/** The bridge with shops on it, between Pescheria and Rialto. */
const RIALTO: Route = [37, 50];

interface BridgeMarkProps {
  readonly path: string;
  readonly shops: boolean;
}

/** A stone bridge from above: two parapets and steps; the Rialto carries two rows of shops. */
const BridgeMark = ({ path, shops }: BridgeMarkProps): JSX.Element => {
  const width = shops ? 34 : 14;
  return (
    <g fill="none" stroke="var(--map-stone)">
      <path d={path} stroke="var(--map-bridge-edge)" stroke-width={width + 4} />
      <path d={path} stroke-width={width} />
      <path d={path} stroke="var(--map-bridge-deck)" stroke-width={width - 3} />
      <path
        d={path}
        stroke="var(--map-bridge-step)"
        stroke-width={width - 3}
        stroke-dasharray="1.4 3.4"
      />
      {shops && (
        <>
          <path d={path} stroke-width={width - 7} stroke-dasharray="7 2.4" />
          <path d={path} stroke="var(--map-bridge-deck)" stroke-width="12" />
        </>
      )}
    </g>
  );
};

/** Land routes solid and warm, sea routes dashed and cool; stone bridges where land meets water. */
export const Routes = ({ land, sea }: RoutesProps): JSX.Element => (
  <g pointer-events="none">
    {sea.map(([a, b]) => (
      <path key={`${a}-${b}`} class="route-sea" d={routePath(a, b, "sea")} />
    ))}
    {BRIDGES.map(({ route, points }) => (
      <BridgeMark
        key={`${route.join("-")}:${curve(points)}`}
        path={curve(points)}
        shops={route[0] === RIALTO[0] && route[1] === RIALTO[1]}
      />
    ))}
    {land.map(([a, b]) => (
      <path key={`${a}-${b}`} class="route-casing" stroke-width="7" d={routePath(a, b, "land")} />
    ))}
    {land.map(([a, b]) => (
      <path key={`${a}-${b}`} class="route-land" d={routePath(a, b, "land")} />
    ))}
  </g>
);

/** Where a land route leaves the land: measured along the routes, so a route that moves needs them anew. */
interface Bridge {
  readonly route: readonly [number, number];
  readonly points: readonly Point[];
}

const bridge = (a: number, b: number, line: string): Bridge => ({
  route: [a, b],
  points: points(line),
});

const BRIDGES: readonly Bridge[] = [
  bridge(6, 15, "357 339 344 348 332 356"),
  bridge(14, 15, "341 427 312 410 284 392"),
  bridge(15, 16, "217 389 164 389 108 381"),
  bridge(15, 18, "277 394 289 419 299 446"),
  bridge(16, 17, "92 410 115 445 149 468"),
  bridge(16, 19, "66 415 62 448 65 484"),
  bridge(19, 20, "86 549 93 565 99 584"),
  bridge(24, 25, "122 901 145 919 169 943"),
  bridge(30, 33, "456 744 441 768 424 792"),
  bridge(37, 50, "671 458 699 468 728 481"),
  bridge(41, 46, "1487 933 1472 913 1461 891"),
  bridge(46, 56, "1498 794 1513 771 1527 745"),
  bridge(47, 55, "1288 733 1304 733 1322 731"),
  bridge(55, 56, "1488 701 1504 702 1522 704"),
];
