export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "table"; readonly link: string | null }
  | { readonly screen: "settings" };

export const HOME = "#/";
export const TABLE = "#/table";
export const SETTINGS = "#/settings";

/** What the address asks for; whatever is unknown leads home. */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.split("?", 2);
  switch (path) {
    case TABLE:
      return { screen: "table", link: new URLSearchParams(query).get("setup") };
    case SETTINGS:
      return { screen: "settings" };
    default:
      return { screen: "home" };
  }
}
