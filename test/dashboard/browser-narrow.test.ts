import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { launchChrome, personAt } from "../support/people.ts";
import { served } from "../support/served.ts";
import { finishedRun } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

const ADDRESS = "hello@quincethreadfabricsandmendingofludlow.example";

let browser: Browser;
let w: World;
let site: Awaited<ReturnType<typeof served>>;

beforeAll(async () => {
  if (!CHROME) return;
  browser = await launchChrome();
  w = await world({ now: new Date().toISOString() });
  site = await served(w);
});
afterAll(async () => {
  site?.close();
  await browser?.close();
});

describe.skipIf(!CHROME)("a phone of 360 pixels", () => {
  test("shows a run with a long address within its cards", async () => {
    const run = await finishedRun(w, {
      patch: { verdict: "needs_review", outputText: `Write to ${ADDRESS}` },
    });
    const page = await personAt({ browser, w, origin: site.origin }, "owner", {
      viewport: { width: 360, height: 740 },
    });
    await page.goto(`${site.origin}/app/runs/${run}`);
    const reason = page.locator(".run .side .card > p").first();
    await reason.evaluate((p, text) => p.append(text), ` The picture does not show “${ADDRESS}”.`);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll("main .run p, main .run li, main .run .notice")]
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth - 16)
        .map((one) => one.textContent),
    );
    expect(beyond).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
