import { expect, test } from "vitest";
import { ORDER_LINE } from "../../../lib/story/review/order-words.ts";
import { matchesIn } from "../../../lib/story/values/matches.ts";

test.each([
  "Terminez en invitant à réserver.",
  "Under it: A beginner's guide in seven steps.",
  "The new article, it shows up when somebody shares the link.",
  "Caso de cliente para publicar: abrimos.",
  "We were closed, so mention that next to the dip.",
  "Thank you post. We had 140 volunteers.",
  "Finish by inviting people to book.",
  "Bitte ankündigen: Konzert am 3. Mai.",
  "A partir de estos pasos: uno, dos.",
  "That's from Hannah; she's said we can use her first name.",
  "Testimonio de una clienta, ya tenemos su permiso.",
  "It takes a day. Mention at the end that our evening runs on 20 January.",
  "Add at the bottom our opening hours.",
  "Bitte am Ende erwähnen, dass wir umziehen.",
  "Mentionnez à la fin que l'entrée est libre.",
  "Menciona al final que hay aparcamiento.",
  "Menzionare alla fine che si parcheggia gratis.",
  "Vermeld aan het eind dat honden welkom zijn.",
  "Mencione no fim que há estacionamento.",
  "Chiusura con il nostro sito.",
  "Schluss mit unserer Adresse.",
  "By Friday please.",
  "„Ersetzt keine Beratung.“ Im Beitragstext bitte siezen und auf die Erstberatung hinweisen.",
  "In the post itself you can add that there is mulled wine.",
  "Fünf Schritte, bitte genau so: eins, zwei.",
  "Bis Donnerstag bitte.",
  "Para el lunes, por favor.",
])("%s gives an order to the writer", (line) => {
  expect(matchesIn(ORDER_LINE, line)).not.toEqual([]);
});

test.each([
  "Finish with a glaze of honey.",
  "Mention this post at the desk for 10% off.",
  "Please note that we close at four.",
  "Recuerda que cerramos a las dos.",
  "Terminez votre journée au coin du feu.",
  "Thank you. Post your letters before noon.",
  "Write to us, we answer within a day.",
])("%s is for readers", (line) => {
  expect(matchesIn(ORDER_LINE, line)).toEqual([]);
});
