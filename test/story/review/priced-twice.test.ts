import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { clarifyBrief } from "../../../lib/story/review/clarify/clarify.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "./hats.ts";

const OUTLET = { channel: "linkedin", assetType: "card" } as const;
function verdictOf(brief: string) {
  const story = houseStory({ brief, brand: BRAND, ...OUTLET });
  return reviewStory({ story, brief, brand: BRAND, ...OUTLET, lint: [], today: "2026-11-23" });
}

test.each([
  "Birthday cakes to order: a chocolate cake for £28. Order at the counter. The chocolate cake costs £32 and serves 12.",
  "Our wool kit is £30. It holds needles and yarn. The wool kit costs £35.",
  "Das Wollpaket kostet 30 €. Nadeln liegen bei. Bestellt gleich das Wollpaket für 35 €.",
  "Le kit laine coûte 30 €. Les aiguilles sont dedans. Commandez le kit laine pour 35 €.",
  "El kit de lana cuesta 30 €. Trae agujas. Reserva el kit de lana por 35 €.",
  "Il kit lana costa 30 €. Ci sono i ferri. Il kit lana costa 35 €.",
  "O kit de lã custa 30 €. Traz agulhas. Encomende o kit de lã por 35 €.",
  "Het wolpakket kost 30 €. Er zitten naalden bij. Het wolpakket kost 35 €.",
])("two prices for one thing are asked about: %s", (brief) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" });
  expect(questions.map(({ id }) => id)).toContain("which");
  expect(verdictOf(brief).verdict).toBe("needs_review");
});

test.each([
  "A chocolate cake for £28. A carrot cake for £32. Order three days ahead.",
  "The workshop costs £30. For members the workshop costs £25.",
  "The wool kit was £35. Until Friday the wool kit costs £30.",
  "The wool kit costs £30. The wool kit for beginners costs £35.",
  "A loaf costs £4 in the shop. A loaf costs £4 at the market as well.",
])("other prices are no slip: %s", (brief) => {
  const { questions } = clarifyBrief({ brief, brand: BRAND, today: "2026-11-23" });
  expect(questions.map(({ id }) => id)).not.toContain("which");
});
