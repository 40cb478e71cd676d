import { expect, test } from "vitest";
import { topicsKept } from "../../../lib/story/review/kept-topics.ts";

/** A brief of which these stretches are held back, one behind the other, and what is published. */
function kept(quotes: readonly string[], text: string): string[] {
  let end = 0;
  const held = quotes.map((quote) => {
    const span = { start: end, end: end + quote.length };
    end += quote.length + 1;
    return { why: "instruction" as const, quote, span };
  });
  return topicsKept(held, [{ where: "posts.instagram", text }] as Parameters<typeof topicsKept>[1]);
}

test("a topic that stands behind its order and in no text is asked about", () => {
  const order = ["Queremos un carrusel con", "cosas de la cocina que no se tiran al fregadero."];
  expect(kept(order, "Aceite usado: atasca la tubería.")).toEqual([order[1]]);
  expect(kept(order, "Lo que no va al fregadero: aceite usado.")).toEqual([]);
});

test("a release that only the order names is asked about", () => {
  const order = "Share image for the release page of Ledgerly 4.2.";
  expect(kept([order], "Invoices can be split now.")).toEqual([order]);
  expect(kept([order], "Ledgerly 4.2: invoices can be split now.")).toEqual([]);
});

test.each([
  ["Begin bij de sleutel onder de bloempot, dat kent iedereen.", "De app opent de deur."],
  ["Start with the muddy boots behind the kitchen door.", "The new mat dries in an hour."],
  ["Beginn mit dem Zettel an der Kühlschranktür.", "Die App merkt sich den Einkauf."],
])("what a piece is to begin with and nothing tells of is asked about: %s", (order, text) => {
  expect(kept([order], text)).toEqual([order]);
});

test("an order about the look is not", () => {
  expect(kept(["Start with our logo, please.", "Keep it calm and blue."], "We open at nine.")).toEqual([]);
});
