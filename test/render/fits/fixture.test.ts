import { expect, test } from "vitest";
import { fixtureIn } from "../../../lib/render/templates/kit/story/fixture.ts";
import { tiesIn } from "../../../lib/render/type/ties.ts";
import { fact, storyWith } from "../../story/for-templates/parts.ts";

const of = (...said: string[]) =>
  fixtureIn(storyWith({ facts: said.map((text, i) => fact(`f${i + 1}`, "news", text)) }));

test.each([
  [
    ["Match day!", "Saturday 28 November, 3 pm: Stanner Town v Hadley Rovers, at Brook Road."],
    {
      teams: "Stanner Town v Hadley Rovers",
      date: "Saturday 28 November",
      time: "3 pm",
      place: "Brook Road",
      kicker: "Match day",
    },
  ],
  [
    ["Heimspiel!", "Sonntag, 29. November, 14 Uhr: SV Grünau 09 gegen TSV Altdorf, Sportplatz am Weiher."],
    {
      teams: "SV Grünau 09 gegen TSV Altdorf",
      time: "14 Uhr",
      place: "Sportplatz am Weiher",
      kicker: "Heimspiel",
    },
  ],
  [
    ["Dimanche 6 décembre à 15 h : RC Aubagne – US La Ciotat, stade de Lattre."],
    { teams: "RC Aubagne – US La Ciotat", time: "15 h", place: "Stade de Lattre", kicker: "" },
  ],
  [
    [
      "¡Derbi en casa!",
      "Domingo 29 de noviembre a las 17 h: UD Alcora contra CD Torrent, en el Campo Municipal.",
    ],
    { teams: "UD Alcora contra CD Torrent", time: "17 h", place: "Campo Municipal", kicker: "Derbi en casa" },
  ],
  [
    ["Domenica 6 dicembre, ore 15: ASD Ponte Vecchio - US Collina, campo di via Roma."],
    { teams: "ASD Ponte Vecchio - US Collina", time: "ore 15", place: "Campo di via Roma" },
  ],
  [
    ["Stanner Town v Hadley Rovers, Saturday 28 November, 3 pm, at Brook Road."],
    { teams: "Stanner Town v Hadley Rovers", time: "3 pm", place: "Brook Road" },
  ],
])("%s is a match", (said, expected) => {
  expect(of(...said)).toMatchObject(expected);
});

test.each([
  "Van v Bike: which is faster?",
  "Saturday 28 November, 3 pm: carol singing, at Brook Road.",
  "Sonntag, 29. November: Tauschbörse, Bücher gegen Spiele.",
])("%s is none", (text) => {
  expect(of(text)).toBeUndefined();
});

test("two matches are a list of matches", () => {
  expect(
    of(
      "Saturday 28 November, 3 pm: Stanner Town v Hadley Rovers.",
      "Saturday 5 December, 3 pm: Stanner Town v Brook United.",
    ),
  ).toBeUndefined();
});

test("no line ends within the name of a team", () => {
  const text = "Stanner Town v Hadley Rovers";
  const ties = tiesIn(text);
  expect([7, 14, 21].map((at) => ties.get(at))).toEqual(["hard", "hard", "hard"]);
});
