import { describe, expect, test } from "vitest";
import { fits as carouselFits } from "../../../lib/render/templates/carousel/fits.ts";
import { timesIn } from "../../../lib/render/templates/infographic/timetable-of.ts";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const PICTURES = { brand: "Corran", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand: brandOf("Corran"), channel: "instagram", assetType });
const pointsOf = (brief: string, assetType: AssetType) =>
  storyOf(brief, assetType).points.map(({ text }) => text);

const TERM = `New term timetable from Monday 4 January 2027, all in Hall 2.

Monday
17:00-17:45 Mini judo (5 to 7)
18:00-19:00 Juniors (8 to 12)
Wednesday
18:00-19:15 Teens (13 to 16)
19:30-21:00 Adults, all grades
Saturday
10:45-12:15 Open mat, 14 and over

First session is free for everybody.`;

describe("times under headings", () => {
  test("have their day, also where the headline names the same day", () => {
    expect(pointsOf(TERM, "card")).toEqual([
      "Monday 17:00-17:45 Mini judo (5 to 7)",
      "Monday 18:00-19:00 Juniors (8 to 12)",
      "Wednesday 18:00-19:15 Teens (13 to 16)",
      "Wednesday 19:30-21:00 Adults, all grades",
      "Saturday 10:45-12:15 Open mat, 14 and over",
    ]);
  });

  test("are a timetable on a page", () => {
    const rows = timesIn(storyOf(TERM, "infographic"))?.timetable.rows;
    expect(rows?.map(({ name }) => name)).toEqual(["Monday", "Wednesday", "Saturday"]);
    expect(rows?.[1]?.entries).toEqual([
      { time: "18:00-19:15", text: "Teens (13 to 16)" },
      { time: "19:30-21:00", text: "Adults, all grades" },
    ]);
  });

  test("have a slide a heading, with a line a time", () => {
    const slides = carouselFits(storyOf(TERM, "carousel"), PICTURES)?.data.slides ?? [];
    expect(slides[0]).toMatchObject({
      title: "Monday",
      lines: ["17:00-17:45 Mini judo (5 to 7)", "18:00-19:00 Juniors (8 to 12)"],
    });
    expect(slides.slice(0, 2).map(({ title }) => title)).toEqual(["Monday", "Wednesday"]);
  });

  test("stay the author's lines in a post", () => {
    const post = storyOf(TERM, "card").posts.instagram ?? "";
    expect(post).toContain(
      "Monday\n17:00-17:45 Mini judo (5 to 7)\n18:00-19:00 Juniors (8 to 12)\nWednesday",
    );
  });

  test.each([
    ["blank lines", TERM.replace("\nWednesday", "\n\nWednesday").replace("\nSaturday", "\n\nSaturday")],
    ["bullets", TERM.replace(/^(\d\d:)/gmu, "- $1")],
    ["colons and bullets", TERM.replace(/^(\w+day)$/gmu, "$1:").replace(/^(\d\d:)/gmu, "- $1")],
  ])("are read across %s", (_, brief) =>
    expect(pointsOf(brief, "infographic")).toEqual([
      "Monday: 17:00-17:45 Mini judo (5 to 7), 18:00-19:00 Juniors (8 to 12)",
      "Wednesday: 18:00-19:15 Teens (13 to 16), 19:30-21:00 Adults, all grades",
      "Saturday: 10:45-12:15 Open mat, 14 and over",
    ]),
  );

  test.each([
    [
      "Unser Kursplan ab 11. Januar 2027:\n\nMontag\n17 bis 18 Uhr Kinderyoga\n18.15 Uhr Hatha\nFreitag\n9:00–10:15 Rückenfit",
      ["Montag: 17 bis 18 Uhr Kinderyoga, 18.15 Uhr Hatha", "Freitag: 9:00–10:15 Rückenfit"],
    ],
    [
      "Planning à partir du 5 janvier 2027 :\n\nLundi\n17 h 30 Éveil\n18h45 Classique\nSamedi\n10h00 Stage",
      ["Lundi : 17 h 30 Éveil, 18h45 Classique", "Samedi : 10h00 Stage"],
    ],
    [
      "Programme for the open day:\n\nMain hall\n10am Welcome\n11am Bees in winter\nGarden\n10.30am Pruning",
      ["Main hall: 10am Welcome, 11am Bees in winter", "Garden: 10.30am Pruning"],
    ],
    [
      "Programma della festa:\n\nSabato 6 marzo\n15:00 Banda\n21:00 Concerto\nDomenica 7 marzo\n10:30 Mercatino",
      ["Sabato 6 marzo: 15:00 Banda, 21:00 Concerto", "Domenica 7 marzo: 10:30 Mercatino"],
    ],
  ])("are read in other words: %s", (brief, points) =>
    expect(pointsOf(brief, "infographic")).toEqual(points),
  );

  test.each([
    "Our prices from 1 May:\n\nDay pass\n15 euros, coffee included\nDesk\n210 euros a month",
    "Three jobs for March:\n\n- Prune the roses\n- Sow the beans\n- Mulch the beds",
    "Running order for the evening:\n\n19:00 Doors\n19:30 Support\n20:30 The band",
  ])("are no other list: %s", (brief) => {
    for (const point of pointsOf(brief, "infographic")) expect(point).not.toMatch(/: \d{1,2}[:.]\d{2}/u);
  });
});
