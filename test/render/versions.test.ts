import { expect, test } from "vitest";
import { filmOf } from "../../lib/render/film/film-of.ts";
import { plan } from "../../lib/render/plan.ts";
import { carousel } from "../../lib/render/templates/carousel/carousel.tsx";
import { slideshow } from "../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS } from "./support/cases.ts";

const cover = (headline: string) => ({ headline });
const slides = [{ title: "Open from 9 to 12" }, { title: "Every Sunday" }];

/** What the first picture of a version shows beside its words: the ground and the names of its shapes. */
async function openingOf(headline: string, alternate: number, seed: number) {
  const planned = await plan(slideshow, {
    assetType: "slideshow",
    channel: "web",
    data: slideshow.data.parse({ cover: cover(headline), slides, closing: { headline: "See you" } }),
    brand: { ...BRANDS.beacon, alternate },
    seed: seed + alternate,
    watermark: false,
    readAsset,
  });
  const [first] = (await filmOf(slideshow, planned)).scenes;
  const shapes = first?.layers
    .map(({ name }) => name)
    .filter((name) => !/^(?:headline|marker|logo)/.test(name));
  return JSON.stringify([first?.background.style?.backgroundColor, shapes]);
}

test.each([
  ["that names a thing", "A new bicycle for every courier"],
  ["that names none", "We now answer on Sundays"],
])(
  "four versions of a slideshow %s open with four different pictures, whatever the seed",
  async (_, headline) => {
    for (const seed of [1, 2, 3, 7]) {
      const all = [0, 1, 2, 3].map((alternate) => openingOf(headline, alternate, seed));
      expect(new Set(await Promise.all(all)).size).toBe(4);
    }
  },
);

test("every second version of a carousel begins on the other ground", async () => {
  const data = carousel.data.parse({
    cover: cover("We now answer on Sundays"),
    slides,
    closing: { headline: "See you" },
  });
  const coverOf = async (alternate: number, look: string) => {
    const brand = { ...BRANDS.beacon, id: "w1", look, alternate };
    const planned = await plan(carousel, {
      assetType: "carousel",
      channel: "web",
      data,
      brand,
      watermark: false,
      readAsset,
    });
    return planned.context.theme.wash.background;
  };
  for (const look of ["column", "poster"]) expect(await coverOf(1, look)).not.toBe(await coverOf(2, look));
});
