import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import type { Infographic } from "../../../lib/render/templates/infographic/data.ts";
import type { Listicle } from "../../../lib/render/templates/listicle/data.ts";
import type { Story } from "../../../lib/story/schema.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };

function chosen(parts: Partial<Story>, assetType: AssetType = "infographic") {
  const { template, data } = chooseTemplate(storyWith(parts), NOTHING, { assetType, seed: 1 }) ?? {};
  return { id: template?.id, data };
}
const pageOf = (parts: Partial<Story>) => chosen(parts).data as Infographic;

const PRICES = [
  { name: "puncture repair", price: "£14", fact: "f1" },
  { name: "gear tune", price: "£22", fact: "f2" },
  { name: "full service", price: "£110", fact: "f3" },
];
const series = (unit: string, ...values: [string, number][]) => ({
  label: "Electricity our roofs produced",
  unit,
  points: values.map(([x, y]) => ({ x, y })),
  facts: ["f1"],
});

describe("a price list", () => {
  const story = {
    headline: line("Our 2026 price list"),
    prices: PRICES,
    points: PRICES.map(({ name, price }) => line(`${name}: ${price}`)),
    support: line("Prices include labour. Jobs under £25 are done while you wait."),
  };
  test("is prices on an infographic, each once, and the text stands apart from it", () => {
    const { id, data } = chosen(story);
    expect(id).toBe("infographic");
    const { prices, steps, supporting, facts } = data as Infographic;
    expect(prices?.rows).toEqual([
      { name: "Puncture repair", price: "£14" },
      { name: "Gear tune", price: "£22" },
      { name: "Full service", price: "£110" },
    ]);
    expect(steps).toBeUndefined();
    expect([supporting, facts]).toEqual([
      "Prices include labour.",
      ["Jobs under £25 are done while you wait"],
    ]);
  });
  test("is a card of names and prices, and not a ranking", () => {
    const { id, data } = chosen(story, "card");
    expect(id).toBe("listicle");
    expect((data as Listicle).items.map(({ title, price }) => [title, price])).toEqual([
      ["Puncture repair", "£14"],
      ["Gear tune", "£22"],
      ["Full service", "£110"],
    ]);
  });
});

test("lines of a list that are names with values stand in two columns", () => {
  const points = [line("Mon–Thu 10:00–20:00"), line("Fri 10:00–22:00"), line("Sun 9:00–18:00")];
  const hours = { headline: line("Our summer opening hours"), points, items: ["f1", "f2", "f3"] };
  const page = pageOf(hours);
  expect(page.prices?.rows[0]).toEqual({ name: "Mon–Thu", price: "10:00–20:00" });
  expect(page.steps).toBeUndefined();
});

describe("a series", () => {
  const years = series("", ["2023", 541], ["2024", 655], ["2025", 812]);
  test("is drawn, and neither text nor tiles repeat its values", () => {
    const page = pageOf({
      headline: line("More sun on our roofs"),
      series: years,
      figures: [
        { value: "812 MWh", unit: "MWh", label: "in 2025", fact: "f1" },
        { value: "1,140", unit: "", label: "members", fact: "f2" },
      ],
      support: line(
        "2023 541, 2024 655, 2025 812. The jump comes from six school roofs. We have 1,140 members.",
      ),
    });
    expect(page.chart).toMatchObject({
      kind: "bar",
      points: [{ value: 541 }, { value: 655 }, { value: 812 }],
    });
    expect(page.stats).toEqual([]);
    expect([page.supporting, page.facts]).toEqual([
      "The jump comes from six school roofs.",
      ["We have 1,140 members"],
    ]);
  });
  test("of many points is a line", () => {
    const points = Array.from({ length: 12 }, (_, i): [string, number] => [`${2014 + i}`, i * 10]);
    expect(pageOf({ headline: line("Twelve years"), series: series("MWh", ...points) }).chart?.kind).toBe(
      "line",
    );
  });
  test("is read from the answers of a survey, all of them", () => {
    const page = pageOf({
      headline: line("What would make meetings better"),
      facts: [
        fact(
          "f1",
          "proof",
          "46 % said fewer people, 27 % a written agenda, and 4 % said nothing, they like them.",
        ),
      ],
    });
    expect(page.chart?.points).toEqual([
      { label: "Fewer people", value: 46 },
      { label: "A written agenda", value: 27 },
      { label: "Nothing, they like them", value: 4 },
    ]);
  });
  test("is not read where an answer has a note in it", () => {
    const quote = "71% No, 18% Yes, 11% Dunno -> this is the headline!";
    expect(
      pageOf({ headline: line("Do you pay cash?"), facts: [fact("f1", "proof", quote)] }).chart,
    ).toBeUndefined();
  });
  test("is not read from shares in running text", () => {
    const quote = "We grew by 46 %, which is 27 % more than planned, and 4 % of it came from Spain.";
    expect(
      pageOf({ headline: line("A good year"), facts: [fact("f1", "proof", quote)] }).chart,
    ).toBeUndefined();
  });
});

test("the figure that a headline begins with is its lead and no tile", () => {
  const figures = [{ value: "12,400", unit: "", label: "passengers came along", fact: "f1" }];
  const page = pageOf({ headline: line("12,400 passengers came along", "f1"), figures });
  expect([page.lead, page.stats]).toEqual(["12,400", []]);
});

test("eight steps are all shown, in their order", () => {
  const steps = Array.from({ length: 8 }, (_, i) => ({ title: `Step number ${i + 1}`, body: "", facts: [] }));
  const page = pageOf({ headline: line("How it is made"), occasion: "how_to", steps });
  expect(page.steps?.items.map(({ title }) => title)).toEqual(steps.map(({ title }) => title));
  expect(page.steps?.mark).toBeUndefined();
});

test("points have no order and no numbers", () => {
  const points = [line("No palm oil"), line("Lasts six weeks")];
  expect(pageOf({ headline: line("Why this soap"), points }).steps?.mark).toBe("dot");
});

test("only features, and what is included, are ticked", () => {
  const points = [line("No palm oil"), line("Lasts six weeks")];
  const launched = pageOf({ headline: line("Our new soap"), occasion: "launch", points });
  expect(launched.steps?.mark).toBe("tick");
  expect(pageOf({ headline: line("What is included"), points }).steps?.mark).toBe("tick");
});

test("things that are told in the same form stand side by side", () => {
  const text =
    "Sole trader: one tax return a year, accounts stay private. Limited company: yearly accounts, and accounts are public. Our call is free.";
  const page = pageOf({ headline: line("Two ways to start"), support: line(text) });
  expect(page.groups).toEqual([
    { title: "Sole trader", items: ["One tax return a year", "Accounts stay private"] },
    { title: "Limited company", items: ["Yearly accounts", "Accounts are public"] },
  ]);
  expect([page.supporting, page.facts]).toEqual(["", ["Our call is free"]]);
});

test("statements that compare the same two names are a table", () => {
  const page = pageOf({
    headline: line("Road against rail"),
    facts: [
      fact("f1", "price", "Cost: road 2,140 €, rail 1,690 €."),
      fact("f2", "news", "Time: road 26 hours, rail 31 hours."),
    ],
  });
  expect(page.comparison).toMatchObject({
    first: "Road",
    second: "Rail",
    winner: "none",
    rows: [
      { label: "Cost", first: "2,140 €", second: "1,690 €" },
      { label: "Time", first: "26 hours", second: "31 hours" },
    ],
  });
});

test("dated statements are a timeline where there are no steps", () => {
  const facts = ["12 April: booking opens", "3 May: first day trips", "30 September: season ends"];
  const page = pageOf({
    headline: line("The season"),
    facts: facts.map((quote, i) => fact(`f${i}`, "news", quote)),
  });
  expect(page.timeline?.entries.map(({ date, title }) => [date, title])).toEqual([
    ["12 April", "Booking opens"],
    ["3 May", "First day trips"],
    ["30 September", "Season ends"],
  ]);
});

test("the day, the time and the place of an event stand on their own, and once", () => {
  const when = { date: "Saturday 18 April", time: "7 pm", place: "St Mark’s Church", facts: ["f1"] };
  const page = pageOf({
    headline: line("Our spring concert"),
    occasion: "event",
    when,
    facts: [fact("f1", "when", "Saturday 18 April at 7 pm in St Mark’s Church")],
  });
  expect(page.when).toEqual({ date: when.date, time: when.time, place: when.place });
  expect(page.details).toBeUndefined();
});

describe("numbers of a story", () => {
  const about = (...facts: [string, string][]) => ({
    occasion: "stat" as const,
    headline: line("Our year"),
    support: line(facts.map(([, says]) => says).join(" ")),
    facts: facts.map(([id, says]) => fact(id, "news", says)),
  });
  test("sentences that rest on numbers are drawn as numbers, the first that can be drawn before the others", () => {
    const { stats, facts, supporting } = pageOf(
      about(
        ["f1", "We gave out 8,400 parcels."],
        ["f2", "Waste fell by 18%."],
        ["f3", "Everybody is welcome."],
      ),
    );
    expect(stats.map(({ before, value, label }) => [before, value, label])).toEqual([
      ["Waste fell by", "18%", ""],
      ["We gave out", "8,400", "parcels"],
    ]);
    expect([supporting, ...(facts ?? [])].filter(Boolean).map((said) => said.replace(/\.$/, ""))).toEqual([
      "Everybody is welcome",
    ]);
  });
  test("one small number in other news stays a sentence", () => {
    const { stats } = pageOf(about(["f1", "The new shop is open."], ["f2", "There are 12 seats."]));
    expect(stats).toEqual([]);
  });
  test("a photograph that was asked for stands on the page", () => {
    const { data } =
      chooseTemplate(
        storyWith(about(["f1", "We gave out 8,400 parcels."], ["f2", "Waste fell by 18%."])),
        { ...NOTHING, photos: ["p1"] },
        { assetType: "infographic", seed: 1 },
      ) ?? {};
    expect((data as Infographic).photo).toBe("p1");
  });
});

test("what is said behind a list does not stand before it", () => {
  const entries = ["Onions: 10 weeks", "Celery: 9 weeks", "Lettuce: 4 weeks"];
  const after = "For a frost around May 15, that puts onions in the last days of February.";
  const brief = ["When to start seeds", ...entries, after].join("\n");
  const facts = [...entries, after].map((quote, i) => {
    const start = brief.indexOf(quote);
    return { ...fact(`f${i + 1}`, "news", quote), span: { start, end: start + quote.length } };
  });
  const { supporting = "", facts: last } = pageOf({
    headline: line("When to start seeds"),
    points: entries.map((text, i) => line(text, `f${i + 1}`)),
    support: line(after, "f4"),
    facts,
  });
  expect(supporting).toBe("");
  expect(last?.join(" ")).toContain("that puts onions");
});

test("a chart is what its page is about, and a number of another thing is a sentence", () => {
  const { chart, stats, supporting, facts } = pageOf({
    headline: line("How much power our roofs have made"),
    support: line("612 members own the co-op between them. The next share offer opens on 1 March 2027."),
    series: series("MWh", ["2023", 264], ["2024", 251], ["2025", 347]),
    figures: [{ value: "612", unit: "", label: "members own the co-op between them", fact: "f2" }],
    facts: [
      fact("f1", "figure", "2023: 264"),
      fact("f2", "figure", "612 members own the co-op between them."),
    ],
  });
  expect(chart?.points).toHaveLength(3);
  expect(stats).toEqual([]);
  expect([supporting, ...(facts ?? [])].join(" ")).toContain("612 members own");
});

test("a value stands in the chart or as a number, not in both, and of falling values the last is pointed out", () => {
  const points = series("days", ["2023", 9], ["2024", 6], ["This year", 2]);
  const { chart, stats } = pageOf({
    headline: line("How long the close takes"),
    series: points,
    figures: [
      { value: "9", unit: "", label: "days in 2023", fact: "f1" },
      { value: "2", unit: "", label: "this year", fact: "f1" },
    ],
    facts: [fact("f1", "proof", "How long the close takes: 9 days in 2023, 6 in 2024 and 2 this year.")],
  });
  expect(chart?.points).toHaveLength(3);
  expect(chart?.highlight).toBe("This year");
  expect(stats).toEqual([]);
});
