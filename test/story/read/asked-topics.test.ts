import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { opensAsOrder } from "../../../lib/story/read/asked-topic.ts";
import type { Story } from "../../../lib/story/schema.ts";
import { brandOf } from "../../copy/brands.ts";

const LIST = "\n\n- 14 desks\n- 9 lamps\n- 3 sofas";
const storyOf = (brief: string): Story =>
  houseStory({ brief, brand: brandOf("Orrin"), channel: "instagram", assetType: "card" });
const headline = (brief: string) => storyOf(brief).headline.text;

describe("what an order that opens a brief is about heads the piece, and the order is not told", () => {
  test.each([
    [`Hello, could you put up our half-term hours please.${LIST}`, "Our half-term hours"],
    [
      `Kindly prepare our new fee table, effective 1st March 2027:${LIST}`,
      "Our new fee table, effective 1st March 2027",
    ],
    [`Friday's fish menu as a picture for Insta please:${LIST}`, "Friday’s fish menu"],
    ["Glass collection card, please. From 4 January the van comes on Tuesdays.", "Glass collection"],
    [
      `Könntet ihr bitte unsere Öffnungszeiten in den Ferien machen.${LIST}`,
      "Unsere Öffnungszeiten in den Ferien",
    ],
    [`Kuchenkarte ab Freitag bitte als Bild zum Posten:${LIST}`, "Kuchenkarte ab Freitag"],
    [
      "Ein kleines Filmchen für unser Laternenfest! Freitag, 12. November, 17 Uhr am Weiher.",
      "Unser Laternenfest",
    ],
    [`Pouvez-vous mettre nos horaires de la Toussaint svp.${LIST}`, "Nos horaires de la Toussaint"],
    [`Hola, ¿podéis poner nuestro horario de agosto?${LIST}`, "Nuestro horario de agosto"],
    ["Un cartelito para la cena de verano: sábado 3 de julio, 21 h, en la plaza.", "La cena de verano"],
    [
      `Vi chiediamo di preparare il nuovo listino, valido dal 1° marzo 2027:${LIST}`,
      "Il nuovo listino, valido dal 1° marzo 2027",
    ],
    [`Podem fazer o nosso horário de agosto, se faz favor?${LIST}`, "O nosso horário de agosto"],
    [`Kunnen jullie onze zomertijden maken?${LIST}`, "Onze zomertijden"],
    [
      "Hoi, filmpje voor onze lampionnenoptocht! Vrijdag 12 november, 18.00 uur bij de molen.",
      "Onze lampionnenoptocht",
    ],
  ])("%s", (brief, head) => expect(headline(brief)).toBe(head));

  test("with a comparison and the reason of the order", () => {
    const reason = "Graag een paar dia's met huren tegenover kopen, krijgen we elke week vragen over.";
    expect(headline(reason + LIST)).toBe("Huren tegenover kopen");
    expect(headline(`Quelques diapos louer ou acheter sa perceuse, on nous le demande souvent.${LIST}`)).toBe(
      "Louer ou acheter sa perceuse",
    );
  });

  test("with an occasion before the order", () => {
    expect(
      headline(`Autumn's here, could we have a swipe-through about wet leaves and gutters.${LIST}`),
    ).toBe("Wet leaves and gutters");
  });
});

describe("a question that an order names heads as a question", () => {
  test.each([
    [`Bitte eine Übersicht: Was darf in den Altglascontainer?${LIST}`, "Was darf in den Altglascontainer?"],
    [`Ci serve uno schema: dove si mette cosa?${LIST}`, "Dove si mette cosa?"],
    [
      `want a short video, how to bleed a radiator without a puddle.${LIST}`,
      "How to bleed a radiator without a puddle",
    ],
    [`Tenants keep asking us: patch the roof or replace it?${LIST}`, "Patch the roof or replace it?"],
    [
      `Customers ask us every week whether to mend an old coat or just buy another.${LIST}`,
      "Mend an old coat or just buy another?",
    ],
  ])("%s", (brief, head) => expect(headline(brief)).toBe(head));
});

describe("a title in quotation marks heads, whatever it is made into", () => {
  test.each([
    [`Un carrousel « bien ranger son bois », un conseil par image svp :${LIST}`, "Bien ranger son bois"],
    [
      "Image de partage + petit texte pour notre nouvel article : « Sommeil : trois idées reçues ».",
      "Sommeil : trois idées reçues",
    ],
    [
      `Wir brauchen für die Webseite eine Übersicht "Keller feucht – was tun?", weil das alle fragen.${LIST}`,
      "Keller feucht – was tun?",
    ],
  ])("%s", (brief, head) => expect(headline(brief)).toBe(head));

  test("who wrote the article and its idea stand without labels for the maker", () => {
    const { headline, support, posts } = storyOf(
      "Image de partage pour notre article : « Sommeil : trois idées reçues ». Auteur : Léo Marchand, infirmier. Idée principale : une heure fixe vaut mieux que dix heures au lit.",
    );
    expect(headline.text).toBe("Sommeil : trois idées reçues");
    expect(support?.text).toContain("Par Léo Marchand, infirmier.");
    expect(`${support?.text} ${posts.instagram}`).not.toMatch(/Auteur|Idée principale/);
  });

  test("what the picture goes with is for the maker", () => {
    const { posts } = storyOf(
      "A little picture to go with the article that goes online on Thursday.\n\nTitle: Is your gutter ready for the frost?",
    );
    expect(posts.instagram).not.toContain("little picture");
  });
});

test("facts in the sentence of the order stay with their topic", () => {
  const { headline, posts } = storyOf(
    "Do our tasting vouchers please, £15 and £30, valid two years. Posted until 18 December.",
  );
  expect(headline.text).toMatch(/^Our tasting vouchers, £15 and £30/);
  expect(posts.instagram).not.toMatch(/Do our|please/);
});

describe("thanks that are asked for are said", () => {
  test.each([
    [
      "Bonjour, on voudrait dire merci après notre fête du 6 juin. 300 repas servis.",
      /^Nous disons merci après/,
    ],
    ["Wir würden gern Danke sagen nach unserem Lauf vom 6. Juni. 300 Runden.", /^Wir sagen Danke nach/],
    ["We willen iedereen bedanken na de inzameling van 6 juni. 300 kilo.", /^We bedanken iedereen na/],
    ["Vorremmo ringraziare tutti dopo la raccolta del 6 giugno. 300 chili.", /^Ringraziamo tutti dopo/],
  ])("%s", (brief, head) => expect(headline(brief)).toMatch(head));
});

test("a statement before an order in the same sentence is told without it", () => {
  expect(
    headline("Buongiorno, è pronto il miele nuovo, vorremmo un video breve. Vasetto da 500 g a 9 euro."),
  ).toBe("È pronto il miele nuovo");
});

test("what only looks like an order is told", () => {
  expect(headline("Make the most of the long evenings in our garden. Open until 10 pm.")).toMatch(
    /^Make the most/,
  );
  expect(headline("Prepare our beds in March. Compost first.")).toMatch(/^Prepare our beds/);
});

describe("an order that carries what is to be said", () => {
  test.each([
    [
      "A card to say the library is shut for repairs from 4 to 29 March. Loans are extended.",
      /^The library is shut/,
    ],
    [
      "Kurze Info, dass die Bücherei vom 4. bis 29. März wegen Umbau zu ist. Alles wird verlängert.",
      /^Die Bücherei ist vom/,
    ],
    [
      "Un mensajito para decir que la biblioteca cierra del 4 al 29 de marzo. Los préstamos se alargan.",
      /^La biblioteca cierra/,
    ],
    [
      "Due righe per dire che la biblioteca è chiusa dal 4 al 29 marzo. I prestiti si allungano.",
      /^La biblioteca è chiusa/,
    ],
  ])("%s", (brief, head) => expect(headline(brief)).toMatch(head));
});

test("a question whose form is ordered behind it heads", () => {
  expect(
    headline("Was darf in die Regentonne? Bitte als einfache Grafik.\n\nJa: Regen\nNein: Öl, Farbe"),
  ).toBe("Was darf in die Regentonne?");
});

test("an order is seen where it is published, and other openings are not", () => {
  expect(opensAsOrder("Kannst du bitte unsere Ferienzeiten machen", "de")).toBe(true);
  expect(opensAsOrder("Un visuel pour notre fête d'été", "fr")).toBe(true);
  expect(opensAsOrder("Our summer fair is on Sunday", "en")).toBe(false);
  expect(opensAsOrder("Please bring your own mug", "en")).toBe(false);
});

test("an order behind a call names what the call is for", () => {
  const { posts } = houseStory({
    brief:
      "We need drivers!! Short film please for our open depot day. Saturday 16 January 2027, 10 to 1, Mill Lane. Free, with soup.",
    brand: brandOf("Halm"),
    channel: "linkedin",
    assetType: "video",
  });
  expect(posts.linkedin).toMatch(/open depot day/i);
  expect(posts.linkedin).not.toMatch(/film|please/i);
});

const CHECK = " Ten minutes are enough. We do it for £15.";
test.each([
  [
    "Short one on how to check a used bike before you pay. Works for any seller, not just us.",
    "How to check a used bike before you pay",
  ],
  ["Quick one about our winter hours, ten to four. We open at ten.", "Our winter hours"],
  [
    "Une courte sur comment vérifier un vélo avant de payer. Dix minutes suffisent.",
    "Comment vérifier un vélo avant de payer",
  ],
  [
    "Uno cortito sobre cómo revisar una bici antes de pagar. Bastan diez minutos.",
    "Cómo revisar una bici antes de pagar",
  ],
  [
    "Uno breve su come controllare una bici prima di pagare. Bastano dieci minuti.",
    "Come controllare una bici prima di pagare",
  ],
  [
    "Een korte over hoe je een fiets controleert voor je betaalt. Tien minuten is genoeg.",
    "Hoe je een fiets controleert voor je betaalt",
  ],
  [
    "Um curtinho sobre como verificar uma bicicleta antes de pagar. Bastam dez minutos.",
    "Como verificar uma bicicleta antes de pagar",
  ],
])("“a short one” is the piece that is asked for: %s", (brief, headline) => {
  const story = houseStory({
    brief: `${brief}${/^[SQ]/u.test(brief) ? CHECK : ""}`,
    brand: brandOf("Acme"),
    channel: "youtube",
    assetType: "video",
  });
  expect(story.headline.text).toContain(headline);
  expect(story.posts.youtube).not.toMatch(
    /short one|quick one|courte sur|cortito|breve su|korte over|curtinho/i,
  );
});

test("of two walks the short one is a walk", () => {
  const brief =
    "Two walks this weekend. Short one on Saturday at 10, long one on Sunday at 9, both from the mill.";
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(story.posts.linkedin).toContain("Short one on Saturday at 10, long one on Sunday at 9");
});

test("“Works for me” is said to a colleague", () => {
  const brief = `How to check a used bike.${CHECK} Works for me, thanks.`;
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" });
  expect(story.posts.linkedin).not.toContain("Works for me");
});
