import { expect, test } from "vitest";
import { emptyStory } from "../../../lib/story/empty.ts";
import { coloredParts, wishesUnkept } from "../../../lib/story/review/wishes-unkept.ts";
import type { Story } from "../../../lib/story/schema.ts";

const NEWS = "We open on Monday. ";

/** What is asked about a remark that was held back behind the news. */
function askedAbout(remark: string, language = "en", more: Partial<Story> = {}, drawn = ""): string[] {
  const span = { start: NEWS.length, end: NEWS.length + remark.length };
  const heldBack = [{ quote: remark, span, why: "instruction" as const }];
  const story: Story = { ...emptyStory(language), language, heldBack, ...more };
  return wishesUnkept({ story, brief: NEWS + remark, channel: "linkedin", drawn });
}

test.each([
  ["en", "Make the price red."],
  ["en", "Write it the way we talk at the bar."],
  ["de", "Schreib es so, wie man im Vereinsheim redet."],
  ["nl", "Schrijf het een beetje zoals je in de kantine praat."],
  ["fr", "Écrivez comme on parle au comptoir."],
  ["en", "Two columns please."],
  ["en", "The dog big in the middle."],
  ["en", "A margin note in handwriting would be charming."],
  ["en", "A bar chart, please, not a table."],
  ["en", "Show a loaf on it."],
  ["en", "No red, nobody was hurt."],
  ["en", "Logo bottom right."],
  ["en", "Pixel style obviously but not the actual game."],
  ["en", "People read it in the rain so make the hours big."],
  ["en", "Let the date be what stays on screen at the end."],
  ["de", "Bitte zweispaltig."],
  ["de", "Handschrift für den Gruß."],
  ["de", "Am liebsten ein Kreisdiagramm, schlicht."],
  ["de", "Ein Teller von oben, Dampf wäre schön."],
  ["fr", "La tasse bleue doit rester au premier plan."],
  ["fr", "Les prix en bas à gauche, merci."],
  ["es", "Que se vea el limonero."],
  ["es", "La fecha en rojo y a la derecha."],
  ["it", "Le tre cifre affiancate, come su un menù."],
  ["it", "La data in alto, ben visibile."],
  ["nl", "De fabels in grijs."],
  ["nl", "Alles zonder hoofdletters graag."],
  ["nl", "Graag een foto van de lege etalage."],
  ["pt", "Faz em duas colunas, com ícones."],
  ["pt", "O nome da loja só no rodapé."],
])("a wish that says exactly what is asked about: %s %s", (language, remark) => {
  expect(askedAbout(remark, language)).toEqual([
    `the brief wishes “${remark}”, and it is not certain that the piece does it`,
  ]);
});

test.each([
  ["en", "Keep it friendly and professional."],
  ["en", "Something eye-catching, on brand."],
  ["en", "Make the text big, many of them are old."],
  ["en", "Thanks, we need it by Friday."],
  ["en", "It is for our Instagram page."],
  ["en", "No photos of us, just drawings or icons."],
  ["en", "No needles, drills or open mouths in the pictures."],
  ["en", "Two separate slides would be nice, but do what fits."],
  ["de", "Bitte freundlich und auffällig."],
  ["de", "Keine Fotos vom Brand zeigen."],
  ["en", "I'd prefer it dark."],
  ["de", "Ton: bodenständig, kein Werbesprech."],
  ["fr", "C’est son équipe qui décide du reste."],
  ["de", "Lieber Illustrationen als Fotos."],
  ["fr", "Un ton chaleureux, pas trop commercial."],
  ["fr", "Pas de photos de banque d’images."],
  ["es", "Letra legible para gente que ve poco."],
  ["es", "Nada de fotos de la cocina."],
  ["it", "Tono sobrio: è sanità."],
  ["it", "La piantina non mettetela, quella che abbiamo è vecchia."],
  ["nl", "Rustig en strak, in de huiskleuren."],
  ["nl", "De kaart maken we zelf."],
  ["pt", "Curtinho e alegre, por favor."],
  ["pt", "Sem agulha na imagem."],
])("what leaves it to the maker, bans or is done anyway is not: %s %s", (language, remark) => {
  expect(askedAbout(remark, language)).toEqual([]);
});

test("what stands on the piece needs no question", () => {
  expect(askedAbout("Show a loaf on it.", "en", {}, "Hollin: We open. Illustration: loaf.")).toEqual([]);
  expect(
    askedAbout("The two in two columns.", "en", {
      columns: ["Rye", "Wheat"],
      rows: [{ label: "Price", first: "£3", second: "£2", fact: "f1" }],
    }),
  ).toEqual([]);
});

test("one entry to a slide, a slide that is last and type that is legible need none; other slides do", () => {
  const slide = (title: string) => ({ title, body: "", facts: [] });
  const slides = [slide("New: offline maps"), slide("Removed: the old export")];
  expect(
    askedAbout("One tip to a slide, and finish on a call rather than a big logo.", "en", { slides }),
  ).toEqual([]);
  expect(askedAbout("Put “Removed” on the very last slide by itself.", "en", { slides })).toEqual([]);
  expect(askedAbout("Gut lesbar auch für ältere Augen wäre schön.", "de")).toEqual([]);
  expect(askedAbout("Put “New” on the very last slide by itself.", "en", { slides })).toHaveLength(1);
  expect(askedAbout("Ein Regenbogen im Hintergrund wäre schön.", "de")).toHaveLength(1);
});

test.each([
  ["en", "Two columns please:"],
  ["en", "Price in red."],
  ["de", "Den Preis bitte in Rot."],
  ["de", "Zwei Spalten bitte:"],
  ["fr", "Le prix en rouge, merci."],
  ["es", "Dos columnas por favor:"],
])("and so is one that opens the brief: %s %s", (language, quote) => {
  const heldBack = [{ quote, span: { start: 0, end: quote.length }, why: "instruction" as const }];
  const story: Story = { ...emptyStory(language), language, heldBack };
  expect(wishesUnkept({ story, brief: `${quote} ${NEWS}`, channel: "linkedin" })).toHaveLength(1);
});

test.each([
  ["en", "A carousel with two columns for Instagram."],
  ["de", "Bitte eine Karte mit einem Kreisdiagramm."],
  ["fr", "Une image avec un plan du quartier."],
])("an order of the piece that opens it is not: %s %s", (language, quote) => {
  const heldBack = [{ quote, span: { start: 0, end: quote.length }, why: "instruction" as const }];
  const story: Story = { ...emptyStory(language), language, heldBack };
  expect(wishesUnkept({ story, brief: `${quote} ${NEWS}`, channel: "linkedin" })).toEqual([]);
});

test("an order that opens the brief, and what the author has settled, needs none", () => {
  const remark = "Please make a card with a photo of our dog.";
  const heldBack = [{ quote: remark, span: { start: 0, end: remark.length }, why: "instruction" as const }];
  const story: Story = { ...emptyStory("en"), heldBack };
  expect(wishesUnkept({ story, brief: remark, channel: "linkedin" })).toEqual([]);
  const quote = "Make the price red.";
  const brief = `${NEWS}${quote}\n\nCREATOR PREFERENCES\n- About “${quote}”: yes`;
  const span = { start: NEWS.length, end: NEWS.length + quote.length };
  const settled: Story = { ...emptyStory("en"), heldBack: [{ quote, span, why: "instruction" }] };
  expect(wishesUnkept({ story: settled, brief, channel: "linkedin" })).toEqual([]);
});

test.each([
  ["de", "Der Preis in Rot.", true],
  ["es", "El precio en rojo", true],
  ["pt", "O preço a vermelho", true],
  ["en", "The date in blue.", true],
  ["en", "The van in blue waits at the gate.", false],
  ["de", "Der Preis in Rot ist reduziert.", false],
  ["es", "El precio en tienda", false],
])("a part and its colour are no words for readers: %s %s", (language, quote, isAsked) => {
  const fact = {
    id: "f1",
    kind: "news",
    says: quote,
    quote,
    from: "brief",
    span: { start: 0, end: quote.length },
  } as const;
  expect(coloredParts({ ...emptyStory(language), language, facts: [fact] })).toHaveLength(isAsked ? 1 : 0);
});
