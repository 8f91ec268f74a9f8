import { expect, it } from "vitest";
import type { CardEvent } from "../terms/event.js";
import { concerns } from "./state.js";

it("[V] whom an event concerns is decided for every event: an unknown one is an error", () => {
  const unknown = { type: "unheard" } as unknown as CardEvent;
  expect(() => concerns(unknown, 0)).toThrow("unhandled");
});
