/** How much of each law is tried: the standard in `npm test`, more in `npm run soak`. */
export function size(
  what: "games" | "pairs" | "fuzz" | "positions" | "alterations" | "deals",
  standard: number,
): number {
  const said = process.env[`INKOGNITO_${what.toUpperCase()}`];
  return said === undefined ? standard : Number(said);
}
