import { contradictions, type Face, type Notebook, why } from "@inkognito/mind/card";
import { listenerOf } from "../../../table/names.js";
import { useReasoning } from "../../../table/notebook/useReasoning.js";
import { type ReasonsProps, useReasons } from "../../../table/notebook/useReasons.js";
import type { CardSession } from "../../../table/session.js";
import { facesOf, isFactIn } from "./grid.js";
import { reasonTexts } from "./reasons.js";

/** The proofs behind the marks of the grid; fetched with the first guess or question. */
export function GridReasons(props: ReasonsProps<CardSession, Notebook, Face>) {
  const { session, book, pencil } = props;
  const { view, assistant } = session;
  const texts = reasonTexts(view, listenerOf(session));
  const reasoning = useReasoning(
    { contradictions, why, isFactIn },
    { view, book, assistant, pencil, faces: facesOf(view.table.config), texts },
  );
  useReasons(props, reasoning);
  return <>{reasoning.dialog}</>;
}
