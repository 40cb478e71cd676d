import { expect, test } from "vitest";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { textNodes } from "../../lib/render/scene.ts";
import { pictured } from "../../lib/render/templates/series/pictured.ts";
import { slideshow } from "../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../support/assets.ts";

/** The largest texts of the slides between the first and the last, with their size as a share of the height. */
async function largest(titles: readonly string[], body = "") {
  const planned = await plan(slideshow, {
    assetType: "slideshow",
    channel: "tiktok",
    watermark: false,
    seed: 1,
    readAsset,
    brand: { name: "Ferrolith", palette: { primary: "#0b0c10", secondary: "#1f2833", accent: "#66fcf1" } },
    data: slideshow.data.parse({
      cover: { headline: "Why it matters" },
      slides: titles.map((title) => ({ title, body })),
      closing: { headline: "Order a sample" },
    }),
  });
  const { prepared } = await prepare(slideshow, planned);
  return prepared.slice(1, -1).map(({ page }) => {
    const [first] = textNodes(page).toSorted((a, b) => b.style.fontSize - a.style.fontSize);
    return { text: first?.text, share: (first?.style.fontSize ?? 0) / Number(page.style.height), page };
  });
}

test("a slide is set around its figure, with its unit, and a counted one around its number", async () => {
  const slides = await largest(["It takes 38% less room", "It is fired at 1,240 °C", "Day 4"]);
  expect(slides.map(({ text }) => text)).toEqual(["38%", "1,240 °C", "4"]);
});

test("the words of a slide that has no figure fill it", async () => {
  const [slide] = await largest(["Nothing wears out"]);
  expect(slide?.share).toBeGreaterThan(0.08);
});

test("what is said under a short name is whole", async () => {
  const body =
    "For the last minute, over tomatoes, grilled meat and dark chocolate. Never into the pot, where it melts away and nobody notices that it was there.";
  const [slide] = await largest(["Flaky salt"], body);
  const said = textNodes(slide?.page as never).map(({ text }) => text);
  expect(said.join(" ")).toContain("that it was there.");
});

test("a long sentence goes before the drawing of what it names", async () => {
  const title =
    "Accessibility improvements include step-free changing rooms, a poolside hoist and a wheelchair-friendly entrance from Riverside Boulevard";
  const [slide] = await largest([title, "A wheelchair"]);
  const said = textNodes(slide?.page as never).map(({ text }) => text);
  expect(said.join(" ")).toContain("Boulevard");
  expect(JSON.stringify(slide?.page)).not.toContain("<svg");
});

test("a quotation opens with a mark as large as a picture, and closes in its words", async () => {
  const [slide] = await largest(["“We fitted six where four used to be”"]);
  const words = textNodes(slide?.page as never).map(({ text }) => text);
  expect(words.join(" ")).toMatch(/^[^“]*used to be”[^“”]*$/);
  expect(JSON.stringify(slide?.page)).toContain("<svg");
});

test("a photo that merely suits stands with the slide that has a word of its name or tags, and one asked for with the next", () => {
  const slides = ["The temple court at dawn", "A lesson in pruning", "Dahlias at the market"].map(
    (title) => ({
      title,
      body: "",
    }),
  );
  const pictures = {
    brand: "",
    asked: [],
    atHand: [],
    faces: [],
    named: new Map([["p", "Dahlia in bloom\nflower"]]),
  };
  const shown = (photosAreChosen: boolean) =>
    pictured(slides, { ...pictures, photosAreChosen }, ["p"]).map(({ photo }) => photo);
  expect(shown(true)).toEqual([undefined, undefined, "p"]);
  expect(shown(false)).toEqual(["p", undefined, undefined]);
});
