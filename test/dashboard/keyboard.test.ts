import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROME } from "../support/browser.ts";
import { signedIn } from "../support/browsing.ts";
import { launchChrome, personAt } from "../support/people.ts";
import { served } from "../support/served.ts";
import { finishedRun } from "../support/social.ts";
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
    const list = page.getByRole("region", { name: "Keyboard shortcuts" });
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
