import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { tipsKept } from "../../../lib/story/review/counted-tips.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const made = (brief: string) => {
  const request = { brief, brand: brandOf("Earwise"), channel: "linkedin", assetType: "carousel" } as const;
  const story = houseStory(request);
  return { story, ...reviewStory({ story, ...request, lint: [], today: "2026-11-29" }) };
};

test("an entry of a counted list that was held back is asked about", () => {
  const { verdict, summary } = made(
    "Someone at your table may not hear well. Five small things that help: sit them with their back to a wall. Turn the music off while you eat. Get their attention before you speak. Face them. If they miss something, say it in different words rather than louder. Our drop-in is every Wednesday 10 to 12 at the Corn Hall, free.",
  );
  expect(verdict).toBe("needs_review");
  expect(summary).toContain("If they miss something");
});

test("an order behind the list is none of it", () => {
  const brief =
    "Three small things that help: sit by the wall. Turn the music off. Face them. Please make it a calm carousel.";
  const heldBack = [
    {
      quote: "Please make it a calm carousel.",
      span: { start: brief.indexOf("Please"), end: brief.length },
      why: "instruction" as const,
    },
  ];
  expect(tipsKept({ story: { ...made(brief).story, heldBack }, brief })).toEqual([]);
});

test("letters that make no word stay capitals as a label", () => {
  const { story } = made(
    "Which rubber for your seal? A comparison of two.\nEPDM: good with hot water. Not for mineral oil.\nNITRILE: good with oil. Poor in sunlight.",
  );
  expect(story.posts.linkedin).toContain("EPDM:");
});

test("a size in the superlative is a wish", () => {
  const { story } = made(
    "Concerto n. 100 il 18 dicembre 2026 nella sala civica, ingresso libero. Il numero 100 va grandissimo.",
  );
  expect(story.facts.map(({ quote }) => quote).join(" ")).not.toContain("grandissimo");
});

const ROPE = (subject: string) =>
  `Carousel, 5 slides: cover, three tips, closing slide. Subject: ${subject}.\n1 Run every metre through bare hands.\n2 Bend it into a tight loop.\n3 Look for glazed or furry sheath.\nClosing: If in doubt, cut it up. Book an inspection at £9 a rope on our website.`;

test("a subject of several words is what the tips are of", () => {
  const { story } = made(ROPE("three checks before you trust a rope"));
  expect(story.headline.text).toBe("Three checks before you trust a rope");
});

test("a subject that was held back is asked about where the last words became the headline", () => {
  const { verdict, summary } = made(ROPE("rope checks"));
  expect(verdict).toBe("needs_review");
  expect(summary).toContain("rope checks");
});
