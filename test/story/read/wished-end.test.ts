import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

/** Orders about the end are carried out: what they say is said, and nothing of the order. */
const brand = brandOf("Acme");
const postOf = (brief: string) =>
  houseStory({ brief, brand, channel: "linkedin", assetType: "card" }).posts.linkedin ?? "";
const EN = "Our workshop on Mill Lane opens again on Monday 7 December 2026 at 9am.";

test.each([
  [
    "We'd like to close with one line of thanks to the 43 volunteers who painted it.",
    "Thank you to the 43 volunteers who painted it.",
  ],
  ["At the end, say that coffee is free all morning.", "Coffee is free all morning."],
  [
    "Please close by saying that gift wrapping is free until Christmas Eve.",
    "Gift wrapping is free until Christmas Eve.",
  ],
  [
    "At the end tell people our tours cost £8, and they'll find a place at acme.example.",
    "Our tours cost £8, and you’ll find a place at acme.example.",
  ],
  ["Could you end on the 30-day trial, no card needed.", "30-day trial, no card needed."],
])("%s", (order, said) => {
  const post = postOf(`${EN} ${order}`);
  expect(post).toContain(said);
  expect(post).toContain("opens again on Monday 7 December");
  expect(post).not.toMatch(/close with|At the end|by saying|tell people|end on/i);
});

test.each([
  [
    "Unsere Werkstatt am Markt öffnet am Montag, 7. Dezember 2026, um 9 Uhr. Am Ende soll stehen, dass der Eintritt frei ist.",
    "Der Eintritt ist frei.",
    /Am Ende|soll stehen/,
  ],
  [
    "Unsere Werkstatt am Markt öffnet am Montag, 7. Dezember 2026, um 9 Uhr. Bitte auf der letzten Seite zum Rundgang am Nachmittag einladen: Telefon 08321 555 120.",
    "Rundgang am Nachmittag: Telefon 08321 555 120",
    /letzten Seite|einladen/,
  ],
  [
    "L’officina del mercato apre lunedì 7 dicembre 2026 alle 9. Sull'ultima pagina scrivete per favore che si prenota su acme.example almeno due giorni prima.",
    "Si prenota su acme.example almeno due giorni prima.",
    /pagina|scrivete/,
  ],
  [
    "L’atelier du marché ouvre le lundi 7 décembre 2026 à 9 h. Merci de terminer par l'invitation à réserver sur acme.example.",
    "Réserver sur acme.example",
    /terminer|invitation/,
  ],
])("%s", (brief, said, order) => {
  expect(postOf(brief)).toContain(said);
  expect(postOf(brief)).not.toMatch(order);
});

test.each([
  [
    "Wir möchten unseren neuen Töpferkurs zeigen. Er beginnt am 12. Januar 2027 und kostet 90 Euro.",
    "Unser neuer Töpferkurs",
  ],
  [
    "Wir möchten zeigen, wie aus einer Anfrage eine Anlage wird, damit niemand Angst hat. Zuerst kommt ein Termin am Haus, der eine Stunde dauert. Die Montage dauert zwei bis drei Tage.",
    "Wie aus einer Anfrage eine Anlage wird",
  ],
])("what is to be shown heads the text: %s", (brief, headline) => {
  const story = houseStory({ brief, brand, channel: "linkedin", assetType: "card" });
  expect(story.headline.text).toBe(headline);
  expect(story.posts.linkedin).not.toMatch(/möchten|damit niemand/);
});

test.each([
  "Start with the state she was in, end with the launch.",
  "Open on the empty room and then finish with the party.",
])("the course of a film gives no words for its end: %s", (course) => {
  expect(postOf(`${EN} ${course}`)).not.toMatch(/(?:^|\n|[.] )[Tt]he (?:launch|party)\./);
});

test.each([
  [
    "Two things before winter: sweep the flue, check the seal.\n\nAt the end: full service £149 until 31 October.",
    "Full service £149",
  ],
  [
    "Deux gestes avant l'hiver : ramoner le conduit.\n\nÀ la fin : entretien complet 149 € jusqu'au 31 octobre.",
    "Entretien complet 149 €",
  ],
  [
    "Dos gestos antes del invierno: limpiar el tiro.\n\nAl final: revisión completa 149 € hasta el 31 de octubre.",
    "Revisión completa 149 €",
  ],
  [
    "Due gesti prima dell'inverno: pulire la canna.\n\nAlla fine: controllo completo 149 € fino al 31 ottobre.",
    "Controllo completo 149 €",
  ],
])("a place before a colon is not said: %s", (brief, said) => {
  const post = postOf(brief);
  expect(post).toContain(said);
  expect(post).not.toMatch(/At the end|la fin|Al final|Alla fine/);
});

test("an end that names a kind of value is a wish for the picture, and no words of a post", () => {
  const { wishes, posts } = houseStory({
    brief: "Winter jam. Fri 15 January, 7pm till 10pm. Entry £6. Tickets at the door. End on the date.",
    brand: brandOf("Rampworks"),
    channel: "instagram",
    assetType: "video",
  });
  expect(wishes).toContainEqual(expect.objectContaining({ rule: "end_with", value: "" }));
  expect(posts.instagram).not.toMatch(/end on|the date/iu);
});

test.each([
  "End on the date and leave it up long enough for my gran to read it.",
  "End with the date and place and keep them on screen for a few seconds.",
])("how long the end stays is no word for readers: %s", (order) => {
  const post = postOf(`${EN} ${order}`);
  expect(post).not.toMatch(/long enough|gran|on screen|date and/i);
});
test("what readers are to leave or keep is for them", () => {
  expect(postOf(`${EN} Please end with: fill the form and keep it for your visit.`)).toContain("keep it");
});

test.each([
  ["I'd like a thank you to everybody, nothing to sell.", "Thank you to everybody."],
  ["We would like a big thank you to all the helpers.", "Thank you to all the helpers."],
])("thanks that are wanted are said: %s", (order, said) => {
  const post = postOf(`${EN} ${order}`);
  expect(post).toContain(said);
  expect(post).not.toMatch(/like a|nothing to sell/);
});
test("why the end is wanted is no word for readers", () => {
  expect(postOf(`${EN} End on the date so people can screenshot it.`)).not.toMatch(/screenshot/);
});
test("the words of a last slide are the last slide, whatever is told behind them", () => {
  const { slides } = houseStory({
    brief:
      'Two ways to send us a case.\n\nImpression: collected by courier, 8 working days. Scan: uploaded any time, 5 working days.\n\nThe price is the same for both: £92 for a crown. Last slide: "Ask for Priya on extension 14 to try a scan. The first one is free until 31 January 2027." Figures are for 2025.',
    brand,
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(slides.at(-1)?.title).toContain("Ask for Priya on extension 14");
  expect(slides.map(({ title, body }) => `${title} ${body}`).join(" ")).toContain("£92");
});

/** What an end is to show is on the picture; its name is no line for readers. */
test.each([
  [
    "Töpferkurs am Samstag, 16. Januar 2027, 10 Uhr. Er kostet 95 €.",
    "Bitte am Ende das Datum und den Preis zeigen.",
  ],
  [
    "Töpferkurs am Samstag, 16. Januar 2027, 10 Uhr. Er kostet 95 €.",
    "Am Ende bitte Datum und Preis nochmal einblenden.",
  ],
  ["Töpferkurs am Samstag, 16. Januar 2027, 10 Uhr. Er kostet 95 €.", "Am Ende das Motto zeigen."],
  ["Pottery course on Saturday 16 January 2027 at 10am. It costs £95.", "Finish with the price on its own."],
  ["Pottery course on Saturday 16 January 2027 at 10am. It costs £95.", "End on the joke about the bill."],
  ["Stage de poterie le samedi 16 janvier 2027 à 10 h. Il coûte 95 €.", "Terminez par la date et le prix."],
  [
    "Cursus pottenbakken op zaterdag 16 januari 2027, 10 uur. Hij kost € 95.",
    "Sluit af met de datum en de prijs.",
  ],
])("%s %s", (news, order) => {
  const post = postOf(`${news} ${order}`);
  expect(post).toContain("2027");
  expect(post).not.toMatch(/zeigen|einblenden|Motto|on its own|joke|la date et|de datum en/i);
});

test("words in quotation marks are said at the end", () => {
  expect(postOf(`${EN} Finish with 'More clay, less stress'.`)).toContain("More clay, less stress");
});
