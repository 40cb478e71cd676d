import { expect, test } from "vitest";
import { judgeOf } from "../../../lib/story/addressee/addressee.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { isAmongAlike, isBeforeAfter } from "../../../lib/story/review/among-alike.ts";
import { orderedThanks } from "../../../lib/story/review/for-makers.ts";
import { factsKeptFromReaders } from "../../../lib/story/review/lost-facts.ts";
import { otherAddressees } from "../../../lib/story/review/other-addressees.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";
import { brandOf } from "../../copy/brands.ts";

function searchOf(brief: string) {
  const story = houseStory({ brief, brand: brandOf("Maison"), channel: "linkedin", assetType: "card" });
  const places = [{ where: "posts.linkedin", text: brief }];
  const judge = judgeOf(brief, story.language);
  return { story, brief, brand: brandOf("Maison"), places, asides: [], rough: false, judge };
}
const askedAbout = (brief: string) => otherAddressees(searchOf(brief)).map(({ quote }) => quote);

/** Whether what stands around the line explains it, were it doubted. */
function isExplained(brief: string, line: string): boolean {
  const { story } = searchOf(brief);
  const fact = story.facts.find(({ quote, from }) => from === "brief" && quote.includes(line));
  expect(fact).toBeDefined();
  return isAmongAlike(fact!, { reading: story, brief, isDoubted: (words) => words.includes(line) });
}

const FORM = `Concerto di Natale

Quando: domenica 20 dicembre 2026, ore 17.00
Dove: Chiesa di San Giacomo, Ferrara
Programma: Corelli, Britten e canti popolari
Direttrice: Paola Zanardi. All'organo: Marco Tebaldi`;

test("a line with a label among others of a form is for readers", () => {
  expect(isExplained(FORM, "Direttrice: Paola Zanardi")).toBe(true);
  expect(
    isExplained(`${FORM.split("\n").slice(0, 1)}\n\nDirettrice: Paola Zanardi canta con noi.`, "Paola"),
  ).toBe(false);
});

test("labels of a form for the writer explain nothing", () => {
  const brief = FORM.replace("Programma:", "Titolo del post:").replace("Quando:", "Didascalia:");
  expect(isExplained(brief, "Direttrice: Paola Zanardi")).toBe(false);
});

test("an entry of a list is for readers as the other entries are", () => {
  const brief = `Panels of the house community:
- The community pays about 900 euros a flat
- Savings of 35 % on the bill
- Tenants stay in while we work
- It takes six to nine months`;
  expect(isExplained(brief, "Tenants stay in while we work")).toBe(true);
});

test("a heading over rows of days is for readers, and so is the line that names a vacancy", () => {
  const hours = `Openingstijden rond de feestdagen:
do 24 december: 8.00–15.00
vr 25 december: gesloten
do 31 december: 8.00–13.00`;
  expect(askedAbout(hours)).toEqual([]);
  expect(roughSigns(hours, "nl")).toEqual([]);
  const job = `Job: Head Brewer (full-time, Kilkenny)
- 10 hl brewhouse, team of five
- €46,000–52,000 depending on experience
- start 1 March 2027
Apply by 18 December: jobs@maison.example`;
  expect(askedAbout(job)).toEqual([]);
});

test("what an order leads to with a colon is for readers", () => {
  expect(
    askedAbout("Share image for our new guide: Running again after having a baby – a 12-week plan."),
  ).toEqual([]);
});

test("how the author wants it made is no fact that readers miss", () => {
  const wish = "Short teaser please, make people curious, don't give away the end.";
  const brief = `New episode: Why lighthouses still matter. Out on Thursday 26 November. ${wish}`;
  expect(factsKeptFromReaders(searchOf(brief))).toEqual([]);
});

test("before and after is a title where both are told", () => {
  const brief = "Before and after of the Marguerite.\nBefore: a hull full of holes.\nAfter: she sails.";
  const { story } = searchOf(brief);
  const [first] = story.facts.filter(({ from }) => from === "brief");
  expect(isBeforeAfter(first!, { reading: story, brief })).toBe(true);
});

test("thanks that are named and not said are asked about", () => {
  const asked = (text: string) => orderedThanks({ places: [{ where: "posts.linkedin", text }] });
  expect(asked("71 Bäder saniert.\n\nEinen Dank an unsere Kunden und an das Team.")).toHaveLength(1);
  expect(asked("Einen herzlichen Dank an unsere Kunden!")).toEqual([]);
});

test.each([
  "Was darf in die Tonne?\n\nJa: Laub, Obst, Gras.\nNein: Asche, Windeln, Holz.",
  "What we take\n\nYes please – clean, with labels\nSorry, no – odd socks",
  "Ce qu'on reprend\n\nOui : verre, papier\nNon : sacs, piles",
])("what is taken and what is not is for readers: %s", (brief) => {
  expect(askedAbout(brief)).toEqual([]);
});

test("a dash parts a label from its entry as well, and a price list names its prices", () => {
  const brief = `Prices – boots £5, coats £8
Yes please – dry, clean, in pairs
Sorry no – slippers, odd gloves
Open – Sat 6 March 10 till 12`;
  expect(isExplained(brief, "Yes please – dry")).toBe(true);
  expect(isExplained("Open Sat 6 March.\nYes please – dry, clean, in pairs", "Yes please – dry")).toBe(false);
});
