import { expect, test } from "vitest";
import { nameInProse } from "../../../lib/brand/draft/name-in-prose.ts";

test.each([
  ["Stimmwerk tunes and repairs pianos in Leipzig and Halle.", "Stimmwerk"],
  ["Our name is Stimmwerk and we tune pianos.", "Stimmwerk"],
  ["Hadley & Sons sharpens knives in Sheffield. Founded in 1921.", "Hadley & Sons"],
  ["We are Loafly, a bakery in Bristol.", "Loafly"],
  ["Loafly, a bakery in Bristol, bakes sourdough at night.", "Loafly"],
  ["The Copper Kettle serves lunch in Hull.", "The Copper Kettle"],
  ["Dr. Meyer repairs teeth in Bonn.", "Dr. Meyer"],
  ["Good bread for Ulm. A bakery called Krume.", "Krume"],
  ["Wir sind Stimmwerk und stimmen Klaviere.", "Stimmwerk"],
  ["Stimmwerk stimmt Klaviere in Leipzig.", "Stimmwerk"],
  ["Nous sommes Atelier Lumière, une école de photo.", "Atelier Lumière"],
  ["Our company Kestrel Analytics gives hospitals a forecast.", "Kestrel Analytics"],
  ["Unsere Firma Blaumann röstet Kaffee.", "Blaumann"],
  ["Luna y Sol vende velas hechas a mano.", "Luna y Sol"],
])("the name of the lines is found: %s", (lines, name) => {
  expect(nameInProse(lines, "Fernway")?.value).toBe(name);
});

test.each([
  "Handmade mugs and bowls from Leeds.",
  "Custom mugs and bowls from Leeds.",
  "Custom cakes for weddings in York.",
  "Fresh bread every morning in Leeds. We deliver by bike.",
  "We are a small bakery in Leeds. Bread is our life.",
  "Bikes get repaired here.",
  "Our company makes mugs in Leeds.",
  "Piano tuning in Leipzig since 1990.",
  "Wir backen Brot in Ulm.",
])("lines without a name have none, and not that of the workspace: %s", (lines) => {
  expect(nameInProse(lines, "Fernway")).toBeUndefined();
});
