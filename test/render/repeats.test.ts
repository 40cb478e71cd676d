import { expect, test } from "vitest";
import { render } from "../../lib/render/render.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { BRANDS } from "./support/cases.ts";

/** The check of a carousel with these titles between cover and close. */
async function repeatsOf(...titles: string[]) {
  const template = TEMPLATES.carousel;
  if (!template) throw new Error("There is no carousel.");
  const data = template.data.parse({
    cover: { headline: "Four mistakes before the year ends" },
    slides: titles.map((title) => ({ title })),
    closing: { headline: "Now you know", cta: "Start" },
  });
  const brand = BRANDS.beacon;
  const { checks } = await render(template, {
    assetType: "carousel",
    channel: "web",
    data,
    brand,
    watermark: false,
  });
  return checks.find(({ id }) => id === "picture_repeats");
}

test("pages that each say something new pass", async () => {
  expect(await repeatsOf("Invoicing December in January", "Forgetting the pension top-up")).toMatchObject({
    passed: true,
    points: 3,
  });
});

test("a page that says what an earlier one has said fails and names it", async () => {
  const check = await repeatsOf("Invoicing December in January", "Invoicing December in January.");

  expect(check).toMatchObject({ passed: false, hard: false, points: 0 });
  expect(check?.evidence[0]).toMatchObject({
    where: expect.stringMatching(/^page 3\./),
    source: "page 2 says it too",
  });
});

test("short words may come again", async () => {
  expect(await repeatsOf("Step one", "Step one")).toMatchObject({ passed: true });
});
