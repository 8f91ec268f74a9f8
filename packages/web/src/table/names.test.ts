import { afterAll, expect, it } from "vitest";
import { type CompleteLanguage, speakAtOnce } from "../i18n/testing.js";
import { partnerWords } from "./names.js";

afterAll(() => speakAtOnce("en"));

const config = { seats: ["red", "yellow", "green", "blue"] } as const;
const listener = { config, names: [null, "Ada", "Ben", null], viewer: 0 } as const;
const partners = [1, 2, 3] as const;

it.each<[CompleteLanguage, string, string]>([
  ["en", "is Ada, Ben or Blue", "is Ada, Ben or Blue, or has been arrested"],
  ["es", "es Ada, Ben o Azul", "es Ada, Ben o Azul, o es el agente detenido"],
  ["de", "ist Ada, Ben oder Blau", "ist Ada, Ben oder Blau – oder sitzt in Haft"],
  ["it", "è Ada, Ben o Blu", "è Ada, Ben o Blu, o è l’agente arrestato"],
  ["ko", "Ada님, Ben님 또는 파랑이에요", "Ada님, Ben님 또는 파랑이거나 체포됐어요"],
  ["sv", "är Ada, Ben eller Blå", "är Ada, Ben eller Blå, eller har gripits"],
])("in %s a partner who is not known is one or another", (language, open, openOrNone) => {
  speakAtOnce(language);
  const said = (alone: "no" | "possible") =>
    partnerWords({ partner: null, partners, alone }, listener);
  expect([said("no"), said("possible")]).toEqual([open, openOrNone]);
});
