import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { CHROME } from "../support/browser.ts";
import { newMember, PASSWORD } from "../support/browsing.ts";
import { checkout, deliverEvent, paymentsOf } from "../support/money.ts";
import { launchChrome, signIn } from "../support/people.ts";
import { served } from "../support/served.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { answers, webhookWorld } from "../support/webhooks.ts";
import { BRIEF, json, OPERATOR, type World, world } from "../support/world.ts";

const WAITING = 10;

let browser: Browser;
let w: World;
let site: Awaited<ReturnType<typeof served>>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  if (CHROME) browser = await launchChrome();
});
afterAll(() => browser?.close());
afterEach(async () => {
  await context?.close();
  site?.close();
});

const now = () => new Date().toISOString();

/** Every journey once with scripts and once without. */
describe.skipIf(!CHROME).each([{ scripts: true }, { scripts: false }])("scripts: $scripts", ({ scripts }) => {
  const opens = async (made: World) => {
    w = made;
    site = await served(w);
    context = await browser.newContext({ javaScriptEnabled: scripts });
    page = await context.newPage();
  };
  beforeEach(async () => opens(await world({ now: now() })));

  const go = (path: string) => page.goto(site.origin + path);
  const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();
  const says = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
  const enters = async (role: "owner" | "editor" | "reviewer" | "viewer") =>
    signIn(page, site.origin, await newMember(w, role, "Ana"));

  test("a newcomer signs up, and has a first post", async () => {
    await go("/app/sign-up");
    await page.getByLabel("E-mail address").fill(`ana-${crypto.randomUUID()}@example.com`);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByLabel("Your name").fill("Ana");
    await page.getByLabel("Brand or team").fill("Fernway");
    await press("Create account");
    await page.waitForURL(/\/app/);
    await go("/app/create");
    await page.getByLabel("What is new?").fill(BRIEF.brief);
    await press("Make it");
    await page.waitForURL(/\/app\/runs\//);
    await w.drain();
    if (!scripts) await page.reload();
    await page.getByRole("heading", { name: /Why it scored/ }).waitFor();
    expect(
      await page.getByRole("region", { name: "Result" }).locator(".stage img").getAttribute("alt"),
    ).toContain("Fernway");
  });

  /** Asked by key where there is a script; the note's field has the focus, and Enter confirms. */
  const decide = async (verdict: "Approve" | "Reject") => {
    await page.waitForURL(/\/app\/runs\/[\w-]{36}/);
    if (scripts) await page.keyboard.press(verdict === "Approve" ? "a" : "r");
    else await press(verdict);
    await page.getByRole("dialog", { name: `${verdict} this?` }).waitFor();
    await page.keyboard.type("Looked at.");
    await page.keyboard.press("Enter");
  };

  test("a reviewer decides about a morning's ten, one after the other", async () => {
    const ids: string[] = [];
    for (let n = 0; n < WAITING; n++) ids.push(await finishedRun(w, { patch: { verdict: "needs_review" } }));
    await enters("reviewer");
    const waiting = page.locator("main a[href^='/app/runs/']");
    for (let left = WAITING; left > 0; left--) {
      await go("/app/runs?verdict=needs_review");
      expect(await waiting.count()).toBe(left);
      await waiting.first().click();
      await decide(left % 2 ? "Reject" : "Approve");
      await says(left % 2 ? "Rejected" : "Approved for");
    }
    const verdicts = await Promise.all(
      ids.map(async (id) => (await json(await w.get(`/runs/${id}`))).verdict),
    );
    expect(verdicts.filter((verdict) => verdict === "approved")).toHaveLength(WAITING / 2);
    expect(verdicts.filter((verdict) => verdict === "rejected")).toHaveLength(WAITING / 2);
  });

  test("an owner schedules a post on a connected account, moves it, and cancels it", async () => {
    await insertAccount(w, "x");
    const id = await finishedRun(w);
    await enters("owner");
    await go("/app/accounts");
    await page.getByText("Connected", { exact: true }).first().waitFor();
    await go(`/app/runs/${id}`);
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
    // The field knows minutes, and one may pass before the answer is compared.
    const [first, moved] = [at(2), at(3)];
    await page.getByLabel("At", { exact: true }).fill(first);
    await press("Schedule");
    await says("Scheduled.");
    await go(`/app/calendar?month=${first.slice(0, 7)}`);
    await page.getByLabel(/^New time of the post on X/).fill(moved);
    await press("Move");
    await says("Moved.");
    const listed = async () =>
      (await (await w.get(`/posts?run_id=${id}`)).json()) as Record<string, string>[];
    expect((await listed())[0]?.scheduled_at).toBe(`${moved}:00.000Z`);
    await press("Cancel");
    await page
      .getByRole("dialog", { name: /^Cancel “.+” on X/ })
      .getByRole("button", { name: "Cancel the post" })
      .click();
    await says("Canceled.");
    expect((await listed())[0]?.status).toBe("canceled");
  });

  test("a developer mints a key, calls, sees the webhook arrive, and rotates the key", async () => {
    site.close();
    await context.close();
    const hooked = await webhookWorld(() => answers(200), { now: now() });
    await opens(hooked.w);
    await enters("owner");
    await go("/app/developer");
    await page.getByLabel("Address").fill("https://hooks.example.com/brandrun");
    await press("Add the webhook");
    await page.getByText("https://hooks.example.com/brandrun").first().waitFor();
    await go("/app/developer/keys");
    await press("Create the key");
    const key = (await page.locator("#fresh-key").innerText()).trim();
    const made = await w.call("POST", "/generate", { json: BRIEF, key });
    expect(made.status).toBe(202);
    await w.drain();
    await go("/app/developer");
    await page.locator("#deliveries").getByText("run.succeeded").first().waitFor();
    expect(hooked.posted.length).toBeGreaterThan(0);
    await go("/app/developer/keys");
    await page.getByRole("button", { name: new RegExp(`^Rotate.*${key.slice(-4)}`) }).click();
    await page
      .getByRole("dialog", { name: /^Rotate this key/ })
      .getByRole("button", { name: "Rotate" })
      .click();
    const fresh = (await page.locator("#fresh-key").innerText()).trim();
    expect(fresh).not.toBe(key);
    expect((await w.call("GET", "/me", { key: fresh })).status).toBe(200);
  });

  test("an owner binds a Studio profile, pauses and resumes it, and removes it", async () => {
    const call = () =>
      w.call("POST", "/api/v1/studio/generate", {
        json: { output_type: "card", data: { headline: "Offline maps are here" } },
      });
    await enters("owner");
    await go("/app/studio");
    await page.getByRole("link", { name: "New profile" }).click();
    await page.getByLabel("Key", { exact: true }).selectOption(w.keyId);
    await press("Save the profile");
    await says("Saved.");
    expect((await call()).status).toBe(202);
    await go("/app/studio");
    await page.getByRole("button", { name: /^Pause the profile/ }).click();
    await says("Paused.");
    expect((await call()).status).toBe(403);
    await page.getByRole("button", { name: /^Resume the profile/ }).click();
    await says("Resumed.");
    expect((await call()).status).toBe(202);
    await page.getByRole("link", { name: /^Open the profile/ }).click();
    await page.getByRole("link", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: /^Remove the profile/ }).click();
    await says("Removed.");
    expect((await call()).status).toBe(403);
  });

  test("an invited viewer joins, sees everything, and is offered nothing to change", async () => {
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    await enters("owner");
    await go("/app/settings/members");
    await page.getByLabel("Role", { exact: true }).selectOption("viewer");
    await page.getByLabel("For whom").fill("Vera");
    await press("Create the invite");
    const link = (await page.locator("pre.code").innerText()).trim();
    await context.clearCookies();
    await page.goto(link);
    await page.getByLabel("E-mail address").fill(`vera-${crypto.randomUUID()}@example.com`);
    await page.getByLabel("Your name").fill("Vera");
    await page.getByLabel("Password").fill(PASSWORD);
    await press("Join");
    await page.waitForURL(/\/app(\?|$)/);
    for (const path of [
      "",
      "/create",
      "/runs",
      `/runs/${id}`,
      "/calendar",
      "/posts",
      "/brand",
      "/studio",
      "/billing",
    ]) {
      await go(`/app${path}`);
      const forms = await page.locator("main form[method=post]").count();
      expect(forms, path).toBe(0);
    }
  });

  test("an owner who has run out of credits is told so, buys some, and goes on", async () => {
    await setPlan(w.service, OPERATOR, w.workspaceId, "free");
    await enters("owner");
    const make = async () => {
      await go("/app/create");
      await page.getByLabel("What is new?").fill(BRIEF.brief);
      await page.getByLabel("What to make").selectOption("carousel");
      await Promise.all([page.waitForEvent("domcontentloaded"), press("Make it")]);
    };
    for (let tries = 0; tries < 12; tries++) {
      await make();
      await page.waitForLoadState();
      if (await page.getByRole("alert").count()) break;
      await w.drain();
    }
    await page.getByRole("alert").waitFor();
    await go("/app/billing");
    await page.route("https://pay.example.com/**", (route) => route.fulfill({ body: "Pay here." }));
    await press("100 credits, $10");
    await page.waitForURL(/^https:\/\/pay\.example\.com\//);
    const order = paymentsOf(w).orders.at(-1);
    if (!order) throw new Error("No page was opened.");
    await deliverEvent(w, checkout(order));
    await go("/app/billing?done=bought");
    await page.getByText("Bought", { exact: true }).first().waitFor();
    await go("/app/create");
    await page.getByLabel("What is new?").fill(BRIEF.brief);
    await press("Make it");
    await page.waitForURL(/\/app\/runs\//);
  });

  test("an owner takes everything along, and deletes the workspace", async () => {
    await finishedRun(w);
    await enters("owner");
    await go("/app/settings/export");
    await press("Make an export");
    await w.drain();
    await go("/app/settings/export");
    await page.getByRole("link", { name: "Part 1" }).waitFor();
    await go("/app/settings/delete");
    await page.getByLabel("Name of the workspace").fill("Kite Works");
    await page.getByLabel("Your password").fill(PASSWORD);
    await press("Delete the workspace");
    await page.getByRole("heading", { name: "It is being deleted" }).waitFor();
    expect((await w.get("/me")).status).toBe(401);
  });
});
