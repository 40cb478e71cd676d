import { expect, test } from "vitest";
import { advisesOnPain } from "../../../lib/story/body-advice.ts";

test.each([
  "If you have pain in the hip, don't get up.",
  "Stop as soon as it hurts.",
  "Bei Schmerzen bitte aufhören.",
  "Si vous avez des vertiges, asseyez-vous.",
  "Si te duele, para.",
  "Se hai dolore, fermati.",
  "Als je pijn hebt, stop dan.",
  "Se doer, pare.",
])("advice on pain: %s", (sentence) => {
  expect(advisesOnPain(sentence)).toBe(true);
});

test.each(["If you like, add the logo.", "Wenn möglich, bitte groß.", "Si possible, en grand."])(
  "an order to a maker is none: %s",
  (sentence) => {
    expect(advisesOnPain(sentence)).toBe(false);
  },
);
