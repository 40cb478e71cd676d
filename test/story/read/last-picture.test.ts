import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { lastPicture } from "../../../lib/story/read/last-picture.ts";
import { brandOf } from "../../copy/brands.ts";

const lastLineOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Lark Maps"), channel: "linkedin", assetType: "carousel" })
    .posts.linkedin?.split("\n")
    .at(-1);

test.each([
  [
    "The app shows footpaths now. Routes load twice as fast.",
    "Last slide only says the guide is at lark.example/a.",
    "The guide is at lark.example/a.",
  ],
  [
    "The app shows footpaths now. Routes load twice as fast.",
    "The final slide just says where the whole guide is: lark.example/a.",
    "Whole guide: lark.example/a.",
  ],
  [
    "The app shows footpaths now. Routes load twice as fast.",
    "End card: just read more at lark.example/a.",
    "Read more at lark.example/a.",
  ],
  [
    "Die App zeigt jetzt Fußwege. Die Karten laden schneller.",
    "Auf der letzten Folie steht nur, dass die ganze Anleitung unter lark.example/a steht.",
    "Die ganze Anleitung steht unter lark.example/a.",
  ],
  [
    "L’appli montre les sentiers. Les cartes se chargent vite.",
    "La dernière diapo dit juste que le guide est sur lark.example/a.",
    "Le guide est sur lark.example/a.",
  ],
  [
    "La app ya muestra los senderos. Los mapas cargan antes.",
    "En la última diapositiva solo pone dónde está la guía: lark.example/a.",
    "La guía: lark.example/a.",
  ],
  [
    "L’app mostra i sentieri. Le mappe si caricano prima.",
    "L'ultima slide dice solo che la guida è su lark.example/a.",
    "La guida è su lark.example/a.",
  ],
  [
    "De app toont nu wandelpaden. De kaarten laden sneller.",
    "Op de laatste slide staat alleen waar de gids staat: lark.example/a.",
    "De gids: lark.example/a.",
  ],
  [
    "A aplicação mostra os trilhos. Os mapas abrem mais depressa.",
    "O último slide diz apenas que o guia está em lark.example/a.",
    "O guia está em lark.example/a.",
  ],
])("%s %s", (news, order, said) => {
  expect(lastLineOf(`${news} ${order}`)).toBe(said);
});

test.each([
  "The last slide is 40 metres long.",
  "The last slide shows the old mill in 1950.",
  "The last page says it all.",
  "Auf der letzten Seite steht ein Gedicht.",
  "The last tram leaves at ten.",
  'The last slide just says "Thank you".',
])("“%s” is no such order", (sentence) => {
  expect(lastPicture(sentence)).toBeUndefined();
});

test("an order that leads to no words is held back and asked about", () => {
  const brief = "Our course starts on 12 January. The last slide only says where to find us.";
  const { heldBack, posts } = houseStory({
    brief,
    brand: brandOf("Lark Maps"),
    channel: "linkedin",
    assetType: "carousel",
  });
  expect(heldBack.find(({ quote }) => quote.includes("slide"))?.why).toBe("unclear");
  expect(posts.linkedin).not.toContain("slide");
});
