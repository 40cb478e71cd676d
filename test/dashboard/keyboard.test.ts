import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { signedIn } from "../support/browsing.ts";
import { launchChrome, personAt } from "../support/people.ts";
import { served } from "../support/served.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json, world } from "../support/world.ts";

test("each person turns single keys off and on for all of their pages", async () => {
  const w = await world();
  const [viewer, other] = [await signedIn(w, "viewer"), await signedIn(w, "viewer")];
  expect(await viewer.read("/app")).not.toContain('data-keys="off"');
  const answer = await viewer.submit("/app/settings/keys", { on: "false" });
  expect(answer.headers.get("location")).toBe("/app/settings/you?done=keys_off");
  for (const path of ["/app", "/app/runs", "/app/settings"])
    expect(await viewer.read(path)).toContain('data-keys="off"');
  expect(await other.read("/app")).not.toContain('data-keys="off"');
  await viewer.submit("/app/settings/keys", { on: "true" });
  expect(await viewer.read("/app")).not.toContain('data-keys="off"');
});

describe.skipIf(!CHROME)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChrome();
  });
  afterAll(() => browser?.close());

  test("? shows the keys, Escape hides them, and they are turned off there", async () => {
    const w = await world({ now: new Date().toISOString() });
    const site = await served(w);
    const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
    const page = await personAt({ browser, w, origin: site.origin }, "reviewer");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await list.waitFor();
    await page.keyboard.press("Tab");
    expect(await list.locator(":focus").count()).toBe(1);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await list.getByRole("switch", { name: "Single keys" }).click();
    await page.getByRole("status").filter({ hasText: "Single keys are off." }).waitFor();
    await page.goto(`${site.origin}/app/runs/${id}`);
    for (const key of ["a", "r", "?"]) await page.keyboard.press(key);
    await page.getByRole("button", { name: "Keyboard" }).click();
    await list.waitFor();
    expect((await json(await w.get(`/runs/${id}`))).verdict).toBe("needs_review");
    await page.context().close();
    site.close();
  });

  test("a word that is typed beside a field presses no keys, and the list gives the focus back", async () => {
    const w = await world({ now: new Date().toISOString() });
    const site = await served(w);
    await insertAccount(w, "x");
    const [rejected, planned] = [
      await finishedRun(w, {
        patch: { verdict: "rejected", reviewedBy: "user:x", reviewedAt: w.service.now() },
      }),
      await finishedRun(w),
    ];
    await finishedRun(w, { patch: { verdict: "needs_review" } });
    const page = await personAt({ browser, w, origin: site.origin });
    const path = `${site.origin}/app/runs/${rejected}`;
    await page.goto(path);
    await page.keyboard.type("r just add a date", { delay: 20 });
    await page.getByRole("heading", { name: "Rejected" }).waitFor();
    expect(page.url()).toBe(path);
    const day = new Date(w.service.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
    const drop = { platform: "x", scheduled_at: `${day}T09:00:00Z` };
    const { id } = await json(await w.post(`/runs/${planned}/schedule`, drop));
    await page.goto(`${site.origin}/app/calendar?month=${day.slice(0, 7)}`);
    await page.locator(`#drop-${id}`).focus();
    for (const close of ["Escape", "Enter"]) {
      await page.keyboard.press("?");
      await page.getByRole("button", { name: "Close" }).waitFor();
      await page.keyboard.press(close);
      await page.locator(`#drop-${id}:focus`).waitFor();
    }
    await page.context().close();
    site.close();
  });

  test.each([true, false])(
    "Enter in a field shows a preview and makes nothing (scripts: %s)",
    async (javaScriptEnabled) => {
      const w = await world({ now: new Date().toISOString() });
      const site = await served(w);
      const page = await personAt({ browser, w, origin: site.origin }, "owner", { javaScriptEnabled });
      await page.goto(`${site.origin}/app/create?brief=Harbor+Notes+now+works+offline.`);
      await page.getByText("Look, language, sound and time").click();
      await Promise.all([page.waitForNavigation(), page.getByLabel("Publish at").press("Enter")]);
      await page.getByText("Quick preview.").waitFor();
      expect(await json(await w.get("/runs"))).toEqual([]);
      await page.context().close();
      site.close();
    },
  );

  test("files that are dropped beside their field are sent with the form", async () => {
    const w = await world({ now: new Date().toISOString() });
    const site = await served(w);
    const page = await personAt({ browser, w, origin: site.origin });
    await page.goto(`${site.origin}/app/start`);
    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      for (const name of ["a.svg", "b.svg"])
        dropped.items.add(
          new File(
            [
              `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z" fill="#702020"/><!--${name}--></svg>`,
            ],
            name,
            { type: "image/svg+xml" },
          ),
        );
      return dropped;
    });
    await page.dispatchEvent("h1", "drop", { dataTransfer });
    await page.getByLabel("A few lines about it").fill("Kite writes release notes.");
    await page.getByRole("button", { name: "Propose my brand" }).click();
    await page.getByText("Your brand has 2 logos.").waitFor();
    await page.context().close();
    site.close();
  });

  test("without scripts the list opens, and the keys are turned off", async () => {
    const w = await world({ now: new Date().toISOString() });
    const site = await served(w);
    const page = await personAt({ browser, w, origin: site.origin }, "viewer", { javaScriptEnabled: false });
    await page.getByRole("button", { name: "Keyboard" }).click();
    await page.getByRole("switch", { name: "Single keys" }).click();
    await page.getByRole("status").filter({ hasText: "Single keys are off." }).waitFor();
    await page.context().close();
    site.close();
  });
});
