import { expect, test } from "vitest";
import { COMPOSITIONS } from "../../../lib/render/templates/card/compose/compositions.ts";
import { contentOf } from "../../../lib/render/templates/card/compose/content.ts";
import { scalesOf, tiersOf } from "../../../lib/render/templates/card/compose/tiers.ts";
import { CardData, complete } from "../../../lib/render/templates/card/data.ts";
import { factLines } from "../../../lib/render/templates/kit/fact-lines.tsx";
import { isSaid, tokensOf } from "../../../lib/render/templates/kit/story/tokens.ts";

const card = (data: object) => complete(CardData.parse({ headline: "A daily shuttle to Duisburg", ...data }));
const valuesOf = (data: object, isFigured = false) =>
  contentOf(card(data), isFigured).facts.map(({ label, value }) => [label, value].filter(Boolean).join("|"));

const SHUTTLE = "Departure 18:00, arrival 05:30, 44 slots a day, from €390 per container.";

test("a sentence that only lists values is one fact each, and their only price stands as large as an image", () => {
  const facts = ["Departure 18:00", "Arrival 05:30", "44 slots a day"];
  expect(valuesOf({ supporting: SHUTTLE })).toEqual([...facts, "From €390 per container"]);
  const { figure, facts: others } = contentOf(card({ supporting: SHUTTLE }), true);
  expect(figure).toEqual({ before: "From", value: "€390", after: "per container", isFirst: false });
  expect(others.map(({ value }) => value)).toEqual(facts);
});

test.each([
  "Meet us on Saturday 31 October, 2pm, Castle Park, Bristol.",
  "Brakes, gears and tyres included. No appointment, 12 rue Sala, Lyon 2e.",
  "We began with two ovens, moved to the harbour, and now bake for forty cafés.",
])("%s stays a text", (supporting) => expect(factLines(supporting)).toBeUndefined());

test("names with measures and their prices are rows", () => {
  expect(
    factLines("玉露 50g 2,160円、煎茶 100g 1,296円、抹茶 30g 1,944円。店頭で販売します。"),
  ).toContainEqual({
    said: "煎茶 100g",
    value: "1,296円",
  });
});

test("points are facts: with labels where all have one, and the price among them is the figure", () => {
  expect(valuesOf({ bullets: ["Payback: 11 years", "Lifetime: 30 years"] })).toEqual([
    "Payback|11 years",
    "Lifetime|30 years",
  ]);
  const course = { bullets: ["6 weeks of Pilates", "Tuesdays at 6.30pm", "£96", "8 places"] };
  const { figure, facts } = contentOf(card(course), true);
  expect(figure?.value).toBe("£96");
  expect(facts).toHaveLength(3);
});

test.each<[object, string]>([
  [{ details: "Code: BF30 · Normally: £290" }, "what something cost before"],
  [{ bullets: ["Adults £12", "Children £6", "Dogs free"] }, "one of two prices"],
])("%j: %s is no figure", (data, _what) => {
  expect(contentOf(card(data), true).figure).toBeUndefined();
});

test("a number without a label stands before the headline that goes on from it", () => {
  const { figure } = contentOf(
    card({ headline: "years of the park", stat: { value: "10", label: "" } }),
    true,
  );
  const over = COMPOSITIONS.filter(({ regions }) =>
    regions.some(({ head, foot }) => [...head, ...foot].includes("figure")),
  ).filter(({ suits }) => suits({ ...contentOf(card({}), true), figure }, "square"));
  const orders = over.map(({ regions }) => regions.flatMap(({ head, foot }) => [...head, ...foot]));
  expect(orders.length).toBeGreaterThan(1);
  for (const parts of orders) expect(parts.indexOf("figure")).toBeLessThan(parts.indexOf("headline"));
});

test("the day of an occasion is seen, also where a sentence names it", () => {
  const event = {
    ...card({ supporting: "Saturday 5 December from 10 to 12." }),
    day: "Saturday, 5 December",
  };
  expect(contentOf(event, true).figure).toMatchObject({ before: "Saturday", value: "5", after: "December" });
});

test.each([
  ["12 de dezembro", "de dezembro"],
  ["12 de diciembre", "de diciembre"],
  ["12 of December", "December"],
  ["12. Dezember", "Dezember"],
])("the month beside a large day keeps the words of its language: %s", (date, after) => {
  const { figure } = contentOf({ ...card({}), day: date }, true);
  expect(figure).toMatchObject({ value: "12", after });
});

test("a sentence that is only a price is the figure, and the others stay a text", () => {
  const supporting = "Notes of blackcurrant and honey. €9 for 250 g. Roasted on Mondays.";
  const { figure, support, facts } = contentOf(card({ supporting }), true);
  expect(figure).toMatchObject({ value: "€9", after: "for 250 g" });
  expect(support).toBe("Notes of blackcurrant and honey. Roasted on Mondays.");
  expect(facts).toEqual([]);
});

test("two sentences with prices would compete, and stay a text", () => {
  const supporting = "Notes of honey. €9 for 250 g. €16 for 500 g.";
  expect(contentOf(card({ supporting }), true).figure).toBeUndefined();
});

test("a number within a headline stands between its words, and no headline beside it", () => {
  const { figure, headline } = contentOf(card({ headline: "We reached 10,000 members" }), true);
  expect(figure).toEqual({
    before: "We reached",
    value: "10,000",
    after: "members",
    isFirst: true,
    isSentence: true,
  });
  expect(headline).toBe("");
});

test("the day and the hour lead facts, else the one price; a sentence with an hour in it leads nothing", () => {
  const cells = (...values: string[]) => values.map((value) => ({ label: "", value }));
  const [price = 0, other = 0] = scalesOf(cells("£28,500 a year", "Four-day week possible"));
  expect(price).toBeGreaterThan(other);
  const visit = "Bring your chair on any day from 9 to 17:30 and wait for it";
  expect(scalesOf(cells("Repairs take ten days", visit))).toEqual([1, 1]);
});

test("what something costs stands after its name, and not as large beside a long one", () => {
  const about = (headline: string) => contentOf(card({ headline, supporting: SHUTTLE }), true).figure;
  expect(about("The night shuttle")?.isFirst).toBe(false);
  expect(about("The night shuttle to Rotterdam takes bookings until Saturday 19 December")).toBeUndefined();
});

test("an address is said only where it stands as it is", () => {
  const mail = "fuehrung@museum-bruehl.example";
  expect(isSaid(mail, tokensOf("Führung im Museum Brühl, museum-bruehl.example"))).toBe(false);
  expect(isSaid(`Anmeldung: ${mail}`, tokensOf(`Anmeldung ${mail}`))).toBe(true);
});

test("a bare day among other days is none of an occasion", () => {
  const days = [
    { label: "Opening", value: "Saturday 12 December" },
    { label: "", value: "25 December closed" },
    { label: "End of season", value: "Sunday 4 April" },
  ];
  expect(tiersOf(days)?.day).toBeUndefined();
  expect(
    tiersOf([{ label: "Date", value: "12 December" }, days[2] as (typeof days)[number]])?.day,
  ).toBeDefined();
});

test("days and their hours in a text are rows, and one that only says what is so then is one of them", () => {
  const supporting =
    "Thursday 24 December 8am to 1pm. Friday 25 December closed. From Monday 28 December normal hours again.";
  expect(valuesOf({ supporting })).toEqual([
    "Thursday 24 December|8am to 1pm",
    "Friday 25 December|closed",
    "From Monday 28 December|normal hours again",
  ]);
});

test("hours have the width of a tall picture, where a narrow rail would break them", () => {
  const content = contentOf(card({ supporting: "24 December 8am to 1pm. 25 December closed." }), false);
  const rail = COMPOSITIONS.find(({ name }) => name === "rail");
  expect([rail?.suits(content, "tall"), rail?.suits(content, "wide")]).toEqual([false, true]);
});

test("the price of an occasion is as large as its place", () => {
  const facts = [
    { label: "Date", value: "16 January" },
    { label: "Place", value: "3 Dock Lane" },
    { label: "Price", value: "£65" },
    { label: "Seats", value: "8" },
  ];
  const [, place, price, seats] = scalesOf(facts);
  expect(price).toBe(place);
  expect(price).toBeGreaterThan(seats ?? 0);
});

test("the terms of a job are one fact each, and a count in words is one", () => {
  const supporting =
    "Four days a week, £29,500 to £33,000 a year, no nights. You need a licence. Apply by 15 January.";
  expect(factLines(supporting)?.map(({ said }) => said)).toEqual([
    "Four days a week",
    "£29,500 to £33,000 a year",
    "No nights",
    "You need a licence",
    "Apply by 15 January",
  ]);
});

test("a day on which nothing is open is a row among days and their hours", () => {
  const data = {
    details: "Monday to Friday: 7am to 7pm · Saturday: 8am to 2pm",
    supporting: "Sunday closed. Last wash one hour before closing.",
  };
  const { facts, support } = contentOf(card(data), false);
  expect(facts.at(-1)).toEqual({ label: "Sunday", value: "closed" });
  expect(support).toBe("Last wash one hour before closing.");
});

test("beside an hour of its own, a sentence with another hour does not lead", () => {
  const facts = ["17h", "As portas abrem às 16h30", "sábado, 12 de dezembro de 2026"].map((value) => ({
    label: "",
    value,
  }));
  expect(tiersOf(facts)?.lead.map(({ value }) => value)).toEqual(["17h"]);
  expect(tiersOf(facts)?.day?.value).toBe("12");
});
