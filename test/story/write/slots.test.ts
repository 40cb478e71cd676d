import { describe, expect, test } from "vitest";
import type { Brand } from "../../../lib/copy/types.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import type { Reading } from "../../../lib/story/schema.ts";
import { writeStory } from "../../../lib/story/write/write-story.ts";
import { brandOf } from "../../copy/brands.ts";
import { readingOf } from "../reading-of.ts";

const write = (reading: Reading, { brand = brandOf("Kite") }: { brand?: Brand } = {}) =>
  writeStory(reading, { brand, channel: "twitter", assetType: "card" });

describe("headlines", () => {
  test("a closing keeps what is closed and both ends of its dates", () => {
    const quote =
      "The baths at Kite Swimming Club are closed from Monday 7 to Friday 11 December while we mend the roof.";
    const when = { date: "Monday 7", time: "", place: "", facts: ["f1"] };
    const brand = brandOf("Kite Swimming Club");
    const story = write(readingOf(quote, [["news", quote]], { occasion: "closing", when }), { brand });
    expect(story.headline.text).toBe("The baths are closed from Monday 7 to Friday 11 December");
    expect(story.posts.linkedin).toContain("while we mend the roof");
  });

  const event = (quote: string, about: string) =>
    write(
      readingOf(quote, [["when", quote]], {
        occasion: "event",
        about,
        when: { date: "Saturday 21 November", time: "10 am to 4 pm", place: "", facts: ["f1"] },
      }),
    ).headline.text;

  test("an event is headed by its name where the picture shows its day", () => {
    const quote = "Our winter seed swap is on Saturday 21 November from 10 am to 4 pm.";
    expect(event(quote, "winter seed swap")).toBe("Our winter seed swap");
  });

  test("an event keeps what its day and hours do not say", () => {
    const quote = "Our seed swap is on Saturday 21 November from 10 am to 4 pm in the barn.";
    expect(event(quote, "seed swap")).toContain("is on Saturday 21 November");
  });

  test("values a line are a list under what they count", () => {
    const brief = "Trees planted by Kite each year:\n2023: 210\n2024: 540\n2025: 980";
    const facts: Parameters<typeof readingOf>[1] = [
      ["news", "Trees planted by Kite each year:", "Trees planted by Kite each year."],
      ["news", "2023: 210"],
      ["news", "2024: 540"],
      ["news", "2025: 980"],
    ];
    const points = [210, 540, 980].map((y, i) => ({ x: String(2023 + i), y }));
    const series = { label: "Trees planted", unit: "", points, facts: ["f2", "f3", "f4"] };
    const { headline, posts } = write(readingOf(brief, facts, { series }));
    expect(headline.text).toBe("Trees planted by Kite each year");
    expect(posts.linkedin).toBe("Trees planted by Kite each year:\n\n• 2023: 210\n• 2024: 540\n• 2025: 980");
  });
});

describe("labels above the headline", () => {
  const kicker = (quote: string, extra: Parameters<typeof readingOf>[2]) =>
    write(readingOf(quote, [["news", quote]], extra)).kicker?.text;

  test("ask for help only where the words do", () => {
    const label = (brief: string) =>
      write(readingOf(brief, [["news", brief]], { occasion: "appeal" })).kicker?.text;
    expect(label("Pressing is free, and donations keep the scratter sharp.")).toBeUndefined();
    expect(label("Please donate a coat for the winter.")).toBe("Please help");
  });

  test("come from the occasion, never from the words of the brief", () => {
    expect(kicker("This please: we open at eight every day.", { about: "This please" })).toBeUndefined();
  });

  test("ask for help only where the words ask", () => {
    const guide = "Gift Aid on memberships, explained in eight minutes.";
    expect(kicker(guide, { occasion: "appeal" })).toBeUndefined();
    expect(kicker("We need ten drivers on Saturday.", { occasion: "appeal" })).toBe("Please help");
  });
});

describe("calls to action", () => {
  const phone = (quote: string) =>
    write(
      readingOf(quote, [
        ["news", quote],
        ["contact", "01632 555 0171"],
      ]),
    ).cta?.label;

  test("a number about one matter calls nobody else", () => {
    expect(
      phone("Prices stay the same, and spaces for wheelchairs are reserved by phone on 01632 555 0171."),
    ).toBeUndefined();
  });

  test("a number that the author asks to call does", () => {
    expect(phone("To hear more about our new evening classes, call us on 01632 555 0171.")).toBe(
      "Call 01632 555 0171",
    );
  });
});

describe("the close of a post", () => {
  const reading = readingOf("We open at eight on Saturdays.", [["news", "We open at eight on Saturdays."]]);
  const closes = (tagline: string, name = "Kite") =>
    write(reading, { brand: { ...brandOf(name), tagline } }).posts;

  test("a name and its tagline on the channels that sign, a bare name nowhere", () => {
    expect(closes("Light as air").linkedin).toMatch(/\n\nKite\. Light as air\.$/);
    expect(closes("Light as air").twitter).not.toContain("Kite");
    expect(closes("").linkedin).not.toContain("Kite");
  });

  test("a name that ends with a stop gets no second one", () => {
    expect(closes("Hands in the mud.", "Clay & Co.").linkedin).toMatch(/\n\nClay & Co\. Hands in the mud\.$/);
  });
});

test("a short channel takes as many sentences of the author as fit", () => {
  const quotes = [
    "The line is down.",
    "A lorry hit a pole.",
    "We are on site.",
    "It is back at two.",
    "Sorry.",
  ];
  const story = write(
    readingOf(
      quotes.join(" "),
      quotes.map((q) => ["news", q]),
    ),
  );
  for (const channel of ["twitter", "tiktok", "web"] as const)
    for (const q of quotes) expect(story.posts[channel]).toContain(q);
});

test("a command keeps its case", () => {
  const brief = "Kite 2.1\nfeat: kite diff --json\nfix: log colours";
  const facts: Parameters<typeof readingOf>[1] = [
    ["change", "feat: kite diff --json"],
    ["change", "fix: log colours"],
  ];
  const changes: Reading["changes"] = [
    { label: "added", text: "kite diff --json", fact: "f1" },
    { label: "fixed", text: "log colours", fact: "f2" },
  ];
  const story = write(
    readingOf(brief, facts, { occasion: "release", about: "Kite", version: "2.1", changes }),
  );
  expect(story.headline.text).toBe("kite diff --json");
  expect(story.posts.linkedin).toContain("• Added: kite diff --json\n• Fixed: log colours");
});

test("a title above the first sentence stays in the headline", () => {
  const { headline } = write(
    readingOf("Harvest lunch. We eat at 12.30 in the big barn.", [
      ["news", "Harvest lunch."],
      ["news", "We eat at 12.30 in the big barn."],
    ]),
  );
  expect(headline.text).toBe("Harvest lunch: We eat at 12.30 in the big barn");
});

test("an offer keeps who alone it is for on every channel", () => {
  const story = write(
    readingOf("A service costs £79. It takes an hour. We bring the parts. Homes in Leeds and Hull only.", [
      ["price", "A service costs £79."],
      ["news", "It takes an hour."],
      ["news", "We bring the parts."],
      ["news", "Homes in Leeds and Hull only."],
    ]),
  );
  for (const text of Object.values(story.posts)) expect(text).toContain("Hull only");
});

test("a headline says more than when", () => {
  const brief =
    "A partir de hoje, a Kite preenche a declaração trimestral por ti. Só tens de confirmar o valor e carregar num botão.";
  const reading = readStory({ brief, brand: brandOf("Kite") });
  const { headline } = writeStory(reading, {
    brand: brandOf("Kite"),
    channel: "linkedin",
    assetType: "card",
  });
  expect(headline.text).toContain("declaração");
});

describe("a label over the headline", () => {
  const label = (
    brief: string,
    occasion: "launch" | "event" | "offer" | "stat",
    when: { date: string } | null = null,
  ) =>
    write(
      readingOf(brief, [["news", brief]], {
        occasion,
        when: when && { ...when, time: "", place: "", facts: [] },
      }),
    ).kicker?.text;
  test("says “New” only over what the headline tells to be new", () => {
    expect(label("The oat loaf is here.", "launch")).toBe("New");
    expect(label("Last year you made this possible.", "launch")).toBeUndefined();
  });
  test("says neither “Event” nor “Offer” nor “In numbers”: the headline tells it", () => {
    expect(label("Our summer concert is in the park.", "event", { date: "Saturday 6 June" })).toBeUndefined();
    expect(label("Tea is 20 % off until Sunday.", "offer")).toBeUndefined();
    expect(label("We cut fees by 38 % this year.", "stat")).toBeUndefined();
  });
});
