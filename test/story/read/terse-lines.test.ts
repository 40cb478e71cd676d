import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Maison");
const about = { channel: "linkedin", assetType: "card" } as const;
const storyOf = (brief: string) => houseStory({ brief, brand, ...about });
const summaryOf = (brief: string, today = "2026-11-26") =>
  reviewStory({ story: storyOf(brief), brief, brand, lint: [], findings: [], today, ...about }).summary;

describe("lines that are written in a hurry", () => {
  test("what readers have is no wish for the picture", () => {
    const { posts } = storyOf(
      "Disponível a partir de 2 de dezembro, sem custo extra nos planos Pro e Gestor.",
    );
    expect(posts.linkedin).toContain("sem custo extra nos planos Pro e Gestor");
  });

  test("the name of an event with two marks is the line above its day", () => {
    const { posts } = storyOf("Winter concert!!\nSunday 13 December 2026, 5 pm\nSt Olave's Hall, Lowgate");
    expect(posts.linkedin).toContain("Winter concert!");
  });

  test("a step without capitals has them behind its full stops", () => {
    const { posts } = storyOf(
      "How to clean it:\n1. rinse in cold water. don't scrub\n2. wait approx. ten seconds\n3. can't wait? use a towel",
    );
    expect(posts.linkedin).toContain("water. Don’t scrub");
    expect(posts.linkedin).toContain("approx. ten");
    expect(posts.linkedin).toContain("wait? Use");
  });

  test("a face is no bracket that was left open", () => {
    expect(
      summaryOf("Tell us what it says and it's yours :) Ask at the kiosk until 31 December."),
    ).not.toContain("brackets");
  });

  test("the day on which something was found has passed by right", () => {
    const found = "Found in changing room B on Tuesday 24 November: a silver ring. Ask at the kiosk.";
    expect(summaryOf(found, "2026-11-28")).not.toContain("has passed");
  });
});

describe("a form with a product", () => {
  test("its name is the headline, and its size is a fact", () => {
    const { headline, posts } = storyOf(
      "Product: Alba Oil\nWhat: oil of the first harvest\nSize: 500 ml, £14.90",
    );
    expect(headline.text).toBe("Alba Oil");
    expect(posts.linkedin).toContain("Size: 500 ml, £14.90");
  });

  test("a name that a statement has is not said twice, nor the brand's own", () => {
    expect(storyOf("Product: Alba Oil\nWhat: Alba Oil is the oil of the first harvest").headline.text).toBe(
      "Alba Oil is the oil of the first harvest",
    );
    expect(storyOf("Name: Maison\nWhat: our bakery opens on Sundays").headline.text).toBe(
      "Our bakery opens on Sundays",
    );
  });

  test("the size of a picture is for its maker", () => {
    expect(
      storyOf("Product: Alba Oil\nSize: 1080 x 1350\nWhat: oil of the first harvest").posts.linkedin,
    ).not.toContain("1080");
  });
});

test("the page of a form is an address, and its label is not published", () => {
  const { posts } = storyOf(
    "Page: orreryhouse.example/geminids\nTitle: Geminids Late\nWhen: Monday 14 December 2026, 6.30 pm",
  );
  expect(posts.linkedin).not.toMatch(/Page:/);
  expect(posts.linkedin).toContain("orreryhouse.example/geminids");
});

test("French sets a blank before the colon that announces a title", () => {
  expect(
    storyOf("Annoncez notre nouveau spectacle « La baleine ». Première le samedi 5 décembre.").posts.linkedin,
  ).toContain("Notre nouveau spectacle : «");
});
