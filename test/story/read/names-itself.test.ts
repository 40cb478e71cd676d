import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, name: string) =>
  houseStory({ brief, brand: brandOf(name), channel: "linkedin", assetType: "card" });

test.each([
  [
    "Harbour Theatre",
    "Hi, we're Harbour Theatre. Could you make a card for our sale?\n\nAll tickets are half price on Friday 15 January.",
    "we're harbour",
  ],
  [
    "Hafentheater",
    "Guten Tag, wir sind das Hafentheater. Wir brauchen eine Karte für unser Programm im Januar.\n\nDas Haus mit zwei Türen, Freitag, 15. Januar, 20.30 Uhr.",
    "wir sind",
  ],
  [
    "Théâtre du Port",
    "Bonjour, nous sommes le Théâtre du Port. Nous voudrions une image pour notre programme.\n\nLa maison aux deux portes, vendredi 15 janvier à 20 h 30.",
    "nous sommes",
  ],
  [
    "Teatro La Polea",
    "Buenas, somos el Teatro La Polea. Queremos una imagen para Facebook.\n\nLa casa de las dos puertas. Viernes 15 de enero, 20:30.",
    "somos",
  ],
  [
    "Teatro del Porto",
    "Buongiorno, siamo il Teatro del Porto. Vorremmo un'immagine per il programma.\n\nLa casa con due porte, venerdì 15 gennaio, ore 20.30.",
    "siamo",
  ],
  [
    "Haventheater",
    "Hallo, wij zijn het Haventheater. We willen graag een kaart voor ons programma.\n\nHet huis met twee deuren, vrijdag 15 januari, 20.30 uur.",
    "wij zijn",
  ],
  [
    "Teatro do Porto",
    "Olá, somos o Teatro do Porto. Queríamos uma imagem para a programação.\n\nA casa das duas portas, sexta-feira, 15 de janeiro, 20h30.",
    "somos",
  ],
])("who writes to the maker by name is not told: %s", (name, brief, words) => {
  const { posts, heldBack } = storyOf(brief, name);
  expect(posts.linkedin?.toLowerCase()).not.toContain(words);
  expect(heldBack.some(({ quote }) => quote.toLowerCase().includes(words))).toBe(true);
});

test.each([
  [
    "Harbour Theatre",
    "Hello, we're Harbour Theatre. We play every Friday in a boat shed on Quay Street.\n\nTickets are £12.",
    "We’re Harbour Theatre.",
  ],
  [
    "Hafentheater",
    "Wir sind das Hafentheater. Seit 1998 spielen wir in einer alten Werft.\n\nKarten kosten 12 €.",
    "Wir sind das Hafentheater.",
  ],
  [
    "Teatro La Polea",
    "Somos el Teatro La Polea. Hacemos teatro para el barrio desde 1998.\n\nLa entrada cuesta 12 €.",
    "Somos el Teatro La Polea.",
  ],
])("a brand that tells readers who it is does: %s", (name, brief, said) => {
  expect(storyOf(brief, name).posts.linkedin).toContain(said);
});
