import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });
const said = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);

describe("a courtesy behind the news at the head of a brief is for the maker", () => {
  test.each([
    [
      "New opening hours from 2 March 2027",
      " please, the times nice and big.\n\nMonday 9 to 5\nSaturday 10 to 2",
    ],
    ["Neue Preisliste ab 2. März 2027", " bitte, die Preise groß.\n\nHaarschnitt 35 €\nBart 15 €"],
    ["Nouveaux tarifs au 2 mars 2027", " svp, avec les prix en gros.\n\nCoupe 35 €\nBarbe 15 €"],
    [
      "Nueva lista de precios desde el 2 de marzo",
      " por favor, con los precios grandes.\n\nCorte 35 €\nBarba 15 €",
    ],
    ["Nuovo listino prezzi dal 2 marzo 2027", " per favore, con i prezzi grandi.\n\nTaglio 35 €\nBarba 15 €"],
    ["Nieuwe prijslijst vanaf 2 maart 2027", " graag, met de prijzen groot.\n\nKnippen 35 €\nBaard 15 €"],
    [
      "Nova lista de preços a partir de 2 de março",
      " por favor, com os preços grandes.\n\nCorte 35 €\nBarba 15 €",
    ],
  ])("%s", (news, rest) => {
    expect(said(`${news}${rest}`)[0]?.replace(/[.]$/u, "")).toBe(news);
  });

  test.each([
    "No dogs in the garden please, there are hedgehogs.",
    "Cash only at the door please, the card reader is broken.",
    "Eintrittskarten am Eingang bereithalten bitte, es gibt Kontrollen.",
    "Réservez avant le 5 mars s’il vous plaît, il reste dix places.",
  ])("not where readers are asked: %s", (brief) => {
    expect(read(brief).heldBack).toEqual([]);
  });

  test("values behind it stay", () => {
    expect(said("New opening hours from 2 March please, valid until 30 June 2027.").join(" ")).toContain(
      "30 June",
    );
  });
});

describe("of a suggested line only its words are for readers", () => {
  test.each([
    ["We have a new oven. Maybe a line like “Warm from six.”", "Warm from six."],
    ["We have a new oven. Perhaps something along the lines of “Warm from six.”", "Warm from six."],
    ["Wir haben einen neuen Ofen. Vielleicht ein Satz wie „Warm ab sechs.“", "Warm ab sechs."],
    [
      "Nous avons un nouveau four. Peut-être une phrase comme « Chaud dès six heures. »",
      "Chaud dès six heures.",
    ],
    ["Tenemos un horno nuevo. Quizá una frase como «Caliente desde las seis.»", "Caliente desde las seis."],
    ["Abbiamo un forno nuovo. Magari una frase come «Caldo dalle sei.»", "Caldo dalle sei."],
    ["Wij hebben een nieuwe oven. Misschien een zin als “Warm vanaf zes.”", "Warm vanaf zes."],
    ["Temos um forno novo. Talvez uma frase como “Quente desde as seis.”", "Quente desde as seis."],
  ])("%s", (brief, line) => {
    expect(said(brief).join(" | ")).toContain(line.slice(0, -1));
    expect(said(brief).join(" | ")).not.toMatch(/line|along|Satz|phrase|frase|zin /u);
  });

  test("a sentence that tells of a line keeps it", () => {
    const sentence = "A sign like “Wet paint” hung on our door for a week.";
    expect(said(sentence).join(" ")).toContain("A sign like");
  });
});

describe("what stands under our name is for readers, and where it stands is not", () => {
  test.each([
    ["Under it just our name and: hats from £18.", "Hats from £18."],
    ["Darunter nur unser Name und: Hüte ab 18 €.", "Hüte ab 18 €."],
    ["En dessous juste notre nom et : chapeaux à partir de 18 €.", "Chapeaux à partir de 18 €."],
    ["Debajo solo nuestro nombre y: sombreros desde 18 €.", "Sombreros desde 18 €."],
    ["Sotto solo il nostro nome e: cappelli da 18 €.", "Cappelli da 18 €."],
    ["Eronder alleen onze naam en: hoeden vanaf 18 €.", "Hoeden vanaf 18 €."],
    ["Por baixo só o nosso nome e: chapéus a partir de 18 €.", "Chapéus a partir de 18 €."],
  ])("%s", (line, words) => {
    const quote = /^(?:Under|Darunter)/u.test(line) ? "“Es passt.” – Ida, Ulm" : "“Va bene.” – Ida, Ulm";
    expect(said(`${quote}\n\n${line}`)).toContain(words);
  });

  test("a rule about our name is a whole sentence", () => {
    expect(said("Under our name you will find a blue door: ring twice.").join(" ")).toContain(
      "Under our name",
    );
  });
});

describe("who let us use the words is for the maker", () => {
  test.each([
    "A guest sent us this and said we can use it with her first name and village:",
    "Eine Kundin hat uns das geschickt und gesagt, wir dürfen es mit Vornamen und Ort verwenden:",
    "Une cliente nous a envoyé ceci et a dit que nous pouvions l’utiliser avec son prénom et sa ville :",
    "Una clienta nos mandó esto y dijo que podemos usarlo con su nombre y ciudad:",
    "Una cliente ci ha mandato questo e ha detto che possiamo usarlo con nome e città:",
    "Een klant stuurde ons dit en zei dat we het mogen gebruiken met voornaam en woonplaats:",
    "Uma cliente mandou-nos isto e disse que o podemos usar com primeiro nome e cidade:",
  ])("%s", (lead) => {
    const text = said(`${lead}\n\n“Better than new. Even the buckle clicks again.” – Ida, Ulm`);
    expect(text.join(" ")).not.toContain(lead.slice(0, 20));
  });

  test("not that the council said yes to plans", () => {
    expect(said("The council said we can use the square with a market.").join(" ")).toContain("council");
  });
});

describe("into how many parts a text falls, and that it may go out, is for the maker", () => {
  test.each([
    ["How to join", ", to be explained in 4 steps, one per page:\n1. Write to us.\n2. Come along."],
    ["Mitglied werden", ", in 4 Schritten zu erklären:\n1. Schreiben Sie uns.\n2. Kommen Sie vorbei."],
    ["Devenir membre", ", à présenter en 4 étapes, une par page :\n1. Écrivez-nous.\n2. Venez nous voir."],
    ["Hazte de la peña", ", para explicar en 4 pasos, uno por página:\n1. Escríbanos.\n2. Venga a vernos."],
    ["Come iscriversi", ", da spiegare in 4 passi, uno per pagina:\n1. Scriveteci.\n2. Venite a trovarci."],
    ["Lid worden", ", uit te leggen in 4 stappen, één per pagina:\n1. Schrijf ons.\n2. Kom langs."],
    [
      "Como ser membro da nossa associação",
      ", para explicar em 4 passos, um por página:\n1. Escreva-nos.\n2. Venha visitar-nos.",
    ],
    ["The figures of our autumn survey", ", ready to publish. We asked 300 gardeners."],
    ["Die Zahlen unserer Umfrage", ", fertig zur Veröffentlichung. Wir haben 300 Gärtner gefragt."],
    ["Les chiffres de notre enquête", ", prêts à publier. Nous avons interrogé 300 jardiniers."],
  ])("%s", (title, rest) => {
    expect(said(`${title}${rest}`)[0]?.replace(/[\s.:]+$/u, "")).toBe(title);
  });

  test.each([
    "Joining explained in 4 steps.",
    "Our seeds come in paper bags, ready to sow.",
    "The match, to be shown on 3 screens in the bar.",
  ])("not: %s", (text) => {
    expect(said(text)[0]).toBe(text);
  });
});

describe("the words behind “we’d like to present it like this” are the text", () => {
  test.each([
    [
      "The new cider is here. We’d like to present it like this: hand-picked apples, pressed the same day.",
      "Hand-picked",
    ],
    [
      "Der neue Most ist da. So möchten wir ihn vorstellen: von Hand gelesene Äpfel, am selben Tag gepresst.",
      "Von Hand",
    ],
    [
      "Le nouveau cidre est arrivé. Nous aimerions le présenter ainsi : pommes cueillies à la main.",
      "Pommes",
    ],
    [
      "Ya está la sidra nueva. Nos gustaría presentarla así: manzanas recogidas a mano, prensadas el mismo día.",
      "Manzanas",
    ],
    [
      "È arrivato il sidro nuovo. Vorremmo presentarlo così: mele raccolte a mano, pressate in giornata.",
      "Mele",
    ],
    [
      "De nieuwe cider is er. We willen hem graag zo presenteren: met de hand geplukte appels.",
      "Met de hand",
    ],
    [
      "Chegou a sidra nova. Gostaríamos de a apresentar assim: maçãs colhidas à mão, prensadas no próprio dia.",
      "Maçãs",
    ],
  ])("%s", (brief, first) => {
    const { facts, title } = read(brief);
    expect(facts[1]?.says.startsWith(first)).toBe(true);
    expect(title).toBe("");
  });

  test("not of what the sender does", () => {
    expect(said("We present it every spring: the plant fair of the valley.").join(" ")).toContain(
      "We present it",
    );
  });
});
