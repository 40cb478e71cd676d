import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { CHROME } from "../browser.ts";
import { launchChrome } from "../people.ts";
import { served } from "../served.ts";
import { type World, world } from "../world.ts";

type InBrowser = { browser: Browser; w: World; origin: string };

/** A world that the tests of a file open in one real browser. Nothing is there until they begin. */
export function inBrowser(): InBrowser {
  const opened = {} as InBrowser;
  let site: Awaited<ReturnType<typeof served>> | undefined;
  beforeAll(async () => {
    if (!CHROME) return;
    opened.browser = await launchChrome();
    // The browser drops cookies that have ended by its own clock.
    opened.w = await world({ now: new Date().toISOString() });
    site = await served(opened.w);
    opened.origin = site.origin;
  });
  afterAll(async () => {
    site?.close();
    await opened.browser?.close();
  });
  return opened;
}
