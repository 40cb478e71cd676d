import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { shiftedDay } from "../../functions/dashboard/ui/calendar-time.ts";
import { CHROME } from "../support/browser.ts";
import { inBrowser } from "../support/dashboard/in-browser.ts";
import { personAt } from "../support/people.ts";
import { seedPhoto } from "../support/photos.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json } from "../support/world.ts";

const site = inBrowser();
/** A day in a week and a month of its own. */
let day: string;

beforeAll(async () => {
  if (!CHROME) return;
  await insertAccount(site.w, "x");
  const next = new Date(site.w.service.now());
  next.setUTCMonth(next.getUTCMonth() + 1, 15);
  day = next.toISOString().slice(0, 10);
});

/** A drop at nine o'clock of the day, by its id. */
async function planned(): Promise<string> {
  const run = await finishedRun(site.w);
  const answer = await site.w.post(`/runs/${run}/schedule`, {
    platform: "x",
    scheduled_at: `${day}T09:00:00Z`,
  });
  return (await json(answer)).id;
}

const momentOf = async (post: string) => (await json(await site.w.get(`/posts/${post}`))).scheduled_at;
const open = async (query: string): Promise<Page> => {
  const page = await personAt(site, "editor");
  await page.goto(`${site.origin}/app/calendar?${query}`);
  return page;
};
const moved = (page: Page) => page.getByRole("status").filter({ hasText: "Moved." }).waitFor();

describe.skipIf(!CHROME)("a drop of the calendar", () => {
  test("is dragged to another hour of the week", async () => {
    const post = await planned();
    const page = await open(`week=${day}`);
    await page.dragAndDrop(`[data-drop="${post}"]`, `[data-slot="${sameWeek(day)}T14:00"]`);
    await moved(page);
    expect(await momentOf(post)).toBe(`${sameWeek(day)}T14:00:00.000Z`);
    await page.context().close();
  });

  test("keeps its hour when it is dragged to another day of the month", async () => {
    const post = await planned();
    const page = await open(`month=${day.slice(0, 7)}`);
    await page.dragAndDrop(`[data-drop="${post}"]`, `[data-slot="${shiftedDay(day, 5)}"]`);
    await moved(page);
    expect(await momentOf(post)).toBe(`${shiftedDay(day, 5)}T09:00:00.000Z`);
    await page.context().close();
  });

  test("is moved by Shift and arrows, an hour and a day at a time", async () => {
    const post = await planned();
    const page = await open(`week=${day}`);
    await page.locator(`[data-drop="${post}"]`).press("Shift+ArrowDown");
    await moved(page);
    expect(await momentOf(post)).toBe(`${day}T10:00:00.000Z`);
    await page.locator(`[data-drop="${post}"]:focus`).waitFor();
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Shift+ArrowDown")]);
    await expect.poll(() => momentOf(post)).toBe(`${day}T11:00:00.000Z`);
    await page.goto(`${site.origin}/app/calendar?week=${day}`);
    await page.locator(`[data-drop="${post}"]`).press("Shift+ArrowLeft");
    await moved(page);
    expect(await momentOf(post)).toBe(`${shiftedDay(day, -1)}T11:00:00.000Z`);
    await page.context().close();
  });

  test("that is moved into the past stays, and the page says why", async () => {
    const post = await planned();
    const page = await open(`month=${day.slice(0, 7)}`);
    const form = page.locator(`#post-${post} form[action$="/move"]`);
    await form.locator("input[name=at]").fill("2020-01-01T09:00");
    await form.getByRole("button", { name: "Move" }).click();
    await page.getByRole("alert").filter({ hasText: "This moment has passed" }).waitFor();
    expect(await momentOf(post)).toBe(`${day}T09:00:00.000Z`);
    await page.context().close();
  });
});

/** Another day of the same week. */
const sameWeek = (one: string) => shiftedDay(one, new Date(`${one}T12:00:00Z`).getUTCDay() === 0 ? -1 : 1);

describe.skipIf(!CHROME)("the focus of a photo", () => {
  test.each([true, false])("is a click or two numbers (scripts: %s)", async (javaScriptEnabled) => {
    const photo = await seedPhoto(site.w, null);
    const page = await personAt(site, "editor", { javaScriptEnabled });
    await page.goto(`${site.origin}/app/brand/library/photos/${photo}`);
    const picture = page.locator("[data-focus] img");
    const box = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    if (javaScriptEnabled) await picture.click({ position: { x: box.width / 4, y: box.height * 0.75 } });
    else {
      await page.getByLabel("From the left, %").fill("25");
      await page.getByLabel("From the top, %").fill("75");
    }
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("status").filter({ hasText: "Saved." }).waitFor();
    const { focus } = await json(await site.w.get(`/brand-assets/photos/${photo}`));
    expect(focus).toEqual({ x: 0.25, y: 0.75 });
    await page.getByRole("heading", { name: "How it is cut" }).waitFor();
    await page.context().close();
  });
});
