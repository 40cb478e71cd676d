import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const orderOf = (brief: string) =>
  ({
    brief,
    brand: brandOf("Kestrel"),
    channel: "instagram",
    assetType: "card",
    today: "2026-11-30",
  }) as const;
const heldOf = (brief: string) =>
  houseStory(orderOf(brief))
    .heldBack.map(({ quote }) => quote)
    .join("\n");
const verdictOf = (brief: string) =>
  reviewStory({ ...orderOf(brief), story: houseStory(orderOf(brief)), lint: [], findings: [] }).verdict;

test.each([
  "We're doing a sock kit, £32 instead of £39. In the box: 100g hand dyed wool, a set of 2.5mm needles, a printed pattern in big type and a stitch marker.",
  "Wir haben ein neues Sockenset, 32 Euro. In der Schachtel: 100 g Wolle, ein Nadelspiel, eine gedruckte Anleitung in großer Schrift und ein Maschenmarkierer.",
  "Nous avons un nouveau kit, 32 euros. Dans la boîte : 100 g de laine, un jeu d'aiguilles, un patron imprimé en grands caractères et un marqueur.",
  "Tenemos un nuevo kit, 32 euros. En la caja: 100 g de lana, un juego de agujas, un patrón impreso en letra grande y un marcador.",
  "Abbiamo un nuovo kit, 32 euro. Nella scatola: 100 g di lana, un set di ferri, uno schema stampato in caratteri grandi e un segnapunti.",
  "We hebben een nieuw pakket, 32 euro. In de doos: 100 g wol, een set naalden, een gedrukt patroon in grote letters en een steekmarkeerder.",
  "Temos um novo kit, 32 euros. Na caixa: 100 g de lã, um jogo de agulhas, um padrão impresso em letra grande e um marcador.",
])("what is in a product is told to readers: %s", (brief) => {
  const { facts, heldBack } = houseStory(orderOf(brief));
  const [, list = ""] = brief.split(/(?<=\.) (?=\p{Lu}[^.]*:)/u).slice(-2);
  expect(facts.some(({ from, quote }) => from === "brief" && quote === list)).toBe(true);
  expect(heldBack).toEqual([]);
});

test.each([
  [
    "Winter hamper, £45 from 4 December. In the bottom right corner: our logo, the address and the opening hours, small.",
    "In the bottom right corner",
  ],
  [
    "Winter hamper, £45 from 4 December. In the box: please write the price, the date and the name of the shop.",
    "please write",
  ],
])("a place on the picture is for its maker: %s", (brief, words) => {
  expect(heldOf(brief)).toContain(words);
});

test("a list behind a label that is held back is asked about", () => {
  const brief =
    "Our starter set is here, £32. Details: two brushes in big letters tins, three tubes of paint, a pad of paper and a printed guide with large letters. Order at kite.example";
  expect(heldOf(brief)).toContain("two brushes");
  expect(verdictOf(brief)).toBe("needs_review");
});

test("an order for the picture behind its label is not", () => {
  const brief =
    "Our starter set is here, £32, with two brushes and a pad, in the shop from Friday 4 December. Order I'd like: finished card first, then what is in the set, then the price and the date last.";
  expect(heldOf(brief)).toContain("Order I'd like");
  expect(verdictOf(brief)).toBe("approved");
});
