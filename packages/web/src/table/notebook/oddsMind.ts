/** What odds take, apart: it is fetched where a table wants them. */
export { adviceBits, beliefOf, forecast, leaks } from "@inkognito/mind/board";
export {
  adviceBits as cardAdviceBits,
  beliefOf as cardBeliefOf,
  forecast as cardForecast,
  leaks as cardLeaks,
} from "@inkognito/mind/card";
