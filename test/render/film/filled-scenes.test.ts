import { expect, test } from "vitest";
import { filmOf } from "../../../lib/render/film/film-of.ts";
import type { Layer } from "../../../lib/render/film/motion.ts";
import { plan } from "../../../lib/render/plan.ts";
import { textNodes } from "../../../lib/render/scene.ts";
import { slideshow } from "../../../lib/render/templates/slideshow/slideshow.ts";
import { readAsset } from "../../support/assets.ts";
import { BRANDS } from "../support/cases.ts";

const LONG =
  "We check brakes, gears, lights and tyres, oil the chain, set everything up, and ride it round the yard";

async function scenesOf(
  headline: string,
  titles: readonly string[],
  { format = "story", supporting = "" }: { format?: "story" | "square" | "wide"; supporting?: string } = {},
) {
  const planned = await plan(slideshow, {
    ...{ assetType: "slideshow", channel: "web", format, seed: 1, watermark: false, readAsset },
    brand: { ...BRANDS.beacon, id: "w1", look: "column" },
    data: slideshow.data.parse({
      cover: { headline },
      slides: titles.map((title) => ({ title })),
      closing: { headline, ...(supporting && { supporting }), url: "beacon.example" },
    }),
  });
  const { scenes } = await filmOf(slideshow, planned);
  return { scenes: scenes.map(({ layers }) => layers), size: planned.context.size };
}

const named = (layers: readonly Layer[] = [], name: string) => layers.find((one) => one.name === name)?.box;
const sideOf = (layers: readonly Layer[] = []) => named(layers, "subject")?.width ?? 0;
const textOf = (layers: readonly Layer[] = []) =>
  layers.flatMap(({ node }) => textNodes(node).map(({ text }) => text)).join(" ");

const NEWS = "We now answer on Sundays";
const PRICE = "In May only £49 instead of £69";

test("the value of few words stands on a ground from edge to edge", async () => {
  const { scenes, size } = await scenesOf(NEWS, [PRICE, "Come by"]);
  const band = named(scenes[1], "band");
  const value = scenes[1]?.find(({ node }) => textNodes(node).some(({ text }) => text === "£49"))?.box;
  expect(band && value).toBeDefined();
  if (!band || !value) return;
  expect(band.x).toBeLessThanOrEqual(0);
  expect(band.x + band.width).toBeGreaterThanOrEqual(size.width);
  expect(value.y).toBeGreaterThan(band.y);
  expect(value.y + value.height).toBeLessThan(band.y + band.height);
});

test.each(["square", "wide"] as const)(
  "the comma of a large number does not hang over the edge of its ground: %s",
  async (format) => {
    const { scenes } = await scenesOf(NEWS, ["£12,400 for the air ambulance", "Come by"], { format });
    const band = named(scenes[1], "band");
    const value = scenes[1]?.find(({ node }) => textNodes(node).some(({ text }) => text === "£12,400"))?.box;
    expect(value).toBeDefined();
    if (!band || !value) return;
    expect(value.y + value.height * 1.2).toBeLessThan(band.y + band.height);
  },
);

test("in every second shot that ground goes down to the foot", async () => {
  const { scenes, size } = await scenesOf(NEWS, ["Come by", PRICE, "See you"]);
  const band = named(scenes[2], "band");
  expect((band?.y ?? 0) + (band?.height ?? 0)).toBeGreaterThan(size.height * 0.95);
});

test.each(["Come by", LONG])(
  "words without a value, or that fill the picture, have none: %s",
  async (said) => {
    const { scenes } = await scenesOf(NEWS, [said, "See you"]);
    expect(named(scenes[1], "band")).toBeUndefined();
  },
);

const THING = "A new bicycle for every child";

test("what the film is about joins few words between, seen from nearby, and never next to the ends", async () => {
  const { scenes, size } = await scenesOf(THING, ["Come by", "See it", "Take a ride", "Any day"]);
  expect(scenes.map((layers) => sideOf(layers) > 0)).toEqual([true, false, true, false, false, true]);
  const near = named(scenes[2], "subject");
  expect((near?.y ?? 0) + (near?.height ?? 0)).toBeGreaterThan(size.height);
});

test("many words have such a shot for themselves", async () => {
  const { scenes } = await scenesOf(THING, ["Come by", LONG, "Take a ride", "Any day"]);
  expect(sideOf(scenes[2])).toBe(0);
});

test("the first drawing is larger over few words than over many", async () => {
  const few = await scenesOf("A new bicycle", ["Come by"]);
  const many = await scenesOf(
    "A new bicycle for every child of the town who has waited for one since the spring of last year",
    ["Come by"],
  );
  expect(sideOf(few.scenes[0])).toBeGreaterThan(sideOf(many.scenes[0]));
});

const FACTS = "Saturday 23 May, 7pm to 9pm, at 14 Colston Street · £28 per person · 18 places";

test("a list of facts has a low last picture for itself, signed with the slogan", async () => {
  const { scenes } = await scenesOf(THING, ["Come by"], { format: "square", supporting: FACTS });
  const last = scenes.at(-1);
  expect(sideOf(last)).toBe(0);
  for (const fact of ["Saturday 23 May", "£28 per person", "18 places"]) expect(textOf(last)).toContain(fact);
  expect(textOf(last)).toContain(BRANDS.beacon.tagline);
});
