import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { orderedDrawing } from "../../../lib/story/ordered-drawing.ts";
import { brandOf } from "../../copy/brands.ts";

test.each([
  [
    "Short video showing people how to check their chain in under a minute so they stop riding on dead ones. Wipe it with an old rag.",
    "How to check your chain in under a minute",
  ],
  [
    "Petite vidéo (15 secondes environ, format vertical) pour annoncer notre nouvelle exposition « Femmes à bord ». Elle raconte la vie des marinières.",
    "Notre nouvelle exposition « Femmes à bord »",
  ],
  [
    "Vídeo curtinho chamando pra roda de domingo, dia 19 de abril, na Praça do Cardoso. É de graça!",
    "Roda de domingo, dia 19 de abril",
  ],
  [
    "Vorremmo mostrare i risultati di un condominio di 16 appartamenti, prima e dopo i lavori. I lavori sono durati sette mesi.",
    "I risultati di un condominio di 16 appartamenti",
  ],
  ["A 30 second film inviting people to our free taster day. Bring a cushion.", "Our free taster day"],
  [
    "Vídeo corto invitando a la jornada de puertas abiertas del sábado 9 de mayo. Entrada libre.",
    "Jornada de puertas abiertas",
  ],
  ["Filmpje waarin je ziet hoe je een lekke band plakt. Haal het wiel eruit.", "Hoe je een lekke band plakt"],
  [
    "Queremos contar cómo ha ido la campaña de este año. Gracias a las 86 personas voluntarias.",
    "Cómo ha ido la campaña de este año",
  ],
])("an order that says what is shown gives the headline: %s", (brief, headline) => {
  const story = houseStory({ brief, brand: brandOf("Marsh"), channel: "linkedin", assetType: "card" });
  expect(story.headline.text.slice(0, headline.length)).toBe(headline);
  expect(story.posts.linkedin).not.toMatch(/vid[eé]o|vídeo|filmpje|secondes/i);
});

test.each([
  [
    "es",
    "Queremos contar con vuestra ayuda el sábado 12 de diciembre. Traed guantes.",
    /^Queremos contar con/,
  ],
  [
    "pt",
    "Queremos contar com a sua presença no sábado, 12 de dezembro. Entrada livre.",
    /^Queremos contar com/,
  ],
  ["en", "Wool rugs (square, 2 m) are now £80. Only until Sunday 13 December.", /^Wool rugs \(square, 2 m\)/],
  ["en", "We want a card that says thank you. We are ten on 9 December.", /^Thank you/],
])("what readers need stays: %s, %s", (_language, brief, opening) => {
  const { posts } = houseStory({ brief, brand: brandOf("Marsh"), channel: "linkedin", assetType: "card" });
  expect(posts.linkedin).toMatch(opening);
});

test("the name of what is made orders no drawing", () => {
  const { wishes, heldBack, language } = houseStory({
    brief: "Short film showing people how to strap a parcel. Put the heaviest box at the bottom.",
    brand: brandOf("Marsh"),
    channel: "instagram",
    assetType: "video",
  });
  expect(orderedDrawing({ wishes, heldBack, language }).join(" ")).not.toMatch(/film/i);
});
