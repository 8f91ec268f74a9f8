import { LANGUAGES } from "@inkognito/protocol";

export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The visitor's preferred language among ours, by Accept-Language; otherwise English. */
export function languageFor(accepted: string | undefined): Language {
  const wishes = (accepted ?? "").split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
    const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
    return { language: tag.split("-")[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => LANGUAGES.find((each) => each === language))
    .find((each) => each !== undefined);
  return known ?? "en";
}
