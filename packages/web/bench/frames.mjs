import { openRecord, withBrowser } from "./recorded.mjs";

/** As slow as a phone. */
const SLOWER = 4;
/** So many movements of each kind are watched. */
const MOMENTS = 8;
/** What a picture may take: two of the screen's sixty a second, and a little. */
const LONGEST = 34;
/** A blur makes pictures so many times slower, at least. */
const NOTICED = 1.5;
/** Slow to paint on purpose: what is measured has to show it. */
const BLUR = ".map-piece, .reveal-card { filter: blur(6px); } .map-drawing { filter: blur(3px); }";

/** How long 95 % of the pictures take while something moves, on a processor slowed down fourfold. */
export const framesBenchmarks = () =>
  withBrowser(async (browser, site) => {
    const measure = async (moving, style) => {
      const tab = await openRecord(browser, site, "board");
      const session = await tab.context().newCDPSession(tab);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await tab.evaluate(wear, style);
      const frames = await tab.evaluate(framesWhile, [moving, MOMENTS]);
      await tab.close();
      return frames.toSorted((a, b) => a - b);
    };
    const late = (frames) => frames[Math.floor(frames.length * 0.95)];
    const results = [];
    for (const [name, moving] of [
      ["a walked move", "walk"],
      ["cards that turn over", "reveal-deal"],
    ]) {
      const [plain, blurred] = [await measure(moving, ""), await measure(moving, BLUR)];
      results.push(
        {
          name: `frames: ${name}, 95 % within`,
          unit: "ms",
          value: late(plain),
          atMost: LONGEST,
          note: `${plain.length} frames, a processor slowed down ${SLOWER} times`,
        },
        {
          name: `frames: ${name}, with a planted blur`,
          unit: "ms",
          value: late(blurred),
          atLeast: Math.max(LONGEST, NOTICED * late(plain)),
          note: "below the limit, the figures above measure nothing",
        },
      );
    }
    return results;
  });

/** In the page: puts on a style sheet of the measurement's own. */
function wear(style) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}

/** In the page: steps through the game, and times each picture while an animation of this name runs. */
async function framesWhile([moving, moments]) {
  const range = document.querySelector("input[type=range]");
  const frame = () => new Promise(requestAnimationFrame);
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ id, animationName, playState }) =>
        playState === "running" ? id === moving || animationName === moving : false,
      );
  const taken = [];
  for (let seen = 0; seen < moments && Number(range.value) < Number(range.max); ) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    let last = await frame();
    for (let wait = 0; wait < 4 && !isMoving(); wait += 1) last = await frame();
    if (!isMoving()) continue;
    seen += 1;
    while (isMoving()) {
      const now = await frame();
      taken.push(now - last);
      last = now;
    }
  }
  return taken;
}
