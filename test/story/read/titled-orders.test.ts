import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

/** Orders in which only a title is for readers, and what stands beside them. */
const brand = brandOf("Acme");
function made(brief: string) {
  const request = { brief, brand, channel: "instagram", assetType: "card" } as const;
  const story = houseStory(request);
  const { verdict } = reviewStory({ story, ...request, lint: [], today: "2026-11-26" });
  return { headline: story.headline.text, post: story.posts.instagram ?? "", verdict };
}

test.each([
  [
    'Hi, could you make a guide people can save: "How to save a wet phone".\n\nStep 1 Switch it off.\nStep 2 Dry it.',
    "How to save a wet phone",
  ],
  [
    "Hallo, könnt ihr bitte ein Karussell machen, das man speichern kann: „Wenn das Handy nass wird“.\n\nSchritt 1 Ausschalten.\nSchritt 2 Trocknen.",
    "Wenn das Handy nass wird",
  ],
  [
    "Bonjour, pourriez-vous faire un carrousel que les gens peuvent garder : « Sauver un téléphone mouillé ».\n\nÉtape 1 L’éteindre.\nÉtape 2 Le sécher.",
    "Sauver un téléphone mouillé",
  ],
  [
    "Hola, ¿podéis hacer un carrusel que la gente pueda guardar: «Cómo salvar un móvil mojado»?\n\nPaso 1 Apagarlo.\nPaso 2 Secarlo.",
    "Cómo salvar un móvil mojado",
  ],
  [
    "Ciao, potete fare un carosello da salvare: «Come salvare un telefono bagnato».\n\nPasso 1 Spegnerlo.\nPasso 2 Asciugarlo.",
    "Come salvare un telefono bagnato",
  ],
  [
    'Hoi, kunnen jullie een stappenplan maken dat mensen kunnen bewaren: "Zo red je een natte telefoon".\n\nStap 1 Zet hem uit.\nStap 2 Droog hem.',
    "Zo red je een natte telefoon",
  ],
  [
    "Olá, podem fazer um carrossel para guardar: «Como salvar um telemóvel molhado».\n\nPasso 1 Desligar.\nPasso 2 Secar.",
    "Como salvar um telemóvel molhado",
  ],
  [
    "Übersicht „Was darf in die Tonne?“ für Website und Aushang.\n\nJa: Laub, Obst, Gras.\nNein: Asche, Windeln, Holz.",
    "Was darf in die Tonne?",
  ],
  [
    "Cartel «¿Qué va al contenedor?» para la web y el tablón.\n\nSí: hojas, fruta, césped.\nNo: ceniza, pañales, madera.",
    "¿Qué va al contenedor?",
  ],
  ['og image for blog post "How we cut our bill in half". Author Ines Vale.', "How we cut our bill in half"],
])("the title of an order heads, and the order is not told: %s", (brief, title) => {
  const { headline, post, verdict } = made(brief);
  expect(headline).toBe(title);
  expect(post).not.toMatch(
    /could you|könnt|pourriez|podéis|potete|kunnen|podem|Übersicht|Cartel|image|Author/,
  );
  expect(verdict).toBe("approved");
});

test("what a customer said is no title", () => {
  const { reading } = {
    reading: readStory({
      brief: 'Could you make a card with the words of our customer: "They came at once".',
      brand,
    }),
  };
  expect(reading.title).toBe("");
});

test.each([
  ["Share image for article “Salt and smoke”. Author: Ines Vale.", "By Ines Vale"],
  ["Titelbild für Artikel „Salz und Rauch“. Autorin: Ines Vale.", "Von Ines Vale"],
  ["Imagem de partilha para artigo «Sal e fumo». Autora Inês Vale.", "Por Inês Vale"],
])("who wrote it stands in a line of its own: %s", (brief, line) => {
  expect(made(brief)).toMatchObject({ post: expect.stringContaining(line), verdict: "approved" });
});

test.each([
  "For LinkedIn: our run starts on Saturday 19 December at 11 am. Cosy look please.",
  "Für Instagram und Facebook: Unser Lauf startet am Samstag, 19. Dezember, um 11 Uhr. Gemütliche Anmutung bitte.",
  "Pour Instagram : notre course part samedi 19 décembre à 11 h. Ambiance chaleureuse, s’il vous plaît.",
  "Para Instagram: nuestra carrera sale el sábado 19 de diciembre a las 11. Ambiente alegre, por favor.",
  "Per Instagram: la nostra corsa parte sabato 19 dicembre alle 11. Atmosfera accogliente, per favore.",
  "Voor Instagram: onze loop start zaterdag 19 december om 11 uur. Gezellige uitstraling graag.",
  "Para o Instagram: a nossa corrida parte no sábado 19 de dezembro às 11h. Ambiente acolhedor, por favor.",
])("where a text goes and how it is to look is for its maker: %s", (brief) => {
  const { post, verdict } = made(brief);
  expect(post).not.toMatch(/Instagram|LinkedIn|look|Anmutung|mbian|Atmosfera|uitstraling/);
  expect(verdict).toBe("approved");
});

test("each sentence of a paragraph behind its label tells its own", () => {
  const { facts } = readStory({
    brief:
      "Background: In October we checked 300 bins. From 1 February 2027 wrong bins stay full. Bags are free.",
    brand,
  });
  expect(facts.filter(({ kind, from }) => kind !== "when" && from === "brief")).toHaveLength(3);
});

test("sizes stay with their service", () => {
  const { post } = made(
    "New prices from 4 January 2027.\n\nBath - S £22, M £28, L £36\nGroom - S £38, M £46, L £60\nNails £8",
  );
  expect(post).toContain("Bath – S £22, M £28, L £36\nGroom – S £38, M £46, L £60\nNails: £8");
});

test.each([
  [
    "en",
    'Card for our evening talk for parents: "Staying calm". Tuesday 19 January 2027, 7 pm.',
    "Our evening talk for parents",
    "Staying calm",
  ],
  [
    "en",
    'Preview picture for the page of our beginners\' weekend: "Forge a Knife". 6 and 7 February 2027, £265.',
    "Our beginners’ weekend",
    "Forge a Knife",
  ],
  [
    "de",
    'Karte für unseren Abendkurs für Eltern: "Ruhig bleiben". Dienstag, 19. Januar 2027, 19 Uhr.',
    "Unser Abendkurs für Eltern",
    "Ruhig bleiben",
  ],
  [
    "es",
    'Vídeo corto para el curso intensivo para personal de cocina: "Sin gluten". Sábado 16 de enero de 2027.',
    "Curso intensivo para personal de cocina",
    "Sin gluten",
  ],
])("what a title is of stands above it (%s)", (_language, brief, kicker, title) => {
  const story = houseStory({ brief, brand: brandOf("Halm"), channel: "linkedin", assetType: "card" });
  expect([story.kicker?.text, story.headline.text]).toEqual([kicker, title]);
  expect(story.posts.linkedin).toContain(title);
});

test("those whom a title is for stand in no post", () => {
  const brief = 'Card for our members: "See you at the gate". Saturday 16 January 2027, 10 to 4.';
  const { posts } = houseStory({ brief, brand: brandOf("Halm"), channel: "linkedin", assetType: "card" });
  expect(posts.linkedin).not.toMatch(/our members/i);
});

test.each([
  "Share picture for halm.example/sale: Winter sale on boots. Until Saturday 16 January 2027.",
  "Link preview for https://halm.example/sale: Winter sale on boots. Until Saturday 16 January 2027.",
])("the page that a picture is for is no topic: %s", (brief) => {
  const { headline, posts } = houseStory({
    brief,
    brand: brandOf("Halm"),
    channel: "web",
    assetType: "og_image",
  });
  expect(headline.text).toBe("Winter sale on boots");
  expect(posts.web).toMatch(/halm\.example\/sale/);
  expect(posts.web).not.toMatch(/picture|preview/i);
});
