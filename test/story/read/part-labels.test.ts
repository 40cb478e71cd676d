import { expect, test } from "vitest";
import { orderLead, partLabelIn } from "../../../lib/story/read/part-labels.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });
const textsOf = (brief: string, ids: readonly string[]) =>
  read(brief)
    .facts.filter(({ id }) => ids.includes(id))
    .map(({ says }) => says);

test.each([
  ["en", "Heading idea: Same house, two winters.", "title"],
  ["en", "Headline we like: Swipe right", "title"],
  ["de", "Vorschlag für die Überschrift: Kaputt? Bring es mit.", "title"],
  ["de", "Titelidee: Eiche hält", "title"],
  ["fr", "Idée de titre : Cassé ?", "title"],
  ["es", "Idea de titular: Tráelo", "title"],
  ["it", "Idea per il titolo: Portalo", "title"],
  ["nl", "Titelidee: Neem mee", "title"],
  ["pt", "Ideia de título: Traga cá", "title"],
  ["en", "Subheading, smaller: No appointment needed", "line"],
  ["en", "Closing line: See you there.", "closing"],
  ["de", "Wichtig als Hinweis auf dem letzten Bild: Bitte nicht üben.", "closing"],
  ["fr", "Pour finir : premier rendez-vous gratuit", "closing"],
  ["es", "En la última diapositiva: ven a vernos", "closing"],
  ["it", "In chiusura: a gennaio la serviamo", "closing"],
  ["nl", "Op de laatste dia graag: kom langs", "closing"],
  ["pt", "No último slide: venha ver", "closing"],
  ["en", "At the end the phone number: 01632 960 018", "closing"],
  ["de", "Am Ende die Telefonnummer: 030 555 0177", "closing"],
  ["fr", "À la fin le téléphone : 01 99 00 22 33", "closing"],
  ["es", "Al final el teléfono: 910 555 018", "closing"],
  ["it", "Alla fine il telefono: 055 555 0177", "closing"],
  ["nl", "Op het eind het telefoonnummer: 020 555 0177", "closing"],
  ["pt", "No fim o telefone: 210 555 018", "closing"],
  ["en", "Source to be shown: Borough Council", "source"],
  ["de", "Quelle (bitte klein angeben): Werkstattbuch", "source"],
  ["fr", "Source à afficher : registre", "source"],
  ["es", "Fuente que debe aparecer: registro", "source"],
  ["it", "Fonte da indicare: registro", "source"],
  ["nl", "Bron vermelden: logboek", "source"],
  ["pt", "Fonte a indicar: registo", "source"],
  ["de", "Fußnote: Gewicht geschätzt", "note"],
  ["en", "Main thing to stand out: Bring a torch.", "out"],
  ["en", "The date to stand out is 18 December.", "out"],
  ["de", "Was ins Auge fallen soll: der Preis", "out"],
  ["fr", "Ce qui doit ressortir : la date", "out"],
  ["es", "Lo que debe destacar: la fecha", "out"],
  ["it", "In evidenza: la data", "out"],
  ["nl", "Wat moet opvallen: de datum", "out"],
  ["pt", "O que deve saltar à vista: a data", "out"],
  ["de", "Inhalt der Reihe nach:", "content"],
])("%s: %s", (language, sentence, part) => {
  expect(partLabelIn(sentence, language)).toMatchObject({ part, isSure: true });
});

test.each([
  ["en", "End date: 5 May"],
  ["en", "Closing time: midnight"],
  ["en", "Last orders: 9pm"],
  ["en", "Title sponsor: Acme"],
  ["en", "Cover charge: £5"],
  ["en", "What it does: records trips"],
  ["de", "Einlass: 19 Uhr"],
  ["fr", "Entrée : 12 €"],
])("%s: %s names no part", (language, sentence) => {
  expect(partLabelIn(sentence, language)).toBeUndefined();
});

test("a label inside a sentence is found where its clause begins", () => {
  const sentence = "Sober look, one figure a slide, source on each: “Rates survey”.";
  const label = partLabelIn(sentence, "en");
  expect(sentence.slice(label?.start, label?.from)).toBe("source on each: ");
});

const NEWS = "Our repair café opens again on Saturday 9 January, 10am to 2pm, at the Old Mill.";

test("all sentences of the line are the headline", () => {
  const reading = read(`${NEWS}\nTitle suggestion: Broken? Bring it in.`);
  expect(reading.facts.find(({ id }) => id === reading.title)?.says).toBe("Broken? Bring it in.");
});

test("the line below the name of a part is meant", () => {
  const reading = read(`Heading idea:\nFree repairs every Saturday\n\n${NEWS}`);
  expect(reading.facts.find(({ id }) => id === reading.title)?.says).toBe("Free repairs every Saturday.");
});

test("what is wanted last and small print are marked, without their labels", () => {
  const brief = `Closing line: See you there!\n${NEWS}\nFootnote: one café. Yours may differ.\nSource to be shown: Kendal Council.`;
  const { closing, footnotes } = read(brief);
  expect(textsOf(brief, closing)).toEqual(["See you there!"]);
  expect(textsOf(brief, footnotes)).toEqual(["One café.", "Yours may differ.", "Source: Kendal Council."]);
});

test.each([
  [
    "New oak stool. Height: 45 cm. Seat: 32 cm. Finish: hand oiled with linseed. Price: £140.",
    "Finish: hand oiled with linseed.",
  ],
  [
    "Walk on Sunday. Start: Market Square. Finish: the Old Mill, with soup for all.",
    "Finish: the Old Mill, with soup for all.",
  ],
  [
    "Oats from nearby. Source: three farms in Lancashire. Milled every Tuesday.",
    "Source: three farms in Lancashire.",
  ],
  ["Live music on Friday. Cover: £6 on the door.", "Cover: £6 on the door."],
])("%s: a name of other things stays with its words", (brief, says) => {
  const { facts, closing, footnotes } = read(brief);
  expect(facts.map((fact) => fact.says)).toContain(says);
  expect([...closing, ...footnotes]).toEqual([]);
});

test.each(["Cover: photo of the tree.", "Last slide: our logo."])(
  "%s: what is to be seen there is for the maker",
  (order) => {
    expect(
      read(`${NEWS} ${order}`)
        .facts.filter(({ from }) => from === "brief")
        .map(({ says }) => says),
    ).not.toContain(order);
  },
);

test("a sentence that is to stand out is the headline, and a fact is looked for among the others", () => {
  const torch = read(`Sunset is at 4pm. In trouble: ring 112.\nMain thing to stand out: Bring a head torch.`);
  expect(torch.facts.find(({ id }) => id === torch.title)?.says).toBe("Bring a head torch.");
  const date = read(`${NEWS} The date to stand out is 9 January.`);
  expect(date.wishes.map(({ rule, value }) => `${rule}=${value}`)).toContain("emphasis=9 January");
});

test("words of order before a label are for the maker where the parts are named", () => {
  expect(orderLead("Then the signs: deeper, darker water.", "en")).toBe("Then ".length);
  expect(orderLead("Danach nur noch unsere Nummer: 0551 555", "de")).toBe("Danach nur noch ".length);
  const brief =
    "Slide 1: How to spot a rip\nThen the signs: deeper, darker water.\nLast slide: swim between the flags. And: call 000.";
  expect(read(brief).facts.map(({ says }) => says)).toEqual(
    expect.arrayContaining(["The signs: deeper, darker water.", "Swim between the flags. Call 000."]),
  );
});

test("an order to readers goes on", () => {
  const reading = read("Before you go: tell someone your route, charge your phone and keep it warm.");
  expect(reading.wishes).toEqual([]);
});

test("the heading of a list that says that its entries follow one another heads the text", () => {
  const reading = read("What to do when a pipe freezes, in order:\n1 Open the tap.\n2 Find the main valve.");
  expect(reading.facts[0]?.says).toBe("What to do when a pipe freezes, in order.");
  const ordered = read("Three slides, in this order:\n1. The gums.\n2. The tongue.");
  expect(ordered.facts[0]?.says).toBe("The gums.");
});

test("values of a table stand before columns whose names end in a figure", () => {
  const table =
    "Our year:\n\n            2024-25  2025-26\nVolunteers      312      365\nHampers      18,210   21,640\nVisits        1,200    1,400";
  expect(read(table).facts.map(({ says }) => says)).toContain("Volunteers: 312 (2024-25), 365 (2025-26).");
});

test("a title in quotation marks behind an order in French and German heads the text", () => {
  const french = read(
    "Il nous faudrait une infographie « La ludothèque mode d'emploi » pour les familles.\n\nAdhésion : 22 € par an.",
  );
  expect(french.facts[0]?.says).toBe("La ludothèque mode d’emploi.");
  const german = read("Wir bräuchten eine Infografik „So geht die Ludothek“.\n\nJahresbeitrag: 22 €.");
  expect(german.facts[0]?.says).toBe("So geht die Ludothek.");
});
