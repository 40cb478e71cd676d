import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { CHROME } from "../support/browser.ts";
import { inBrowser } from "../support/dashboard/in-browser.ts";
import { personAt } from "../support/people.ts";
import { finishedRun } from "../support/social.ts";
import { BRIEF, json } from "../support/world.ts";

const WAITING = 10;
/** Keys and what they decide, in turns. */
const DECISIONS = Array.from({ length: WAITING }, (_, at): [string, string] =>
  at % 2 ? ["r", "rejected"] : ["a", "approved"],
);

const site = inBrowser();

const personOn = async (path: string, role: "owner" | "reviewer" = "owner"): Promise<Page> => {
  const page = await personAt(site, role);
  await page.goto(site.origin + path);
  return page;
};
const verdictOf = async (id: string) => (await json(await site.w.get(`/runs/${id}`))).verdict;
/** What has the focus: its name for those who hear the page. */
const focused = (page: Page) =>
  page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()");

describe.skipIf(!CHROME)("with the keyboard alone", () => {
  test("a reviewer decides about a morning's ten without leaving the keys", async () => {
    const ids: string[] = [];
    for (let n = 0; n < WAITING; n++)
      ids.push(await finishedRun(site.w, { patch: { verdict: "needs_review" } }));
    const page = await personOn("/app/runs?verdict=needs_review", "reviewer");
    const { keyboard } = page;
    const opens = (key: string) =>
      Promise.all([page.waitForURL(/\/app\/runs\/[0-9a-f-]{36}$/), keyboard.press(key)]);
    await keyboard.press("j");
    await opens("Enter");
    // The letters of a note are no shortcuts, and Escape decides nothing.
    await keyboard.press("r");
    await keyboard.type("a bar is fine");
    await keyboard.press("Escape");
    expect(await focused(page)).toMatch(/^Reject/);
    for (const [key, verdict] of DECISIONS) {
      const [, id = ""] = /runs\/([\w-]+)/.exec(page.url()) ?? [];
      await keyboard.press(key);
      await Promise.all([
        page.waitForURL(new RegExp(`after=${id}|${id}.done=${verdict}`)),
        keyboard.press("Enter"),
      ]);
      expect(await verdictOf(id)).toBe(verdict);
      // Not the top of the page, where nothing says that another run is shown.
      expect(await focused(page)).toMatch(page.url().includes("after=") ? /next one/ : /./);
    }
    const verdicts = await Promise.all(ids.map(verdictOf));
    expect(verdicts.toSorted()).toEqual(DECISIONS.map(([, verdict]) => verdict).toSorted());
    await page.context().close();
  });

  test("the menu is skipped with the first key, and Escape answers a question with no", async () => {
    const id = await finishedRun(site.w, { patch: { verdict: "needs_review" } });
    const page = await personOn(`/app/runs/${id}`);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("content");
    await page.getByText("Details", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Delete" }).press("Enter");
    const question = page.getByRole("dialog", { name: /^Delete this run/ });
    await question.waitFor();
    expect(await focused(page)).toBe("Go back");
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await page.evaluate("document.activeElement.matches('body, dialog, dialog *')")).toBe(true);
    }
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Delete");
    expect((await json(await site.w.get(`/runs/${id}`))).status).toBe("succeeded");
    await page.context().close();
  });
});

describe.skipIf(!CHROME)("those who hear a page", () => {
  test("are told each step of a run, and keep the focus on what they may press", async () => {
    const { id } = await json(await site.w.post("/generate", BRIEF));
    const page = await personOn(`/app/runs/${id}`);
    await page.getByRole("button", { name: "Cancel" }).focus();
    const status = page.locator("[data-refresh] [role=status]");
    await status.evaluate((element) => element.setAttribute("data-first", "yes"));
    await site.w.service.db.update(runs).set({ status: "running", step: 2 }).where(eq(runs.id, id));
    // The same region changes its words: a new one would not be read out.
    await page.locator("[role=status][data-first]").filter({ hasText: "Drawing" }).waitFor();
    expect(await focused(page)).toBe("Cancel");
    await page.context().close();
  });

  test("hear what was done first, and are led to what is wrong", async () => {
    const page = await personOn("/app/settings");
    await page.getByLabel("Name", { exact: true }).fill("Fernway");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.waitForURL(/done=renamed/);
    expect(await page.title()).toMatch(/^The workspace has its new name\. Settings/);
    await page.getByLabel("Name", { exact: true }).fill(" ");
    await page.getByLabel("Name", { exact: true }).press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await focused(page)).toBe("name");
    const described = await page.getByLabel("Name", { exact: true }).getAttribute("aria-describedby");
    expect(described).toContain("name-error");
    await page.context().close();
  });

  test("are led to the problem of a whole form", async () => {
    const page = await personOn("/app/sign-in");
    await page.getByLabel("E-mail address").fill("nobody@example.com");
    await page.getByLabel("Password").fill("not the right words");
    await page.getByLabel("Password").press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await focused(page)).toContain("do not belong together");
    await page.context().close();
  });
});
