import { expect, test } from "vitest";
import { tornLead } from "../../../lib/story/review/torn-lead.ts";
import { storyWith } from "../for-templates/parts.ts";

const torn = (lead: string, spoken: string) => tornLead({ story: storyWith({ spoken }), lead }).length > 0;

test.each([
  ["LAS CLASES VAN DEL", "es"],
  ["Our spring fair with the", "en"],
  ["Das Konzert am", "de"],
  ["Une soirée avec", "fr"],
  ["La mostra apre il", "it"],
])("%s waits for more", (lead, spoken) => {
  expect(torn(lead, spoken)).toBe(true);
});

test.each([
  ["Las clases empiezan el lunes", "es"],
  ["Come and join in", "en"],
  ["Wir laden ein", "de"],
  ["Log in with A or B", "en"],
  ["18 €", "fr"],
  ["To", "en"],
  ["Of course", "tr"],
])("%s is whole", (lead, spoken) => {
  expect(torn(lead, spoken)).toBe(false);
});
