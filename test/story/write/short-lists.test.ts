import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const tweet = (brief: string, assetType: AssetType = "card") =>
  houseStory({ brief, brand: brandOf("Fernwick"), channel: "twitter", assetType }).posts.twitter ?? "";

const RELEASE =
  "Fernwick 4.2 is out today.\n\n- Alert grouping: one incident, one message, instead of forty messages in one night\n- Checks from three new regions: São Paulo, Mumbai, Johannesburg\n- Status pages can now be password protected\n- Config as YAML, versioned in your own repo, next to the code it watches\n\nAvailable on all plans, no migration needed. No new prices.";

test.each(["card", "video", "og_image"] as const)("a release names its features beside a %s", (assetType) => {
  expect(tweet(RELEASE, assetType)).toContain(
    "• Alert grouping\n• Checks from three new regions\n• Status pages can now be password protected\n• Config as YAML\n",
  );
});

test("a month keeps what was done in it", () => {
  const post = tweet(
    "Chantier terminé : le clocher de Saint-Épain.\n\nMars : échafaudage, 34 mètres de haut.\nAvril à juin : dépose de 9 800 ardoises, dont 1 400 ont pu être gardées.\nJuillet à septembre : charpente reprise, nouvelle couverture posée au clou.\nOctobre : le coq redoré remonte, porté par Inès, 19 ans, apprentie.\n\n11 personnes, 7 mois et demi, aucun accident.",
  );
  expect(post).toContain("Avril à juin : dépose de 9 800 ardoises\n");
  expect(post).toContain("Octobre : le coq redoré remonte\n");
});

test("a menu names its first dishes, and where the others stand", () => {
  const post = tweet(
    "Pranzo di Natale, venerdì 25 dicembre, ore 12.30.\n\nCrostini misti e squacquerone con la piadina\nCappelletti in brodo di cappone\nLasagne verdi\nFaraona arrosto con patate\nZuppa inglese\nCaffè e amaro della casa\n\n58 € a persona, vino della casa e acqua compresi. Bambini fino a 10 anni 25 €.\nPrenotazioni entro il 15 dicembre: 0546 555 0187",
  );
  expect(post).toMatch(/Crostini misti[^\n]*\n[\s\S]*… e il resto nell’immagine\n\n58 € a persona/);
  expect(post.length).toBeLessThanOrEqual(280);
});

test("hours and prices are told whole or not at all", () => {
  const post = tweet(
    "Openingstijden rond de feestdagen:\n\nwoensdag 23 december 8.30 – 19.00\ndonderdag 24 december 8.00 – 16.00\n25 en 26 december gesloten\nmaandag 28 t/m woensdag 30 december 9.00 – 18.00\ndonderdag 31 december 8.30 – 15.00\n1 en 2 januari gesloten\n\nKaasplanken bestellen kan tot en met zondag 20 december.",
  );
  expect(post).toContain(
    "feestdagen:\nWo 23 dec 8.30–19.00\nDo 24 dec 8.00–16.00\n25 en 26 dec gesloten\nMa 28 t/m wo 30 dec 9.00–18.00\nDo 31 dec 8.30–15.00\n1 en 2 jan gesloten\n",
  );
  expect(post).not.toContain("… en meer");
});

test("a number to call at the end of a paragraph has no full stop that its author did not write", () => {
  const brief =
    "Talleres de primavera:\n\n• Torno\n• Modelado\n• Esmaltes\n\nMáximo 6 personas. Informes por WhatsApp: 33 5550 0142";
  expect(tweet(brief)).toMatch(/0142$/m);
  expect(tweet(`${brief}.`)).toMatch(/0142\.$/m);
  expect(tweet(`${brief}. Hasta pronto.`)).toContain("0142. Hasta pronto.");
});

test.each([
  [
    "We're hiring a qualified electrician, Cork city and county.\n\n€27.50 an hour, van and fuel card, 39 hours, half day on Fridays. Overtime is optional and paid. Mostly schools and dairy farms, some solar. You need a national craft cert and a full B licence. Start January. Send a CV, or just ring Niamh on 021 555 0142.",
    "You need a national craft cert and a full B licence.",
  ],
  [
    "Wir suchen einen Dachdecker in Kempten.\n\n24 € die Stunde, Firmenwagen, 38 Stunden, freitags ab zwölf frei. Überstunden werden bezahlt oder abgefeiert, wie du willst. Meist Kirchen und alte Höfe, ab und zu ein Neubau. Du brauchst einen Gesellenbrief und den Führerschein B. Start im Februar. Ruf Jana an: 0831 555 018.",
    "Du brauchst einen Gesellenbrief und den Führerschein B.",
  ],
])("a short post of a job keeps what it requires: %s", (brief, required) => {
  expect(tweet(brief)).toContain(required);
});

test("what was before and what is after stand together in a short post, or neither does", () => {
  const post = tweet(
    "De kast van mevrouw De Smet.\n\nVoor: eiken kleerkast uit 1924, dertig jaar in een vochtige kelder, fineer los, één deur kwijt, houtworm. Na: houtworm behandeld, fineer opnieuw verlijmd, nieuwe deur gemaakt uit eik van een oude kerkbank, afgewerkt met lijnolie. 64 uur werk. Nu staat ze in de kamer van haar kleindochter.",
  );
  expect(post.includes("Voor:")).toBe(post.includes("Na:"));
  const list = tweet(
    "Antes y después de un portón de 1908 en la calle Platerías.\n\nAntes: seis capas de pintura, la parte baja podrida, la cerradura rota.\nTrabajo: 5 semanas, decapado a mano, zócalo nuevo en roble, herrajes originales recuperados, acabado al aceite.\nDespués: cierra con un dedo y se ve la veta por primera vez en décadas.",
  );
  expect(list).not.toMatch(/Antes\n|Trabajo\n/);
});

const REPORT =
  "Library report, spring 2026\n\nBooks lent: 18,204\nReturned on time: 93% (target 95%)\nAverage wait for a reserved book: 12 days, down from 19 in the same season last year\nMembers: 2,911, of whom 840 are children\nMost wanted shelf: crime from Scandinavia\n\nThe full report is read out on 4 December.";

test.each([
  ["infographic", "… and more in the picture"],
  ["carousel", "… and more on the slides"],
  ["video", "… and more in the video"],
] as const)("what is counted keeps its figures, and the rest is in the %s", (assetType, rest) => {
  const post = tweet(REPORT, assetType);
  expect(post).toContain("Books lent: 18,204\n");
  expect(post).toContain(rest);
  expect(post).not.toMatch(/^Members$|^Most wanted shelf$/m);
});

const PRICES = (heading: string) =>
  `${heading}\n\nHeels: €14, ready in two days, leather or rubber as you like\nHalf soles: €22, ready in three days, glued and stitched by hand\nWhole soles: €58, ready in eight days, from oak-tanned leather\nZips: €31, ready in five days, in metal or nylon\n\nWe are closed from 24 December to 4 January.`;

test("prices without room are pointed to where they are shown", () => {
  expect(tweet(PRICES("Our prices for 2027:"), "video")).toContain("It’s all in the video.");
});

test("a post whose heading announces a list that is shown nowhere is not for the network", () => {
  const story = houseStory({
    brief: PRICES("Our prices for 2027:"),
    brand: brandOf("Fernwick"),
    channel: "linkedin",
    assetType: "og_image",
  });
  expect(JSON.stringify(story.doubts)).toMatch(/twitter/u);
});

test("of many names one or two stand for none of the others", () => {
  const brief = (notes: string) =>
    `Kiln 3.2 is out today.\n\n• Firing curves you can drag with the mouse while the kiln is still warm\n• Shared shelves for studios with several kilns in one room\n• Cost of every firing in your own currency, with the tariff of the night\n• Alarm on your telephone when the door is opened too early\n\n${notes}`;
  const post = tweet(
    brief(
      "All members get the new release during the night from Tuesday 2 to Wednesday 3 February 2027. It is free until 30 June 2027, and costs £4 a month from 1 July 2027 on.",
    ),
    "carousel",
  );
  expect(post).not.toMatch(/• Firing[^\n]*(?:\n• [^\n]*)?\n…/);
});

test("all that stands under a heading is named, or nothing of it", () => {
  const post = tweet(
    "Latchbook 3.8 rolls out Wednesday, February 17, 2027. What's in it:\n\nNew\n• Split invoices: two co-owners of one horse each get their own bill\n• Blanket chart: set a temperature per horse, and the evening list tells the barn crew who wears what\n• Coggins reminders 30 days before the test expires\n\nChanged\n• Feed charts print on one page up to 24 stalls (used to be 16)\n• Late fees are off by default for new barns\n\nNothing to install and no price change. Barns on the old 2.x app need to move over by April 30, and Josie on support will do it with you on the phone in about half an hour.",
    "carousel",
  );
  expect(post).toContain(
    "New\n• Split invoices\n• Blanket chart\n• Coggins reminders 30 days before the test expires\n… and more on the slides",
  );
});

const VEENA = (heading: string) =>
  `${heading}\n\nThe log is stored for two years under the shed roof. Then my uncle Selvam marks the bowl with charcoal and hollows it with a curved chisel, 16 days. The neck is cut from the same piece, 5 days. The yali head is carved separately by my sister Kavitha, 4 days. Twenty-four brass frets are set in beeswax mixed with lamp black, 3 days.\n\nOrders taken in February are ready by November 2027. New veenas start at £680.`;

test("what is told in its order is told whole or not at all", () => {
  const post = tweet(VEENA("How a log becomes a veena, told in the order we do it:"), "slideshow");
  expect(post).toMatch(/in the order we do it\.\s+All the steps are in the video\.\s+Orders/);
  // What has no announced order may stand in part, and "the same piece" not without the log.
  const news = tweet(VEENA("News from the workshop"), "slideshow");
  expect(news).not.toContain("All the steps");
  expect(!news.includes("the same piece") || news.includes("hollows it")).toBe(true);
});
