import { expect, test } from "vitest";
import { leastKept } from "../../../lib/render/templates/film/least-kept.ts";
import { fits } from "../../../lib/render/templates/film-launch/fits.ts";
import { SEPARATOR } from "../../../lib/render/templates/kit/fact-cells.ts";
import { fits as slides } from "../../../lib/render/templates/slideshow/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Fernwick", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string, assetType: "video" | "slideshow" = "video") =>
  houseStory({
    brief,
    brand: brandOf("Fernwick", { website: "https://fernwick.example" }),
    channel: "tiktok",
    assetType,
  });
const endOf = (brief: string) => {
  const { last, details = "" } = fits(storyOf(brief), PICTURES)!.data;
  return { last, lines: details.split(SEPARATOR) };
};

const KENNELS =
  "News from us, we got the keys to the new heated kennel block on Friday! It has 8 more spaces so from January we can take 30 dogs instead of 22. Paid for by 740 people who gave £61,300 between them, plus the Bransby Trust who gave £25,000. First dogs move in Saturday 9 January and you can come and see it that day, 11 to 3, at Moor Lane, Navenby, tea is on us.";

test("an open day ends the film in place of its long opening sentence: the day before its hours and its place", () =>
  expect(endOf(KENNELS)).toEqual({
    last: "",
    lines: [
      "First dogs move in Saturday 9 January and you can come and see it that day",
      "11 to 3",
      "Moor Lane, Navenby",
    ],
  }));

test("facts that are not all told keep whole sentences: the prices, the first day and the last one to order", () => {
  const { last, lines } = endOf(
    "La taza nueva, se llama Olivar. Es de gres, 280 ml. Cada una sale un poco distinta. Cuesta 24 euros, o 88 euros el juego de cuatro. Hemos hecho 120 y se venden desde el sábado 5 de diciembre a las 10 de la mañana en fernwick.example. Lo que se pida hasta el lunes 14 de diciembre llega antes de Nochebuena a la península.",
  );
  expect(last).toBeUndefined();
  expect(lines).toEqual([
    "Cuesta 24 euros, o 88 euros el juego de cuatro",
    "Hemos hecho 120 y se venden desde el sábado 5 de diciembre a las 10 de la mañana",
    "Lo que se pida hasta el lunes 14 de diciembre llega antes de Nochebuena a la península",
  ]);
});

test("the offer that a long headline begins with is the name of its days and prices", () => {
  const { last, lines } = endOf(
    "Buy two get the third one free, cheapest is the free one, any apple, pear, plum or cherry, and it runs from Saturday 5 December until Sunday 20 December or when they're gone, there's 340 trees in the ground at the moment. Trees are £24 to £32. We dig them while you wait.",
  );
  expect([undefined, "", "Buy two get the third one free"]).toContain(last);
  expect(lines).toContain("Trees are £24 to £32");
});

test("a clause is kept without the word that joins it", () => {
  const { lines } = endOf(
    "Two big handles, all four fingers fit through, holds 300 ml. Wide foot so it doesn't tip. Three glazes, moss, oat and chalk. £34 each or £62 for a pair, on the website, and if you order by Friday 11 December it comes before Christmas, UK only.",
  );
  expect(lines.join("\n")).toMatch(/^If you order by Friday 11 December/mu);
});

test("a short headline stays the name of what its facts are of", () => {
  const { last, lines } = endOf(
    "The toy library opens again. Saturday 5 December, 10 am to 12 noon, Mill Lane 3. It's free. Children choose two toys each.",
  );
  expect(last).toBeUndefined();
  expect(lines.join()).toContain("5 December");
});

test("a day that is over and a part of a list of prices are not kept", () => {
  const lines = leastKept(
    storyOf(
      "The new van is here and it is brilliant. It arrived on Saturday 28 November after seven months. Small wash £12. Large wash £18. Wax and polish £30.",
    ),
    60,
  );
  expect(lines).toEqual([]);
});

test("the last slide says an offer with its last day, and not its first day alone", () => {
  const series = slides(
    storyOf(
      "We're doing a sock kit for beginners, £32 instead of £39, from Friday 4 December until we shut on Sunday 20 December. In the box: 100g hand dyed sock wool, a set of 2.5mm needles, a printed pattern in big type and a stitch marker shaped like a hedgehog. Five colours: Moss, Brick, Canal, Rhubarb, Oatmeal. Shop and online, fernwick.example, UK post free over £30. Order I'd like: finished sock first, then what's in the box, then the colours, then price and dates last.",
      "slideshow",
    ),
    PICTURES,
  )?.data;
  expect(series?.closing.supporting).toBe(
    "£32 instead of £39, from Friday 4 December until we shut on Sunday 20 December",
  );
});
