import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { html, ROASTERY, websites } from "../fakes/websites.ts";
import { CHROME } from "../support/browser.ts";
import { newMember } from "../support/browsing.ts";
import { launchChrome, signIn } from "../support/people.ts";
import { served } from "../support/served.ts";
import { type World, world } from "../support/world.ts";

let browser: Browser;
let w: World;
let site: Awaited<ReturnType<typeof served>>;

beforeAll(async () => {
  if (!CHROME) return;
  const { fetch } = websites({
    ...ROASTERY,
    "https://app.dev/": html('<title>Kite</title><div id="root"></div><script src="/a.js"></script>'),
  });
  browser = await launchChrome();
  w = await world({
    now: new Date().toISOString(),
    service: { downloads: safeFetch({ fetch, maxBytes: 1e7, timeoutMs: 2_000 }) },
  });
  site = await served(w);
});
afterAll(async () => {
  site?.close();
  await browser?.close();
});

describe.skipIf(!CHROME)("a brand from a website, in a browser", () => {
  test.each([true, false])("becomes a proposal and a first post (scripts: %s)", async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    await signIn(page, site.origin, await newMember(w, "owner"));
    w.pass(60);
    await page.goto(`${site.origin}/app/start`);
    await page.getByLabel("Your website").fill("fjordroast.no");
    await page.getByRole("button", { name: "Propose my brand" }).click();
    await page.getByRole("heading", { name: "Is this you?" }).waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Fjord Roast");
    expect(await page.locator("[name=color_primary]").inputValue()).toBe("#12434D");
    expect(await page.locator("#live img").getAttribute("src")).toContain("data:image/webp");
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    await page.getByRole("button", { name: "Accept and make my first post" }).click();
    await page.waitForURL(/\/app\/runs\//);
    await w.drain();
    await page.reload();
    await page.locator("summary", { hasText: /Why it scored/ }).waitFor({ state: "attached" });
    await context.close();
  });

  test("an empty page that scripts fill says so and leads to the lines", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, site.origin, await newMember(w, "owner"));
    w.pass(60);
    await page.goto(`${site.origin}/app/start`);
    await page.getByLabel("Your website").fill("app.dev");
    await page.getByRole("button", { name: "Propose my brand" }).click();
    await page.getByText("shows its words by scripts").waitFor();
    await page.getByRole("link", { name: "Write a few lines instead" }).click();
    await page.getByLabel("A few lines about it").fill("Kite makes kites that fold into a pocket.");
    await page.getByRole("button", { name: "Propose my brand" }).click();
    await page.getByRole("heading", { name: "Is this you?" }).waitFor();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Kite");
    await context.close();
  });
});
