import { describe, expect, test } from "vitest";
import { chooseTemplate } from "../../../lib/pipeline/designs/choose-template.ts";
import { posterDays } from "../../../lib/render/templates/card/placard/day-parts.ts";
import { ownDayIn } from "../../../lib/render/templates/event/own-day.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const pictures = { brand: "Orchard", asked: [], atHand: [], faces: [] };
const chosenFor = (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Orchard"), channel: "linkedin", assetType: "card" });
  return chooseTemplate(story, pictures, { assetType: "card", seed: 1 });
};

describe("what takes place on its own day is an event, whatever it is called", () => {
  test("a course on one day of each week has the span, the hours and the place apart from its rows", () => {
    const { template, data } =
      chosenFor(
        "Learn the bodhrán this year. Beginners' class for ages 12 and above, every Saturday from 16 January to 27 March 2027, 2.00 pm to 3.30 pm, at Lakeside Music School, Abbey Street, Sligo. Eleven lessons, €90 for the full course. Your teacher is Mr. Felix Burke. Only 10 places.",
      ) ?? {};
    expect(template?.id).toBe("event");
    expect(data).toMatchObject({
      about: "Beginners’ class for ages 12 and above",
      date: "every Saturday from 16 January to 27 March 2027",
      time: "2.00 pm to 3.30 pm",
      place: "Lakeside Music School, Abbey Street, Sligo",
    });
    expect(JSON.stringify(data)).toContain("€90");
  });

  test("hours behind an hour of meeting, and a clause behind the place, are told in rows", () => {
    const { data } =
      chosenFor(
        "Aspettando le stelle: serata di osservazione al Colle\nSabato 12 dicembre 2026, ritrovo alle 20.30 al parcheggio del Piazzale, fine prevista alle 23.30. Ingresso libero, bambini benvenuti. Portate vestiti molto caldi.",
      ) ?? {};
    expect(data).toMatchObject({ time: "Ritrovo alle 20.30", place: "Parcheggio del Piazzale" });
    expect(JSON.stringify(data)).toContain("Fine prevista alle 23.30");
  });

  test("a talk without a word for it is one by its day, hour and place", () => {
    const { template, data } =
      chosenFor(
        "Letters from the Workhouse. Speaker: Dr Orla Byrne. Thursday 10 December 2026 at 7 pm, Old Infirmary Hall, Bindon Street, Ennis. Free, no booking, doors 6.30 pm.",
      ) ?? {};
    expect(template?.id).toBe("event");
    expect(data).toMatchObject({
      date: "Thursday 10 December 2026",
      time: "7 pm",
      place: "Old Infirmary Hall, Bindon Street, Ennis",
    });
  });

  test("a title in its marks is the headline, and what it is stands under it", () => {
    expect(
      chosenFor(
        "« Les mots du travail », conférence de la sociologue Anne Duret. Jeudi 11 mars 2027 à 18 h 30, amphithéâtre B, université de Rennes. Entrée libre sur inscription avant le 8 mars.",
      )?.data,
    ).toMatchObject({
      headline: "« Les mots du travail »",
      about: "Conférence de la sociologue Anne Duret",
    });
  });

  test.each([
    "From Saturday 9 January 2027 our Market Street surgery will be open on Saturday mornings, 8.30am to 12.30pm. It's by appointment only.",
    "Winter price list. All prices include tax, good through Saturday 27 February 2027. Battery test: free. Coolant flush: $139. Wiper blades: $42.",
    "We are closed on Thursday 24 December 2026 from 1 pm. Back on Monday 4 January 2027 at 9 am.",
  ])("what only begins, holds or is closed on a day is none: %s", (brief) => {
    expect((chosenFor(brief)?.data as { about?: string; date?: string } | undefined)?.about).toBeFalsy();
    expect(ownDayIn(brief.split(". ")[0] ?? "")).not.toContain("9 January");
  });
});

test.each([
  ["Open evening on Thursday 14 January 2027 at 7pm", "Thursday 14 January 2027"],
  ["Two Saturdays, 6 and 13 February 2027, 9 am to 1 pm", "Two Saturdays, 6 and 13 February 2027"],
  ["Elle se tient du samedi 6 février au dimanche 30 mai 2027", "samedi 6 février au dimanche 30 mai 2027"],
  [
    "Sexta-feira, 15 de janeiro de 2027, e sábado, 16 de janeiro, às 21h30",
    "Sexta-feira, 15 de janeiro de 2027, e sábado, 16 de janeiro",
  ],
  ["Book on our website by Friday 8 January", ""],
  ["Enrolment opens on Monday 30 November at 9 am", ""],
  ["Anmeldung ab Montag, 4. Januar", ""],
  ["Inscriptions jusqu’au 31 mars", ""],
])("the own day of “%s” is “%s”", (sentence, day) => {
  expect(ownDayIn(sentence)).toBe(day);
});

test("days as a poster has them: the weekday over the day, the year beside it", () => {
  expect(posterDays("Samstag, 23. Januar 2027")).toEqual([
    { over: "Samstag", day: "23. Januar", year: "2027" },
  ]);
  expect(posterDays("Tuesday 9 Feb to Friday 9 April 2027")).toEqual([
    { over: "Tuesday", day: "9 Feb", year: "" },
    { over: "to Friday", day: "9 April", year: "2027" },
  ]);
  expect(posterDays("Two Saturdays, 6 and 13 February 2027")).toEqual([
    { over: "Two Saturdays", day: "6 and 13 February", year: "2027" },
  ]);
  expect(posterDays("Thursday January 14 2027")?.[0]).toEqual({
    over: "Thursday",
    day: "January 14",
    year: "2027",
  });
  expect(posterDays("12. Dezember, nur bei trockenem Wetter")).toBeUndefined();
  expect(posterDays("5月12日")).toBeUndefined();
});
