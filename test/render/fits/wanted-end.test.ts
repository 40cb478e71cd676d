import { expect, test } from "vitest";
import { fits as eventFilm } from "../../../lib/render/templates/film-event/fits.ts";
import { fits as film } from "../../../lib/render/templates/film-launch/fits.ts";
import { fits as slides } from "../../../lib/render/templates/slideshow/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "tiktok", assetType });

const VAN =
  "The new Land Rover arrived. You raised £64,350 in seven months. She's on call from Monday 7 December. The public can come and have a look on Sunday 13 December, 11 till 2 at the base on Quarry Lane.";

test("a film says last what its author wants there, beside an action too", () => {
  const { last, points } = film(
    storyOf(`${VAN} Book at fernwick.example. End with: Thank you.`, "video"),
    PICTURES,
  )!.data;
  expect(last).toBe("Thank you");
  expect(points).not.toContain("Thank you");
});

test("the wanted words need not stand last in the brief", () => {
  const story = storyOf(VAN, "video");
  const [, first] = story.scenes;
  const asked = {
    rule: "end_with",
    value: `${first?.text}.`,
    quote: "",
    span: { start: 0, end: 0 },
  } as const;
  const { last, points } = film({ ...story, wishes: [asked] }, PICTURES)!.data;
  expect(last).toBe(first?.text);
  expect(points).toHaveLength(story.scenes.length - 1);
});

test("a slideshow has what its author wants last on its last slide, and nothing else there", () => {
  const { closing, slides: shown } = slides(
    storyOf(`${VAN} End with: Thank you.`, "slideshow"),
    PICTURES,
  )!.data;
  expect(closing).toEqual({ headline: "Thank you", cta: "", url: "" });
  expect(shown.map(({ title }) => title)).not.toContain("Thank you");
});

test("a price that is wanted last is not said before it", () => {
  const brief =
    "Our two-handed mug is ready. Two big handles, all four fingers fit through. Wide foot so it doesn't tip. Three glazes, moss, oat and chalk. End with the price: £34 each or £62 for a pair.";
  const { last, ...before } = film(storyOf(brief, "video"), PICTURES)!.data;
  expect(last).toContain("£34");
  expect(JSON.stringify(before)).not.toContain("£34");
  const { cover } = slides(storyOf(brief, "slideshow"), PICTURES)!.data;
  expect(JSON.stringify(cover)).not.toContain("£34");
});

test("a price that is wanted last has the last slide", () => {
  const { closing } = slides(
    storyOf(
      "Our two-handed mug is ready. Two big handles, all four fingers fit through. Wide foot so it doesn't tip. Three glazes, moss, oat and chalk. End with the price: £34 each or £62 for a pair.",
      "slideshow",
    ),
    PICTURES,
  )!.data;
  expect(closing).toMatchObject({ headline: "The price", supporting: "£34 each or £62 for a pair." });
});

const CONCERT =
  "Winter concert on Saturday 12 December at 7 pm in the old mill, Mill Lane 3. Forty singers and a brass band. Bring a cushion.";

test("a film with a calendar gives way where its author wants other words last, and only there", () => {
  expect(eventFilm(storyOf(`${CONCERT} End with: See you there!`, "video"), PICTURES)).toBeUndefined();
  expect(eventFilm(storyOf(CONCERT, "video"), PICTURES)).toBeDefined();
});

test("without such a wish the last slide says how to take part", () =>
  expect(slides(storyOf(VAN, "slideshow"), PICTURES)?.data.closing.headline).not.toBe("Thank you"));
