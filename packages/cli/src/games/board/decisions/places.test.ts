import { describe, expect, it } from "vitest";
import { parsePlace, parsePlaces } from "./places.js";

const space = (id: number) => ({ type: "space", space: id });
const piece = (name: string) => ({ type: "piece", piece: name });

describe("typed places and figures", () => {
  it.each([
    ["12 34 35", [space(12), space(34), space(35)]],
    ["  2->3 -> 7 ", [space(2), space(3), space(7)]],
    ["#5", [space(40)]],
    ["Rialto San Marco", [space(50), space(49)]],
    ["san nicolo", [space(23)]],
    ["San Nicolò", [space(23)]],
    ["ca' d'oro zatt", [space(13), space(32)]],
    ["embassy", [space(58)]],
    ["giorgio maggiore 39", [space(40), space(39)]],
    ["tall 3", [piece("red-tall"), space(3)]],
    ["blue fat redentore", [piece("blue-fat"), space(31)]],
    ["yellow-thin 12", [piece("yellow-thin"), space(12)]],
    ["ambassador 29", [piece("ambassador"), space(29)]],
    ["", []],
  ])("%j", (text, typed) => {
    expect(parsePlaces(text, "red")).toEqual({ ok: true, value: typed });
  });

  it.each([
    ["59", "There's no space 59"],
    ["0", "There's no space 0"],
    [
      "99999999999999999999999999999999999999999999",
      "There's no space 9999999999999999999999999999",
    ],
    ["#9", "no place"],
    ["atlantis", '"atlantis" is no place on the map and no figure.'],
    ["2 blue", "Which figure of blue's: tall, short, fat or thin?"],
    ["san marc", '"san marc" may be 7 San Marcuola or 49 San Marco.'],
    ["ambas", null],
  ])("%j is answered with a sentence, or understood", (text, sentence) => {
    const typed = parsePlaces(text, "red");
    if (sentence === null) expect(typed.ok).toBe(true);
    else expect(typed).toEqual({ ok: false, error: expect.stringContaining(sentence) });
  });

  it("a build alone needs a colour of one's own", () => {
    expect(parsePlaces("tall 3")).toMatchObject({ ok: false });
  });

  it("one place is one place", () => {
    expect(parsePlace("zattere")).toEqual({ ok: true, value: 32 });
    expect(parsePlace("1 2")).toMatchObject({ ok: false });
    expect(parsePlace("ambassador")).toMatchObject({ ok: false });
    expect(parsePlace(" ")).toMatchObject({ ok: false });
  });
});
