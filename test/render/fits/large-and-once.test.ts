import { expect, test } from "vitest";
import { fits as event } from "../../../lib/render/templates/event/fits.ts";
import { fits as hiring } from "../../../lib/render/templates/hiring/fits.ts";
import { figuresWithin } from "../../../lib/render/templates/kit/story/figures.ts";
import { fits as milestone } from "../../../lib/render/templates/milestone/fits.ts";
import { fits as offer } from "../../../lib/render/templates/offer/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { fact, line, storyWith } from "../../story/for-templates/parts.ts";

const PICTURES = { brand: "Northgate", asked: [], atHand: [], faces: [] };
const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Northgate"), channel: "instagram", assetType: "card" });

test.each([
  ["20% off all paint", "20% off", "All paint"],
  ["20 % auf alle Öle", "20 %", "Auf alle Öle"],
])("a discount that is the headline is said once: %s", (value, much, what) => {
  const story = storyWith({
    occasion: "offer",
    headline: line(value, "f1"),
    offer: { value, before: "", ends: "", code: "", terms: "", facts: ["f1"] },
    facts: [fact("f1", "condition", value)],
  });
  expect(offer(story, PICTURES)?.data).toMatchObject({ offer: much, headline: what });
});

test("terms do not begin with the offer that stands over them", () => {
  const data = offer(storyOf("20% off all paint this weekend only. 12 Mill Lane."), PICTURES)?.data;
  expect(data).toMatchObject({ offer: "20% off", headline: "All paint", terms: "This weekend only" });
});

test("the large number that the headline names is the one that was reached", () => {
  const story = storyOf(
    "Milestone: 50,000 freelancers use Northgate. In 2022 it was 3,200. 9.4 million invoices sent since then.",
  );
  expect(milestone({ ...story, occasion: "milestone" }, PICTURES)?.data).toMatchObject({
    value: "50,000",
    label: "freelancers use Northgate",
  });
});

test("millions stay with their number", () => {
  const figures = [{ value: "9,4", unit: "", label: "milioni di fatture inviate", fact: "f1" }];
  expect(figuresWithin({ figures, facts: [] }, { value: 16, label: 60 })).toEqual([
    { value: "9,4 milioni", label: "di fatture inviate" },
  ]);
});

test("a sentence that begins with its day leaves it to the day, and its place is whole", () => {
  const data = event(
    storyOf(
      "Convite para o concerto de Natal: sábado, 12 de dezembro de 2026, às 17h, na igreja de São Vicente, em Braga. Entrada livre.",
    ),
    PICTURES,
  )?.data;
  expect(data?.supporting.toLowerCase()).not.toContain("12 de dezembro");
  expect(data).toMatchObject({ time: "17h", place: "Igreja de São Vicente, em Braga" });
});

test("a benefit in the text about a job has no cell as well", () => {
  const data = hiring(
    storyOf(
      "We're hiring a nursery practitioner. Permanent, £27,300 a year. Start 1 February 2027. 28 days' holiday, 50% off childcare, and two training days a term. Apply with a CV to jobs@northgate.example by 14 December 2026.",
    ),
    PICTURES,
  )?.data as { terms?: string[]; facts: { value: string }[] };
  expect(data.terms?.join("\n")).toContain("50% off childcare");
  expect(data.facts.map(({ value }) => value)).not.toContain("50% off childcare");
});
