import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { asksMaker } from "../../../lib/story/read/maker-questions.ts";
import { reviewStory } from "../../../lib/story/review/review-story.ts";
import { BRAND } from "../review/hats.ts";

const OUTLET = { channel: "instagram", assetType: "card" } as const;

const NEWS = {
  nl: "Onze nieuwe werkplaats opent op zaterdag 5 december om 10 uur aan de Molenstraat 12.",
  it: "La nuova officina apre sabato 5 dicembre alle 10 in via del Mulino 12.",
  pt: "A nova oficina abre no sábado, 5 de dezembro, às 10h, na rua do Moinho 12.",
  de: "Unsere neue Werkstatt öffnet am Samstag, 5. Dezember, um 10 Uhr in der Mühlgasse 12.",
  fr: "Notre nouvel atelier ouvre le samedi 5 décembre à 10 h, 12 rue du Moulin.",
  es: "Nuestro nuevo taller abre el sábado 5 de diciembre a las 10 en la calle Molino 12.",
  en: "Our new repair bench opens on Saturday 5 December at 10 at 12 Mill Lane.",
};

test.each([
  ["nl", "Kunnen jullie hier een leuke post van maken?"],
  ["nl", "Kun je er iets moois van maken met een foto van de fiets?", "needs_review"],
  ["nl", "Zou je de openingstijden groot kunnen zetten?"],
  ["it", "Riuscite a farne qualcosa di bello con una foto della bici?", "needs_review"],
  ["it", "Potete farne un bel post?"],
  ["pt", "Conseguem fazer algo bonito com uma foto da bicicleta?", "needs_review"],
  ["pt", "Podem fazer um post bonito com isto?"],
  ["de", "Könnt ihr daraus einen schönen Post machen?"],
  ["de", "Ginge das in Grün und mit großer Uhrzeit?", "needs_review"],
  ["fr", "Pouvez-vous en faire quelque chose de joli avec une photo du vélo ?", "needs_review"],
  ["es", "¿Podéis hacer una publicación bonita con esto?"],
  ["es", "¿Se puede poner un dibujo de una bici?", "needs_review"],
  ["en", "Could you make something nice out of it?"],
  ["en", "Could the two benches be in two columns?", "needs_review"],
  ["de", "Können die beiden Tage in zwei Spalten stehen?", "needs_review"],
  ["es", "¿Se puede poner en dos columnas?", "needs_review"],
  ["en", "Can you put it up today?"],
  ["en", "Could you please get this out on our page this week?"],
  ["de", "Kannst du das heute noch online stellen?"],
  ["fr", "Tu peux le mettre en ligne aujourd'hui ?"],
  ["es", "¿Puedes subirlo hoy?"],
  ["it", "Riesci a metterlo online oggi?"],
  ["nl", "Kun je hem vandaag online zetten?"],
  ["pt", "Consegues publicar isto hoje?"],
] as const)(
  "a wish put as a question is for the maker, and one that says exactly what is asked about behind the news (%s): %s",
  (code, wish, behind?) => {
    expect(asksMaker(wish, code)).toBe(true);
    for (const [brief, verdictOf] of [
      [`${wish} ${NEWS[code]}`, "approved"],
      [`${NEWS[code]} ${wish}`, behind ?? "approved"],
    ] as const) {
      const story = houseStory({ brief, brand: BRAND, ...OUTLET });
      expect(story.posts.instagram?.replaceAll("’", "'").split("\n")[0]).toBe(NEWS[code]);
      const { verdict } = reviewStory({
        story,
        brief,
        brand: BRAND,
        ...OUTLET,
        lint: [],
        today: "2026-11-24",
      });
      expect(verdict).toBe(verdictOf);
    }
  },
);

test.each([
  ["nl", "Kun je niet wachten op de lente?"],
  ["de", "Könnt ihr es auch kaum erwarten?"],
  ["de", "Geht das auch ohne Auto?"],
  ["fr", "Pouvez-vous tenir dix minutes sans téléphone ?"],
  ["es", "¿Puedes resistirte a un churro?"],
  ["it", "Riuscite a stare fermi?"],
  ["pt", "Consegues resistir?"],
  ["en", "Would you like a photo of your dog on a mug?"],
])("a question to readers is none (%s): %s", (code, question) => {
  expect(asksMaker(question, code)).toBe(false);
});

test.each([
  "Can you put it up yourself?",
  "Could you put this out of reach of children?",
  "Can you share it?",
  "Can you make it on Saturday?",
])("readers are asked whether they can: %s", (question) => expect(asksMaker(question, "en")).toBe(false));
