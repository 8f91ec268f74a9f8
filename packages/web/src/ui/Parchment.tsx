import type { ComponentChildren } from "preact";
import "./parchment.css";

/** A sheet of paper, for everything that is read or filled in. */
export const Parchment = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="parchment">{children}</div>
);
