import { describe, expectTypeOf, it } from "vitest";
import type { ArgumentsOf, MessageId, PlainId } from "./i18n.js";
import { t } from "./i18n.js";
import { speakAtOnce } from "./testing.js";

/** Checked by the compiler. */
describe("what a message is filled in with", () => {
  it("is nothing, for most of them", () => {
    expectTypeOf<ArgumentsOf<"home.play">>().toEqualTypeOf<[]>();
    expectTypeOf<"home.play">().toExtend<PlainId>();
    expectTypeOf<"table.title">().not.toExtend<PlainId>();
  });

  it("is named in English", () => {
    expectTypeOf<ArgumentsOf<"name.called">>().toEqualTypeOf<
      [values: { readonly bearer: string; readonly form: string; readonly name: string | number }]
    >();
  });

  it("is a number where it is counted", () => {
    expectTypeOf<ArgumentsOf<"table.title">>().toEqualTypeOf<[values: { readonly turn: number }]>();
  });

  it("is a word where it chooses among words", () => {
    expectTypeOf<ArgumentsOf<"me.relation.undo">>().toEqualTypeOf<
      [values: { readonly relation: string }]
    >();
  });

  it("is everything that one of several messages needs", () => {
    expectTypeOf<ArgumentsOf<"home.play" | "name.called">[0]>().toExtend<{
      readonly name: string | number;
    }>();
  });

  it("is checked where a message is said", () => {
    speakAtOnce("en");
    // @ts-expect-error there is no such message
    t("home.nothing");
    // @ts-expect-error this message is filled in with nothing
    t("home.play", { name: "Ada" });
    // @ts-expect-error a name is missing
    t("name.called");
    // @ts-expect-error this is not what it is filled in with
    t("name.called", { nom: "Ada" });
    // @ts-expect-error a number is counted
    t("table.title", { turn: "3" });
    expectTypeOf<"home.nothing">().not.toExtend<MessageId>();
  });
});
