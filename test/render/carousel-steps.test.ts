import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts, textNodes } from "../../lib/render/scene.ts";
import type { Box } from "../../lib/render/sizes.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import type { Channel } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

type Given = {
  slides: { tag?: string; title: string; body?: string; stat?: string }[];
  numbered?: boolean;
  steps?: number;
};

const SHORT = [{ title: "Wash it" }, { title: "Dry it well" }, { title: "Fold it and put it away" }];
const LOOKS = ["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"] as const;

async function drawn(
  look: (typeof LOOKS)[number],
  { slides, ...given }: Given,
  channel: Channel = "instagram",
) {
  const planned = await plan(carousel, {
    ...{ assetType: "carousel", channel, seed: 1, watermark: false, readAsset },
    data: carousel.data.parse({
      cover: { headline: "Care" },
      slides,
      closing: { headline: "Ask us" },
      ...given,
    }),
    brand: { ...BRANDS.beacon, look },
  });
  const { prepared } = await prepare(carousel, planned);
  return { prepared, pages: prepared.map(({ page }) => page), size: planned.context.size };
}

const numeralsOn = (page: Node | undefined) =>
  page ? textNodes(page).filter(({ attributes }) => attributes?.part === "ornament") : [];
const numberOn = (page: Node | undefined) => numeralsOn(page).map(({ text }) => text);

test.each(LOOKS)("%s: a step has its own number alone, as large as a third of the slide", async (look) => {
  const { pages, size } = await drawn(look, { slides: SHORT, numbered: true });
  const inner = pages.slice(1, -1);
  expect(inner.map(numberOn)).toEqual([["1"], ["2"], ["3"]]);
  // A digit is about 0.72 of its type.
  for (const page of inner)
    expect(0.72 * (numeralsOn(page)[0]?.style.fontSize ?? 0)).toBeGreaterThan(size.height * 0.27);
});

test.each(LOOKS)("%s: no edge cuts a number", async (look) => {
  const slides = Array.from({ length: 6 }, (_, i) => ({ title: `Wash it ${i} times` }));
  const { prepared } = await drawn(look, { slides, numbered: true });
  const laid = prepared.map(async ({ page, scene, safe }) =>
    drawnTexts(page, await layOut(scene)).map((text) => ({ ...text, safe })),
  );
  const numerals = (await Promise.all(laid)).flat().filter(({ part }) => part === "ornament");
  expect(numerals).toHaveLength(slides.length);
  for (const { box, safe, line, size } of numerals) {
    expect(box.x).toBeGreaterThanOrEqual(safe.x - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + 1);
    // Half a digit under the middle of its line is its foot.
    expect(line + 0.36 * size).toBeLessThanOrEqual(safe.y + safe.height + 1);
  }
});

test("slides that are not counted have no number", async () => {
  const { pages } = await drawn("signal", { slides: SHORT, numbered: false });
  expect(pages.flatMap(numberOn)).toEqual([]);
});

test("where the first slides are the steps, only these are numbered", async () => {
  const { pages } = await drawn("column", { slides: SHORT, numbered: false, steps: 2 });
  expect(pages.map(numberOn)).toEqual([[], ["1"], ["2"], [], []]);
});

test("a figure among steps stands for its number", async () => {
  const slides = [{ title: "Wash it" }, { title: "of stains go", stat: "80%" }, { title: "Dry it" }];
  const { pages } = await drawn("signal", { slides, numbered: true });
  expect(pages.map(numberOn)).toEqual([[], ["1"], [], ["3"], []]);
});

test("long steps keep every word", async () => {
  const body = "Take it out of the drum at once, shake it twice, and hang it in the shade. ".repeat(3).trim();
  const slides = SHORT.map(({ title }) => ({ title: `${title} as soon as you are back from the sea`, body }));
  for (const look of LOOKS) {
    const { pages } = await drawn(look, { slides, numbered: true });
    const cut = pages.flatMap(textNodes).filter(({ attributes }) => attributes?.cut);
    expect(cut, look).toEqual([]);
  }
});

/** The texts of a slide that people read, each with what stands on or over it. */
async function clashesOn({ prepared }: Awaited<ReturnType<typeof drawn>>) {
  const pages = prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene)));
  return (await Promise.all(pages)).flatMap((texts) =>
    texts
      .filter(({ part }) => part === "label")
      .flatMap((label) =>
        texts
          .filter(({ part, box }) => part !== "label" && meets(box, label.box))
          .map(({ text }) => `${label.text} and ${text}`),
      ),
  );
}

const meets = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const labelsOn = (page: Node) =>
  textNodes(page)
    .filter(({ attributes }) => attributes?.part === "label")
    .map(({ text }) => text);

test.each(LOOKS)(
  "%s: the tag of a step stands clear of its words and its number, however long",
  async (look) => {
    const short = "Night shifts";
    const long = "Night shifts that cross the day the clocks change were counted as eleven or thirteen hours";
    const body = "They are now counted as they were worked, in every rota that is still open. "
      .repeat(2)
      .trim();
    for (const channel of ["instagram", "linkedin", "twitter"] as const)
      for (const words of [{ title: short }, { title: long }, { title: long, body }])
        for (const tag of ["Fixed", "Nouveauté", "Removed for good by us"]) {
          const slides = [
            { title: "Wash it" },
            { tag, ...words },
            { tag: "New", title: "of stains go", stat: "80%" },
          ];
          const deck = await drawn(look, { slides, numbered: true }, channel);
          const on = `${look} ${channel} ${tag} ${words.title}`;
          expect(deck.pages.map(labelsOn).slice(1, 4), on).toEqual([[], [tag], ["New"]]);
          expect(await clashesOn(deck), on).toEqual([]);
          expect(
            deck.pages.flatMap(textNodes).filter(({ attributes }) => attributes?.cut),
            on,
          ).toEqual([]);
        }
  },
);
