import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { wantsNothingElse } from "../../../lib/story/layout-notes.ts";
import { layoutWishIn } from "../../../lib/story/read/layout-wishes.ts";
import { seenFirstIn } from "../../../lib/story/read/seen-first.ts";
import { isSlideOrder } from "../../../lib/story/read/slide-order.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";
import { wordsOf } from "../words-of.ts";

test.each([
  ["en", "Side by side, please.", "beside"],
  ["en", "Please don't list all of them.", "not_all"],
  ["en", "One piece per picture, then the whole set.", "then_together"],
  ["en", "Split the picture down the middle, old on the left, new on the right.", "sides"],
  ["en", "Vertical please, it is for the screens in the hall.", "upright"],
  ["en", "We'd like people to see the process step by step.", "steps"],
  ["en", "Nothing else on it.", "nothing_else"],
  ["de", "Hochkant!", "upright"],
  ["de", "Bitte nicht alle aufzählen.", "not_all"],
  ["de", "Nur der Satz, ihr Name und die Jahreszahl, mit viel Luft drumherum.", "only_parts"],
  ["fr", "Au format carré s'il vous plaît.", "square"],
  ["fr", "Une pièce par image, puis l'ensemble.", "then_together"],
  ["es", "Solo la frase, su nombre y el año, con mucho aire alrededor.", "only_parts"],
  ["es", "No los enumeréis todos.", "not_all"],
  ["it", "Uno accanto all'altro, per favore.", "beside"],
  ["it", "Nient'altro sull'immagine.", "nothing_else"],
  ["nl", "Graag vierkant.", "square"],
  ["nl", "Eén stuk per beeld, daarna het geheel.", "then_together"],
  ["pt", "Não enumerem todos.", "not_all"],
  ["pt", "Mais nada na imagem.", "nothing_else"],
])("%s: %s", (language, sentence, kind) => {
  expect(layoutWishIn(sentence, language)?.kind).toBe(kind);
});

test.each([
  ["en", "Hang the two shelves side by side."],
  ["en", "Square tables seat four."],
  ["en", "One piece per child, please."],
  ["en", "Nothing else is needed."],
  ["en", "Only the name on the door is old."],
  ["en", "Left for the pool, right for the sauna."],
  ["de", "Die Tische stehen nebeneinander am Fenster."],
  ["de", "Nur der Preis zählt."],
  ["de", "Bitte zeigt den Ausweis am Schalter links, nicht rechts."],
  ["fr", "Une pièce par personne, merci."],
  ["es", "Una pieza por persona, por favor."],
  ["it", "Un pezzo a testa, per favore."],
  ["nl", "De tafels staan naast elkaar."],
  ["pt", "Uma peça por pessoa, por favor."],
])("none in %s: %s", (language, sentence) => {
  expect(layoutWishIn(sentence, language)).toBeUndefined();
});

const CAFE =
  "Our repair café opens again on Saturday 12 December, 10am to 2pm, in the parish hall on Mill Road. Bring lamps, toasters and jumpers with holes. Six volunteers mend them with you.";
const SQUARE = { width: 1200, height: 1200 };
const reviewed = (wish: string, size = SQUARE) => {
  const request = {
    brief: `${CAFE} ${wish}`,
    brand: brandOf("Nordlicht"),
    channel: "linkedin",
    assetType: "card",
  } as const;
  const story = houseStory(request);
  return { story, ...reviewStory({ ...request, story, size, lint: [], today: "2026-11-24" }) };
};

test("what no drawing does is asked about, in the author's words, and never printed", () => {
  const { story, verdict, summary } = reviewed("Please don't list all of them.");
  expect(verdict).toBe("needs_review");
  expect(summary).toContain("the brief asks for “Please don't list all of them.”");
  expect(wordsOf(story)).not.toContain("list all");
});

test("a shape is asked about where the piece has another", () => {
  const [wide, tall] = [
    { width: 1200, height: 675 },
    { width: 1080, height: 1350 },
  ];
  expect(reviewed("Square, please.").verdict).toBe("approved");
  expect(reviewed("Square, please.", wide).summary).toContain("the piece has another format");
  expect(reviewed("Vertical, please.", wide).verdict).toBe("needs_review");
  expect(reviewed("Vertical, please.", tall).verdict).toBe("approved");
});

test("one thing alone has no slogan and no address", () => {
  const { story, verdict } = reviewed("Nothing else on it.");
  expect(wantsNothingElse(story)).toBe(true);
  expect(wantsNothingElse(reviewed("").story)).toBe(false);
  expect(verdict).toBe("approved");
});

test("only the parts that are named may stand on the picture, and more is asked about", () => {
  expect(reviewed("Only the date and the place, please.").summary).toContain("there is more on the picture");
});

test("the line that is ordered is the headline, without the order", () => {
  const request = {
    brief:
      "Hola, me gustaría publicar la frase que tenemos pintada encima de la puerta: «Aquí no se viene a tener razón, se viene a cambiar de página». La escribió Amparo, la fundadora, en 1989. Solo la frase, su nombre y el año, con mucho aire alrededor.",
    brand: brandOf("La Brújula", { tagline: "Libros para perderse bien" }),
    channel: "twitter",
    assetType: "card",
  } as const;
  const story = houseStory(request);
  expect(story.headline.text).toBe("Aquí no se viene a tener razón, se viene a cambiar de página");
  expect(story.support?.text).toBe("La escribió Amparo, la fundadora, en 1989.");
  expect(reviewStory({ ...request, story, lint: [], today: "2026-11-24" }).verdict).toBe("approved");
});

test("what people can do at the end of it is said to them, once and with the address", () => {
  const story = houseStory({
    brief:
      "Antes y después de un portón de 1908 en la calle Platerías.\n\nAntes: seis capas de pintura, la cerradura rota.\nTrabajo: 5 semanas, decapado a mano.\nDespués: cierra con un dedo.\n\nNos gustaría que se viera el proceso paso a paso, y que al final se pueda pedir presupuesto en la web.",
    brand: brandOf("Olmedo", { website: "olmedo.example" }),
    channel: "linkedin",
    assetType: "slideshow",
  });
  expect(story.posts.linkedin).toMatch(/Presupuesto en la web \(olmedo\.example\)\.$/);
  expect(story.posts.linkedin?.match(/Presupuesto/g)).toHaveLength(1);
  expect(wordsOf(story)).not.toContain("paso a paso");
});

test.each([
  ["en", "Most people should pick Solo, so let that be the one you notice first.", "Solo"],
  ["de", "Die meisten sollten Basis nehmen, also soll das auffallen.", "Basis"],
  [
    "fr",
    "La plupart devraient prendre la formule Duo, donc que ce soit la première chose qu'on voie.",
    "formule Duo",
  ],
  ["es", "La mayoría debería elegir el plan Mesa, así que eso debe destacar.", "plan Mesa"],
  ["it", "Quasi tutti scelgono il piano Base, quindi che sia la prima cosa che si vede.", "piano Base"],
  ["nl", "De meeste mensen kiezen voor Plus, dus dat moet opvallen.", "Plus"],
  ["pt", "A maioria escolhe o plano Casa, por isso que seja a primeira coisa que se vê.", "plano Casa"],
  [
    "en",
    "Please put the shorter stay where people will see it, that's the one we are proudest of.",
    "shorter stay",
  ],
])("%s names what is to be seen first: %s", (language, sentence, what) => {
  expect(seenFirstIn(sentence, language)).toBe(what);
});

test.each([
  ["en", "Most people take the bus, so let that be a lesson."],
  ["en", "Put the key where people can't see it."],
])("%s names nothing of the kind: %s", (language, sentence) => {
  expect(seenFirstIn(sentence, language)).toBeUndefined();
});

test.each([
  "Order of slides: what, when, price and how to book.",
  "Reihenfolge der Folien: was, wann, Preis.",
  "Ordre des diapos : quoi, quand, prix.",
  "Orden de las diapositivas: qué, cuándo, precio.",
  "Ordine delle slide: cosa, quando, prezzo.",
  "Volgorde van de dia's: wat, wanneer, prijs.",
  "Ordem dos slides: o quê, quando, preço.",
])("the order of the pictures is for the maker: %s", (order) => {
  expect(isSlideOrder(order)).toBe(true);
  expect(isSlideOrder("Order of the day: soup, then cake.")).toBe(false);
});
