import { describe, expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string) =>
  houseStory({ brief, brand: brandOf("Halvorsen"), channel: "linkedin", assetType: "card" });
const publishedOf = (brief: string) => {
  const { headline, support, posts } = storyOf(brief);
  return JSON.stringify([headline.text, support, posts.linkedin]);
};

const NEWS: Record<string, string> = {
  de: "Wir backen seit 1949 in der Lindenstraße. Am Samstag gibt es Kuchen für alle.",
  fr: "Nous cuisons le pain ici depuis 1949. Samedi, il y aura du gâteau pour tous.",
  es: "Horneamos pan aquí desde 1949. El sábado habrá tarta para todos.",
  it: "Cuociamo il pane qui dal 1949. Sabato ci sarà una torta per tutti.",
  nl: "Wij bakken hier al brood sinds 1949. Zaterdag is er taart voor iedereen.",
  pt: "Fazemos pão aqui desde 1949. No sábado há bolo para todos.",
};

describe("a first sentence that asks the maker for a kind of content", () => {
  test.each<[language: string, order: string, unsaid: RegExp]>([
    ["de", "Hallo zusammen, wir bräuchten bitte eine Kachel.", /Kachel|bräuchten/],
    ["de", "Machen Sie uns bitte ein Dankeschön nach dem Sommerfest.", /Dankeschön/],
    ["de", "Hallo, ich hätte gern was Kleines zum Valentinstag für meinen Blumenladen.", /Kleines/],
    ["de", "Bitte einen Vergleich für Instagram, zwei Spalten:", /Vergleich|Spalten/],
    ["de", "Bitte für Facebook.", /Facebook/],
    ["fr", "Est-ce que vous pourriez faire une fiche recette avec ça ?", /fiche|pourriez/],
    ["fr", "Bonjour, un petit portrait de collègue pour la série du vendredi.", /portrait|série/],
    ["es", "Necesitaríamos una imagen con los precios nuevos de la panadería.", /imagen|Necesitar/],
    ["es", "Aviso urgente para redes del ayuntamiento:", /urgente|redes/],
    ["it", "Ciao, ci fate un carosello sulla conservazione dei formaggi?", /carosello|fate/],
    ["it", "Annuncio per i nostri canali, tono tranquillo:", /canali|tono/],
    ["it", "Ci servirebbe un post per ringraziare dopo la colletta, senza chiedere altro denaro.", /denaro/],
    ["nl", "Kunnen jullie een stappenplan maken voor onze leden?", /stappenplan|leden/],
    ["nl", "Maak alsjeblieft een bedankpost na de collecteweek.", /bedankpost|alsjeblieft/],
    ["pt", "Pode fazer uma arte com a receita do mês?", /arte|fazer/],
    ["pt", "Gente, faz um post da atualização do app?", /Gente|post/],
  ])("%s is held back: %s", (language, order, unsaid) => {
    const story = storyOf(`${order}\n${NEWS[language]}`);
    expect(publishedOf(`${order}\n${NEWS[language]}`)).not.toMatch(unsaid);
    expect(story.posts.linkedin).toContain("1949");
    expect(story.heldBack?.map(({ why }) => why)).not.toContain("unclear");
  });

  test.each([
    [
      "de",
      "Wir möchten gern einen Post zum Thema Heizung entlüften, am besten als Karussell.",
      "Heizung entlüften",
    ],
    ["de", "Moin, wir bräuchten eine Kachel für Instagram, es geht um das Sommerlager.", "Das Sommerlager"],
    ["fr", "Faites-nous un post sur la visite de l'usine, en deux blocs.", "La visite de l’usine"],
    [
      "es",
      "Quería un cartel y una historia de Instagram para la jornada de puertas abiertas.",
      "La jornada de puertas abiertas",
    ],
    ["it", "Vorrei un post con il listino della lavanderia, semplice.", "Il listino della lavanderia"],
    ["nl", "Goeiemorgen, we willen graag een post over onze expo, liefst tegen woensdag.", "Onze expo"],
    [
      "nl",
      "Hallo, een berichtje over de straatwerkzaamheden graag, in de stijl van de gemeente.",
      "De straatwerkzaamheden",
    ],
    ["nl", "Kunnen jullie een stappenplan maken? Het gaat over banden plakken.", "Banden plakken"],
    ["pt", "Preciso de um post com a tabela de preços da padaria, simples.", "A tabela de preços da padaria"],
  ])("%s names the topic, and no tail is published: %s", (language, order, heading) => {
    expect(storyOf(`${order}\n\n${NEWS[language]}`).headline.text).toBe(heading);
  });

  test.each([
    [
      "Hallo zusammen, wir bräuchten bitte eine Kachel zu unseren neuen Öffnungszeiten ab 1. März.",
      "Unsere neuen Öffnungszeiten ab 1. März",
    ],
    [
      "Hoi, kunnen jullie een post maken over onze nieuwe openingstijden vanaf 1 april?",
      "Onze nieuwe openingstijden vanaf 1 april",
    ],
    [
      "Wir brauchen einen Hinweis für unsere Seite, dass das Freibad am 3. Mai geschlossen ist.",
      "Das Freibad ist am 3. Mai geschlossen",
    ],
    [
      "Bitte machen Sie daraus ein Bild fürs Schaufenster: Wir haben Urlaub vom 5. bis 24. August.",
      "Wir haben Urlaub vom 5. bis 24. August",
    ],
  ])("keeps what readers need: %s", (order, said) => {
    const { posts } = storyOf(`${order}\nMontag bis Freitag: 8 bis 18 Uhr.`);
    expect(posts.linkedin).toContain(said);
    expect(posts.linkedin).not.toMatch(/bräuchten|jullie|Hinweis|Schaufenster/);
  });
});

test.each([
  "Wir machen Ihnen gern ein Angebot. Rufen Sie uns an.",
  "Können Sie ein Instrument spielen? Unser Orchester sucht Geigen.",
  "Wir möchten ein Rezept mit Ihnen teilen. Es ist von 1949.",
  "Bitte ein Rezept für Physiotherapie mitbringen. Wir öffnen um 8 Uhr.",
  "Kunnen jullie een recept missen? Breng het zaterdag mee.",
  "Voici la recette de la semaine. Elle date de 1949.",
  "Queremos un mensaje claro: el parque es de todos.",
  "Vuoi un ritratto della tua famiglia? Siamo aperti il sabato.",
  "Quer fazer um cartaz com a gente? A oficina abre no sábado.",
])("what a business says to its readers stays: %s", (brief) => {
  const first = brief.split(/(?<=[.?])\s/u)[0] ?? "";
  expect(
    storyOf(brief)
      .facts.map(({ quote }) => quote)
      .join(" "),
  ).toContain(first.replace(/[.?]$/u, ""));
});

test("a question that orders a piece is not answered by the sentence below it", () => {
  const story = storyOf(
    "Ciao, ci fate un carosello sulla conservazione dei formaggi?\nIl formaggio non ama la plastica.\nTenetelo nella carta.",
  );
  expect(story.headline.text).toBe("La conservazione dei formaggi");
  expect(story.posts.linkedin).toContain("Il formaggio non ama la plastica.");
  expect(story.posts.linkedin).not.toContain("carosello");
});
