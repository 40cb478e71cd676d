import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";
import { wordsOf } from "../words-of.ts";

/** What an author says about the look of the picture is for its maker: it is held back and never published. */
const publishedOf = (brief: string) =>
  wordsOf(houseStory({ brief, brand: brandOf("Acme"), channel: "linkedin", assetType: "card" }));
const NEWS = "Our winter market opens on Saturday 5 December at 10 am in Mill Lane.";

describe("notes about the look are not published", () => {
  test.each([
    "Look: dark and warm, like the shop at six in the morning. No snowflakes, no Santa hats.",
    "Her name should be the largest thing on the card.",
    "Must be readable for people with poor eyesight, so big type and strong contrast.",
    "No pictures of snowmen.",
    "Deep purple background, the title in white, our name small.",
    "No stock photos of pensioners on beaches, please.",
    "Slow, quiet, lots of black.",
    "Fast cuts, big words, red on black.",
    "For the designer: five pages, drawings of stalls rather than photos.",
    "Note to designer: the two numbers are the picture. Nothing else needs to shout.",
    "Monospace for the commands, one command per slide.",
    "A quotation card.",
    "Link preview, please, friendly and simple.",
    "No people in the picture.",
    "Show the 2022 bump, don't hide it.",
    "Keep the size drop as the hook.",
    "The title and the date matter most, the rest can go if there isn't room.",
    "Text only, no image.",
    "Logo bottom right.",
    "Our crest in the top left corner, please.",
    "All lower case, like a note on a door.",
    "Photo: the loaf on the counter, from above.",
    "The number should stand out.",
    "We'd like a clean look, not too busy.",
    "We share it on LinkedIn and need the link image.",
  ])("%s", (note) => {
    const words = publishedOf(`${NEWS}\n\n${note}`);
    expect(words).toContain("opens on Saturday 5 December");
    expect(words).not.toContain(note.split(/[,.:]/)[0]);
    expect(words).not.toMatch(/snow|Santa|photos|shout|type|friendly|image/i);
  });
});

test.each([
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Bitte als einfaches Diagramm, den Juli hervorheben."],
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Dunkler Hintergrund, große Schrift."],
  ["Notre marché ouvre le 5 décembre à 10 h.", "Fond blanc, gros caractères."],
  ["Nuestro mercado abre el 5 de diciembre a las 10.", "Fondo oscuro, letras claras."],
  ["Il nostro mercato apre il 5 dicembre alle 10.", "Sfondo scuro, caratteri grandi."],
  ["Il nostro mercato apre il 5 dicembre alle 10.", "Niente parole come “eccellenza” o “esperienza”."],
  ["Onze markt opent op 5 december om 10 uur.", "Eén dia per stap graag."],
  ["Nossa feira abre no dia 5 de dezembro às 10h.", "Fundo escuro, letras claras."],
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Das Datum bitte groß."],
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Kein Foto, nur Schrift."],
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Bitte keine Ausrufezeichen."],
  ["Unser Markt öffnet am 5. Dezember um 10 Uhr.", "Bitte ohne Weihnachtsmann und Schneeflocken."],
  ["Notre marché ouvre le 5 décembre à 10 h.", "Visuel sobre, s'il vous plaît."],
  ["Notre marché ouvre le 5 décembre à 10 h.", "Mettre la date en évidence."],
  ["Notre marché ouvre le 5 décembre à 10 h.", "Ton chaleureux mais simple."],
  ["Nuestro mercado abre el 5 de diciembre a las 10.", "La fecha bien grande."],
  ["Il nostro mercato apre il 5 dicembre alle 10.", "Niente foto, solo testo."],
  ["Onze markt opent op 5 december om 10 uur.", "Graag een rustig ontwerp."],
  ["Nossa feira abre no dia 5 de dezembro às 10h.", "A data em destaque."],
  ["冬の市は12月5日10時に開きます。", "余白を多めに、淡い色でお願いします。"],
])("in other languages: %s %s", (news, note) => {
  const words = publishedOf(`${news}\n\n${note}`);
  expect(words).not.toContain(note.split(/[,.、]/)[0]);
});

test.each([
  "Our new cups come in white and in red on black stands.",
  "The menu is now printed in large letters for guests with poor eyesight.",
  "No appointment needed, no fees.",
  "No photos allowed during the concert, please.",
  "Make the most of the light evenings on our terrace.",
  "Photos: 10 prints for £4 until Sunday.",
  "We offer background checks for landlords from £40.",
  "The photo walk starts on 3 May: bring a camera.",
])("what readers are told about colours, letters and photos stays: %s", (brief) => {
  expect(publishedOf(brief)).toContain(brief.slice(0, 20));
});

test("a label behind which the text stands is not published", () => {
  const words = publishedOf(
    "Point we want to make: the saving is small, and the house is warmer.\nQuelle unten klein: Netz Brinkenau.",
  );
  expect(words).toContain("The saving is small, and the house is warmer");
  expect(words).toContain("Quelle: Netz Brinkenau");
  expect(words).not.toMatch(/Point we want|unten klein/);
});

test("words that the author does not want are a wish, and no sentence", () => {
  const words = publishedOf(`${NEWS} Please keep it calm. No “thrilled”, no hashtags.`);
  expect(words).not.toContain("thrilled");
});

test("a hashtag behind a sentence is said once", () => {
  const words = houseStory({
    brief: `${NEWS} #millmarket`,
    brand: brandOf("Acme"),
    channel: "linkedin",
    assetType: "card",
  }).posts.linkedin;
  expect(words?.match(/#millmarket/g)).toHaveLength(1);
});
