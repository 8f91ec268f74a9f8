/**
 * Folders beside each other that import each other, directly or through others beside them. Everything
 * below a folder counts as the folder; imports of types count, too.
 */
export function foldersInCircles(modules) {
  const graphs = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) add(graphs, source, resolved);
  }
  return [...graphs.values()].flatMap(circlesIn);
}

/** Notes the import between the two folders, below the same one, that the files are in. */
function add(graphs, source, target) {
  const [a, b] = [source.split("/").slice(0, -1), target.split("/").slice(0, -1)];
  const at = a.findIndex((folder, index) => folder !== b[index]);
  // In the same folder, one inside the other, or of different packages.
  if (at < 3 || b[at] === undefined) return;
  const parent = a.slice(0, at).join("/");
  const graph = graphs.get(parent) ?? new Map();
  const targets = graph.get(a[at]) ?? new Map();
  graphs.set(parent, graph.set(a[at], targets));
  if (!targets.has(b[at])) targets.set(b[at], `${source} > ${target}`);
}

function circlesIn(graph) {
  const found = [];
  for (const start of graph.keys()) {
    const path = pathBack(graph, start);
    // Each circle once, from its first folder.
    if (path?.every((folder) => folder >= start)) {
      const imports = path.map((folder, at) => graph.get(folder).get(path[at + 1] ?? start));
      found.push({ rule: "no circle of folders", imports });
    }
  }
  return found;
}

/** The shortest way from a folder back to itself; null: there is none. */
function pathBack(graph, start) {
  const before = new Map([[start, null]]);
  for (const folder of before.keys()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (next === start) {
        const path = [];
        for (let each = folder; each !== null; each = before.get(each)) path.unshift(each);
        return path;
      }
      if (!before.has(next)) before.set(next, folder);
    }
  }
  return null;
}
