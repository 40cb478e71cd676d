import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const orderOf = (brief: string) =>
  ({
    brief,
    brand: brandOf("Kestrel"),
    channel: "instagram",
    assetType: "card",
    today: "2026-11-30",
  }) as const;
const openingOf = (brief: string) => {
  const { headline, support } = houseStory(orderOf(brief));
  return `${headline?.text} ${support?.text}`;
};

test.each([
  [
    "Hola, queremos enseñar la taza nueva, se llama Olivar, desde el 5 de diciembre.",
    "La taza nueva se llama Olivar",
  ],
  ["We want to show the new mug, it's called Olivar, £18 from 5 December.", "The new mug is called Olivar"],
  [
    "please do a post about the new mug, it's called Olivar. £18, from 5 December.",
    "The new mug is called Olivar",
  ],
  [
    "Wir möchten die neue Tasse zeigen, sie heißt Olivar, ab 5. Dezember im Laden.",
    "Die neue Tasse heißt Olivar",
  ],
  [
    "Bitte ein Post über die neue Tasse, sie heißt Olivar. Sie kostet 18 Euro.",
    "Die neue Tasse heißt Olivar",
  ],
  [
    "On voudrait montrer la nouvelle tasse, elle s'appelle Olivar, dès le 5 décembre.",
    "La nouvelle tasse s’appelle Olivar",
  ],
  [
    "Vorremmo mostrare la tazza nuova, si chiama Olivar, dal 5 dicembre in negozio.",
    "La tazza nuova si chiama Olivar",
  ],
  ["We willen de nieuwe mok laten zien, hij heet Olivar, vanaf 5 december.", "De nieuwe mok heet Olivar"],
  [
    "Queremos mostrar a caneca nova, chama-se Olivar, a partir de 5 de dezembro.",
    "A caneca nova chama-se Olivar",
  ],
])("a thing is the subject of the clause that names it: %s", (brief, opening) => {
  expect(openingOf(brief).startsWith(opening)).toBe(true);
});

test.each([
  [
    `Ci serve l'anteprima del link per la pagina della rassegna d'inverno. Si chiama "Gente di fiume", sei film, ogni mercoledì alle 20.45.`,
    "Rassegna d’inverno «Gente di fiume»",
  ],
  [
    `We need the link preview for the page of our winter film season. It's called "River people", six films, every Wednesday at 8.45pm.`,
    "Winter film season “River people”",
  ],
  [
    "Could you do a card for our new choir. It's called Sing Out and meets every Tuesday.",
    "Our new choir is called Sing Out",
  ],
  [
    "Wir brauchen ein Bild für die Seite unserer Winterreihe. Sie heißt „Am Fluss“, sechs Filme.",
    "Winterreihe „Am Fluss“",
  ],
  [
    "Bitte eine Karte für unseren neuen Chor. Er heißt „Singfreude“, Proben dienstags um 19 Uhr.",
    "Neuer Chor „Singfreude“",
  ],
  [
    "Il nous faut une image pour la page du cycle d'hiver. Il s'appelle « Gens du fleuve », six films.",
    "Cycle d’hiver « Gens du fleuve »",
  ],
  [
    "Necesitamos una imagen para la página del ciclo de invierno. Se llama «Gente de río», seis películas.",
    "Ciclo de invierno «Gente de río»",
  ],
  [
    "Graag een kaart voor ons nieuwe koor. Het heet Open Zee, repetities op dinsdag om 19 uur.",
    "Ons nieuwe koor heet Open Zee",
  ],
  [
    "Um cartaz para o nosso novo coro, por favor. Chama-se Mar Aberto, ensaios às terças às 19h.",
    "O nosso novo coro chama-se Mar Aberto",
  ],
])("the thing of the order stands before what it is called: %s", (brief, opening) => {
  expect(openingOf(brief).startsWith(opening)).toBe(true);
});

test.each([
  "Bitte eine Karte für die Seite des Chors. Er heißt Singfreude und probt dienstags um 19 Uhr.",
  "Ci serve una card per il nostro sito. Si chiama Olivar, costa 18 euro ed è in negozio dal 5 dicembre.",
  "Il nous faut une carte pour notre site. Elle s'appelle Olivar, 18 euros, dès le 5 décembre.",
  "Necesitamos una tarjeta para nuestra página. Se llama Olivar, 18 euros, desde el 5 de diciembre.",
])("a person is asked where the thing cannot be taken over: %s", (brief) => {
  const order = orderOf(brief);
  const { verdict } = reviewStory({ ...order, story: houseStory(order), lint: [], findings: [] });
  expect(verdict).toBe("needs_review");
});

test.each([
  ["The barn cafe has a new cake, it's called Night Heron. It costs £4.", "it’s called Night Heron"],
  ["Could you do a post about the fair, it's called off. We hope to be back in May.", "it’s called off"],
  ["Es heißt Abschied nehmen: Am 12. Januar schließen wir den Laden.", "Es heißt Abschied nehmen"],
])("other words with such a verb stay as they are: %s", (brief, said) => {
  expect(openingOf(brief)).toContain(said);
});
