import { expect, test } from "vitest";
import { figureShape } from "../../../lib/render/templates/kit/figure-shape.ts";
import { figureIn } from "../../../lib/render/templates/kit/story/figured.ts";
import { movedIn } from "../../../lib/render/templates/kit/story/moved.ts";

test.each([
  ["Average time to send an invoice fell from 9 days to 2.", "Average time to send an invoice", "9 days → 2"],
  ["Die Wartezeit sank von 9 Monaten auf 4.", "Die Wartezeit", "9 Monaten → 4"],
  ["Die Wartezeit ist von 9 Monaten auf 4 gesunken.", "Die Wartezeit", "9 Monaten → 4"],
  ["Le délai moyen est passé de 14 jours à 5.", "Le délai moyen", "14 jours → 5"],
  ["El tiempo medio bajó de 14 semanas a 5.", "El tiempo medio", "14 semanas → 5"],
  ["Il tempo di attesa è sceso da 9 giorni a 3.", "Il tempo di attesa", "9 giorni → 3"],
  ["De wachttijd voor zwemles daalde van 9 maanden naar 4.", "De wachttijd voor zwemles", "9 maanden → 4"],
  ["O tempo de espera caiu de 9 dias para 3.", "O tempo de espera", "9 dias → 3"],
])("a value that moved is shown with its course: %s", (sentence, what, course) => {
  expect(movedIn(sentence)).toEqual({ what, course });
  expect(figureIn(sentence)).toMatchObject({ value: course, label: what });
});

test.each([
  "Waiting times have not fallen from 9 days to 2.",
  "The time could fall from 9 days to 2.",
  "The shift runs from 9 to 5.",
  "The walk goes from 9 am to 2.",
  "Delivery time fell from 90 minutes to 2 hours.",
  "Fewer people waited, and the time fell from 9 days to 2 in May.",
])("what only reads like a course is none: %s", (sentence) => {
  expect(movedIn(sentence)).toBeUndefined();
});

test("a course is drawn as two lengths", () => {
  expect(figureShape({ value: "9 days → 2", label: "Average time" })).toEqual({
    kind: "pair",
    from: 9,
    to: 2,
  });
  expect(figureShape({ value: "1,200 → 3", label: "Parcels" })).toBeUndefined();
});
