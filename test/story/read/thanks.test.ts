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
