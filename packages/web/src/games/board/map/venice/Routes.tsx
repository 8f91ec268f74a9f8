import type { Route } from "@inkognito/engine/board";
import type { JSX } from "preact";
import { BRIDGES } from "./bridges.js";
import { curve } from "./path.js";
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
