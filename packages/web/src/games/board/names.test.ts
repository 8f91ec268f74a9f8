import { type Piece, SPACES, type SpaceId } from "@inkognito/engine/board";
import { afterAll, expect, it } from "vitest";
import { t } from "../../i18n/i18n.js";
import { CATALOGS, COMPLETE, type CompleteLanguage, speakAtOnce } from "../../i18n/testing.js";
import {
  bareSpaceName,
  pieceName,
  pieceTitle,
  SPACE_FORMS,
  spaceLabel,
  spaceName,
} from "./names.js";

const config = { seats: ["red", "yellow", "green", "blue"] } as const;

afterAll(() => speakAtOnce("en"));

it.each<[CompleteLanguage, Piece, string]>([
  ["en", "red-tall", "tall red figure"],
  ["es", "red-tall", "figura alta roja"],
  ["de", "green-fat", "dicke grüne Figur"],
  ["it", "yellow-thin", "pedina magra gialla"],
  ["ko", "blue-short", "파란색 작은 말"],
  ["sv", "red-tall", "lång röd figur"],
])("in %s the title of %s agrees with the figure", (language, piece, title) => {
  speakAtOnce(language);
  expect(pieceTitle(piece)).toBe(title);
});

it.each<[CompleteLanguage, Piece, string]>([
  ["en", "ambassador", "Where should the Ambassador go?"],
  ["en", "green-fat", "Where should the fat green figure go?"],
  ["es", "ambassador", "¿Adónde llevas al Embajador?"],
  ["de", "ambassador", "Wohin bringst du den Botschafter?"],
  ["de", "red-tall", "Wohin bringst du deine lange Figur?"],
  ["it", "red-tall", "Dove porti la tua pedina alta?"],
  ["ko", "ambassador", "대사 말을 어디로 옮길까요?"],
  ["sv", "ambassador", "Vart flyttar du ambassadören?"],
])("in %s it is asked where %s goes", (language, piece, question) => {
  speakAtOnce(language);
  const listener = { config, names: [], viewer: 0 } as const;
  expect(t("prompt.move.where", { piece: pieceName(listener, piece) })).toBe(question);
});

it.each<[CompleteLanguage, SpaceId, readonly string[]]>([
  ["en", 42, ["Molo", "the Molo", "the Molo", "the Molo", "the Molo"]],
  ["en", 58, ["Embassy", "the embassy", "the embassy", "the embassy", "the embassy"]],
  ["es", 42, ["Molo", "al Molo", "el Molo", "el Molo", "el Molo"]],
  [
    "de",
    46,
    ["Giardini", "zu den Giardini", "bei den Giardini", "von den Giardini", "die Giardini"],
  ],
  ["it", 18, ["Frari", "ai Frari", "ai Frari", "dai Frari", "dai Frari"]],
  ["ko", 50, ["리알토", "리알토", "리알토", "리알토", "리알토"]],
  ["sv", 54, ["Arsenalen", "Arsenalen", "Arsenalen", "Arsenalen", "Arsenalen"]],
])("in %s space %i stands alone, and in a sentence", (language, id, names) => {
  speakAtOnce(language);
  expect(SPACE_FORMS.map((form) => bareSpaceName(id, form))).toEqual(names);
});

it.each(COMPLETE)("in %s every space has a name in every form that is used", (language) => {
  speakAtOnce(language);
  const forms: readonly string[] = [...SPACE_FORMS, "other"];
  for (const { id } of SPACES) {
    const text: string = CATALOGS[language][`space.${id}` as "space.1"];
    const written = [...text.matchAll(/([a-z]+) \{/g)].map(([, form = ""]) => form);
    expect(written.filter((form) => !forms.includes(form))).toEqual([]);
    for (const form of SPACE_FORMS) expect(bareSpaceName(id, form)).toMatch(/^[\p{L}’ ]+$/u);
  }
});

it("a number or a home is named as well", () => {
  speakAtOnce("it");
  expect(spaceName(46, "to")).toBe("ai Giardini (6)");
  expect(spaceLabel(2, "to")).toBe("alla Misericordia (casella di partenza rossa)");
  speakAtOnce("en");
  expect(spaceLabel(5)).toBe("Guglie (yellow home)");
});
