import { expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { textBesideAt } from "../../../lib/story/read/text-beside.ts";
import { brandOf } from "../../copy/brands.ts";

const saidOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

test.each([
  ["en", "The post text to go along can mention that version 4 is out."],
  ["de", "Im Text dazu könnt ihr sagen, dass es acht Plätze gibt."],
  ["fr", "Dans le texte qui accompagne le lien vous pouvez dire qu'il y a huit places."],
  ["es", "En el texto que acompaña al enlace podéis decir que las plazas son ocho."],
  ["it", "Nel testo che accompagna il link potete dire che i posti sono otto."],
  ["nl", "In de tekst bij de link mogen jullie zeggen dat er acht plaatsen zijn."],
  ["pt", "No texto que acompanha o link podem dizer que há oito lugares."],
])("%s: %s", (language, sentence) => {
  const at = textBesideAt(sentence, language);
  expect(sentence.slice(at)).toMatch(/^(?:version|es acht|il y a|las|i posti|er acht|há)/u);
});

test.each([
  ["en", "The text on the label says that the oil is cold pressed."],
  ["en", "In the text you can say whatever you like."],
  ["de", "Im Text dazu steht alles."],
  ["fr", "Le texte dit que tout va bien."],
])("%s: %s is no such order", (language, sentence) => {
  expect(textBesideAt(sentence, language)).toBe(0);
});

test("each clause of it is a statement", () => {
  const brief =
    "Image de partage. En haut : « Tournez votre premier bol ». Dans le texte qui accompagne le lien vous pouvez dire qu'il y a huit places et qu'aucune expérience n'est nécessaire.";
  expect(saidOf(brief)).toEqual([
    "Tournez votre premier bol.",
    "Il y a huit places.",
    "Aucune expérience n’est nécessaire.",
  ]);
});
