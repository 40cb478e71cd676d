import { expect, test } from "vitest";
import { offersAdvice } from "../../../lib/story/read/sent-for-advice.ts";
import { advisesAgainst } from "../../../lib/story/read/tips.ts";

test.each([
  ["en", "Send us a picture of the crack and we'll tell you whether it can be mended."],
  ["de", "Schicken Sie uns ein Foto vom Riss und wir sagen Ihnen, ob es sich lohnt."],
  ["fr", "Envoyez-nous une photo de la fissure et nous vous dirons si cela vaut la peine."],
  ["es", "Mándanos una foto de la grieta y te decimos si merece la pena."],
  ["it", "Mandaci una foto della crepa e ti diciamo se vale la pena."],
  ["nl", "Stuur ons een foto van de barst en we zeggen je of het kan."],
  ["pt", "Envie-nos uma foto da fenda e dizemos se vale a pena."],
])("%s: what customers send, and what they hear: %s", (language, sentence) => {
  expect(offersAdvice(sentence, language)).toBe(true);
});

test.each([
  ["en", "Send me a draft of the card and I'll tell you what to change."],
  ["en", "Send me a photo of the first slide and I'll tell you whether it works."],
  ["en", "Send us a photo for the post."],
  ["de", "Schick mir ein Bild vom Entwurf und ich sage Bescheid."],
])("%s: what a maker sends: %s", (language, sentence) => {
  expect(offersAdvice(sentence, language)).toBe(false);
});

test.each([
  "If any of these look worn, don't add more oil.",
  "Wenn eines davon wackelt, fahren Sie nicht weiter.",
  "Si algo falla, no uses la bici.",
])("what those who follow the steps are not to do is advice: %s", (sentence) => {
  expect(advisesAgainst(sentence)).toBe(true);
});

test.each([
  "If it gets too long, don't add the last one.",
  "If there is no room, don't show the logo.",
  "Wenn es zu viel wird, den letzten Punkt nicht zeigen.",
])("what its maker is not to do is none: %s", (sentence) => {
  expect(advisesAgainst(sentence)).toBe(false);
});
