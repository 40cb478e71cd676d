import { expect, test } from "vitest";
import { WESTERN } from "../../../lib/story/review/colleague-words.ts";
import { signsIn } from "../../../lib/story/review/talk-signs.ts";

const isUnsure = (text: string) =>
  WESTERN.filter(({ why }) => why === "its author is not sure").some(({ always = "" }) =>
    new RegExp(`(?<!\\p{L})(?:${always})`, "iu").test(text),
  );

test.each([
  "vielleicht am Donnerstag",
  "wahrscheinlich Mittwoch",
  "peut-être dimanche",
  "forse venerdì",
  "talvez segunda-feira",
  "quizás el miércoles",
  "misschien donderdag",
  "vielleicht nächsten Donnerstag",
  "vielleicht um 20",
  "vielleicht 20 Uhr",
  "vielleicht gegen 19:30",
  "peut-être à 20 h",
  "quizás 20 €",
  "forse €20",
])("%s is a day, an hour or a price that its author is not sure of", (text) => {
  expect(isUnsure(text)).toBe(true);
});

test.each([
  "vielleicht ein Alltag",
  "peut-être midi",
  "misschien een verslag",
  "vielleicht Ertrag",
  "vielleicht 20 Leute",
  "das dauert vielleicht 20 Minuten",
  "peut-être 20 personnes",
  "quizás unos 20 vecinos",
  "forse 20 minuti",
  "vielleicht etwa 20 Plätze",
])("%s names none", (text) => {
  expect(isUnsure(text)).toBe(false);
});

const isShorthand = (text: string) =>
  WESTERN.filter(({ why }) => why === "it is shorthand among colleagues").some(({ always = "" }) =>
    new RegExp(`(?<!\\p{L})(?:${always})(?!\\p{L})`, "iu").test(text),
  );

test.each(["kun je dit posten", "kannst du bitte", "tu peux me faire un post", "puedes subirlo hoy"])(
  "%s asks a colleague",
  (text) => expect(isShorthand(text)).toBe(true),
);

test.each([
  "het certificaat kun je bij ons halen",
  "bei uns kannst du ohne Scham anfangen",
  "magst du Kaffee",
  "tu peux réserver en ligne",
  "puedes hacer tu reserva",
  "você pode reservar",
])("%s speaks to a reader", (text) => expect(isShorthand(text)).toBe(false));

const BUSINESS = "it is about colleagues or business";
const isOfBusiness = (text: string) => signsIn(text, "en", false).some(({ why }) => why === BUSINESS);

test.each([
  "It was done by 3 staff and 34 volunteers, on a budget of €148,000.",
  "We built the playground on a small budget of £9,000.",
])("what something was done with is told to readers: %s", (text) => {
  expect(isOfBusiness(text)).toBe(false);
});

test.each([
  "We have a budget of €300 for this.",
  "Please do it on a budget of €300.",
  "The agency was told to stay within a budget of €5,000.",
  "The budget is 12k.",
])("a budget is for colleagues: %s", (text) => {
  expect(isOfBusiness(text)).toBe(true);
});
