import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Kestrel"), channel: "instagram", assetType: "card" });

test.each([
  [
    "News from us, we got the keys to the new kennel block on Friday! It has 8 more spaces.",
    "We got the keys",
  ],
  [
    "Our news is that we got the keys to the new kennel block on Friday. It has 8 more spaces.",
    "We got the keys",
  ],
  [
    "Neuigkeiten von uns: wir haben die Schlüssel bekommen! Ab Januar nehmen wir 30 Hunde auf.",
    "Wir haben die Schlüssel",
  ],
  [
    "Du nouveau chez nous, on a reçu les clés du nouveau chenil ! Il a 8 places de plus.",
    "On a reçu les clés",
  ],
  ["Novedades por aquí: ya tenemos las llaves del refugio. Tiene 8 plazas más.", "Ya tenemos las llaves"],
  ["Novità da noi, abbiamo le chiavi del nuovo canile da venerdì! Ha 8 posti in più.", "Abbiamo le chiavi"],
  ["Nieuws van ons, we hebben vrijdag de sleutels gekregen! Er zijn 8 plaatsen meer.", "We hebben vrijdag"],
  [
    "Novidades nossas: já temos as chaves do canil desde sexta-feira! Tem mais 8 lugares.",
    "Já temos as chaves",
  ],
  [
    "Everyone asks us laminate or engineered oak so let's answer it. Laminate: from £18 a square metre, 8mm thick, can't be sanded. Engineered oak: from £46 a square metre, 14mm, can be sanded twice. Short version: got a puppy, go laminate.",
    "Laminate or engineered oak",
  ],
  [
    "Alors c'est pour annoncer notre nouvelle pièce, une comédie d'une heure et quart. Samedi 16 janvier à 20h30.",
    "Notre nouvelle pièce",
  ],
  [
    "Olha, é para contar a novidade: a partir de 9 de janeiro vamos ter aulas ao sábado.",
    "A partir de 9 de janeiro",
  ],
  [
    "Mi serve il listino nuovo che parte da martedì 12 gennaio. Bagno, taglia piccola 28 euro.",
    "Il listino nuovo che parte",
  ],
  [
    "Boat's going for her yearly refit so can we get this out nice and clear. There's no car ferry from Monday 18 January.",
    "Boat’s going for her yearly refit",
  ],
])("words that only announce the news do not stand before it: %s", (brief, opening) => {
  const { headline, posts } = storyOf(brief);
  expect(headline.text.startsWith(opening)).toBe(true);
  expect(posts.instagram?.startsWith(opening)).toBe(true);
});

test.each([
  [
    "We're doing a sock kit for beginners, £32 instead of £39, from Friday 4 December. Shop and online.",
    "A sock kit for beginners",
  ],
  [
    "On fait une soirée crêpes, 12 euros par personne, le 11 décembre à 19 h. Réservation au bar.",
    "Une soirée crêpes",
  ],
  [
    "Facciamo una cena di Natale, 30 euro, l'11 dicembre alle 20. Si prenota in negozio.",
    "Una cena di Natale",
  ],
])("what is offered is the headline: %s", (brief, opening) => {
  const { headline, posts } = storyOf(brief);
  expect(headline.text.startsWith(opening)).toBe(true);
  expect(posts.instagram?.startsWith(brief.slice(0, 4).replace("'", "’"))).toBe(true);
});

test.each([
  ["We're doing our best to reopen by Friday 4 December. The road is closed.", "We’re doing our best"],
  [
    "News from the north of the island is rare in winter. Our paper brings it every Friday.",
    "News from the north",
  ],
  ["We need our members' help on Saturday 12 December, 10am. Bring gloves.", "We need our members’ help"],
  [
    "The ferry was full so we could share it out, and 12 people got home on 4 December.",
    "The ferry was full so we could share it out",
  ],
  ["Everyone asks for Ada or Ben at the desk. Both speak Welsh.", "Everyone asks for Ada or Ben"],
])("a sentence that tells something with such words stays whole: %s", (brief, opening) => {
  expect(storyOf(brief).headline.text.startsWith(opening)).toBe(true);
});
