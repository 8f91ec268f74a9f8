import { boardTable, cardTable, cardViewAt, viewAt } from "@inkognito/engine/testing";
import { describe, expect, it } from "vitest";
import { parseCards as parseBoardCards } from "../board/decisions/answers.js";
import { parseFace } from "../board/notebook/why.js";
import { parseSheet } from "../board/terminalGame.js";
import { parseCards, parseCode } from "./decisions/decisions.js";

describe("typed cards", () => {
  const view = viewAt(boardTable(), 0);

  it.each([
    ["F X tall", ["identity:F", "identity:X", "build:tall"]],
    ["tall, fiddle and agent x", ["identity:F", "identity:X", "build:tall"]],
    ["grey F zsa zsa thin", ["identity:Z", "build:thin", "grey:identity:F"]],
    ["letter gray tall B", ["identity:B", "grey:build:tall", "grey:mission:A"]],
    ["grey letter", ["grey:mission:A"]],
    ["G X", null],
    ["grey", null],
    ["", null],
    ["12", null],
  ])("[B5.3] %j", (text, cards) => {
    expect(parseBoardCards(view, text)).toEqual(cards);
  });

  it.each([
    ["F 52", ["identity:F", "number:52"]],
    ["0 and black fiddlebottom", ["number:0", "black:identity:F"]],
    ["black 52, X", ["identity:X", "black:number:52"]],
    ["F", null],
    ["F 53", null],
  ])("[C4.1] %j", (text, cards) => {
    expect(parseCards(text)).toEqual(cards);
  });

  it.each([
    ["52-11-0-29", [52, 11, 0, 29]],
    ["29 0, 11 52", [29, 0, 11, 52]],
    ["52-11-0", null],
    ["52-11-0-13", null],
    ["52-11-0-29-0", null],
    ["a b c d", null],
  ])("[C6.1] %j", (text, code) => {
    expect(parseCode(cardViewAt(cardTable(), 0), text)).toEqual(code);
  });

  it("[B12.5] a sheet names all four, once each", () => {
    const text = "red F tall, g bubble short; blue Z fat, yellow X thin";
    expect(parseSheet(text)).toEqual({
      red: { identity: "F", build: "tall" },
      green: { identity: "B", build: "short" },
      blue: { identity: "Z", build: "fat" },
      yellow: { identity: "X", build: "thin" },
    });
    expect(parseSheet("red F tall")).toBeNull();
    expect(parseSheet(text.replace("thin", "slim"))).toBeNull();
    expect(parseSheet("")).toBeNull();
  });

  it.each([
    [["b"], { kind: "identity", face: "B" }],
    [["letter", "b"], { kind: "mission", face: "B" }],
    [["a"], { kind: "mission", face: "A" }],
    [["zsa", "zsa"], { kind: "identity", face: "Z" }],
    [["tall"], { kind: "build", face: "tall" }],
    [["e"], null],
    [["letter", "f"], null],
  ])("a claim about %j", (words, face) => {
    expect(parseFace(words)).toEqual(face);
  });
});
