import { expect, test } from "vitest";
import { valueOrder } from "../../../lib/story/read/value-orders.ts";

test.each([
  "Please also mention the phone number: call Ana on 01432 555 018.",
  "Include our address: 4 Mill Lane.",
  "Bitte nenne auch die Telefonnummer: 0551 555 038.",
  "Merci de mentionner aussi le numéro : 02 41 55 01 63.",
  "Por favor, incluye también el teléfono: 956 555 117.",
  "Noem alsjeblieft ook het telefoonnummer: bel Marieke op 033 555 01 28.",
])("“%s” begins with an order", (sentence) => {
  expect(valueOrder(sentence)).toBe(sentence.search(/[:：]/u) + 2);
});

test.each([
  "The phone number: 01432 555 018.",
  "Show times: 7 pm.",
  "Use code: SPRING.",
  "Call us: 01432 555 018.",
])("“%s” is for readers", (sentence) => {
  expect(valueOrder(sentence)).toBe(0);
});
