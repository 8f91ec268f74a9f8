import type { Piece } from "@inkognito/engine/board";
import { afterAll, expect, it } from "vitest";
import { t } from "../../i18n/i18n.js";
import { type CompleteLanguage, speakAtOnce } from "../../i18n/testing.js";
import { pieceName, pieceTitle } from "./names.js";

const config = { seats: ["red", "yellow", "green", "blue"] } as const;

afterAll(() => speakAtOnce("en"));

it.each<[CompleteLanguage, Piece, string]>([
  ["en", "red-tall", "red, tall figure"],
  ["es", "red-tall", "figura alta roja"],
  ["de", "green-fat", "grüne, dicke Figur"],
  ["it", "yellow-thin", "figura magra gialla"],
  ["ko", "blue-short", "파란색 작은 말"],
  ["sv", "red-tall", "röd, lång figur"],
])("in %s the title of %s agrees with the figure", (language, piece, title) => {
  speakAtOnce(language);
  expect(pieceTitle(piece)).toBe(title);
});

it.each<[CompleteLanguage, Piece, string]>([
  ["en", "ambassador", "Where should the Ambassador go?"],
  ["en", "green-fat", "Where should the green, fat figure go?"],
  ["es", "ambassador", "¿Adónde llevas al Embajador?"],
  ["de", "ambassador", "Wohin bringst du den Botschafter?"],
  ["de", "red-tall", "Wohin bringst du deine große Figur?"],
  ["it", "red-tall", "Dove porti la tua figura alta?"],
  ["ko", "ambassador", "대사 말을 어디로 옮길까요?"],
  ["sv", "ambassador", "Vart flyttar du ambassadören?"],
])("in %s it is asked where %s goes", (language, piece, question) => {
  speakAtOnce(language);
  const listener = { config, names: [], viewer: 0 } as const;
  expect(t("prompt.move.where", { piece: pieceName(listener, piece) })).toBe(question);
});
