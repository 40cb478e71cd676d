import { source as axe } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beginDevice } from "../../lib/identity/devices.ts";
import { CHROME } from "../support/browser.ts";
import { newMember } from "../support/browsing.ts";
import { launchChrome, signIn } from "../support/people.ts";
import { seedPhoto } from "../support/photos.ts";
import { served } from "../support/served.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { bind } from "../support/studio.ts";
import { BRIEF, type World, world } from "../support/world.ts";

const PATHS = [
  "/app",
  "/app/start",
  "/app/create",
  "/app/runs",
  "RUN",
  "COMPARE",
  "/app/calendar",
  "/app/calendar?week=2026-06-15",
  "/app/posts",
  "/app/brand",
  "/app/brand/library",
  "PHOTO",
  "/app/brand/library/screens",
  "/app/brand/library/people",
  "/app/brand/library/videos",
  "/app/brand/library/uploads",
  "/app/brand/fonts",
  "/app/brand/mascot",
  "/app/accounts",
  "/app/studio",
  "/app/studio/new",
  "PROFILE",
  "/app/developer",
  "/app/developer/keys",
  "/app/developer/requests",
  "/app/billing",
  "/app/billing/invoices",
  "/app/notifications",
  "/app/notifications/settings",
  "/app/settings",
  "/app/settings/members",
  "/app/device",
  "DEVICE",
  "/app/settings/passkeys",
  "/app/settings/audit",
  "/app/settings/delete",
  "/app/settings/export",
];
/** All pages, on a machine with other work too. */
const PAGES_TIMEOUT_MS = 240_000;
const VIEWS = [
  { name: "wide and light", width: 1200, colorScheme: "light" },
  { name: "wide and dark", width: 1200, colorScheme: "dark" },
  { name: "a phone", width: 360, colorScheme: "light" },
] as const;

let browser: Browser;
let w: World;
let site: Awaited<ReturnType<typeof served>>;
let person: Awaited<ReturnType<typeof newMember>>;
let runId: string;
let profilePath: string;
let devicePath: string;
let photoId: string;

beforeAll(async () => {
  if (!CHROME) return;
  browser = await launchChrome();
  // The browser drops cookies that have ended by its own clock.
  w = await world({ now: new Date().toISOString() });
  site = await served(w);
  person = await newMember(w, "owner", "Ana");
  await insertAccount(w, "x");
  await bind(w);
  profilePath = `/app/studio/profiles/${w.keyId}`;
  const wish = { host: "annas-laptop", address: "203.0.113.7", mode: "live", review: false } as const;
  devicePath = `/app/device?user_code=${(await beginDevice(w.service, wish)).userCode}`;
  photoId = await seedPhoto(w);
  runId = await finishedRun(w, { patch: { verdict: "needs_review" } });
  await finishedRun(w);
  await w.post("/generate", {});
  await w.get("/runs");
});
afterAll(async () => {
  site?.close();
  await browser?.close();
});

/** Paths of one run: the two versions compared are one and the same. */
const placeOf = (path: string): string =>
  path
    .replace("RUN", `/app/runs/${runId}`)
    .replace("PROFILE", profilePath)
    .replace("DEVICE", devicePath)
    .replace("PHOTO", `/app/brand/library/photos/${photoId}`)
    .replace("COMPARE", `/app/runs/${runId}/compare?with=${runId}`);

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
  test.each(VIEWS)(
    "$name: axe finds nothing, nothing is wider than the page, and nothing is loaded from elsewhere",
    async (view) => {
      const context = await browser.newContext({
        viewport: { width: view.width, height: 800 },
        colorScheme: view.colorScheme,
        bypassCSP: true,
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      page.on("request", (request) => request.url().startsWith(site.origin) || problems.push(request.url()));
      const look = async (path: string) => {
        await page.goto(site.origin + placeOf(path));
        problems.push(...(await findings(page)).map((finding) => `${path}: ${finding}`));
        const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        if (Number(overflow) > 0) problems.push(`${path}: ${overflow} px too wide`);
      };
      for (const path of ["/", "/app/sign-in"]) await look(path);
      await signIn(page, site.origin, person);
      for (const path of PATHS) await look(path);
      await context.close();
      expect(problems).toEqual([]);
    },
    PAGES_TIMEOUT_MS,
  );

  test.each([true, false])(
    "a post is made, approved and scheduled (scripts: %s)",
    async (javaScriptEnabled) => {
      // Playing the queue of the second case moves the clock to the drop of the first one.
      const days = javaScriptEnabled ? 1 : 3;
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await signIn(page, site.origin, person);
      await page.getByRole("link", { name: "Create", exact: true }).first().click();
      await page.getByLabel("What is new?").fill(BRIEF.brief);
      await page.getByLabel("For", { exact: true }).selectOption("twitter");
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
    await signIn(page, site.origin, person);
    await page.goto(`${site.origin}/app/runs/${id}`);
    await page.keyboard.press("a");
    await page.getByRole("status").filter({ hasText: "Approved." }).waitFor();
    await context.close();
  });
});
