import { expect, test } from "vitest";
import { headOf, unsaid } from "../../lib/render/templates/series/cover-head.ts";

const MOST = 120;

test.each([
  [
    "Sabato 6 marzo 2027, dalle 9 alle 13, facciamo la mattinata del microchip in ambulatorio, via Nazionale, Monteforte Irpino",
    "Sabato 6 marzo 2027, dalle 9 alle 13",
    "La mattinata del microchip in ambulatorio, via Nazionale, Monteforte Irpino",
  ],
  [
    "On Saturday 6 March 2027 we are holding a repair morning at the town hall",
    "On Saturday 6 March 2027",
    "A repair morning at the town hall",
  ],
  [
    "Le samedi 6 mars 2027 nous organisons un atelier de vannerie au moulin",
    "Le samedi 6 mars 2027",
    "Un atelier de vannerie au moulin",
  ],
])("what takes place is the headline, and its day stands over it: %s", (text, kicker, headline) => {
  expect(headOf(text, MOST)).toEqual({ kicker, headline, rest: "" });
});

test.each([
  "We hold a repair morning on Saturday 6 March 2027",
  "On Saturday 6 March 2027 the shop is closed",
  "Am Samstag, 6. März 2027, machen wir den Chip-Vormittag in der Praxis",
])("other headlines stay whole: %s", (text) => {
  expect(headOf(text, MOST)).toEqual({ kicker: "", headline: text, rest: "" });
});

test("what has no room in the headline stands under it, and no place alone", () => {
  const text =
    "The winter market opens its gates again in the old tram depot behind the station, Dock Street, Leith";
  expect(headOf(text, 90)).toEqual({
    kicker: "",
    headline: "The winter market opens its gates again in the old tram depot behind the station",
    rest: "Dock Street, Leith",
  });
});

test("the name that signs every picture is not said over the headline as well", () => {
  expect(unsaid("Tidsluk 4.6", "Release 4.6 goes out on Tuesday 26 January", "Tidsluk")).toBe("");
  expect(unsaid("Release", "Latchbook 3.8 rolls out on Wednesday", "Latchbook")).toBe("Release");
});
