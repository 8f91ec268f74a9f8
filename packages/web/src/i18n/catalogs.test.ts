import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { FILES, languagesIn, pathOf, readCatalog } from "../../tools/catalogs/catalogs.mjs";
import { formatPo } from "../../tools/catalogs/po.mjs";
import { updated } from "../../tools/catalogs/update.mjs";
import { LANGUAGES, type MessageId } from "./i18n.js";
import { type ByLanguage, CATALOGS, COMPLETE } from "./testing.js";

type Messages = Readonly<Record<MessageId, string>>;

const english: Messages = CATALOGS.en;

const IDS = Object.keys(english) as readonly MessageId[];

/** "{turn}", or "{players, plural, …}" with its forms. */
interface Argument {
  readonly name: string;
  readonly kind: string | undefined;
  readonly forms: Readonly<Record<string, CompiledMessage | string>>;
}

/** What a message is filled in with, and all that is inside. */
const argumentsIn = (compiled: CompiledMessage): readonly Argument[] =>
  compiled.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, kind, choices] = token;
    const all = typeof choices === "object" && choices !== null ? choices : {};
    const { offset: _, ...forms } = all as Record<string, CompiledMessage | string>;
    const inner = Object.values(forms).filter((form) => typeof form !== "string");
    return [{ name, kind, forms }, ...inner.flatMap(argumentsIn)];
  });

const inMessage = (message: string): readonly Argument[] =>
  argumentsIn(compileMessageOrThrow(message));

/** "Name" is "name" at the beginning of a sentence; languages differ in the case they put a player in. */
const plain = (name: string): string =>
  /^(object|dative|accusative|genitive)$/i.test(name) ? "player" : name.toLowerCase();

/** What a language may leave out: the form of a name, whose it is, how a number begins. */
const LEFT_OUT: readonly string[] = ["form", "bearer", "sound"];
/** What it may need where English does not: is the reader the one who is shown, does the verb agree with
 * one, or with the reader? */
const ADDED: readonly string[] = [...LEFT_OUT, "target", "count", "who"];

/** What a translation is filled in with that it may not be, or is not though it must. */
function misfilled(text: string, source: string): readonly string[] {
  const [own, wanted] = [text, source].map(
    (message) => new Set(inMessage(message).map(({ name }) => plain(name))),
  );
  const missing = [...(wanted ?? [])].filter((name) => !own?.has(name) && !LEFT_OUT.includes(name));
  const foreign = [...(own ?? [])].filter((name) => !wanted?.has(name) && !ADDED.includes(name));
  return [...missing, ...foreign];
}

/** The forms of a choice or a count, by its argument: "about: identity other". */
const formsOf = (message: string, kind: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const argument of inMessage(message).filter((each) => each.kind === kind)) {
    const known = found.get(argument.name) ?? new Set();
    found.set(argument.name, new Set([...known, ...Object.keys(argument.forms)]));
  }
  return found;
};

/** A form of a choice that is only a piece of a clause: nothing, or what goes on with the text around it. */
function isHalf(form: CompiledMessage | string): boolean {
  const [first, last] = [form.at(0), form.at(-1)];
  const begins = typeof first === "string" && /^[ ,.;:)]/.test(first);
  return form.length === 0 || begins || (typeof last === "string" && last.endsWith(" "));
}

/** Proper names, signs, and what is only filled in. */
const SAME_EVERYWHERE: readonly MessageId[] = [
  ...(["app.name", "home.title", "table.map.title"] as const),
  ...(["choice.edition.piatnik", "choice.edition.devir"] as const),
  ...(["place.rialto", "place.sanMarco", "place.sanGiorgio", "place.salute"] as const),
  ...(["agent.short.X", "agent.cell.X", "card.letter", "answers.before"] as const),
  ...(["move.step", "passport.sheet", "verdict.code"] as const),
  ...(["lesson.mission.1.a", "lesson.mission.1.b"] as const),
  ...(["lesson.cards.3.a", "lesson.cards.3.b", "lesson.cards.3.c"] as const),
  ...(["name.called", "name.seated", "space.numbered", "story.because"] as const),
];

/** Few places have names in other languages than Italian. */
const PLACE_IN_VENICE = /^space\.\d+$/;

const LATIN_NAMES: readonly MessageId[] = [
  ...(["agent.short.F", "agent.short.B", "agent.short.Z"] as const),
  ...(["agent.cell.F", "agent.cell.B", "agent.cell.Z"] as const),
];

/** Words that are the same in English by nature. */
const SAME: ByLanguage<readonly MessageId[]> = {
  en: IDS,
  es: [
    "card.build",
    ...LATIN_NAMES,
    ...([
      "agent.F",
      "agent.Z",
      "agent.the.F",
      "agent.the.Z",
      "choice.level",
      "settings.speed.normal",
      "settings.textSize.normal",
      "menu.no",
    ] as const),
    ...(["grid.no", "grid.ruledOut", "missions.ruledOut", "time.days", "time.hours"] as const),
    ...(["seating.bot", "chat.title"] as const),
  ],
  de: [
    "card.build",
    ...LATIN_NAMES,
    ...(["agent.F", "agent.B", "agent.Z", "agent.X", "level.agent"] as const),
    ...(["agent.the.F", "agent.the.B", "agent.the.Z", "agent.the.X"] as const),
    ...(["choice.edition.korea", "settings.speed.normal", "missions.of", "missions.code"] as const),
    ...(["missions.mission", "settings.textSize.normal"] as const),
    ...([
      "answers.inTurn",
      "seating.placeholder",
      "chat.title",
      "ball.orange",
      "choice.level",
    ] as const),
  ],
  it: [
    "card.build",
    "site.privacy",
    "settings.volume",
    ...LATIN_NAMES,
    ...(["missions.ruledOut", "grid.ruledOut", "grid.no", "menu.no", "menu.open"] as const),
    ...(["notice.home", "table.home", "end.home"] as const),
    ...([
      "agent.F",
      "agent.Z",
      "agent.the.F",
      "agent.the.Z",
      "seating.bot",
      "chat.title",
      "time.hours",
    ] as const),
  ],
  ko: ["card.build"],
  sv: [
    ...LATIN_NAMES,
    ...(["ball.orange", "level.agent", "seating.bot"] as const),
    ...(["choice.edition.korea", "answers.inTurn", "time.days", "time.hours"] as const),
  ],
};

it("a language has a folder and a line in LANGUAGES", () => {
  expect(languagesIn()).toEqual([...LANGUAGES].sort());
});

/** "At most 12 characters." in the notes of a message; a soft hyphen is seen at the end of a line only. */
const LIMIT = /^At most (\d+) characters\.$/;
const lengthOf = (text: string): number => [...text.replaceAll("\u00ad", "")].length;

describe.each(languagesIn())("the files of %s", (language) => {
  it("are up to date with English (npm run catalogs)", () => {
    const old = FILES.filter(
      (file) => readFileSync(pathOf(language, file), "utf8") !== formatPo(updated(language, file)),
    );
    expect(old).toEqual([]);
  });

  it("keep to the lengths that the notes set", () => {
    const tooLong = FILES.flatMap((file) => readCatalog(language, file).entries).filter(
      ({ notes, text }) =>
        notes.some((note) => lengthOf(text) > Number(LIMIT.exec(note)?.[1] ?? Infinity)),
    );
    expect(tooLong.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("are filled in with what English is filled in with", () => {
    const wrong = FILES.flatMap((file) => readCatalog(language, file).entries).filter(
      ({ text, english: source }) => text !== "" && misfilled(text, source).length > 0,
    );
    expect(wrong.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});

describe("the notes for translators", () => {
  const entries = FILES.flatMap((file) => readCatalog("en", file).entries);

  it("set a limit in one form", () => {
    const misspelt = entries.filter(({ notes }) =>
      notes.some((note) => /\d+ (characters|letters|signs)/.test(note) && !LIMIT.test(note)),
    );
    expect(misspelt.map(({ id }) => id)).toEqual([]);
  });

  it("explain every placeholder", () => {
    const unexplained = entries.flatMap(({ id, text, notes }) =>
      inMessage(text)
        .filter(({ name }) => !notes.some((note) => note.startsWith(`{${name}}: `)))
        .map(({ name }) => `${id}: {${name}}`),
    );
    expect(unexplained).toEqual([]);
  });

  it("say where a text of three words or less stands", () => {
    const bare = entries.filter(
      ({ text, notes }) =>
        text.split(/\s+/).length <= 3 &&
        notes.every((note) => note.startsWith("{") || LIMIT.test(note)),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(COMPLETE)("%s", (language) => {
  const catalog: Messages = CATALOGS[language];

  it("has words for every message and no others", () => {
    expect(IDS.filter((id) => (catalog[id] ?? "").trim() === "")).toEqual([]);
    expect(Object.keys(catalog).sort()).toEqual([...IDS].sort());
  });

  it("is translated: only what is the same by nature is as in English", () => {
    const same = new Set<MessageId>([...SAME_EVERYWHERE, ...SAME[language]]);
    const kept = (id: MessageId): boolean => same.has(id) || PLACE_IN_VENICE.test(id);
    expect(IDS.filter((id) => catalog[id] === english[id] && !kept(id))).toEqual([]);
    expect(SAME[language].filter((id) => catalog[id] !== english[id])).toEqual([]);
  });

  it("has no translation of an English text that has changed since", () => {
    const entries = FILES.flatMap((file) => readCatalog(language, file).entries);
    expect(entries.filter(({ fuzzy }) => fuzzy).map(({ id }) => id)).toEqual([]);
  });

  it("chooses among what the program says, and has an answer to everything else", () => {
    const wrong = IDS.filter((id) => {
      const known = formsOf(english[id], "select");
      return [...formsOf(catalog[id], "select")].some(
        ([name, forms]) =>
          !forms.has("other") ||
          (known.has(name) &&
            name !== "form" &&
            [...forms].some((form) => known.get(name)?.has(form) !== true)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("chooses among whole clauses: none is empty, and none goes on with a half", () => {
    const glued = IDS.filter((id) =>
      inMessage(catalog[id]).some(
        ({ kind, forms }) => kind === "select" && Object.values(forms).some(isHalf),
      ),
    );
    expect(glued).toEqual([]);
  });

  it("counts as its speakers count", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const known = (form: string): boolean =>
      /^=?\d+$/.test(form) || (pluralCategories as readonly string[]).includes(form);
    const wrong = IDS.flatMap((id) =>
      inMessage(catalog[id])
        .filter(({ kind }) => kind === "plural")
        .flatMap(({ name, forms }) => {
          const written = Object.keys(forms);
          const foreign = written.filter((form) => !known(form));
          const { other = "" } = forms;
          const numbered = JSON.stringify(other).includes('"#"');
          const tellsOne = formsOf(english[id], "plural").get(name)?.has("one") === true;
          const needed = [
            "other",
            // Where there can be one of them, a number is not followed by a word for many.
            ...(tellsOne && numbered && pluralCategories.includes("one") ? ["one"] : []),
          ].filter((form) => !(written.includes(form) || (form === "one" && "=1" in forms)));
          return [...foreign, ...needed].map((form) => `${id}: ${form}`);
        }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Particles that follow the sound before them, right after something that is filled in. */
const PARTICLE =
  /\{(\w+)\}(이|가|은|는|을|를|과|와|으로|로|이에요|예요|이고|고|이라|라)(?![가-힣])/g;

/** Whatever these are, they end in a consonant: a title of courtesy, "당신", "요원", "칸", "말". */
const CONSONANT = /^(name|Name|names|object|dative|asker|of|to|partner|person|place|piece)$/;
/** "62 %" is read "퍼센트". */
const VOWEL = /^percent$/;

describe("ko", () => {
  it("has the particle that fits, whatever is filled in", () => {
    const wrong = IDS.flatMap((id) =>
      [...CATALOGS.ko[id].matchAll(PARTICLE)]
        .filter(([, name = "", particle = ""]) => {
          const afterConsonant = /^(이|은|을|과|으로|이에요|이고|이라)$/.test(particle);
          return !(afterConsonant ? CONSONANT : VOWEL).test(name);
        })
        .map(([words]) => `${id}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });

  it("writes both particles in the order of particles.ts, where they depend on what is filled in", () => {
    const pairs = /^\[(은\/는|이\/가|을\/를|과\/와|으로\/로|이에요\/예요|이고\/고|이라\/라)\]$/;
    const wrong = IDS.filter((id) =>
      (CATALOGS.ko[id].match(/\[[^\]]*\]/g) ?? []).some((written) => !pairs.test(written)),
    );
    expect(wrong).toEqual([]);
  });

  it("speaks politely (해요), never formally (합니다): that is for the rulebook", () => {
    expect(IDS.filter((id) => /니다|습니까|십시오/.test(CATALOGS.ko[id]))).toEqual([]);
  });

  it("never leaves the choice of a particle to the reader", () => {
    const both = /[이을은과]\([가를는와]\)|[가를는와]\([이을은과]\)|\(으\)로|\(이\)/;
    expect(IDS.filter((id) => both.test(CATALOGS.ko[id]))).toEqual([]);
  });
});

const SOURCES = join(import.meta.dirname, "..");

/** All that can name a message: every source but the catalogs and the tests. */
const sources = (): string =>
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^i18n[\\/]/.test(path))
    .map((path) => readFileSync(join(SOURCES, path), "utf8"))
    .join("\n");

it("every message is used", () => {
  const text = sources();
  const named = new Set([...text.matchAll(/"([\w.]+)"/g)].map(([, id = ""]) => id));
  const patterns = [...text.matchAll(/`([\w.]+\.(?:[\w.]|\$\{[^}]+\})+)`/g)].map(
    ([, template = ""]) =>
      new RegExp(`^${template.replaceAll(".", "\\.").replaceAll(/\$\{[^}]+\}/g, "\\w+")}$`),
  );
  const said = (id: MessageId): boolean =>
    named.has(id) || patterns.some((pattern) => pattern.test(id));
  expect(IDS.filter((id) => !said(id))).toEqual([]);
});

it("the example of docs/translating.md is an entry as it stands in a catalog", () => {
  const text = readFileSync(`${import.meta.dirname}/../../../../docs/translating.md`, "utf8");
  const examples = text.match(/(?<=```\n)#\. .*?(?=```)/gsu) ?? [];
  const german = FILES.map((file) => readFileSync(pathOf("de", file), "utf8")).join("\n");
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((example) => !german.includes(`\n\n${example}`))).toEqual([]);
});
