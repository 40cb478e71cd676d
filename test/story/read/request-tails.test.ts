import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { isBeforeRequest } from "../../../lib/story/read/request-tails.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Acme") });
const saidIn = (brief: string) =>
  read(brief)
    .facts.filter(({ from }) => from === "brief")
    .map(({ says }) => says);
const heldIn = (brief: string) => read(brief).heldBack.map(({ quote }) => quote.trim());

describe("what an author adds to a statement in its sentence is held back, and the statement is told", () => {
  test.each([
    [
      "We are adding evening appointments and want our patients to know. From Monday 4 January.",
      "We are adding evening appointments.",
      "and want our patients to know.",
    ],
    [
      "Wir stellen die Reparaturmeldung um und möchten das unseren Mitgliedern auf ein paar Folien erklären. Ab Februar geht es per App.",
      "Wir stellen die Reparaturmeldung um.",
      "und möchten das unseren Mitgliedern auf ein paar Folien erklären.",
    ],
    [
      "Nous ouvrons aussi le soir et nous voulons que nos patients le sachent. Le prix reste le même.",
      "Nous ouvrons aussi le soir.",
      "et nous voulons que nos patients le sachent.",
    ],
    [
      "Abrimos también por la tarde y queremos que nuestros pacientes lo sepan. El precio es el mismo.",
      "Abrimos también por la tarde.",
      "y queremos que nuestros pacientes lo sepan.",
    ],
    [
      "We only bake 60 simnel cakes so tell people to be quick about those.",
      "We only bake 60 simnel cakes.",
      "so tell people to be quick about those.",
    ],
    [
      "Nous ne faisons que 50 bûches, alors dites aux gens de se dépêcher.",
      "Nous ne faisons que 50 bûches.",
      ", alors dites aux gens de se dépêcher.",
    ],
    [
      "Wir backen nur 50 Lämmer, also sagt den Leuten, dass sie sich beeilen sollen.",
      "Wir backen nur 50 Lämmer.",
      ", also sagt den Leuten, dass sie sich beeilen sollen.",
    ],
    [
      "We are taking on two apprentices this year and would like a post for it. Start is in Leeds.",
      "We are taking on two apprentices this year.",
      "and would like a post for it.",
    ],
    [
      "Our fall exhibition opens Saturday, October 2 and I'd love a slideshow that makes people want to come. Entry is free.",
      "Our fall exhibition opens Saturday, October 2.",
      "and I'd love a slideshow that makes people want to come.",
    ],
    [
      "Unsere Werkstatt zieht am 4. Mai um und wir hätten dazu gern einen Beitrag. Wir freuen uns auf alle.",
      "Unsere Werkstatt zieht am 4. Mai um.",
      "und wir hätten dazu gern einen Beitrag.",
    ],
    [
      "Portes ouvertes le 22 mai à Angers. L'abus d'alcool est dangereux pour la santé, à consommer avec modération : cette mention doit figurer.",
      "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
      ": cette mention doit figurer.",
    ],
    [
      "Our figures for 2026 are in and we would like to show them to our supporters. We treated 4,812 animals.",
      "Our figures for 2026 are in.",
      "and we would like to show them to our supporters.",
    ],
    [
      "Hallo, wir machen einen Tag der offenen Tür und hätten gern eine Slideshow dazu. Samstag, 17. April, von 10 bis 14 Uhr.",
      "Wir machen einen Tag der offenen Tür.",
      "und hätten gern eine Slideshow dazu.",
    ],
    [
      "Our show opens on 2 May. We thank the Ansel Foundation for its support (one mention in the text is enough).",
      "We thank the Ansel Foundation for its support.",
      "(one mention in the text is enough).",
    ],
  ])("%s", (brief, said, held) => {
    expect(saidIn(brief)).toContain(said);
    expect(heldIn(brief)).toContain(held);
  });

  test("brackets that readers need stay", () => {
    const [said] = saidIn("Entry is free (please bring a towel and a cap). The pool opens on 2 May.");
    expect(said).toContain("please bring a towel");
  });

  test("a permission behind an order is no part of its topic", () => {
    const { facts } = read(
      "Haz un vídeo con la opinión de una clienta, tenemos su permiso para usar nombre y texto:\n\n«Me dejaron la cocina barrida.» Pilar G.",
    );
    expect(facts.map(({ quote }) => quote).join("\n")).not.toContain("permiso");
  });
});

test("those whom a post is to tell something are other people than those who write it", () => {
  const { heldBack, facts } = read(
    "Please tell residents about bin collections after the bank holiday. No collections on Monday 30 August.",
  );
  expect(heldBack.map(({ why }) => why)).not.toContain("unclear");
  expect(facts.map(({ quote }) => quote).join("\n")).not.toContain("tell residents");
});

test("the word above the points of an order is for the maker", () => {
  expect(
    heldIn("Bitte ein Karussell zur Frist. Folgende Punkte sollen rein:\nFrist ist der 2. August."),
  ).toContain("Folgende Punkte sollen rein:");
});

test.each([
  [
    'Our course starts on 2 May. Please keep it kind, no "conquer your fears" type stuff.',
    "conquer your fears",
  ],
  [
    'Our report is out. We do not want pity pictures or words like "desperate", they are our neighbours.',
    "desperate",
  ],
])("a phrase that is not to be written is a rule: %s", (brief, word) => {
  expect(read(brief).wishes).toContainEqual(
    expect.objectContaining({ rule: "leave_out_words", value: word }),
  );
});

test("what people are to see first is the emphasis", () => {
  const { wishes } = read(
    'Every collection will be one day later. Back to normal on 6 September. The "one day later" must be the thing people see first.',
  );
  expect(wishes).toContainEqual(expect.objectContaining({ rule: "emphasis" }));
});

test("a permission behind the announcement of a quotation is for the maker", () => {
  const brief =
    'A customer left us this last week and she is happy for us to use it:\n"Kenny was here by ten."\nMoira S.';
  expect(saidIn(brief)[0]).toBe("A customer left us this last week.");
});

test("a statement before such words is not asked about because of them", () => {
  const { facts, heldBack } = read("We are adding evening appointments and want our patients to know.");
  expect(
    facts.filter(({ from }) => from === "brief").every((fact) => isBeforeRequest(fact, { heldBack })),
  ).toBe(true);
});

test("what others are to know is told where the sentence says it", () => {
  const brief = "We painted the fence and want our neighbours to know how grateful we are for the tea.";
  expect(heldIn(brief)).toEqual([]);
});
