import { describe, expect, test } from "vitest";
import type { Judged } from "../../../lib/copy/judge/report.ts";
import { judge } from "./judging.ts";
import { PIECES } from "./pieces/all.ts";

/** What somebody in a hurry makes of the same brief: true, complete and tired. */
const TIRED: Record<string, Partial<Judged>> = {
  "a feature with an offer": {
    headline: "Take your productivity to the next level",
    supporting: "The seamless way to stay ahead of the curve.",
    text: "🚀 Exciting news! We’re thrilled to announce that Harbor Notes now works offline.\n\nGet ready for a game-changing experience. Don’t miss out!",
  },
  "a saving with numbers": {
    headline: "Revolutionize the way you work",
    supporting: "The ultimate solution for small law firms.",
    text: "Are you tired of slow invoices? Look no further!\n\nWe cut invoice time for small law firms. Unlock the power of efficiency today.\n\nBook a demo this week.",
  },
  "release notes": {
    headline: "Big news: Kiln 3.2.0 is here!",
    supporting: "More powerful than ever before.",
    text: "We’re excited to announce Kiln 3.2.0! 🎉 It’s packed with amazing new features that will supercharge your workflow. Stay tuned for more!",
  },
  "an app launch as key and value": {
    headline: "Unleash your inner adventurer",
    supporting: "Embark on your journey with confidence.",
    text: "The wait is over! TrailMap is a game changer for hikers and trail runners. Elevate every adventure. 🌟\n\nDownload the app: trailmap.example\n\n#adventure",
  },
  "a story with a lesson": {
    headline: "The secret to better meetings",
    supporting: "You won’t believe what happened next.",
    text: "In today’s fast-paced world, meetings are broken. We decided to think outside the box. The results? Truly transformative.\n\nWhat is your worst recurring meeting?",
  },
  "a sale from a chat message": {
    headline: "HUGE savings you don’t want to miss!!!",
    supporting: "Something special for every rider.",
    text: "🔥🔥 The wait is over! Our summer sale is HERE! Don’t miss out on incredible deals on bikes and accessories! 🔥🔥\n\n#SummerSale",
  },
  "a second shop": {
    headline: "Exciting things are happening",
    supporting: "A whole new level of sourdough.",
    text: "We’re thrilled to share some exciting news! Our bakery is growing, and we can’t wait to welcome you to our second shop. Stay tuned! 🎉\n\n#sourdough",
  },
  "a discount code": {
    headline: "Deals that will blow your mind",
    supporting: "The best-kept secret of Black Friday.",
    text: "Get ready for the most epic Black Friday ever! Unbelievable savings on annual plans. Don’t miss out!!!",
  },
  "a product with a price": {
    headline: "Elevate your wardrobe",
    supporting: "More than just a jacket.",
    text: "Introducing the Fieldcoat, the ultimate jacket. Experience the difference of truly amazing craftsmanship.\n\nOrder at fieldcoat.example\n\n#Fieldcoat",
  },
  "a menu": {
    headline: "A taste of autumn like never before",
    supporting: "Embark on a culinary journey.",
    text: "Are you ready for autumn? Our stunning new menu is a testament to the magic of the season. Don’t miss out!\n\n#KitchenTable",
  },
  "a webinar": {
    headline: "Unlock the power of better decisions",
    supporting: "Level up your team.",
    text: "We’re excited to announce a game-changing webinar! Dive deep into the world of decisions with our incredible speakers. Don’t miss out!\n\nRegister: harbornotes.example/webinar",
  },
  "a job": {
    headline: "Join our amazing team!",
    supporting: "Are you ready to make an impact?",
    text: "We’re growing and looking for a rockstar engineer to join our incredible team. Exciting challenges await!\n\nApply by 30 September: harbornotes.example/jobs",
  },
  "a food bank": {
    headline: "Make a difference today",
    supporting: "Together, the possibilities are endless.",
    text: "Imagine a world without hunger. With your amazing support, we can make it happen. 💛\n\nDonate: riverside.example/give\n\n#Riverside",
  },
  "a workshop": {
    headline: "Discover the magic of glazing",
    supporting: "Unleash your creativity.",
    text: "Get ready to embark on a creative journey! Our exciting workshop will take your pottery to the next level.\n\nReserve a place: mudroom.example\n\n#Mudroom",
  },
};

describe("the same brief told in clichés", () => {
  const pairs = PIECES.filter((piece) => TIRED[piece.name]).map((piece) => ({ name: piece.name, piece }));

  test.each(pairs)("$name loses at least twelve points and the approval", ({ name, piece }) => {
    const [good, tired] = [judge(piece), judge(piece, TIRED[name])];

    expect(good.score - tired.score).toBeGreaterThanOrEqual(12);
    expect(tired.verdict).not.toBe("approved");
  });

  test("covers fourteen briefs", () => {
    expect(pairs).toHaveLength(14);
  });
});
