/** The functions for odds in a module of their own, fetched only at tables with odds. */
export { adviceBits, beliefOf, forecast, leaks } from "@inkognito/mind/board";
export {
  adviceBits as cardAdviceBits,
  beliefOf as cardBeliefOf,
  forecast as cardForecast,
  leaks as cardLeaks,
} from "@inkognito/mind/card";
