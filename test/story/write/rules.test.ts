import { describe, expect, test } from "vitest";
import type { Brand } from "../../../lib/copy/types.ts";
import type { Reading } from "../../../lib/story/schema.ts";
import { shorterForms } from "../../../lib/story/write/compress.ts";
import { writeStory } from "../../../lib/story/write/write-story.ts";
import type { AssetType, Channel } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";
import { readingOf } from "../reading-of.ts";

type Options = { brand?: Brand; channel?: Channel; assetType?: AssetType };
const write = (
  reading: Reading,
  { brand = brandOf("Kite"), channel = "twitter", assetType = "card" }: Options = {},
) => writeStory(reading, { brand, channel, assetType });

describe("shorter forms of a sentence", () => {
  const last = (s: string) => shorterForms(s).at(-1)?.text;

  test.each([
    [
      "From Monday 25 November tenants can report repairs on WhatsApp.",
      "Tenants can report repairs on WhatsApp",
    ],
    [
      "Our pool is closed from 2 to 15 February while we replace the boiler.",
      "Our pool is closed from 2 to 15 February",
    ],
    ["We're happy to share that Orbit has raised a $6.5M seed round.", "Orbit has raised a $6.5M seed round"],
    ["Join our free webinar on Wed 11 June at 12:30 with Hana Kim.", "Join our free webinar"],
  ])("%s", (sentence, short) => {
    expect(last(sentence)).toBe(short);
  });

  test.each([
    "We stop selling bikes with carbon forks on 1 May",
    "20% off all desk lamps until Sunday with code GLOW30",
    "Delivery is free for orders over £50",
    "Members can swim for free unless the pool is closed",
    "In 2021 our customers waited 14 minutes on the phone",
    "If your bread machine breaks, we repair it for free",
  ])("nothing that binds is cut from: %s", (sentence) => {
    expect(shorterForms(sentence).filter((f) => !f.loose)).toEqual([{ text: sentence, rest: [] }]);
  });
});

describe("a short post", () => {
  const facts: Parameters<typeof readingOf>[1] = [
    [
      "news",
      "Our lamps are 30% off with code GLOW30 for everybody who signs up to our newsletter this month.",
    ],
    ["promo_code", "GLOW30"],
    ["benefit", "The Mira lamp now has a brass base, a longer cable and a bulb that can be changed by hand."],
    ["benefit", "They are made in Leeds by four people who have been doing this since 1988."],
    ["condition", "Not valid on the Mira range."],
  ];
  const reading = readingOf(
    facts
      .filter(([kind]) => kind !== "promo_code")
      .map(([, q]) => q)
      .join(" "),
    facts,
  );
  const { posts } = write(reading);

  test("keeps the condition beside its offer", () => {
    expect(posts.twitter).toContain("GLOW30");
    expect(posts.twitter).toContain("Not valid on the Mira range.");
  });

  test("has no sentence without the one it leans on", () => {
    for (const text of Object.values(posts))
      if (text.includes("They are made")) expect(text).toContain("The Mira lamp");
  });

  test("asks a person when something that must be told has no room", () => {
    const long = (n: number) => `Fact ${n} costs £${n} and holds ${"many long words ".repeat(7)}too.`;
    const quotes = [1, 2, 3].map(long);
    const story = write(
      readingOf(
        quotes.join(" "),
        quotes.map((q) => ["price", q]),
      ),
      { assetType: "og_image" },
    );
    expect(story.doubts.filter((d) => d.slot === "posts.twitter").map((d) => d.says)).toContainEqual(
      expect.stringMatching(/^The post has no room for “Fact/),
    );
    expect(story.posts.linkedin).toContain("Fact 3");
  });
});

describe("wishes", () => {
  const brief =
    "Our oat bars now come in paper. They cost £1.40. Save this. Keep it short, no hashtags, a smile.";
  const facts: Parameters<typeof readingOf>[1] = [
    ["news", "Our oat bars now come in paper."],
    ["price", "They cost £1.40.", "The oat bars cost £1.40."],
  ];

  test("how a post ends, what it has to say, and one emoji", () => {
    const { posts } = write(
      readingOf(brief, facts, {
        wishes: [
          ["end_with", "save this", "Save this."],
          ["must_say", "please recycle", "Keep it short"],
          ["emoji", "", "a smile"],
        ],
      }),
    );
    expect(posts.twitter?.endsWith("Please recycle.\n\nSave this.")).toBe(true);
    expect(posts.twitter?.split("\n")[0]).toMatch(/ ✨$/u);
  });

  test("hashtags are the brand's and the author's, and none when the author wants none", () => {
    const brand = brandOf("Kite", { guidelines: { hashtags: ["#OatBars"] } });
    const wish: [["no_hashtags", string, string]] = [["no_hashtags", "", "no hashtags"]];
    expect(write(readingOf(brief, facts), { brand }).hashtags).toEqual(["OatBars"]);
    expect(write(readingOf(brief, facts), { brand }).posts.twitter).toContain("#OatBars");
    expect(write(readingOf(brief, facts, { wishes: wish }), { brand }).hashtags).toEqual([]);
  });

  test("a kind of fact that is left out takes its sentence along", () => {
    const wishes: [["leave_out_kind", string, string]] = [["leave_out_kind", "price", "Keep it short"]];
    const story = write(readingOf(brief, facts, { wishes }));
    expect(Object.values(story.posts).join()).not.toContain("1.40");
    expect(story.support).toBeNull();
  });
});

describe("the brand's words", () => {
  const brief = "Our cheap bike stand folds flat. It is the cheapest in town. Order by Friday.";
  const facts: Parameters<typeof readingOf>[1] = [
    ["news", "Our cheap bike stand folds flat."],
    ["benefit", "It is the cheapest in town."],
    ["when", "Order by Friday."],
  ];

  test("its spelling replaces the author's, its banned words take their sentence along", () => {
    const guidelines = { replacements: { "bike stand": "BikeStand" }, banned_words: ["cheapest"] };
    const story = write(readingOf(brief, facts), { brand: brandOf("Kite", { guidelines }) });
    expect(story.headline.text).toBe("Our cheap BikeStand folds flat");
    expect(JSON.stringify(story.posts)).not.toContain("cheapest");
  });

  test("a phrase that it requires stands in every post", () => {
    const brand = brandOf("Kite", { guidelines: { required_phrases: ["Ride safely."] } });
    for (const text of Object.values(write(readingOf(brief, facts), { brand }).posts))
      expect(text).toContain("Ride safely.");
  });
});

describe("cards", () => {
  test("the author's label above the first sentence is not in the headline", () => {
    const quote = "Big number of the week: schools cut their electricity use by 41% over half-term.";
    const { kicker, headline } = write(readingOf(quote, [["figure", quote]], { occasion: "stat" }));
    expect(kicker?.text).toBe("Big number of the week");
    expect(headline.text).toBe("Schools cut their electricity use by 41% over half-term");
  });

  test("a telephone number is the action and not in the headline", () => {
    const quote = "Tenants can report repairs on WhatsApp: 0113 555 0140.";
    const { headline, cta } = write(
      readingOf(quote, [
        ["news", quote],
        ["contact", "0113 555 0140"],
      ]),
    );
    expect(headline.text).toBe("Tenants can report repairs on WhatsApp");
    expect(cta).toEqual({ label: "Call 0113 555 0140", url: "", facts: ["f2"] });
  });

  test("an address without an author's call is only pointed at", () => {
    const { cta } = write(
      readingOf("Our report is out. https://www.kite.example/report?utm=x", [
        ["news", "Our report is out."],
        ["link", "https://www.kite.example/report?utm=x"],
      ]),
    );
    expect(cta?.label).toBe("See kite.example/report");
    expect(cta?.url).toBe("https://www.kite.example/report?utm=x");
  });

  test("a subject that only the instruction names leads the first sentence", () => {
    const { posts, headline } = write(
      readingOf("drei Größen, aus Esche, ab 890 Euro.", [["news", "drei Größen, aus Esche, ab 890 Euro."]], {
        language: "de",
        occasion: "launch",
        about: "neue Werkbank-Reihe",
      }),
    );
    expect(posts.linkedin).toMatch(/^Neue Werkbank-Reihe: drei Größen/);
    expect(headline.text).toMatch(/^Neue Werkbank-Reihe/);
  });
});
