import type { Catalog } from "../messages.js";
import { common } from "./common.js";
import { home } from "./home.js";
import { papers } from "./papers.js";
import { passing } from "./passing.js";
import { story } from "./story.js";
import { table } from "./table.js";

export const catalog: Catalog = {
  ...common,
  ...home,
  ...table,
  ...papers,
  ...passing,
  ...story,
};
