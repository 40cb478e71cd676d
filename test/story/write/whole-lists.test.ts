import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "infographic" });

test("a timetable keeps its heading and all its lines, and none of them is the date of it all", () => {
  const { headline, points, posts, when } = storyOf(
    "Dates for the summer term:\nMon 20 April – term starts\nThu 7 May – class photos\nFri 12 June – sports day, 1.15 pm on the field (reserve date Fri 19 June)\nSat 4 July – summer fair, 11 am to 3 pm",
  );
  expect(headline.text).toBe("Dates for the summer term");
  expect(points).toHaveLength(4);
  expect(posts.linkedin).toMatch(/^Dates for the summer term:\n\nMon 20 April – term starts\n/);
  expect(when).toBeNull();
});

test("a row of a table is for readers, whatever its first word may ask elsewhere", () => {
  const { points } = storyOf("Days until they are paid, by sector.\n\nSoftware 24\nDesign 31\nJournalism 47");
  expect(points.map(({ text }) => text)).toEqual(["Software 24", "Design 31", "Journalism 47"]);
});

test("rows with decimal numbers are no versions", () => {
  const { version, kicker } = storyOf(
    "What went into our boxes, in tonnes:\nPotatoes 14.2\nCarrots 8.6\nSquash 6.1",
  );
  expect(version).toBe("");
  expect(kicker?.text ?? "").not.toContain("14.2");
});

test("a price list keeps names with a comma", () => {
  const { prices } = storyOf("Unsere Preise:\nOsterlamm, klein 4,50 €\nOsterlamm, groß 8,90 €\nZopf 6,80 €");
  expect(prices.map(({ name }) => name)).toEqual(["Osterlamm, klein", "Osterlamm, groß", "Zopf"]);
});

test("a post keeps the author's paragraphs", () => {
  const brief =
    "A will takes effect after you die. It says who gets what. If you have none, the law decides.\n\nA power of attorney takes effect while you live. If you have none, the court decides.";
  expect(storyOf(brief).posts.linkedin).toBe(brief);
});

test("a vacancy that invites is no event", () => {
  expect(
    storyOf("Join us as a physiotherapist. Three or four days a week, paid training day.").occasion,
  ).toBe("hiring");
});

test("what leads to a clause is no headline without it", () => {
  const { headline } = storyOf(
    "So from September, the sign-up form of our mentors goes from nine pages to only three.",
  );
  expect(headline.text).not.toBe("So from September");
});

test.each([
  [
    "Opening hours from 1 April\nTuesday to Friday 10:00–17:00\nSaturday 11:00–18:00\nClosed Mondays\nLast entry at 16:15.",
    "Opening hours from 1 April",
  ],
  [
    "Jobs for the plot in March\n\n• Sow broad beans\n• Chit your potatoes\n• Turn the compost",
    "Jobs for the plot in March",
  ],
])("the line above a list heads it: %s", (brief, headline) => {
  const story = storyOf(brief);
  expect(story.headline.text).toBe(headline);
  expect(story.posts.linkedin).toMatch(new RegExp(`^${headline}:\\n\\n(?:• )?\\S`));
  expect(story.heldBack).toEqual([]);
});

test("every heading of a changelog labels the lines under it", () => {
  const { changes, posts } = storyOf(
    "Acme 4.2 is out.\n\nNew\n- Split one transaction\n\nBetter\n- Search is faster\n\nFixed\n- Credit notes were missing",
  );
  expect(changes.map(({ label }) => label)).toEqual(["added", "improved", "fixed"]);
  expect(posts.linkedin).toContain(
    "New\n• Split one transaction\n\nBetter\n• Search is faster\n\nFixed\n• Credit notes",
  );
});

test.each([
  [
    "Wir suchen ab sofort zwei Dachdecker.\n\n- 22,50 € pro Stunde\n- Vier-Tage-Woche: Montag bis Donnerstag\n- 30 Tage Urlaub\n- Firmenwagen zur Baustelle",
    "22,50 € pro Stunde",
  ],
  [
    "We are hiring a baker.\n\n- £16.50 an hour\n- Four-day week: Monday to Thursday\n- 30 days of holiday",
    "£16.50 an hour",
  ],
  [
    "Nous recrutons deux couvreurs.\n\n- 16,50 € de l'heure\n- Semaine de quatre jours\n- 30 jours de congés",
    "16,50 € de l’heure",
  ],
  [
    "Buscamos dos techadores.\n\n- Semana de cuatro días\n- 14,50 € la hora\n- 30 días de vacaciones",
    "14,50 € la hora",
  ],
])("a bullet that is a price stays among the others: %s", (brief, pay) => {
  const { posts, points } = storyOf(brief);
  for (const post of Object.values(posts)) expect(post).toContain(`\n• ${pay}\n`);
  expect(points.map(({ text }) => text)).toContain(pay);
});

test("the times of one entry are no entries beside it", () => {
  const { points, support } = storyOf(
    "Family Sunday on 6 December: boil your own salt at 11:00, 13:00 and 15:00. Children under 6 free.",
  );
  expect(points).toEqual([]);
  expect(support?.text).toContain("Boil your own salt at 11:00, 13:00 and 15:00.");
});

test("“of” parts no entries of an English list", () => {
  const { points } = storyOf(
    "One cow, one day: 24 litres of milk, 45 kg of grass, 80 litres of water, 14 hours of rest.",
  );
  expect(points.map(({ text }) => text)).toEqual([
    "24 litres of milk",
    "45 kg of grass",
    "80 litres of water",
    "14 hours of rest",
  ]);
});

test("an entry of one word is an entry, and a name of a part of the post is none", () => {
  const list = (...lines: string[]) =>
    storyOf(`Our winter soups:\n- Leek and potato\n- ${lines.join("\n- ")}`);
  expect(list("Beetroot", "Lentil").points.map(({ text }) => text)).toEqual([
    "Leek and potato",
    "Beetroot",
    "Lentil",
  ]);
  expect(list("Beetroot", "Photos").points.map(({ text }) => text)).not.toContain("Photos");
});

test("opening hours stand whole in a short post, in place of what readers need less", () => {
  const list = [
    "Wed 23 Dec 8am-noon",
    "Thu 24 Dec closed",
    "Fri 25 Dec closed",
    "Sat 26 Dec 9am-3pm",
    "Sun 27 Dec closed",
    "Thu 31 Dec closed",
  ].join("\n");
  const after =
    "Usual times on all other days. Old paint goes to the counter unless it has dried. Garden waste is free all winter, so bring in those last leaves.";
  const { posts } = houseStory({
    brief: `Holiday hours at all three recycling yards:\n${list}\n${after}`,
    brand: brandOf("Acme Council"),
    channel: "twitter",
    assetType: "card",
  });
  expect(posts.twitter).toContain(list);
});

test("a price that heads the lines under it is no row beside the price of another list", () => {
  const brief =
    "Supper at the mart, Thursday 10 December.\n\nMains £9\nRoast goose and trimmings\nMince and dumplings\n\nPuddings £4\nPlum pudding\nRice pudding\n\nCash or card.";
  const { posts } = storyOf(brief);
  expect(posts.linkedin).toContain("Mains £9\nRoast goose and trimmings\nMince and dumplings");
  expect(posts.linkedin).toContain("Puddings £4\nPlum pudding\nRice pudding");
});
