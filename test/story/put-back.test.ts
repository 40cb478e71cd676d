import { describe, expect, test } from "vitest";
import { withOverrides } from "../../lib/pipeline/with-overrides.ts";
import { editedStory } from "../../lib/story/edit/edited-story.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reviewStory } from "../../lib/story/review/review-story.ts";
import type { HeldBack, Story } from "../../lib/story/schema.ts";
import { brandOf } from "../copy/brands.ts";

const brand = brandOf("Teewald");
const channel = "linkedin";

/** The story of a brief in which these words were not understood. */
function written(brief: string, quote: string, why: HeldBack["why"]): Story {
  const story = houseStory({ brief, brand, channel, assetType: "card" });
  const start = brief.indexOf(quote);
  const span = { start, end: start + quote.length };
  const facts = story.facts.filter((fact) => fact.span.end <= start || fact.span.start >= span.end);
  return { ...story, facts, heldBack: [{ quote, span, why }] };
}

/** What the review says of a story after a post was written for it. */
function judged(brief: string, story: Story, post: string, isMembers: boolean): string {
  const after = editedStory(story, withOverrides(story, { copyOverrides: { post }, channel }), {
    channel,
    isMembers,
  });
  return JSON.stringify(reviewStory({ story: after, brief, brand, channel, assetType: "card", lint: [] }));
}

const UNCLEAR = /we did not understand|not clear|not understood/;

describe.each([
  ["Mending day on Saturday 5 December. ", "Eight machines, free.", " Bring what is torn."],
  ["Reparaturtag am Samstag, 5. Dezember. ", "Acht Maschinen, 8 Plätze.", " Bringt mit, was kaputt ist."],
  ["Journée couture le samedi 5 décembre. ", "Huit machines, 8 places.", " Venez avec vos vêtements."],
  ["Día de costura el sábado 5 de diciembre. ", "Ocho máquinas, 8 plazas.", " Trae lo que esté roto."],
  ["Dia de costura no sábado, 5 de dezembro. ", "Oito máquinas, 8 lugares.", " Traga o que está roto."],
  ["Giornata del cucito sabato 5 dicembre. ", "Otto macchine, 8 posti.", " Porta ciò che è rotto."],
  ["Naaidag op zaterdag 5 december. ", "Acht machines, 8 plekken.", " Neem mee wat kapot is."],
])("%s%s", (before, quote, after) => {
  const brief = before + quote + after;

  test("is no longer criticised once a member has put it back", () => {
    const story = written(brief, quote, "unclear");
    expect(judged(brief, story, before + after.trim(), true)).toMatch(UNCLEAR);
    expect(judged(brief, story, brief, true)).not.toMatch(UNCLEAR);
  });

  test("is still asked about where a program wrote it", () => {
    expect(judged(brief, written(brief, quote, "unclear"), brief, false)).toMatch(UNCLEAR);
  });
});

test("a value of unclear words is a member's to say, in a sentence of their own", () => {
  const brief = "Mending day on Saturday 5 December. 8? machines or so. Bring what is torn.";
  const story = written(brief, "8? machines or so.", "unclear");
  expect(judged(brief, story, "Mending day on Saturday 5 December, with 8 machines.", true)).not.toContain(
    "words of the brief that are not clear",
  );
});

test("what was said to colleagues is held whoever writes it", () => {
  const brief = "Mending day on Saturday 5 December. Rent is £240, keep it to us. Bring what is torn.";
  const story = written(brief, "Rent is £240, keep it to us.", "internal");
  expect(judged(brief, story, brief, true)).toContain("not for readers");
});
