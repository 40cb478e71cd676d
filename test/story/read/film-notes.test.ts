import { expect, test } from "vitest";
import { isHushed } from "../../../lib/story/read/hushed.ts";
import { isOnScreenNote } from "../../../lib/story/read/on-screen.ts";
import { picturedIfAt } from "../../../lib/story/read/pictured-if.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  ["Keep text on screen long enough for older eyes.", true],
  ["Times should appear all together once.", true],
  ["Die Zeiten sollen einmal alle zusammen erscheinen.", true],
  ["Laissez le texte assez longtemps à l'écran.", true],
  ["Los horarios deben aparecer una vez todos juntos.", true],
  ["Lasciate il testo sullo schermo abbastanza a lungo.", true],
  ["Laat de tekst lang genoeg staan.", true],
  ["Os horários devem aparecer uma vez todos juntos.", true],
  ["Keep your ticket long enough to claim the drink.", false],
  ["The choir and the band should appear together on Saturday.", false],
  ["Prices should stay the same.", false],
])("%s is of how a film shows its words: %s", (sentence, expected) => {
  expect(isOnScreenNote(sentence)).toBe(expected);
});

test.each([
  [
    "en",
    "The engine is Gwen, built 1903, if you show an engine at all it should be a small one.",
    "if you show",
  ],
  ["de", "Die Lok heißt Gwen, falls ihr eine Lok zeigt, dann bitte eine kleine.", "falls ihr"],
  ["fr", "La locomotive s'appelle Gwen, si vous en montrez une, qu'elle soit petite.", "si vous"],
  ["es", "La locomotora se llama Gwen, si mostráis una, que sea pequeña.", "si mostráis"],
  ["it", "La locomotiva si chiama Gwen, se ne mostrate una dev'essere piccola.", "se ne"],
  ["nl", "De locomotief heet Gwen, als jullie er een laten zien dan graag een kleine.", "als jullie"],
  ["pt", "A locomotiva chama-se Gwen, se mostrarem uma, que seja pequena.", "se mostrarem"],
  ["en", "If you show a horse, please make it a pony.", "If you show"],
])("%s: what may be seen is not what is told: %s", (language, sentence, lead) => {
  expect(sentence.slice(picturedIfAt(sentence, language))).toMatch(new RegExp(`^${lead}`));
});

test.each([
  ["en", "Entry is £5, if you show your library card it is free."],
  ["en", "Free on Sunday, if you show this post at the desk it is free for two."],
  ["de", "Der Eintritt kostet 5 €, wenn ihr euren Ausweis zeigt, dann nur 3 €."],
])("%s: readers show that: %s", (language, sentence) => {
  expect(picturedIfAt(sentence, language)).toBeUndefined();
});

test.each([
  ["en", "There's no Father Christmas on board so don't hint at one, the kids get upset.", true],
  ["de", "Es gibt keinen Nikolaus im Zug, also bitte auch keinen andeuten.", true],
  ["fr", "Il n'y a pas de Père Noël, donc n'y faites pas allusion.", true],
  ["es", "No hay Papá Noel, así que no lo insinuéis.", true],
  ["it", "Non c'è Babbo Natale, quindi non accennatevi.", true],
  ["nl", "Er is geen kerstman, dus verwijs er niet naar.", true],
  ["pt", "Não há Pai Natal, por isso não o mencionem.", true],
  ["en", "There's no lift in the hall so don't bring a pram.", false],
  ["es", "No hay ascensor, así que no traigáis carritos.", false],
])("%s: %s is kept quiet: %s", (language, sentence, expected) => {
  expect(isHushed(sentence, language)).toBe(expected);
});

const saidOf = (brief: string) =>
  readStory({ brief, brand: brandOf("Kite") })
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says)
    .join("\n");

test.each(["Oi, pessoal!", "Olá, malta!", "Bonjour à tous !", "Hoi allemaal!", "Hallo zusammen!"])(
  "whom %s greets is no statement",
  (greeting) => {
    expect(saidOf(`${greeting} Kite 2 is here, £9 until Saturday.`)).not.toMatch(/pessoal|malta|tous|alle/iu);
  },
);

test("what is begged not to be seen is for the maker, whether pictures are ordered or not", () => {
  const ban = "Não mostrem cápsulas, pelo amor de Deus.";
  const rest = "O café novo chegou, 250 g por 9 € na loja até sábado.";
  const whyOf = (brief: string) =>
    readStory({ brief, brand: brandOf("Kite") }).heldBack.find(({ quote }) => quote.includes("cápsulas"))
      ?.why;
  expect(whyOf(`Queremos um carrossel sobre o café novo. ${rest} ${ban}`)).toBe("instruction");
  expect(whyOf(`${rest} ${ban}`)).toBe("instruction");
});

test.each([
  "A nossa malta está a começar, então sem conversa de especialista, nada de “notas de jasmim”. O café novo chegou, 250 g por 9 €.",
  "Our people are beginners, so none of that expert talk, nothing about “notes of jasmine”. The new coffee is here, 250 g for £9.",
])("how not to speak, and why, is for the writer: %s", (brief) => {
  expect(saidOf(brief)).not.toMatch(/malta|beginners|expert|especialista/u);
});
