import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { isMakerNote } from "../../../lib/story/read/maker-notes.ts";
import { brandOf } from "../../copy/brands.ts";

type About = { isDoubted?: boolean; plain?: string };
const isNote = (language: string, sentence: string, { isDoubted = false, plain = sentence }: About = {}) =>
  isMakerNote(sentence, {
    language,
    plain,
    judge: { doubtedFor: () => (isDoubted ? "maker" : undefined) },
  });

test.each([
  ["en", "No grinning turnips please, it puts folk off."],
  ["en", "And please don't draw a tooth with a face."],
  ["en", "Please don't mention the insurer, we're still arguing with them."],
  ["de", "Bitte keine lachenden Zähne, das wirkt albern."],
  ["de", "Bitte die Reederei nicht nennen, wir verhandeln noch mit ihr."],
  ["fr", "Pas de blessures s'il vous plaît, des enfants regardent."],
  ["fr", "Ne citez pas le fournisseur s'il vous plaît, nous sommes en procès."],
  ["es", "Nada de sangre, por favor, que lo ven niños."],
  ["it", "Per favore niente denti che ballano."],
  ["it", "Non nominate la ditta, per favore, siamo in trattativa."],
  ["nl", "Alsjeblieft geen lachende tanden."],
  ["pt", "Por favor nada de dentes a sorrir."],
])("%s: what is not to be drawn or named, with its reason: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(true);
});

test.each([
  ["en", "No ponies please, the lawn is soft."],
  ["en", "No sparklers please, the hay is dry."],
  ["en", "Please don't draw on the piano."],
  ["en", "No blood, no stitches, home by tea."],
  ["de", "Bitte keine Pferde, der Rasen ist weich."],
  ["fr", "Pas de chevaux s'il vous plaît, la pelouse est fragile."],
  ["es", "Nada de caballos, por favor, el césped es nuevo."],
  ["it", "Niente cavalli, per favore, il prato è nuovo."],
  ["nl", "Geen paarden graag, het gras is zacht."],
  ["pt", "Nada de cavalos, por favor, a relva é nova."],
])("%s: what visitors are asked is for readers: %s", (language, sentence) => {
  expect(isNote(language, sentence, { isDoubted: true })).toBe(false);
});

test.each([
  ["en", "For shift workers, so plain words and not too much on each slide."],
  ["de", "Für Hebammen, bitte nicht zu technisch."],
  ["fr", "Pour des routiers, phrases courtes."],
  ["es", "Para abuelos, letra grande y frases cortas."],
  ["it", "Per chi ha fretta, frasi brevi."],
  ["nl", "Voor boeren, liefst gewone taal."],
  ["pt", "Para os pescadores, sem termos técnicos."],
])("%s: for whom it is and how it is written: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(true);
});

test("a course for them has short sentences of its own", () => {
  const sentence = "For beginners, short sentences.";
  expect(isNote("en", sentence, { plain: `Spanish course, from 4 March. ${sentence}` })).toBe(false);
  expect(isNote("en", "For parents with prams, the side door is open.")).toBe(false);
});

test.each([
  ["en", "For the rowing club Instagram please."],
  ["de", "Das kommt auf die Facebook-Seite vom Chor."],
  ["fr", "C'est pour l'Instagram de la chorale."],
  ["es", "Es para el Instagram del coro, por favor."],
  ["it", "Va sulla pagina Facebook del coro."],
  ["nl", "Dit is voor de Instagram van het koor."],
  ["pt", "É para o Instagram do coro."],
])("%s: where it will be posted: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(true);
});

test.each([
  ["en", "Keep it friendly, we're not lecturing anyone."],
  ["de", "Bitte freundlich, ohne erhobenen Zeigefinger."],
  ["fr", "Sans culpabiliser personne, s'il vous plaît."],
  ["es", "Sin sermonear a nadie."],
  ["it", "Senza fare la predica a nessuno."],
  ["nl", "Zonder opgeheven vingertje graag."],
  ["pt", "Sem dar sermões a ninguém."],
])("%s: without telling anybody off: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(true);
});

test("a reason before what follows from it is a note where the classifier doubts it", () => {
  const sentence = "They're only six so no photos of the girls.";
  expect(isNote("en", sentence, { isDoubted: true })).toBe(true);
  expect(isNote("en", sentence)).toBe(false);
});

test("an order that names what readers need is none", () => {
  expect(isNote("en", "One slide each for what we fix, what we don't and where we are.")).toBe(false);
});

test("it is held back whole, and the wish in it is kept", () => {
  const brief =
    "The ferry runs again from 3 May, every hour from 8 to 18. A return is £6. Please don't mention the yard, we're still in court with them.";
  const { facts, wishes, heldBack } = houseStory({
    brief,
    brand: brandOf("Inch Ferry"),
    channel: "instagram",
    assetType: "card",
  });
  expect(facts.filter(({ from, quote }) => from === "brief" && /court|yard/.test(quote))).toEqual([]);
  expect(wishes).toContainEqual(expect.objectContaining({ rule: "leave_out_words", value: "yard" }));
  expect(heldBack.map(({ why }) => why)).toEqual(["instruction"]);
});

test.each([
  ["en", "The pictures will be added by us later, so please leave some space."],
  ["en", "Leave room for the photos, and don't mention the price."],
  ["de", "Die Fotos fügen wir selbst ein, also bitte Platz lassen."],
  ["fr", "Les photos seront ajoutées par nous, laissez donc de la place."],
  ["es", "Las fotos las ponemos nosotros, así que dejad espacio."],
  ["it", "Le foto le aggiungiamo noi, quindi lasciate spazio."],
  ["nl", "De foto's voegen we zelf toe, dus laat ruimte over."],
  ["pt", "As fotos serão adicionadas por nós, por isso deixem espaço."],
])("%s: who adds the pictures, and the room for them: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(true);
});

test.each([
  ["en", "The portions are large, so leave some room."],
  ["en", "Photos will be added to the members' album on Monday."],
  ["de", "Die Portionen sind groß, also Platz lassen."],
  ["fr", "Les parts sont grandes, laissez donc de la place."],
])("%s: room for dessert, and an album, are for readers: %s", (language, sentence) => {
  expect(isNote(language, sentence)).toBe(false);
});
