import { expect, test } from "vitest";
import { placedValue, valueOrder } from "../../../lib/story/read/value-orders.ts";

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

test.each([
  ["Number in the corner: 01432 555 018.", "01432 555 018."],
  ["Have our web address underneath, small: acme.example.", "acme.example."],
  ["Put our number 01432 555 018 small at the bottom.", "01432 555 018"],
  ["Email goes at the bottom: hello@acme.example", "hello@acme.example"],
  ["Price small underneath: from £45.", "from £45."],
  ["Unsere Nummer bitte klein dazu: 0551 555 038.", "0551 555 038."],
  ["Unten klein unsere Webseite acme.example.", "acme.example"],
  ["Notre numéro en petit en bas : 02 41 55 01 63.", "02 41 55 01 63."],
  ["En bas, en petit, le site : acme.example.", "acme.example"],
  ["Nuestro número abajo, en pequeño: 956 555 117.", "956 555 117."],
  ["Il nostro numero in piccolo sotto: 0583 55 01 23.", "0583 55 01 23."],
  ["Zet de website onderaan: acme.example.", "acme.example."],
  ["Graag ons telefoonnummer erbij: 033 555 01 28.", "033 555 01 28."],
  ["O nosso número em baixo, pequeno: 21 555 0199.", "21 555 0199."],
])("“%s” gives a value and says where it is to stand", (sentence, value) => {
  const { at, end } = placedValue(sentence) ?? { at: 0, end: 0 };
  expect(sentence.slice(at, end)).toBe(value);
});

test.each([
  "Call us: 01432 555 018.",
  "Number for emergencies: 01432 555 018.",
  "Our shop is at the bottom of Mill Lane: number 4.",
  "Opening hours below: Monday to Friday, 9:00 to 17:00.",
  "Coffee prices small: £2, large: £3.",
  "The site below the church is open from 2 May.",
  "Teléfono de urgencias: 956 555 117.",
  "Unsere Nummer: 0551 555 038.",
])("“%s” says nothing of where a value is to stand", (sentence) => {
  expect(placedValue(sentence)).toBeUndefined();
});
