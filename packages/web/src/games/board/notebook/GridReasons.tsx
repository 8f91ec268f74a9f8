import { contradictions, type Face, type Notebook, why } from "@inkognito/mind/board";
import { listenerOf } from "../../../table/names.js";
import { useReasoning } from "../../../table/notebook/useReasoning.js";
import { type ReasonsProps, useReasons } from "../../../table/notebook/useReasons.js";
import type { Session } from "../../../table/session.js";
import { FACES, isFactIn } from "./grid.js";
import { reasonTexts } from "./reasons.js";

/** The proofs behind the marks of the grid; fetched with the first guess or question. */
export function GridReasons(props: ReasonsProps<Session, Notebook, Face>) {
  const { session, book, pencil } = props;
  const { view, assistant } = session;
  const texts = reasonTexts(view, listenerOf(session));
  const reasoning = useReasoning(
    { contradictions, why, isFactIn },
    { view, book, assistant, pencil, faces: FACES, texts },
  );
  useReasons(props, reasoning);
  return <>{reasoning.dialog}</>;
}
