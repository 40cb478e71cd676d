import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Nordhof");
function made(brief: string) {
  const request = { brief, brand, channel: "linkedin", assetType: "card" } as const;
  const story = houseStory(request);
  const { verdict, summary } = reviewStory({ story, ...request, lint: [], today: "2027-02-10" });
  return { story, post: story.posts.linkedin ?? "", verdict, summary };
}

describe("a day that has passed is told of by what comes after it", () => {
  test.each([
    "A thank-you after our winter concert on Saturday 6 February. 412 people came to St Aldan's, and we collected £3,146 for the hospice.",
    "Ein Dankeschön nach unserem Winterkonzert am Samstag, 6. Februar. 412 Gäste füllten die Kirche, und für das Hospiz kamen 3.146 € zusammen.",
    "Nos remerciements après le concert d'hiver du samedi 6 février. L'église était pleine : 412 personnes, et 3 146 € pour l'hospice.",
    "Een bedankje na ons winterconcert van zaterdag 6 februari. De kerk zat vol met 412 mensen en we haalden € 3.146 op voor het hospice.",
    "Bilder von unserem Hoffest am Samstag, 6. Februar. Die Schmiede brannte zum ersten Mal seit zehn Jahren.",
  ])("%s", (brief) => {
    const { story, verdict, summary } = made(brief);
    expect(`${verdict}: ${summary}`).toMatch(/^approved/);
    if (!brief.startsWith("Bilder")) expect(story.when).toBeNull();
  });

  test.each([
    "Thank-you evening for our volunteers on Saturday 6 February, 7 pm in the hall. Free entry, soup and bread.",
    "Dankeschön-Abend für alle Helfer am Samstag, 6. Februar, 19 Uhr im Saal. Der Eintritt ist frei.",
    "A thank-you after our winter concert: come to the free coffee morning on Saturday 6 February in the hall.",
    "Coffee after our service on Sunday 7 February at 11 am in the parish hall. Everyone is welcome.",
  ])("and one that invites is asked about: %s", (brief) => {
    expect(made(brief).summary).toMatch(/has passed/);
  });
});

describe("what an author wants to do with the news is no part of it", () => {
  test.each([
    [
      "Here are our figures for 2026, which we'd like to share with our supporters and the council:\n\n24 sessions, 611 visitors\n31 volunteers gave 1,860 hours\nRunning costs £4,310, donations £5,025",
      /supporters|council/,
    ],
    [
      "Die neue Halle öffnet am Montag, 1. März 2027, und wir möchten gern unseren Mitgliedern zeigen, was sich geändert hat.\n\nEs gibt zwei neue Duschen und einen Ruheraum.",
      /Mitgliedern/,
    ],
    [
      "Voici nos chiffres de 2026, que nous aimerions partager avec nos donateurs :\n\n24 ateliers, 611 visiteurs\n31 bénévoles, 1 860 heures\nDépenses 4 310 €, dons 5 025 €",
      /partager|donateurs/,
    ],
    [
      "Estas son las cifras de 2026, que nos gustaría compartir con nuestros socios:\n\n24 sesiones, 611 visitas\n31 voluntarios, 1.860 horas\nGastos 4.310 €, donativos 5.025 €",
      /compartir|socios/,
    ],
  ])("%s", (brief, remark) => {
    expect(made(brief).post).not.toMatch(remark);
  });

  test("with readers it is shared in person", () => {
    const brief = "Here is a soup from our kitchen, which we'd like to share with you. It takes 20 minutes.";
    expect(made(brief).post).toContain("which we’d like to share with you");
  });
});

describe("words that present a list are for readers", () => {
  const rows = "\n\nRevisión básica: 29 €\nRevisión completa: 55 €\nCambio de cámara: 12 €";
  test.each([
    [`En marzo hacemos la puesta a punto. Estos son los precios:${rows}`, "Estos son los precios:"],
    [
      "Im März machen wir Räder fit. Das sind unsere Preise:\n\nKleine Durchsicht: 29 €\nGroße Durchsicht: 55 €\nSchlauchwechsel: 12 €",
      "Unsere Preise:",
    ],
    [
      "In March we service bikes. Here are our prices:\n\nBasic check: £29\nFull service: £55\nNew inner tube: £12",
      "Our prices:",
    ],
    [
      "A marzo rimettiamo in ordine le bici. Ecco i prezzi:\n\nControllo base: 29 €\nControllo completo: 55 €\nCambio camera d'aria: 12 €",
      "Ecco i prezzi:",
    ],
  ])("%s", (brief, said) => {
    const { post, summary } = made(brief);
    expect(post).toContain(said);
    expect(summary).not.toContain(said);
  });

  test.each([
    "Here are the notes for the post:\n\nBasic check: £29\nFull service: £55\nNew inner tube: £12",
    "Hier sind die Infos, wie besprochen:\n\nKleine Durchsicht: 29 €\nGroße Durchsicht: 55 €\nSchlauchwechsel: 12 €",
  ])("and what is handed to the maker is not approved with those words: %s", (brief) => {
    const { post, verdict } = made(brief);
    const lead = brief.split(":")[0] ?? "";
    expect(verdict === "approved" && post.includes(lead)).toBe(false);
  });
});

describe("hours and place belong to the day of their own clause", () => {
  test.each([
    "Our next concert is on Saturday 19 June 2027, and anyone who wants to sing in it can come along to rehearsal from Tuesday 23 February, 7.30 pm in St Aldan's Hall.",
    "Das Sommerkonzert ist am Samstag, 19. Juni 2027, und wer mitsingen will, kommt einfach ab Dienstag, 23. Februar, um 19.30 Uhr zur Probe ins Gemeindehaus.",
    "El concierto es el sábado 19 de junio de 2027, y quien quiera cantar puede venir a los ensayos desde el martes 23 de febrero a las 19:30 en la sala Aldán.",
  ])("%s", (brief) => {
    expect(made(brief).story.when).toMatchObject({ time: "", place: "" });
  });

  test.each([
    [
      "The craft market is on Saturday 12 June and Sunday 13 June, 10 am to 4 pm in the Corn Hall.",
      "10 am to 4 pm",
    ],
    [
      "Our summer concert is on Friday 11 June, with a second evening on Saturday 12 June, both at 7 pm in the Old Chapel.",
      "7 pm",
    ],
    [
      "The workshop is on Saturday 12 June, from 10 am to 4 pm in the Corn Hall; book by 1 June.",
      "10 am to 4 pm",
    ],
  ])("and two days may share them: %s", (brief, time) => {
    expect(made(brief).story.when?.time).toBe(time);
  });
});

describe("what was quoted stands last where the author wants that", () => {
  test.each([
    'Thank you all. 412 people came. Maureen Fairbrother from the hospice wrote to us: "You filled our hearts." Her words ought to be the last thing people see. Our next concert is on 19 June 2027.',
    "Danke an alle. 412 Gäste kamen. Maria Kern vom Hospiz schrieb uns: „Ihr habt unsere Herzen gefüllt.“ Ihre Worte sollen ganz am Schluss stehen. Das nächste Konzert ist am 19. Juni 2027.",
    "Gracias a todos. Vinieron 412 personas. María Ruiz, del hospicio, nos escribió: «Nos llenasteis el corazón.» Sus palabras deben ir al final. El próximo concierto es el 19 de junio de 2027.",
  ])("%s", (brief) => {
    const { story, post } = made(brief);
    expect(story.closing.length).toBeGreaterThan(0);
    expect(post.indexOf("2027")).toBeLessThan(post.search(/hearts|Herzen|corazón/));
  });

  test("and words that nobody quoted are none", () => {
    const brief = "Our choir sings on 19 June 2027. Her words should be last. Tickets cost £8.";
    expect(made(brief).story.closing).toEqual([]);
  });
});

test.each([
  ["met zwemdiploma A. Een kaartje kost € 6,25, kinderen gratis.", "Een kaartje"],
  ["Wir treffen uns im Saal B. Die Karten kosten 8 €.", "Die Karten"],
  ["Parking is behind building B. The entrance is on the left.", "The entrance"],
])("a grade ends its sentence: %s", async (text, next) => {
  const { sentences } = await import("../../../lib/copy/sentences.ts");
  expect(sentences(text)[1]?.startsWith(next)).toBe(true);
});

test.each(["John F. Kennedy spoke.", "Maria A. de Souza reads.", "Hans D. La Rue lit."])(
  "an initial does not: %s",
  async (text) => {
    const { sentences } = await import("../../../lib/copy/sentences.ts");
    expect(sentences(text)).toHaveLength(1);
  },
);

describe("the first entry of a list comes first, whatever leads to the list", () => {
  const wish = /to come first/;
  const carousel = (brief: string) => {
    const request = { brief, brand, channel: "linkedin", assetType: "carousel" } as const;
    const story = houseStory(request);
    return reviewStory({ story, ...request, lint: [], today: "2027-02-10" }).summary;
  };
  const entries = [
    "Partial payments: an invoice can be settled in 12 instalments.",
    "Reminder pauses: hold reminders for 7 days.",
    "Export to CSV for all reports.",
  ];
  const brief = (list: readonly string[]) =>
    `Nordhof 6.2 is out on Tuesday 16 February 2027.\n\nNew\n${list.map((one) => `- ${one}`).join("\n")}\n\nPartial payments is what people have been asking for, so that one should come first. Full notes at nordhof.example/changelog.`;

  test("it is not asked about where it does", () => {
    expect(carousel(brief(entries))).not.toMatch(wish);
  });

  test("and an entry that the brief has later is moved there", () => {
    const { post } = made(brief(entries.toReversed()));
    expect(post.indexOf("Partial payments")).toBeLessThan(post.indexOf("Export to CSV"));
  });
});
