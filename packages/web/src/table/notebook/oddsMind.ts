/** What odds take, apart: it is fetched where a table wants them. */
export {
  adviceBits,
  beliefOf,
  cardAdviceBits,
  cardBeliefOf,
  cardForecast,
  cardLeaks,
  forecast,
  leaks,
} from "@inkognito/mind";
