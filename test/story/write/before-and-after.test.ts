import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import type { AssetType } from "../../../lib/vocab.ts";
import { brandOf } from "../../copy/brands.ts";

const storyOf = (brief: string, assetType: AssetType) =>
  houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType });

/** A title, what was, what was done, what is, and how the film is to end, with the action. */
const FILMS: [title: string, parts: string[], end: string, action: string][] = [
  [
    "Antes e depois da fachada da Rua das Taipas.",
    ["Antes: 312 azulejos em falta.", "Trabalho: sete meses, três pessoas.", "Depois: fachada completa."],
    "Terminar com o convite para pedir orçamento gratuito.",
    "Orçamento gratuito",
  ],
  [
    "Antes y después de la fachada de la calle Mayor.",
    ["Antes: 312 azulejos rotos.", "Trabajo: siete meses, tres personas.", "Después: fachada completa."],
    "Terminar con la invitación a pedir un presupuesto gratuito.",
    "Presupuesto gratuito",
  ],
  [
    "Avant et après : la façade de la rue Haute.",
    ["Avant : 312 carreaux cassés.", "Travail : sept mois, trois personnes.", "Après : façade complète."],
    "Finir par l'invitation à demander un devis gratuit.",
    "Devis gratuit",
  ],
  [
    "Prima e dopo la facciata di via Roma.",
    ["Prima: 312 piastrelle rotte.", "Lavoro: sette mesi, tre persone.", "Dopo: facciata completa."],
    "Chiudere con l'invito a chiedere un preventivo gratuito.",
    "Preventivo gratuito",
  ],
];

test.each(FILMS)("title, before, work and after stand in their order: %s", (title, parts, end, action) => {
  const { headline, slides, cta, posts } = storyOf([title, ...parts, end].join(" "), "slideshow");
  expect(headline.text.replace(/\s/g, " ")).toBe(title.replace(/\.$/, ""));
  const labels = parts.map((part) => part.split(/\s?:/)[0]);
  expect(slides.map((slide) => slide.title)).toEqual(labels);
  expect(cta?.label).toBe(action);
  expect(slides.map(({ body }) => body).join()).not.toContain(action);
  expect(posts.instagram).toMatch(new RegExp(`\\n\\n${action}\\.(?:\\n|$)`));
});

test.each([
  "Before and after of “Marguerite”, a 1957 lobster boat. Before: 14 rotten planks. After: 23 new ribs, back in the water. Start with the state she was in, end with the launch.",
  "Vorher und nachher: unser Kutter von 1957. Vorher: 14 faule Planken. Nachher: 23 neue Spanten. Beginnen mit dem alten Zustand, enden mit dem Stapellauf.",
  "Avant et après : notre bateau de 1957. Avant : 14 planches pourries. Après : 23 membrures neuves. Commencez par son état, finissez par la mise à l'eau.",
  "Antes y después de nuestro barco de 1957. Antes: 14 tablas podridas. Después: 23 cuadernas nuevas. Empezar con el estado en que estaba, terminar con la botadura.",
  "Prima e dopo la nostra barca del 1957. Prima: 14 tavole marce. Dopo: 23 costole nuove. Iniziate con lo stato in cui era, finite con il varo.",
  "Voor en na: onze boot uit 1957. Voor: 14 rotte planken. Na: 23 nieuwe spanten. Begin met hoe hij was, eindig met de tewaterlating.",
  "Antes e depois do nosso barco de 1957. Antes: 14 tábuas podres. Depois: 23 cavernas novas. Começar com o estado em que estava, terminar com o lançamento à água.",
])("an order of scenes is for the maker: %s", (brief) => {
  const { posts, scenes, wishes } = storyOf(brief, "video");
  const seen = [...Object.values(posts), ...scenes.map(({ text }) => text)].join("\n");
  expect(seen).not.toMatch(/launch|Stapellauf|mise à|botadura|varo|tewaterlating|lançamento/);
  expect(wishes).toEqual([]);
});

test("what became of a thing stays with how it came, however short the post is to be", () => {
  const { posts } = storyOf(
    "Kestrel, a 57ft narrowboat. She came in with rust through the roof edge and vinyl letters peeling off. Nine weeks later: roof cut back to steel, seven coats on the sides, name lettered by hand. Keep it short.",
    "video",
  );
  for (const post of [posts.instagram, posts.twitter]) {
    expect(post).toContain("She came in");
    expect(post).toContain("Nine weeks later: roof cut back to steel");
  }
});
