/**
 * Breaks one line of the sources while the tests run: MUTANT holds {file, find, replace} as JSON. A
 * mutant whose line is gone fails loudly, so the list cannot go stale.
 */
export function mutantPlugin() {
  const mutant = process.env.MUTANT === undefined ? null : JSON.parse(process.env.MUTANT);
  return {
    name: "mutant",
    enforce: "pre",
    transform(code, id) {
      if (mutant === null || !id.split("?")[0].endsWith(mutant.file)) return null;
      const places = code.split(mutant.find).length - 1;
      if (places !== 1)
        throw new Error(`mutant ${mutant.file}: ${places} places read ${mutant.find}`);
      return code.replace(mutant.find, () => mutant.replace);
    },
  };
}
