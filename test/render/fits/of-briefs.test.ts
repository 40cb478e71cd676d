import { describe, expect, test } from "vitest";
import { blogOg } from "../../../lib/render/templates/blog-og/blog-og.ts";
import { chartBar } from "../../../lib/render/templates/chart-bar/chart-bar.ts";
import { chartDonut } from "../../../lib/render/templates/chart-donut/chart-donut.ts";
import { hiring } from "../../../lib/render/templates/hiring/hiring.ts";
import { infographic } from "../../../lib/render/templates/infographic/infographic.tsx";
import { steps } from "../../../lib/render/templates/steps/steps.ts";
import { timeline } from "../../../lib/render/templates/timeline/timeline.tsx";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const pictures = { brand: "Orchard", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Orchard"), channel: "linkedin", assetType: "infographic" });

describe("numbers of a list", () => {
  const statsOf = (brief: string) =>
    infographic.fits?.(storyOf(brief), pictures)?.data as {
      stats: { value: string; label: string }[];
      facts?: string[];
    };

  test("each stands with its unit and what it counts, and none is lost", () => {
    const { stats } = statsOf(
      "A year in our 24 hives: 380 kg of honey, 1,200 jars filled, 31 swarms caught, 9 courses taught to 74 beginners.",
    );
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "380 kg of honey",
      "1,200 jars filled",
      "31 swarms caught",
      "9 courses taught to 74 beginners",
    ]);
  });

  test("a measure stays with its number", () => {
    const { stats } = statsOf(
      "Donar sangre: 450 ml salvan hasta 3 vidas, tardas 40 minutos y puedes donar cada 3 meses.",
    );
    expect(stats.map(({ value }) => value)).toContain("450 ml");
  });
});

test("a long headline of an infographic is its title, and the rest a fact", () => {
  const brief =
    "How to visit the lido this winter: cold-water sessions run Tuesday to Sunday 7am–9am (closed Monday). Water is about 8 °C. Sessions are not for under 16s.";
  const { data } = infographic.fits?.(storyOf(brief), pictures) ?? {};
  expect(data).toMatchObject({ headline: "How to visit the lido this winter" });
  expect(JSON.stringify(data)).toContain("closed Monday");
});

test("classes that begin on several days run side by side, and are no timeline", () => {
  const brief =
    "Our evening classes:\n- 11 January: Italian\n- 12 January: Spanish\n- 13 January: Japanese\n- 14 January: sign language";
  expect(timeline.fits?.(storyOf(brief), pictures)).toBeUndefined();
});

test("dated lines behind what they are called are a timeline", () => {
  const brief =
    "Our story: 1986 first barrel pressed in a shed. 1998 the orchard grows to 400 trees. 2009 gold at the show. 2017 the barn opens.";
  expect(timeline.fits?.(storyOf(brief), pictures)?.data).toMatchObject({
    headline: "Our story",
    entries: [{ date: "1986" }, { date: "1998" }, { date: "2009" }, { date: "2017" }],
  });
});

test("whom something is not for stands beside its steps, and no number of an age is a step", () => {
  const brief =
    "How to adopt a dog: 1. Fill in the form online. 2. Meet the dog twice. 3. We visit your home. 4. Take your dog home. We do not rehome to homes with children under 5. pawspenrith.example";
  const { data } = steps.fits?.(storyOf(brief), pictures) ?? {};
  expect(data).toMatchObject({ supporting: "We do not rehome to homes with children under 5." });
  expect((data as { steps: unknown[] }).steps).toHaveLength(4);
});

test("a by-line and a reading time make an article of a headline", () => {
  const brief = "Blog post: When to plant tulips so that they flower in April. By Nora Field, 6 minute read.";
  expect(blogOg.fits?.(storyOf(brief), pictures)?.data).toMatchObject({
    title: "When to plant tulips so that they flower in April",
    author: "Nora Field",
    reading: "6 minute read",
  });
});

test("parts of a whole are a ring rather than bars", () => {
  const story = storyOf("Where our electricity came from last year: solar 62%, battery 21%, grid 17%.");
  const [ring, bars] = [chartDonut, chartBar].map(({ fits }) => fits?.(story, pictures)?.score ?? 0);
  expect(ring).toBeGreaterThan((bars ?? 0) + 0.1);
});

test("a vacancy has the terms that its author listed, and says role and address once", () => {
  const brief = `Job: Head Brewer (full-time, Kilkenny)
- 10 hl brewhouse, team of five
- €46,000–52,000 depending on experience
- four-day week, 36 hours
- start 1 March 2027
You have at least three years in a production brewery. Apply by 18 December: jobs@brewery.example`;
  const { data } = hiring.fits?.(storyOf(brief), pictures) ?? {};
  expect(data).toMatchObject({
    kicker: "Job",
    role: "Head Brewer (full-time, Kilkenny)",
    facts: [{ label: "Salary", value: "€46,000–52,000 depending on experience" }],
  });
  const words = JSON.stringify(data).replace(/\u00a0/gu, " ");
  expect(words).toContain("Start 1 March 2027");
  expect(words).toContain("10 hl brewhouse, team of five");
  expect(words).toContain("Four-day week, 36 hours");
  expect(words.split("jobs@brewery.example")).toHaveLength(2);
});
