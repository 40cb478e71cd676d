import { expect, test } from "vitest";
import { isPriceTable } from "../../../lib/render/templates/kit/price-table.ts";
import { contrastOf } from "../../../lib/render/templates/kit/story/contrast.ts";
import { withoutEchoes } from "../../../lib/render/templates/kit/story/echoes.ts";
import { named } from "../../../lib/render/templates/kit/story/named.ts";
import { pairedRow } from "../../../lib/render/templates/kit/story/paired.ts";
import { pricedIn } from "../../../lib/render/templates/kit/story/priced.ts";
import { tabled } from "../../../lib/render/templates/kit/story/tabled.ts";
import { fits as listicleFits } from "../../../lib/render/templates/listicle/fits.ts";
import { fits as quoteFits } from "../../../lib/render/templates/quote/fits.ts";
import { fits as webinarFits } from "../../../lib/render/templates/webinar/fits.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const nothing = { brand: "Fernside Railway", asked: [], atHand: [], faces: [] };

test.each([
  ["Tickets are £8 at the gate, £7 online.", ["Tickets at the gate: £8", "Online: £7"]],
  ["35 € con materiales, 30 € para socios.", ["Con materiales: 35 €", "Para socios: 30 €"]],
  ["Eintritt 4 €, Kinder bis 12 Jahre frei.", ["Eintritt: 4 €", "Kinder bis 12 Jahre: frei"]],
  ["Adults £8, children £4. Under-fives travel free.", ["Adults: £8", "Children: £4", "Under-fives: free"]],
])("a price keeps where and for whom it holds: %s", (text, cells) => {
  expect(pricedIn(text)).toEqual({ rest: "", cells });
});

test.each(["Parking is free.", "We raised £8 at the gate.", "It costs £65 with materials."])(
  "%s is no list of prices",
  (text) => expect(pricedIn(text).cells).toEqual([]),
);

test("what a price includes stays with it, and a long one is a sentence", () => {
  const story = storyWith({ occasion: "event" });
  expect(tabled("£65 including materials and firing.", story)).toEqual({
    rest: "",
    cells: ["Price: £65 including materials and firing"],
  });
  expect(tabled("£65 including materials, firing and two more evenings.", story).rest).not.toMatch(
    /^Including/,
  );
});

test("names with amounts are a column of amounts, and other facts are none", () => {
  const cell = (label: string, value: string) => ({ label, value });
  expect(isPriceTable([cell("Adults", "£8"), cell("Trees", "ab 28 €"), cell("Under-fives", "free")])).toBe(
    true,
  );
  expect(isPriceTable([cell("Adults", "£8"), cell("Time", "10am")])).toBe(false);
});

test("prices in prose are a list of prices, and stand under the day of what takes place", () => {
  const support = line("Adults £8, children £4, dogs £1.");
  const story = storyWith({ occasion: "update", headline: line("New fares"), support });
  expect(listicleFits(story, nothing)?.data).toMatchObject({
    items: [{ title: "Adults", price: "£8" }, {}, {}],
  });
  const when = { date: "Saturday 12 December", time: "10am", place: "", facts: [] };
  expect(listicleFits({ ...story, occasion: "event", when }, nothing)).toBeUndefined();
});

test.each([
  ["Wool costs £28, foam £11.", { label: "Costs", first: "£28", second: "£11" }],
  ["Wool lasts 50 years, foam 30.", { label: "Lasts", first: "50 years", second: "30 years" }],
  ["Wool needs no gloves, foam does.", { label: "Needs gloves", first: false, second: true }],
])("%s is a row of both", (sentence, row) => {
  expect(pairedRow(sentence, { first: "Wool", second: "foam" })).toEqual(row);
});

test("statements of the two things that a headline names are a table", () => {
  const facts = ["Wool costs £28, foam £11.", "Wool lasts 50 years, foam 30.", "We fit both."].map(
    (text, i) => fact(`f${i + 1}`, "news", text),
  );
  const story = storyWith({ headline: line("Wool or foam?"), facts });
  expect(contrastOf(story, "Loft")).toMatchObject({ first: "Wool", second: "Foam", winner: "none" });
  expect(contrastOf({ ...story, headline: line("Warm lofts") }, "Loft")).toBeUndefined();
});

test("a sentence that only says the headline again is left out, and one that tells more stays", () => {
  const said = (text: string) => withoutEchoes(text, "We're moving to Mill Street", "Northgate Library");
  expect(said("The library is moving. From Monday you find us there.")).toBe(
    "From Monday you find us there.",
  );
  expect(said("Moving vans block the road. Use the rear door.")).toBe(
    "Moving vans block the road. Use the rear door.",
  );
  expect(said("The library is moving.")).toBe("The library is moving.");
});

test("a quotation has what else there is to know in its row of facts", () => {
  const quotation = { text: "They left it cleaner.", name: "Ana Ruiz", role: "", company: "", fact: "f1" };
  const story = storyWith({
    occasion: "testimonial",
    quotation,
    headline: line("“They left it cleaner.”", "f1"),
    support: line("Stove fitting from £1,450.", "f2"),
    facts: [fact("f1", "quotation", quotation.text), fact("f2", "price", "Stove fitting from £1,450")],
  });
  expect(quoteFits(story, nothing)?.data).toMatchObject({ details: expect.stringContaining("£1,450") });
});

test("what is sold online is not held online, and a brand is no speaker", () => {
  const story = storyWith({
    occasion: "event",
    headline: line("Steam day"),
    support: line("Tickets are £7 online. With Ana Ruiz."),
    when: { date: "Saturday 12 December", time: "10am", place: "", facts: [] },
    facts: [fact("f1", "who", "Ana Ruiz"), fact("f2", "who", "Fernside Railway")],
  });
  expect(webinarFits(story, nothing)).toBeUndefined();
  const held = webinarFits({ ...story, support: line("Online, with Ana Ruiz.") }, nothing);
  expect(held?.data.speakers.map(({ name }) => name)).toEqual(["Ana Ruiz"]);
});

test("from when a price holds is no name of what it is for", () => {
  for (const text of [
    "After that the small plan is £9 and the big plan is £19.",
    "Danach kostet der kleine Tarif 9 € und der große 19 €.",
    "Ensuite la petite formule coûte 9 € et la grande 19 €.",
  ])
    expect(pricedIn(text)).toEqual({ rest: text, cells: [] });
});

test("costs that an amount is of keep their name", () => {
  expect(pricedIn("Mooring costs £900, insurance £350.").cells).toEqual([
    "Mooring costs: £900",
    "Insurance: £350",
  ]);
  expect(
    named({ text: "Mooring costs £900", kind: "price", quote: "Mooring costs £900", spoken: "en" }),
  ).toEqual({
    name: "Mooring costs",
    value: "£900",
  });
  expect(
    named({ text: "The berth costs £900", kind: "price", quote: "The berth costs £900", spoken: "en" })?.name,
  ).toBe("The berth");
});
