import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Étude Brandt"), channel: "linkedin", assetType: "carousel" });

/** Three questions in quotation marks, and the answers behind them. */
const LISTS: [brief: string, first: string, title: string][] = [
  [
    'Three questions we hear every week.\n\n"Can I bring my dog?" Of course, as long as it is on a lead.\n\n"Do I need a ticket?" No. The concert is free for everybody.\n\n"Where can I park?" Behind the town hall, from 5pm.',
    "Can I bring my dog? Of course, as long as it is on a lead.\nDo I need a ticket? No. The concert is free for everybody.\nWhere can I park? Behind the town hall, from 5pm.",
    "Can I bring my dog?",
  ],
  [
    "Drei Fragen, die uns jede Woche gestellt werden.\n\n„Darf ich meinen Hund mitbringen?“ Natürlich, solange er angeleint ist.\n\n„Brauche ich eine Karte?“ Nein. Das Konzert ist für alle kostenlos.\n\n„Wo kann ich parken?“ Hinter dem Rathaus, ab 17 Uhr.",
    "Darf ich meinen Hund mitbringen? Natürlich, solange er angeleint ist.\nBrauche ich eine Karte? Nein. Das Konzert",
    "Brauche ich eine Karte?",
  ],
  [
    "Trois questions qu'on nous pose chaque semaine.\n\n« Quand dois-je contacter un notaire ? » Dès que votre offre est acceptée, avant de signer quoi que ce soit.\n\n« L'acheteur et le vendeur peuvent-ils avoir chacun leur notaire ? » Oui, et cela ne coûte pas plus cher.\n\n« Quels papiers apporter au premier rendez-vous ? » Une pièce d'identité et l'offre signée.",
    "Quand dois-je contacter un notaire ? Dès que votre offre est acceptée, avant de signer quoi que ce soit.\nL’acheteur et le vendeur peuvent-ils avoir chacun leur notaire ? Oui, et cela ne coûte pas plus cher.\nQuels",
    "Quels papiers apporter au premier rendez-vous ?",
  ],
  [
    "Tres preguntas que nos hacen cada semana.\n\n«¿Puedo llevar a mi perro?» Por supuesto, siempre que vaya con correa.\n\n«¿Necesito entrada?» No. El concierto es gratuito para todos.\n\n«¿Dónde puedo aparcar?» Detrás del ayuntamiento, desde las 17 h.",
    "¿Puedo llevar a mi perro? Por supuesto, siempre que vaya con correa.\n¿Necesito entrada? No. El",
    "¿Necesito entrada?",
  ],
  [
    "Tre domande che ci fanno ogni settimana.\n\n«Posso portare il cane?» Certo, purché sia al guinzaglio.\n\n«Serve un biglietto?» No. Il concerto è gratuito per tutti.\n\n«Dove posso parcheggiare?» Dietro il municipio, dalle 17.",
    "Posso portare il cane? Certo, purché sia al guinzaglio.\nServe un biglietto? No. Il",
    "Serve un biglietto?",
  ],
  [
    'Drie vragen van bezoekers.\n\n"Mag ik mijn hond meenemen?" Natuurlijk, zolang hij aan de lijn is.\n\n"Heb ik een kaartje nodig?" Nee. Het concert is gratis voor iedereen.\n\n"Waar kan ik parkeren?" Achter het gemeentehuis, vanaf 17 uur.',
    "Mag ik mijn hond meenemen? Natuurlijk, zolang hij aan de lijn is.\nHeb ik een kaartje nodig? Nee. Het",
    "Heb ik een kaartje nodig?",
  ],
  [
    "Três perguntas que nos fazem todas as semanas.\n\n«Posso levar o meu cão?» Claro, desde que vá de trela.\n\n«Preciso de bilhete?» Não. O concerto é gratuito para todos.\n\n«Onde posso estacionar?» Atrás da câmara municipal, a partir das 17h.",
    "Posso levar o meu cão? Claro, desde que vá de trela.\nPreciso de bilhete? Não. O",
    "Preciso de bilhete?",
  ],
];

test.each(LISTS)(
  "questions in quotation marks are set alike, each with its answer: %s",
  (brief, said, title) => {
    const { posts, slides } = storyOf(brief);
    expect(posts.linkedin).toContain(said);
    expect(slides.map((slide) => slide.title)).toContain(title);
    for (const post of Object.values(posts)) expect(post).not.toMatch(/[?？]\s?["”“»]?\s?\./u);
  },
);

test("a short post has all of the questions with their answers, or none", () => {
  for (const [brief] of LISTS) {
    const post = storyOf(brief).posts.twitter ?? "";
    const asked = post.match(/\?/g)?.length ?? 0;
    expect([0, 3]).toContain(asked);
  }
});

test("a question that somebody is quoted with keeps its marks", () => {
  const { posts } = storyOf(
    "Un visiteur demandait : « Où est passé le coq ? » Il est revenu vendredi, redoré par Inès, notre apprentie.",
  );
  expect(posts.linkedin).toContain("« Où est passé le coq ? » Il est revenu");
});

test.each([
  ["Of course, we have a second chair in every room.", "Can someone come in with me?"],
  ["Certainly. Lift your left hand.", "Can I stop you?"],
  ["Yes, any time.", "Can I stop you?"],
])("an answer keeps its first word: %s", (answer, question) => {
  const { posts } = storyOf(
    `Three questions our nervous patients ask.\n\nQ: Do I have to be examined on the first day?\nA: No. The first appointment can be twenty minutes in a normal chair.\n\nQ: ${question}\nA: ${answer}\n\nQ: What does it cost?\nA: The talk is free.\n\nTo book call 01202 496 0144.`,
  );
  expect(posts.linkedin).toContain(`${question} ${answer}`);
});

test("other sentences lose an opening that says nothing", () => {
  const { posts } = storyOf(
    "Of course, we have a second chair in every room. Dr Obi has free slots from 7 December.",
  );
  expect(posts.linkedin).toContain("We have a second chair in every room.");
});
