import { describe, expect, test } from "vitest";
import { coverage } from "../../../lib/story/guard/coverage.ts";
import { guardStory } from "../../../lib/story/guard/guard.ts";
import { mustTell } from "../../../lib/story/guard/must-tell.ts";
import { unseen } from "../../../lib/story/review/left-to-post.ts";
import { brandOf } from "../../copy/brands.ts";
import { factOf, readingOf, storyOf } from "../stories.ts";

type Case = { name?: string; overview?: string; brief: string; post: string; language?: string };

function problemsOf({ name = "Northgate", overview = "", brief, post, language = "en" }: Case): string[] {
  const story = storyOf(brief, { language, spoken: language, posts: { linkedin: post } });
  const { findings } = guardStory(story, { brief, brand: brandOf(name, { overview }) });
  return findings.filter(({ slot }) => slot === "posts.linkedin").map(({ problem }) => problem);
}

describe("what stands beside any words", () => {
  test("a part of the sender's name, and its hashtag", () => {
    const about = {
      name: "Dock 9 Workspace",
      overview: "A coworking space with 70 desks and room for tours on the water.",
      brief: "Tours every Wednesday at 12.30. Bring a friend.",
    };
    const post = "Tours at Dock 9 are every Wednesday at 12.30.\n\n#Dock9 #Coworking";
    expect(problemsOf({ ...about, post })).toEqual([]);
  });

  test("a name in a line of names, where its own place is not read", () => {
    const brief =
      "Results of the match:\n\nNovice – 1st Amara Whitlock (her first match), 2nd Pete Gunn\nJuniors – 1st Ellis and Rowan Tilley, as a pair\nBest stakes: Jo Tilley";
    expect(problemsOf({ brief, post: "1st Ellis and Rowan Tilley, as a pair." })).toEqual([]);
  });

  test("a street with its number", () => {
    const about = {
      overview: "Academia de idiomas en Zaragoza con grupos de 6 personas.",
      brief: "Curso de inglés, grupos de 6 personas. Calle San Lorenzo 14, tel. 976 000 312.",
      language: "es",
    };
    const post = "Curso de inglés en Calle San Lorenzo 14, en grupos de 6 personas. Tel. 976 000 312.";
    expect(problemsOf({ ...about, post })).toEqual([]);
  });

  test("24/7 is no number that could be another", () => {
    const brief = "Flex £120 a month, 7am to 10pm. Resident £235 a month with a 24/7 key fob.";
    expect(problemsOf({ brief, post: "Resident is £235 a month and has a 24/7 key fob." })).toEqual([]);
  });
});

describe("a row", () => {
  const brief =
    "Normal collection Friday 25 December -> Sunday 27 December\nTuesday 29 December -> Wednesday 30 December\nWednesday 30 December -> Thursday 31 December";
  const problemsIn = (label: string, first: string, second: string) => {
    const facts = [factOf(brief, "Wednesday 30 December -> Thursday 31 December", "f1", "when")];
    const story = storyOf(brief, { facts, rows: [{ label, first, second, fact: "f1" }] });
    const { findings } = guardStory(story, { brief, brand: brandOf("Northgate") });
    return findings.filter(({ slot }) => slot === "rows.0").map(({ problem }) => problem);
  };

  test("with all values of its line may use other words", () => {
    expect(problemsIn("Wednesday collection", "30 December", "Thursday 31 December")).toEqual([]);
  });

  test("with the day of another line may not", () => {
    expect(problemsIn("Normal collection Wednesday", "25 December", "Sunday 27 December")).not.toEqual([]);
  });
});

test("the beginning of a sentence is no name of a place", () => {
  const brief = "Si ritira da noi tutti i giorni dalle 10 alle 18.";
  const reading = readingOf(brief, { language: "it", facts: [factOf(brief, brief, "f1", "where")] });
  expect(coverage(reading, "Vieni a ritirarlo da noi tutti i giorni dalle 10 alle 18.", "it")).toEqual([]);
  expect(coverage(reading, "Vieni a trovarci.", "it").map(({ id }) => id)).toEqual(["f1"]);
});

test("a place that the brief does not name need not be told", () => {
  const brief = "A free webinar on 20 January at 12:00.";
  const when = { date: "20 January", time: "12:00", place: "Online", facts: ["f1"] };
  const facts = [factOf(brief, brief, "f1", "when")];
  expect(coverage(readingOf(brief, { facts, when }), "Join us on 20 January at 12:00.", "en")).toEqual([]);
  expect(mustTell(readingOf(brief, { facts, when })).length).toBe(1);
});

describe("beside a quotation that fills the picture", () => {
  const brief = "“Six weeks later I had forgotten it.” – Priya M. Visits are £95 a person.";
  const facts = [factOf(brief, "Visits are £95 a person.", "f2", "price")];
  const quotation = {
    text: "Six weeks later I had forgotten it.",
    name: "Priya M.",
    role: "",
    company: "",
    fact: "f1",
  };
  const story = (post: string) =>
    storyOf(brief, {
      occasion: "testimonial",
      facts,
      quotation,
      unshown: ["f2"],
      posts: { linkedin: post },
    });

  test("the post may tell the price", () => {
    expect(
      unseen(story("“Six weeks later I had forgotten it.” Visits are £95 a person."), "linkedin"),
    ).toEqual([]);
  });

  test("what the post does not tell either is missed", () => {
    expect(unseen(story("“Six weeks later I had forgotten it.”"), "linkedin")).toEqual(["f2"]);
  });
});
