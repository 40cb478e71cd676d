import { expect, test } from "vitest";
import { concernedBy } from "../../../lib/render/templates/kit/story/concerned.ts";
import { lastDayIn } from "../../../lib/render/templates/kit/story/last-day.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const NEWS = houseStory({
  brief: "No gas on Monday 4 May.",
  brand: brandOf("Fernwick"),
  channel: "twitter",
  assetType: "og_image",
});

const said = (headline: string, rest: string, by = "house") => {
  const fact = {
    ...NEWS.facts[0]!,
    quote: `${headline}${rest}`,
    says: `${headline}${rest}`,
    from: "brief" as const,
  };
  const story = {
    ...NEWS,
    by,
    facts: [fact],
    headline: { text: headline, facts: [fact.id] },
    support: null,
    points: [],
  };
  return concernedBy(story as typeof NEWS);
};

test.each([
  ["No gas on 4 May, 9am to 1pm", ", for every flat in Mill Lane.", "For every flat in Mill Lane."],
  ["Kein Gas am 4. Mai", ", für alle Häuser am Mühlweg.", "Für alle Häuser am Mühlweg."],
  ["Pas de gaz le 4 mai", ", pour toute la rue du Moulin.", "Pour toute la rue du Moulin."],
  ["Sin gas el 4 de mayo", ", para toda la calle Molino.", "Para toda la calle Molino."],
  ["Niente gas il 4 maggio", ", per tutta via Mulino.", "Per tutta via Mulino."],
  ["Geen gas op 4 mei", ", voor alle huizen aan de Molenweg.", "Voor alle huizen aan de Molenweg."],
  ["Sem gás a 4 de maio", ", para toda a rua do Moinho.", "Para toda a rua do Moinho."],
])("“%s” is followed by whom it concerns", (headline, rest, whom) => {
  expect(said(headline, rest)).toBe(whom);
});

test.each([
  ["No gas on 4 May", ", the whole day."],
  ["No gas on 4 May", "."],
  ["Soup on 4 May", " for every flat in Mill Lane."],
])("“%s%s” tells of no one behind its headline", (headline, rest) => {
  expect(said(headline, rest)).toBe("");
});

test("a last day is read out of a sentence that goes on", () => {
  expect(lastDayIn("Apply by Tuesday 4 May 2027 with a letter and two drawings of your own.")?.day).toBe(
    "Tuesday 4 May 2027",
  );
  expect(lastDayIn("We apply the paint by Tuesday 4 May 2027.")).toBeUndefined();
});
