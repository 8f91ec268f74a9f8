import type { ComponentChildren } from "preact";
import { Mask } from "../ui/art/Mask.js";
import { Screen } from "./Screen.js";

/** A screen that says what is the matter and offers a way on. */
export const Notice = (props: {
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}) => (
  <Screen title={props.title}>
    <div class="screen-notice">
      <Mask agent={null} size={140} />
      <div class="screen-lines">
        <p role="status">{props.text}</p>
        <div class="screen-actions">{props.children}</div>
      </div>
    </div>
  </Screen>
);
