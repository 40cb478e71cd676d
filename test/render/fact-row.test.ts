import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../lib/pipeline/designs/choose-template.ts";
import { layOut } from "../../lib/render/engine.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts } from "../../lib/render/scene.ts";
import type { Template } from "../../lib/render/template.ts";
import { announcement } from "../../lib/render/templates/announcement/announcement.ts";
import { event } from "../../lib/render/templates/event/event.ts";
import { inOneText } from "../../lib/render/templates/kit/fact-cells.ts";
import { valuesOf } from "../../lib/render/templates/kit/story/must-show.ts";
import { houseStory } from "../../lib/story/house.ts";
import type { Story } from "../../lib/story/schema.ts";
import type { Channel } from "../../lib/vocab.ts";
import { brandOf } from "../copy/brands.ts";
import { fact, line, storyWith } from "../story/for-templates/parts.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

async function textsOf(template: Template, data: object, channel: Channel = "linkedin") {
  const planned = await plan(template, { ...PLAIN, channel, data: template.data.parse(data), readAsset });
  const { prepared } = await prepare(template, planned);
  const pages = prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene)));
  return (await Promise.all(pages)).flat();
}

const SHORT = "Length: 90 m · Needles: 4 mm · Colour: Fern · Price: £12";
const DETAILS = "Date: Sat 30 Nov · Time: 10:00–16:00 · Place: Tithe Barn, Frome · Price: £12";

describe("facts are drawn with their labels", () => {
  test.each<Channel>(["web", "linkedin", "instagram", "tiktok"])("for %s", async (channel) => {
    const texts = await textsOf(announcement, { headline: "New wool", details: SHORT }, channel);
    const cells = [
      ["Length", "90 m"],
      ["Needles", "4 mm"],
      ["Colour", "Fern"],
      ["Price", "£12"],
    ].map((pair) => pair.map((said) => texts.find(({ text }) => text === said)));
    for (const [name, value] of cells) {
      if (!name || !value) throw new Error("A cell is missing.");
      const middle = ({ x, width }: typeof name.box) => x + width / 2;
      const isAligned =
        Math.abs(value.box.x - name.box.x) < 1 || Math.abs(middle(value.box) - middle(name.box)) < 1;
      const isUnder = isAligned && value.box.y > name.box.y;
      const isBeside = value.box.x > name.box.x + name.box.width;
      expect(isUnder || isBeside).toBe(true);
      expect(value.size).toBeGreaterThan(name.size);
    }
    expect(texts.some(({ text }) => text.includes("·"))).toBe(false);
  });

  test("values without labels stand in a row or a list too", async () => {
    const texts = await textsOf(announcement, { headline: "New wool", details: "Fern green · 90 m · £12" });
    const row = ["Fern green", "90 m", "£12"].map((said) => texts.find(({ text }) => text === said)?.box);
    const columns = [row.map((box) => box?.y), row.map((box) => box?.x)].map((all) => new Set(all).size);
    // A row, or a list.
    expect(columns.toSorted()).toEqual([1, 3]);
  });

  test.each<Channel>(["web", "linkedin", "instagram", "tiktok"])(
    "of an occasion the day leads, then its hour, its place and its price, for %s",
    async (channel) => {
      const details = "Date: Sat 30 Nov · Time: 10:00–16:00 · Place: Tithe Barn · Price: £12";
      const texts = await textsOf(announcement, { headline: "Open day", details }, channel);
      const day = texts.find(({ text }) => /(?:^|\s)30(?:\s|$)/.test(text));
      const rest = ["10:00–16:00", "Tithe Barn", "£12"].map((said) =>
        texts.find(({ text }) => text === said),
      );
      const sizes = [day, ...rest].map((found) => found?.size ?? 0);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      // The place and the price are of one size.
      expect(new Set(sizes.slice(1)).size).toBe(2);
    },
  );

  test("the day of an event, its time and its place are seen in words that need no label", async () => {
    const data = { headline: "Songs of the Tide", date: "Sunday 17 May", time: "7 pm", place: "St Bride’s" };
    const drawn = await textsOf(event, { ...data, language: "de" });
    const said = drawn.map(({ text }) => text).join(" ");
    for (const text of ["7 pm", "St Bride’s", "Sunday 17 May"]) expect(said).toContain(text);
  });

  test("where there is no room for a row, values that speak for themselves need no label", () => {
    expect(inOneText(`${DETAILS} · Code: WOOL · Bring a cup`)).toBe(
      "Sat 30 Nov\u00a0· 10:00–16:00\u00a0· Tithe Barn, Frome\u00a0· £12\u00a0· Code WOOL. Bring a cup",
    );
    expect(inOneText("Included in Pro. Starts in March.")).toBe("Included in Pro. Starts in March.");
  });
});

const NOTHING = { brand: "Beacon", asked: [], atHand: [], faces: [] };
const dataOf = (story: Story, template = "announcement") =>
  chooseTemplate(story, NOTHING, { assetType: "card", seed: 1, among: [template] })?.data as {
    supporting: string;
    details?: string;
  };
const detailsOf = (story: Story) => (dataOf(story).details ?? "").split("\u00a0· ");

describe("every value has a meaning", () => {
  test("opening hours have their days, a closed day too, and a telephone number its purpose", () => {
    const story = storyWith({
      headline: line("We open longer"),
      support: line(
        "New hours: Monday to Thursday 8.00-20.00, Saturday 9.00-13.00, Sunday closed. Bring your cat.",
      ),
      facts: [
        fact("f1", "when", "Monday to Thursday 8.00-20.00"),
        fact("f2", "when", "Saturday 9.00-13.00"),
        fact("f3", "when", "Sunday closed."),
        fact("f4", "contact", "For emergencies outside these hours the number stays 01632 960 144."),
      ],
    });
    expect(detailsOf(story)).toEqual([
      "Monday to Thursday: 8.00-20.00",
      "Saturday: 9.00-13.00",
      "Sunday: closed",
      "For emergencies outside these hours: 01632 960 144",
    ]);
  });

  test.each([
    ["price", "gear tune £22", "Gear tune: £22"],
    ["price", "Tickets are £12", "Tickets: £12"],
    ["price", "Entrée 7 €", "Entrée: 7 €"],
    ["price", "£5.40", "Price: £5.40"],
    ["contact", "+44 1632 960144", "Phone: +44 1632 960144"],
    ["contact", "Bookings: hello@barn.example", "Bookings: hello@barn.example"],
    ["when", "19:30", "Time: 19:30"],
    ["when", "Sat 30 Nov", "Date: Sat 30 Nov"],
    ["condition", "until 30 June", "Until: 30 June"],
    ["promo_code", "WOOL25", "Code: WOOL25"],
  ] as const)("%s %s is %s", (kind, quote, shown) => {
    const story = storyWith({ headline: line("Something else"), facts: [fact("f1", kind, quote)] });
    expect(detailsOf(story)).toEqual([shown]);
  });

  test("what is left of a price is a sentence after the row", () => {
    const story = storyWith({
      headline: line("A new loaf"),
      facts: [fact("f1", "price", "costs £5.40 and keeps for six days.")],
    });
    expect(detailsOf(story)).toEqual(["Price: £5.40", "Keeps for six days"]);
  });

  test("two values of one name share a cell", () => {
    const story = storyWith({
      headline: line("Two nights"),
      facts: [fact("f1", "when", "13 November"), fact("f2", "when", "14 November")],
    });
    expect(detailsOf(story)).toEqual(["Date: 13 November, 14 November"]);
  });
});

describe("the row repeats nothing", () => {
  const when = { date: "Thursday 8 October", time: "15:30–16:15", place: "Hall 2", facts: ["f1"] };
  const facts = [fact("f1", "when", "Thursday 8 October, 15:30–16:15 in Hall 2")];

  test("a sentence that only lists what the row shows gives way to it", () => {
    const support = line("Free for schools. Thursday 8 October, 15:30–16:15, Hall 2. Bring a laptop.", "f1");
    const data = dataOf(storyWith({ headline: line("The invoice that wasn’t"), support, when, facts }));
    expect(data.supporting).toBe("Free for schools. Bring a laptop.");
    expect(data.details).toBe("Date: Thursday 8 October\u00a0· Time: 15:30–16:15\u00a0· Place: Hall 2");
  });

  test("what a sentence tells besides stays in the sentence, and out of the row", () => {
    const support = line("Rosa Varga speaks on Thursday 8 October, 15:30–16:15, in Hall 2.", "f1");
    const data = dataOf(storyWith({ headline: line("The invoice that wasn’t"), support, when, facts }));
    expect(data.supporting).toBe(support.text);
    expect(data.details).toBeUndefined();
  });

  test("nor a day that the headline shortens", () => {
    const day = { date: "Saturday 14 March", time: "", place: "", facts: ["f1"] };
    const dated = [fact("f1", "when", "Saturday 14 March")];
    const data = dataOf(storyWith({ headline: line("Open day, Sat 14 Mar", "f1"), when: day, facts: dated }));
    expect(data.details).toBeUndefined();
    const other = dataOf(storyWith({ headline: line("14 markets on Sat", "f1"), when: day, facts: dated }));
    expect(other.details).toBe("Date: Saturday 14 March");
  });

  test("nor what the headline says", () => {
    const data = dataOf(storyWith({ headline: line("See you on Thursday 8 October", "f1"), when, facts }));
    expect(data.details).toBe("Time: 15:30–16:15\u00a0· Place: Hall 2");
  });

  test.each([
    [
      "On Thursday 8 October, 15:30–16:15, in Hall 2, Wexmouth. Bring a laptop.",
      "Hall 2",
      "Hall 2, Wexmouth",
    ],
    ["Thursday 8 October, 15:30–16:15, online. Bring a laptop.", "", "Online"],
  ])("an event has its whole place in the row: %s", (text, place, shown) => {
    const story = storyWith({
      occasion: "event",
      headline: line("The invoice that wasn’t"),
      support: line(text, "f1"),
      when: { ...when, place },
      facts,
    });
    expect(dataOf(story, "event")).toMatchObject({ place: shown, supporting: "Bring a laptop." });
  });
});

test("an hour that stands in a cell is not named again by another fact", () => {
  const story = houseStory({
    brief: "De 30 de março a 10 de abril temos campo de surf para crianças, das 9h30 às 13h00.",
    brand: brandOf("Maré Cheia"),
    channel: "instagram",
    assetType: "card",
  });
  const hours = valuesOf(story).filter(({ cell }) => cell?.value === "9h30 às 13h00");
  expect(hours).toHaveLength(1);
});
