import { expect, test } from "vitest";
import { askedFor } from "../../lib/text/asked-for.ts";

const PHONE = "01632 960 731";

test.each([
  [`Ask for Bernadette, ${PHONE}.`, `Ask for Bernadette, ${PHONE}`],
  [`Book at fold.example or ring Morag on ${PHONE}.`, `Ring Morag on ${PHONE}`],
  [`Come any weekday. Please call Tom Hale on ${PHONE}.`, `Call Tom Hale on ${PHONE}`],
  [`Fragen Sie nach Jule, ${PHONE}.`, `Fragen Sie nach Jule, ${PHONE}`],
])("whom one asks for stands with the number: %s", (text, label) => {
  expect(askedFor(PHONE, text)).toBe(label);
});

test.each([
  `Call ${PHONE}.`,
  `Call us on ${PHONE}.`,
  `Ask for the blue form, ${PHONE}.`,
  `Ring Morag on ${PHONE} before noon, or write.`,
])("a number without a name stays as it is: %s", (text) => {
  expect(askedFor(PHONE, text)).toBe("");
});

test("a label of several words stays with its number, and one that only names a number does not", () => {
  const phone = "01865 555 077";
  expect(askedFor(phone, `Emergency line on the night: ${phone}`)).toBe(
    `Emergency line on the night: ${phone}`,
  );
  expect(askedFor(phone, `Phone: ${phone}`)).toBe("");
  expect(askedFor(phone, `Call us here: ${phone}`)).toBe("");
});

test("whom one writes to at a number is named, whatever is said behind it", () => {
  expect(askedFor("06 55 01 22 33", "Interesse? App Joke op 06 55 01 22 33, dan komt ze langs.")).toBe(
    "App Joke op 06 55 01 22 33",
  );
  expect(askedFor("01632 960 731", "Text Morag on 01632 960 731.")).toBe("Text Morag on 01632 960 731");
  expect(askedFor("01632 960 731", "Call 01632 960 731, we are open.")).toBe("");
});
