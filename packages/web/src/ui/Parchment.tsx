import type { ComponentChildren } from "preact";
import "./parchment.css";

/** A sheet of paper on the night: for everything that is read and filled in. */
export const Parchment = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="parchment">{children}</div>
);
