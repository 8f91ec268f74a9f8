import { LANGUAGES, type Language } from "@inkognito/protocol";

/** A language without texts of its own is answered in English. */
export type Translated<T> = { readonly en: T } & { readonly [L in Language]?: T };

/** The texts for this visitor, and the language they are in. */
export function textsFor<T>(translated: Translated<T>, accepted: string | undefined) {
  const language = languageFor(accepted);
  const texts = translated[language];
  return texts === undefined ? { language: "en", texts: translated.en } : { language, texts };
}

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
