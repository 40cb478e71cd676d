import { expect, test } from "vitest";
import { namesCosts } from "../../lib/text/names-costs.ts";

test.each(["Heating costs", "our staff costs", "Laufende Kosten", "vaste kosten", "Total costs"])(
  "costs are what an amount is of: %s",
  (words) => expect(namesCosts(words)).toBe(true),
);

test.each(["A lesson costs", "Kinder kosten", "The boat costs", "Kaartjes kosten", "Each extra day costs"])(
  "costs are a verb: %s",
  (words) => expect(namesCosts(words)).toBe(false),
);
