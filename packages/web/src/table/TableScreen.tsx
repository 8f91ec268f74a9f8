import { SoloNotice } from "../app/SoloNotice.js";
import { type Opening, useSolo } from "../solo/useSolo.js";
import type { Speed } from "./pace.js";
import { Table } from "./Table.js";

export function TableScreen(props: {
  readonly opening: Opening;
  readonly speed: Speed;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}) {
  const solo = useSolo(props.opening, props.speed);
  if (solo.status !== "open") return <SoloNotice solo={solo} {...props} />;
  const still = props.speed === "instant" || matchMedia("(prefers-reduced-motion)").matches;
  return <Table session={solo.session} still={still} {...props} />;
}
