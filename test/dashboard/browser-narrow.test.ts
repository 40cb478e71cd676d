import { describe, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { inBrowser } from "../support/dashboard/in-browser.ts";
import { personAt } from "../support/people.ts";
import { finishedRun } from "../support/social.ts";
import { BRIEF, json } from "../support/world.ts";

const ADDRESS = "hello@quincethreadfabricsandmendingofludlow.example";

const site = inBrowser();

describe.skipIf(!CHROME)("a phone of 360 pixels", () => {
  test("shows a run with a long address within its cards", async () => {
    const run = await finishedRun(site.w, {
      patch: { verdict: "needs_review", outputText: `Write to ${ADDRESS}` },
    });
    const page = await personAt(site, "owner", {
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

  test.each([740, 430])("leaves the field in sight that is typed in, %i pixels high", async (height) => {
    const { id: run } = await json(await site.w.post("/generate", BRIEF));
    await site.w.drain();
    const page = await personAt(site, "owner", { viewport: { width: 360, height } });
    await page.goto(`${site.origin}/app/runs/${run}`);
    await page.locator(".edit > summary").click();
    for (const name of ["Headline", "Subline", "Call to action", "Text of the post"]) {
      const field = page.getByLabel(name, { exact: true });
      await field.focus();
      await field.press("End");
      await page.keyboard.type(" today");
      await page.locator("#live:not([aria-busy]) img[src^=data]").waitFor();
      const seen = await field.evaluate((one) => {
        const { left, top, bottom } = one.getBoundingClientRect();
        const last = Math.min(bottom, innerHeight) - 4;
        return [top + 4, last].map((y) => document.elementFromPoint(left + 9, y) === one);
      });
      expect(seen, name).toEqual([true, true]);
    }
  });
});
