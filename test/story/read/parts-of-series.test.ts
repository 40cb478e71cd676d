import { expect, test } from "vitest";
import { frameOf } from "../../../lib/story/read/frames.ts";
import { layoutWishIn } from "../../../lib/story/read/layout-wishes.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => {
  const { facts, title, about } = readStory({ brief, brand: brandOf("Kite") });
  const said = facts.filter(({ from }) => from === "brief").map(({ says }) => says);
  return { said, about, title: facts.find(({ id }) => id === title)?.says };
};

test.each([
  [
    "Carousel about cold swimming.\n\n1st slide just the question: Never swum in March?\n\nGo with a friend.",
    "Never swum in March?",
  ],
  [
    "Carrousel sur le bain froid.\n\n1re diapo juste la question : Déjà nagé en mars ?\n\nVenez à deux.",
    "Déjà nagé en mars ?",
  ],
  [
    "Un carosello per Instagram sui primi passi nell'acqua fredda.\n\nPrima slide solo la domanda: Mai nuotato a marzo?\n\nVieni con un amico e non restare a lungo.",
    "Mai nuotato a marzo?",
  ],
  ["Queremos um carrossel sobre o pão.\n\nCapa: Pão sem pressa\n\nFarinha e água chegam.", "Pão sem pressa."],
  ["Carousel about our cider. Cover: Pressed by hand", "Pressed by hand."],
])("the words for the first picture head it: %s", (brief, title) => {
  expect(read(brief).title?.replace(/\u00a0/g, " ")).toBe(title);
});

test.each([
  "Cover: £6 on the door. Jazz on Friday 8 May at 8 pm.",
  "Carousel about our jazz nights. Cover: £6 a night",
])("a price is no title: %s", (brief) => {
  expect(read(brief).title ?? "").not.toMatch(/6/);
});

test.each([
  ["en", "Then one thing per slide:"],
  ["en", "one step per screen"],
  ["de", "Dann ein Punkt pro Folie:"],
  ["fr", "Puis une idée par diapo :"],
  ["es", "Luego una cosa por pantalla:"],
  ["it", "Poi una cosa per schermata:"],
  ["nl", "Daarna één ding per slide:"],
  ["pt", "um passo por tela"],
])("%s: %s divides a series", (language, words) => {
  expect(layoutWishIn(words, language)?.kind).toBe("one_each");
});

test("above a list such a line is for the maker", () => {
  const { said, about } = read(
    "Guide to cold swimming.\n\nThen one thing per slide:\n- Go with a friend\n- Two minutes is plenty\n- Warm up slowly",
  );
  expect([...said, about].join("\n")).not.toMatch(/per slide/);
});

test.each([
  ["en", "A short film for Facebook about the Easter Specials.", "the Easter Specials."],
  ["en", "A short film about the new ferry on our river.", "the new ferry on our river."],
  ["de", "Ein kurzer Film für Facebook über die Osterfahrten.", "die Osterfahrten."],
  ["fr", "Je voudrais un carrousel qui apprend à aiguiser un couteau.", "aiguiser un couteau."],
  ["es", "Quería un carrusel enseñando a afilar un cuchillo.", "afilar un cuchillo."],
  ["it", "Vorrei un carosello che insegna ad affilare un coltello.", "affilare un coltello."],
  ["pt", "Queria um carrossel ensinando a fazer pão.", "fazer pão."],
])("%s: %s names its topic", (language, sentence, topic) => {
  const frame = frameOf(sentence, language);
  expect(frame && sentence.slice(frame.at)).toBe(topic);
});

test("a film that has been made is told of", () => {
  expect(frameOf("A short film about our river opens the festival.", "en")).toBeUndefined();
});
