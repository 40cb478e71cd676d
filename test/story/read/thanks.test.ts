import { expect, test } from "vitest";
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
