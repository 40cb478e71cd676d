import { expect, test } from "vitest";
import { isThanksToReaders } from "../../../lib/story/addressee/reader-thanks.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const postOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "twitter", assetType: "card" }).posts.twitter;

test.each([
  "10,000 copies of Lantern Ferry sold. We printed 1,500 in 2023 and thought that was brave. Thank you!",
  "10.000 Exemplare von Laternenfähre verkauft. 2023 haben wir 1.500 gedruckt. Danke euch allen!",
  "10 000 exemplaires du jeu vendus. Nous en avions imprimé 1 500 en 2023. Merci à tous !",
  "10.000 ejemplares del juego vendidos. En 2023 imprimimos 1.500. ¡Gracias!",
  "10.000 copie del gioco vendute. Nel 2023 ne stampammo 1.500. Grazie!",
  "10.000 exemplaren van het spel verkocht. In 2023 drukten we er 1.500. Bedankt allemaal!",
  "10.000 exemplares do jogo vendidos. Em 2023 imprimimos 1.500. Obrigado a todos!",
  "ゲームの販売数が10,000部になりました。2023年に1,500部を刷りました。ありがとうございます！",
])("thanks for what was reached are for readers: %s", (brief) => {
  expect(postOf(brief)?.replace(/\s/g, " ")).toBe(brief);
});

test.each(["10,000 copies sold. Please make it fun. Thank you!", "We are closed on Monday. Thank you!"])(
  "thanks at the end of a request or a notice are for its writer: %s",
  (brief) => {
    expect(postOf(brief)).not.toMatch(/thank/i);
  },
);

test.each([
  "This summer 412 of you rode the river loop. The cheque was handed over on Saturday. Thank you, riders!",
  "Diesen Sommer sind 412 von euch die Flussrunde gefahren. Danke, liebe Radler!",
  "Cet été, 412 d’entre vous ont fait la boucle de la rivière. Merci à vous, chers cyclistes !",
  "Este verano 412 de vosotros habéis recorrido la ruta del río. ¡Gracias, ciclistas!",
  "Quest’estate 412 di voi hanno percorso il giro del fiume. Grazie, ciclisti!",
  "Deze zomer reden 412 van jullie het rivierrondje. Bedankt, fietsers!",
  "Neste verão, 412 de vocês fizeram o circuito do rio. Obrigado, ciclistas!",
  "After 22 years, Pat Rowe retires on Friday 27 November. Thank you, Pat, and enjoy the road.",
])("thanks that name a crowd, or one whom readers know, close the post: %s", (brief) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "twitter", assetType: "card" });
  expect(story.posts.twitter?.replace(/\s/g, " ")).toBe(brief);
  expect(story.heldBack).toEqual([]);
});

test.each([
  "Thanks, guys!",
  "Thank you, team!",
  "Thanks to the team for the photos.",
  "Danke, Jonas.",
  "Merci, les collègues !",
  "Gracias, chicos",
  "Grazie, ragazzi!",
  "Bedankt, jongens!",
  "Obrigado, pessoal!",
])("thanks to those who work on a post are not for readers: %s", (thanks) => {
  expect(isThanksToReaders(thanks)).toBe(false);
  expect(postOf(`Our second workshop opens on Saturday 5 December at 10. ${thanks}`)).not.toContain(thanks);
});

test.each([
  "Thank you, Leeds! Five nights, 5,000 of you. We are back on 12 March 2027.",
  "Thanks a million, Cardiff. 3,200 of you ran with us on Sunday.",
  "Danke, Leipzig! Fünf Abende, 5.000 Gäste. Am 12. März 2027 sind wir wieder da.",
  "Merci Lyon ! Cinq soirs, cinq mille personnes. Nous revenons le 12 mars 2027.",
  "¡Gracias, Sevilla! Cinco noches, cinco mil personas. Volvemos el 12 de marzo de 2027.",
  "Grazie, Torino! Cinque serate, cinquemila persone. Torniamo il 12 marzo 2027.",
  "Bedankt, Utrecht! Vijf avonden, vijfduizend bezoekers. Op 12 maart 2027 zijn we terug.",
  "Obrigado, Porto! Cinco noites, cinco mil pessoas. Voltamos a 12 de março de 2027.",
  "ありがとう、仙台！5日間で5,000人の皆さんにお越しいただきました。",
  "We sold out in two hours. Thank you! The next batch of 200 arrives on 4 December.",
  "Wir haben 12.400 Euro gesammelt. Danke! Das neue Dach kommt im März 2027.",
])("thanks before the end of a brief without a word to its writer stay: %s", (brief) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "twitter", assetType: "card" });
  expect(story.posts.twitter?.replace(/\s/g, " ")).toBe(brief);
  expect(story.heldBack).toEqual([]);
});

test("a line of thanks that a brief begins with is no end of a mail", () => {
  expect(
    postOf("Thank you.\n\n412 donors. 38 volunteers. One new boat, on the water since Sunday."),
  ).toContain("Thank you.");
});

test("thanks with a name at the end are asked about: only the author knows whom they are for", () => {
  const brief = "The stage is packed up and the field is clean. See you on 12 June 2027. Thank you Leeds!";
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "twitter", assetType: "card" });
  expect(story.heldBack).toMatchObject([{ quote: "Thank you Leeds!", why: "unclear" }]);
});

test.each([
  "Thanks! Our winter sale starts on Friday 27 November. Please make it red.",
  "Our winter sale starts on Friday 27 November. Thanks, Sue",
])("thanks beside a word to the writer are for the writer: %s", (brief) => {
  expect(postOf(brief)).not.toMatch(/thank/i);
});

test.each([
  [
    "Thank you!\nThanks to all our volunteers and to everyone who came. We raised £400.\nKeep the sum large.",
    "Thank you!",
  ],
  ["Merci !\nMerci aux 37 bénévoles : couture, buvette. Une phrase par image.", "Merci !"],
])(
  "thanks that open a brief are for those whom it thanks, whatever is asked at its end: %s",
  (brief, thanks) => {
    expect(postOf(brief)).toContain(thanks);
  },
);

test.each([
  "Le rideau est tombé hier soir et nous voulons dire merci. 240 spectateurs sont venus.",
  "Hier soir c'était la dernière. On veut vous dire un grand merci. 240 spectateurs sont venus.",
  "Abrimos el teatro hace cien años y hoy queremos decir gracias. Vinieron 240 personas.",
])("a sentence that says thanks keeps them: %s", (brief) => {
  expect(postOf(brief)).toMatch(/dire (?:un grand )?merci|decir gracias/);
});

test.each([
  "Thank you, growers and bakers.",
  "Danke, Gärtnerinnen und Gärtner.",
  "Merci, lectrices et lecteurs.",
  "Gracias, lectoras y lectores.",
  "Grazie, lettrici e lettori.",
  "Bedankt, buren en vrienden.",
  "Obrigado, leitoras e leitores.",
])("thanks to two crowds are for readers: %s", (thanks) => {
  expect(isThanksToReaders(thanks)).toBe(true);
});

test.each([
  "Thanks, James and Lewis.",
  "Danke, Kolleginnen und Kollegen.",
  "Merci, Charles et Louis.",
  "Gracias, chicas y chicos.",
  "Grazie, Michele e Davide.",
  "Bedankt, jongens en meiden.",
  "Obrigado, Carlos e Marcos.",
])("thanks to two authors or makers are not: %s", (thanks) => {
  expect(isThanksToReaders(thanks)).toBe(false);
});

test.each([
  "Thank you! The plant swap raised £640. Thanks to you, 12 beds will be dug in April. (No photos of the neighbours, please.)",
  "Danke! Der Pflanzentausch brachte 640 €. Dank euch werden im April 12 Beete angelegt. (Bitte keine Fotos der Nachbarn.)",
  "Merci ! Le troc de plantes a rapporté 640 €. Grâce à vous, 12 carrés seront bêchés en avril. (Pas de photos des voisins, s’il vous plaît.)",
  "Thank you! We wanted £900 for a new kiln lid. 61 of you gave £1,040. It was fitted on Monday. (No flames on the picture, please.)",
])(
  "thanks that open a brief whose readers did it are theirs, whatever is asked of its writer: %s",
  (brief) => {
    expect(postOf(brief)).toMatch(/^(?:Thank you!|Danke!|Merci !)/u);
  },
);

test("thanks that open a request are for its writer", () => {
  expect(postOf("Thanks! Please make a bright card of this. We open on Monday 4 May at 9.")).not.toMatch(
    /^Thanks/u,
  );
});
