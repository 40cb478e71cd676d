import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const story = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Kite"), channel: "linkedin", assetType });
const said = (brief: string, assetType?: AssetType) => {
  const { headline, support } = story(brief, assetType);
  return [headline.text, support?.text];
};

test("a picture that is seen alone tells the author's sentences under its headline, in their order", () => {
  const brief =
    "We are teaming up with Millrace Bakehouse: from May they bake their crackers with our spent grain. That turns 300 kg of grain a week into food. The first flavour is smoked salt, £3.20 a box.";
  expect(said(brief)).toEqual([
    "We are teaming up with Millrace Bakehouse",
    "From May they bake their crackers with our spent grain. That turns 300 kg of grain a week into food. The first flavour is smoked salt, £3.20 a box.",
  ]);
  expect(story(brief, "carousel").support?.text ?? "").not.toContain("That turns");
});

test("what the headline leaves of its sentence comes in the order of the sentence, and once", () => {
  const brief =
    "Our spring concert takes place on Sunday 17 May at 7 pm in St Bride's Church, Wexmouth; doors open at 6.30 pm. Tickets are £12.";
  const [headline, support = ""] = said(brief);
  expect(headline).toBe("Our spring concert");
  expect(support).toBe(
    "On Sunday 17 May at 7 pm in St Bride’s Church, Wexmouth. Doors open at 6.30 pm. Tickets are £12.",
  );
});

test("the values of a chart and a command in its own box are not written out beside them", () => {
  const series = "Passengers a month: April 4,120, May 6,870, June 9,340. August was the busiest ever.";
  expect(said(series, "infographic")[1]).toBe("August was the busiest ever.");
  const command =
    "Tiles are now one command: `kite build region.geojson --out a.pmtiles`. It takes 11 minutes.";
  expect(said(command)[1]).toBe("It takes 11 minutes.");
});

test("a sentence that leans on another one is left out with it", () => {
  const long = `We open a second studio in Leeds with ${"a bright room, ".repeat(45)}and a bar`;
  const [, support = ""] = said(`Classes move to Mondays. ${long}. It is open to all.`);
  expect(support).not.toContain("It is open");
});

test("the title of an article, a talk or a show is the headline", () => {
  expect(said('Our new article: "Seven cracks that don\'t matter". It takes eight minutes to read.')).toEqual(
    ["Seven cracks that don’t matter", "It takes eight minutes to read."],
  );
  const webinar = story(
    'Free webinar for schools: "Spotting fraud in 30 seconds, live". Thursday 8 October, 15:30 BST, online.',
  );
  expect(webinar.headline.text).toBe("Spotting fraud in 30 seconds, live");
  expect(webinar.quotation).toBeNull();
});

test("a headline is never one item of the list behind its colon", () => {
  const brief =
    "Van maandag 6 juli gelden onze zomertijden: dinsdag, woensdag en vrijdag van 10.00 tot 16.00 uur, zaterdag gesloten. De bus is open.";
  expect(said(brief)[0]).toBe("Van maandag 6 juli gelden onze zomertijden");
});

test("an action keeps its date when its address stands elsewhere", () => {
  const brief = "The kitten room needs a boiler. Please donate at whiskers.example/boiler by 15 December.";
  expect(story(brief).cta?.label).toBe("Please donate by 15 December");
});

test("source code stands in a post letter for letter, on lines of its own, and in no other words", () => {
  const code = 'await kit("</b>");\nkit.end();';
  const { posts, headline, support, snippet } = story(
    `Retries are two lines now:\n\n\`\`\`ts\n${code}\n\`\`\`\nNo more timers.`,
  );
  expect(snippet?.code).toBe(code);
  expect(posts.linkedin).toContain(`\n${code}\n`);
  expect([headline.text, support?.text].join()).not.toContain("await");
});

test("an exclamation mark of the author stays, unless the author wants none", () => {
  const brief =
    "Well played, all six of you, and thank you for a long and wonderful season! The cup stands in the hall.";
  expect(story(brief).posts.linkedin).toContain("season!");
  expect(story(`${brief} No exclamation marks please.`).posts.linkedin).not.toContain("!");
});

test("a series tells what the headline leaves of its sentence", () => {
  const brief =
    "Release 4.2 is out: faster map on old phones, PDF proof in one tap, dark mode for night shifts. Try it today at harbor.example/new.";
  for (const assetType of ["slideshow", "carousel"] as const) {
    const { slides, support } = story(brief, assetType);
    expect(slides.map(({ title }) => title)).toContain("PDF proof in one tap");
    expect(support?.text ?? "").not.toContain("PDF proof");
  }
});
