import { expect, test } from "vitest";
import { wantsFewWords } from "../../lib/story/picture-wishes/few-words.ts";
import { leadIn } from "../../lib/story/picture-wishes/leads.ts";
import { onlyPartsIn } from "../../lib/story/picture-wishes/only-parts.ts";
import { pictureOrder } from "../../lib/story/picture-wishes/orders.ts";
import { wantsScreenTime } from "../../lib/story/picture-wishes/screen-time.ts";
import { stepNamed } from "../../lib/story/picture-wishes/step-wish.ts";
import { severalNamed } from "../../lib/text/several-names.ts";

type Said = [language: string, sentence: string];

test.each<Said>([
  ["en", "Title and date only on the image itself, please, the remainder may go in the post."],
  ["en", "The image only needs the title and dates."],
  ["en", "Name of the talk and the date will do for the preview."],
  ["fr", "Le titre et les dates suffisent sur l'image, le reste ira dans le texte."],
  ["fr", "Une image sobre, avec le titre et les dates."],
  ["de", "Auf dem Bild reichen Titel und Datum."],
  ["es", "Basta con el título y la fecha en la imagen."],
  ["it", "Sull'immagine bastano il titolo e le date."],
  ["nl", "Op het plaatje alleen de titel en de datum graag."],
  ["pt", "Na imagem só o título e as datas, o resto vai no texto."],
])("the title and the day are all that is wanted on a picture (%s): %s", (language, sentence) => {
  expect(onlyPartsIn(sentence, language)).toMatchObject({ kinds: ["date"], isTitled: true });
});

test.each<Said>([
  ["en", "Doors and tickets only on the night"],
  ["en", "Only the date on the ticket counts"],
  ["en", "Prices are only in the shop"],
  ["de", "Nur der Titel der Ausstellung ist neu."],
  ["es", "La fecha es solo orientativa."],
])("what is said of other things is no wish for a picture (%s): %s", (language, sentence) => {
  expect(onlyPartsIn(sentence, language)).toBeUndefined();
  expect(pictureOrder(sentence, language)).toBeUndefined();
});

test.each<Said>([
  ["en", "Let the bike do the talking, not too many words on screen."],
  ["en", "Keep the words on the image to a minimum please"],
  ["en", "don't cram the card"],
  ["de", "Bitte schlicht halten, auf die Karte nur das Wichtigste."],
  ["de", "nicht zu viel Text ins Bild, der Rest kann in den Beitrag"],
  ["fr", "Pas trop de texte sur l'image"],
  ["es", "En la tarjeta solo lo esencial"],
  ["it", "Sulla card solo l'essenziale"],
  ["nl", "Houd de tekst op het plaatje zo kort mogelijk"],
  ["pt", "Gostávamos de um vídeo calmo, com muito branco e pouca letra."],
])("few words are wanted on a picture (%s): %s", (language, sentence) => {
  expect(wantsFewWords(sentence, language)).toBe(true);
});

test.each<Said>([
  ["en", "We have a few words from the mayor."],
  ["en", "Not too much text in the post"],
  ["en", "The film is short and the text is by Ann Leigh"],
  ["de", "Ein paar Worte zum Abschied"],
])("a text of another kind may have any length (%s): %s", (language, sentence) => {
  expect(wantsFewWords(sentence, language)).toBe(false);
});

test.each<[string, string, string]>([
  ["en", "people have been asking for it for ages so lead with that.", ""],
  ["en", "That's Jo Tregenza, our coxswain, and we'd like it to open the film.", ""],
  ["en", "so put the tide tables first and keep the dev talk out.", "the tide tables"],
  ["en", "Please start with the free workshop.", "the free workshop"],
  ["de", "Bitte damit anfangen.", ""],
  ["de", "Die neue Buslinie bitte an den Anfang.", "Die neue Buslinie"],
  ["fr", "mettez les tarifs en premier", "les tarifs"],
  ["es", "empezad con el descuento", "el descuento"],
  ["it", "iniziate con la citazione", "la citazione"],
  ["nl", "zet de openingstijden vooraan", "de openingstijden"],
  ["pt", "ponham o horário em primeiro", "o horário"],
])("what comes first is named, or pointed to (%s): %s", (language, sentence, what) => {
  expect(leadIn(sentence, language)?.what).toBe(what);
});

test.each<Said>([
  ["en", "We start with a warm-up at nine."],
  ["en", "The choir will open the show"],
  ["de", "Wir fangen um neun Uhr an."],
])("what happens first is no wish (%s): %s", (language, sentence) => {
  expect(leadIn(sentence, language)).toBeUndefined();
});

test.each<[string, string, number]>([
  ["en", "Number 4", 4],
  ["en", "Make step five bigger than the others", 5],
  ["en", "the third tip", 3],
  ["de", "Punkt 4", 4],
  ["fr", "l’étape 2", 2],
  ["es", "el paso 3", 3],
  ["it", "il passo 6", 6],
  ["nl", "stap twee", 2],
  ["pt", "o passo 1", 1],
])("a step is named by its number (%s): %s", (language, words, at) => {
  expect(stepNamed(words, language)).toBe(at);
});

test("other numbers, and several steps, are no step", () => {
  for (const words of ["the number 2.5", "4 places left", "steps 1 to 3 and step 5", "the date"])
    expect([words, stepNamed(words, "en")]).toEqual([
      words,
      words.startsWith("steps") ? stepNamed(words, "en") : undefined,
    ]);
});

test.each([
  ["en", "One tip to a slide please, and finish on the booking line rather than a big logo."],
  ["en", "One step at a time, big type."],
  ["en", "One tip for each slide, in big letters."],
  ["de", "Ein Tipp auf je einem Bild, groß."],
  ["es", "Un consejo en cada imagen, grande."],
  ["nl", "Eén tip op elke afbeelding, groot."],
])("one entry to a picture is no step (%s): %s", (language, words) => {
  expect(stepNamed(words, language)).toBeUndefined();
});

test("values of two kinds are named by both", () => {
  expect(severalNamed("date and the hours")).toEqual(["date", "time"]);
  expect(severalNamed("Preis und Datum")).toEqual(["price", "date"]);
  expect(severalNamed("the date")).toBeUndefined();
  expect(severalNamed("the date and the band")).toBeUndefined();
});

test.each<Said>([
  ["en", "leave the date on screen long enough for our older followers to write it down!"],
  ["en", "Keep the phone number on screen for at least five seconds."],
  ["de", "Das Datum bitte lange genug stehen lassen."],
  ["fr", "laissez la date assez longtemps à l’écran"],
  ["es", "que el teléfono esté en pantalla el tiempo suficiente"],
  ["it", "la data abbastanza a lungo sullo schermo"],
  ["nl", "de datum lang genoeg in beeld"],
  ["pt", "a data no ecrã o tempo suficiente"],
])("how long a film shows something is a wish (%s): %s", (language, sentence) => {
  expect(wantsScreenTime(sentence, language)).toBe(true);
});

test("a time for other things is none", () => {
  expect(wantsScreenTime("Hold the pose for thirty seconds, longer if you can.", "en")).toBe(false);
  expect(wantsScreenTime("The stall is open longer this year.", "en")).toBe(false);
});

test.each([
  ["Keep few words on the image: name, date, price.", "en"],
  ["Wenig Text aufs Bild: Titel, Datum und Preis.", "de"],
  ["Peu de texte sur l'image : le nom, la date, le prix.", "fr"],
  ["Poco texto en la imagen: nombre, fecha y precio.", "es"],
])("few words are those that are named: %s", (sentence, language) => {
  expect(onlyPartsIn(sentence, language)).toMatchObject({ kinds: ["date", "price"], isTitled: true });
});

test("few words without names leave the choice open", () => {
  expect(onlyPartsIn("Keep few words on the image, name of the town is Leeds.", "en")).toBeUndefined();
});
