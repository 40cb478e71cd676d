import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Atelier Merle");
const OUTLET = { channel: "linkedin", assetType: "card" } as const;
const made = (brief: string) => {
  const story = houseStory({ brief, brand, ...OUTLET });
  const { verdict } = reviewStory({ story, brief, brand, ...OUTLET, lint: [], today: "2026-04-01" });
  return { post: story.posts.linkedin ?? "", verdict, wishes: story.wishes };
};

test.each([
  [
    "From 4 May we open on Mondays as well. The colleague who is on leave, please don't mention her.",
    "leave",
  ],
  [
    "Ab dem 4. Mai öffnen wir auch montags. Die Kollegin, die in Elternzeit geht, bitte nicht erwähnen.",
    "Elternzeit",
  ],
  [
    "Ab dem 4. Mai öffnen wir auch montags. Bitte den Vermieter, mit dem wir streiten, nicht nennen.",
    "Vermieter",
  ],
  [
    "Ab dem 4. Mai öffnen wir auch montags. Die Lieferantin, mit der wir streiten, bitte weglassen.",
    "Lieferantin",
  ],
  [
    "Dès le 4 mai, l'atelier ouvre aussi le lundi. La collègue qui part en congé, merci de ne pas la mentionner.",
    "congé",
  ],
  [
    "Desde el 4 de mayo abrimos también el lunes. Al vecino que se quejó, por favor no mencionarlo.",
    "vecino",
  ],
  [
    "Dal 4 maggio apriamo anche il lunedì. La collega che va in maternità, per favore non nominarla.",
    "maternità",
  ],
  ["Vanaf 4 mei zijn we ook op maandag open. De collega die met verlof gaat, graag niet noemen.", "verlof"],
])("whom a clause of its own tells is left out, and nobody is asked: %s", (brief, word) => {
  const { post, verdict, wishes } = made(brief);
  expect(post).not.toContain(word);
  expect(verdict).toBe("approved");
  expect(wishes.map(({ rule }) => rule)).toContain("leave_out_words");
});

test.each([
  "The dog that guards the gate does not bite. Please don't feed it.",
  "Ab dem 4. Mai öffnen wir auch montags. Räder, die nicht abgeholt werden, verkaufen wir im Juni.",
])("what readers are told stays: %s", (brief) => {
  expect(made(brief).post).toMatch(/gate|abgeholt/u);
});

test.each([
  ["Chi non può venire ordina su kite.example. Il pane di segale torna il 9 maggio.", "Il pane di segale"],
  ["Wer nicht kommen kann, bestellt auf kite.example. Die Tasche ist ab 9. Mai wieder da.", "Die Tasche"],
  ["Quien no pueda venir, pide en kite.example. El banco de roble vuelve el 9 de mayo.", "El banco"],
])("a clause keeps the address that it ends with, and does not lead: %s", (brief, head) => {
  const { headline, support } = houseStory({ brief, brand, ...OUTLET });
  expect(headline.text).toMatch(head);
  expect(support?.text).toContain("kite.example");
});
