import { expect, test } from "vitest";
import { figureIn } from "../../../lib/render/templates/kit/headline-figure.ts";

test.each([
  ["The choir passed 40 tonnes of paper this year", "40 tonnes"],
  ["The quiz raised £2,310.50 for a new roof", "£2,310.50"],
  ["Wir haben 25 Tonnen Altpapier gesammelt", "25 Tonnen"],
  ["Nous avons récolté 60 kg de bouchons en mai", "60 kg"],
  ["Hemos recaudado 1.840 € para el comedor", "1.840 €"],
  ["De club heeft de 5.000ste boom geplant", "5.000ste"],
])("the number that was reached is the figure of %s", (headline, figure) => {
  expect(figureIn(headline, 110)?.figure).toBe(figure);
});

test.each([
  // A length or a weight that is not reached.
  "A 12 km walk along the river on Sunday",
  "Flour in bags of 25 kg from Monday",
  "Nine volunteers saved the old pear tree",
])("no number stands out of %s", (headline) => {
  expect(figureIn(headline, 110)).toBeUndefined();
});
