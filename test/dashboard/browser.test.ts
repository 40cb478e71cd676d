import { source as axe } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { addressesOf, OUTER, SEEN } from "../support/dashboard/pages.ts";
import { fillWorkspace, type Site } from "../support/dashboard/site.ts";
import { launchChrome, signIn } from "../support/people.ts";
import { served } from "../support/served.ts";
import { finishedRun } from "../support/social.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const VIEWS = [
  { name: "wide and light", width: 1200, colorScheme: "light" },
  { name: "wide and dark", width: 1200, colorScheme: "dark" },
  { name: "a phone", width: 360, colorScheme: "light" },
] as const;

let browser: Browser;
let w: World;
let site: Awaited<ReturnType<typeof served>>;
let filled: Site;

beforeAll(async () => {
  if (!CHROME) return;
  browser = await launchChrome();
  // The browser drops cookies that have ended by its own clock.
  w = await world({ now: new Date().toISOString() });
  site = await served(w);
  filled = await fillWorkspace(w);
  await w.post("/generate", {});
  await w.get("/runs");
});
afterAll(async () => {
  site?.close();
  await browser?.close();
});

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page, by rule and place. */
async function findings(page: Page): Promise<string[]> {
  const found = (await page.evaluate(
    `${axe}; axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " at " + target.join(" "))))`,
  )) as string[];
  return found;
}

describe.skipIf(!CHROME)("in a browser", () => {
  describe.each(VIEWS)("$name: axe finds nothing, and nothing is too wide or from elsewhere", (view) => {
    let page: Page;
    let problems: string[];
    beforeAll(async () => {
      const { width, colorScheme } = view;
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        bypassCSP: true,
      });
      page = await context.newPage();
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      page.on("request", (request) => request.url().startsWith(site.origin) || problems.push(request.url()));
    });
    beforeEach(() => {
      problems = [];
    });
    afterAll(() => page.context().close());

    const look = async (path: string) => {
      // Samples are limited by the second, and the clock of this world stands still.
      w.pass(1);
      await page.goto(site.origin + path);
      problems.push(...(await findings(page)));
      const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      if (Number(overflow) > 0) problems.push(`${overflow} px too wide`);
      expect(problems, path).toEqual([]);
    };
    const lookAt = async (route: string) => {
      for (const path of addressesOf(route, filled)) await look(path);
    };
    // Each page has the time of a test: axe takes seconds where the machine has other work.
    test("/", () => look("/"));
    test.each(SEEN.filter((route) => OUTER.test(route)))("%s, before signing in", lookAt);
    test("signing in", () => signIn(page, site.origin, filled.owner));
    test.each(SEEN.filter((route) => !OUTER.test(route)))("%s", lookAt);
  });

  test.each([true, false])(
    "a post is made, approved and scheduled (scripts: %s)",
    async (javaScriptEnabled) => {
      // Playing the queue of the second case moves the clock to the drop of the first one.
      const days = javaScriptEnabled ? 1 : 3;
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await signIn(page, site.origin, filled.owner);
      await page.getByRole("link", { name: "Create", exact: true }).first().click();
      await page.getByLabel("What is new?").fill(BRIEF.brief);
      await page.getByLabel("For which channel", { exact: true }).selectOption("twitter");
      await page.getByRole("button", { name: "Make it" }).click();
      await page.waitForURL(/\/app\/runs\//);
      await w.drain();
      if (!javaScriptEnabled) await page.reload();
      await page.getByRole("heading", { name: /Why it scored/ }).waitFor();
      await page
        .getByLabel("At", { exact: true })
        .fill(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16));
      await page.getByRole("button", { name: "Schedule" }).click();
      await page.getByRole("status").filter({ hasText: "Scheduled." }).waitFor();
      await context.close();
    },
  );

  test("a reviewer decides with the keyboard alone", async () => {
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, site.origin, filled.owner);
    await page.goto(`${site.origin}/app/runs/${id}`);
    await page.keyboard.press("a");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: "Approved for" }).waitFor();
    await context.close();
  });
});
