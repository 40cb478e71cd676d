import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const write = (brief: string, assetType: AssetType = "card", name = "Fernwick") =>
  houseStory({ brief, brand: brandOf(name), channel: "linkedin", assetType });
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe("lists inside sentences", () => {
  test("what a headline lists behind its colon is read as points, and not said twice", () => {
    const story = write(
      "Fernwick now supports three bank feeds: Starling, Monzo Business and Tide. Transactions arrive before 7.",
    );
    expect(story.headline.text).toBe("Fernwick now supports three bank feeds");
    expect(texts(story.points)).toEqual(["Starling", "Monzo Business", "Tide"]);
    expect(story.support?.text).toBe("Transactions arrive before 7.");
    expect(story.posts.linkedin).toContain("three bank feeds: Starling, Monzo Business and Tide.");
  });

  test("figures in a row are read as points", () => {
    const { points } = write(
      "Our roofs in 2025: 1,240 panels on 17 schools, 412 MWh of power, £38,000 for school projects.",
      "infographic",
    );
    expect(texts(points)).toEqual([
      "1,240 panels on 17 schools",
      "412 MWh of power",
      "£38,000 for school projects",
    ]);
  });

  test("the details of one thing are no list", () => {
    const { points } = write(
      "Our beginners' course starts on Monday 11 January: six evenings, 6.30 to 7.30pm, £72. Mats are here.",
    );
    expect(points).toEqual([]);
  });

  test("a clause behind a colon is no list", () => {
    const story = write(
      "Good news for Hebden Bridge: the lifts work again from Friday, the ramps are dry, and the clock is right.",
    );
    expect(story.points).toEqual([]);
  });

  test.each([
    "£12 pays for a home visit. £35 pays for an hour of nursing. £90 pays for a day of care.",
    "January: the bees rest. March: first flights. May: the swarms leave.",
  ])("sentences that are built alike are read as points: %s", (sentences) => {
    const story = write(`What your gift does at Fernwick. ${sentences}`, "infographic");
    expect(texts(story.points)).toEqual(sentences.replace(/\.$/, "").split(". "));
    expect(story.support).toBeNull();
  });
});

describe("steps", () => {
  test.each([
    "1 = Open the lid\n2 = Pour the water\n3 = Wait an hour",
    "- 1. Step one: Open the lid\n- 2. Step two: Pour the water\n- 3. Step three: Wait an hour",
  ])("carry their number once: %s", (lines) => {
    const { steps, posts } = write(`How to clean your kettle:\n${lines}`, "carousel");
    expect(steps.map(({ title }) => title)).toEqual(["Open the lid", "Pour the water", "Wait an hour"]);
    expect(posts.linkedin).toContain("1. Open the lid\n2. Pour the water\n3. Wait an hour");
  });
});

describe("pictures in a series", () => {
  const BRIEF =
    "Five ways to cut the cost of borrowing. Pay off the card with the highest rate first. Ask for a lower limit. Talk to us before you miss a payment. It costs nothing to ask.";

  test("an idea of the series has a slide of its own and stands not on the cover", () => {
    const { slides, support } = write(BRIEF, "carousel");
    expect(support).toBeNull();
    expect(slides[0]?.title).toBe("Pay off the card with the highest rate first");
  });

  test("a sentence that leans on another stands under it", () => {
    const brief =
      "Meadowline has news this month. The waiting list moves up on its own when a plot becomes free. It saves the committee 3 hours a week. Volunteers can log their hours from their phone.";
    const { slides } = write(brief, "carousel", "Meadowline");
    expect(slides.map(({ title, body }) => [title, body])).toEqual([
      [
        "The waiting list moves up on its own when a plot becomes free",
        "It saves the committee 3 hours a week.",
      ],
      ["Volunteers can log their hours from their phone", ""],
    ]);
  });
});

describe("films", () => {
  test("tell every sentence whole and in its order", () => {
    const { headline, scenes } = write(
      "Peak & Pedal opens a second shop in Hathersage on 1 May. It has 30 e-bikes, helmets in every size and a workshop. Hire starts at £28 for half a day. Dogs ride free in our trailers.",
      "video",
      "Peak & Pedal",
    );
    expect(headline.text).toBe("Peak & Pedal opens a second shop in Hathersage on 1 May");
    expect(texts(scenes)).toEqual([
      "It has 30 e-bikes, helmets in every size and a workshop",
      "Hire starts at £28 for half a day",
      "Dogs ride free in our trailers",
    ]);
  });

  test("have no scene without the subject of its sentence", () => {
    const { scenes } = write(
      "Auditions for our spring play, The Winter's Tale, take place on 5 and 6 December in the church hall on Mill Street in Perth. No experience is needed.",
      "video",
    );
    expect(texts(scenes)).toEqual(["No experience is needed"]);
  });
});

test("an address that the text names is not a button as well", () => {
  const { support, cta } = write(
    "We are hiring a night baker in Sheffield. Send your CV to jobs@fernwick.example before 15 October and tell us when you can start.",
  );
  expect(support?.text).toContain("jobs@fernwick.example");
  expect(cta).toBeNull();
});

test("the author's own line before a colon stands above the headline", () => {
  const { kicker, headline } = write(
    "Webhooks in the Atlas API: how to verify signatures, retry failed deliveries and replay events.",
    "og_image",
  );
  expect([kicker?.text, headline.text]).toEqual([
    "Webhooks in the Atlas API",
    "How to verify signatures, retry failed deliveries and replay events",
  ]);
});

test("Japanese sentences stand beside each other without spaces", () => {
  const { support } = write(
    "スタッフを募集しています。勤務地は神戸市中央区です。経験3年以上の方を歓迎します。",
    "card",
  );
  expect(support?.text).toBe("勤務地は神戸市中央区です。経験3年以上の方を歓迎します。");
});
