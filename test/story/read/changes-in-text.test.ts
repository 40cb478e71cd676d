import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Kitebox");
const changesOf = (brief: string) =>
  readStory({ brief, brand }).changes.map(({ label, text }) => `${label}: ${text}`);

test.each([
  ["Kitebox 2.4 is out. Added: offline maps. Fixed: slow search. Removed: the old export.", "Offline maps"],
  [
    "Kitebox 2.4 ist da. Neu: Offline-Karten. Behoben: langsame Suche. Gestrichen: der Export.",
    "Offline-Karten",
  ],
  ["Kitebox 2.4 est là. Ajouts : cartes. Corrigé : recherche lente. Retiré : l’ancien export.", "Cartes"],
  ["Ya está aquí Kitebox 2.4. Novedades: mapas. Corregido: búsqueda lenta. Eliminado: el PDF.", "Mapas"],
  ["Kitebox 2.4 è disponibile. Novità: mappe. Risolto: ricerca lenta. Rimosso: il vecchio PDF.", "Mappe"],
  ["Kitebox 2.4 is uit. Toegevoegd: kaarten. Opgelost: trage zoekfunctie. Vervallen: de export.", "Kaarten"],
  ["O Kitebox 2.4 já saiu. Novidades: mapas. Corrigido: pesquisa lenta. Removido: o PDF.", "Mapas"],
])("labelled sentences of running text are the entries of a changelog: %s", (brief, first) => {
  const changes = changesOf(brief);
  expect(changes[0]).toBe(`added: ${first}`);
  expect(changes.map((change) => change.split(":")[0])).toEqual(["added", "fixed", "removed"]);
});

test("several entries on one line of several stay apart", () => {
  expect(
    changesOf(
      "Kitebox 2.4\nNew: offline maps. Removed: the old export.\nFixed: a crash.\nChanged: the sidebar.",
    ),
  ).toEqual(["added: Offline maps", "removed: The old export", "fixed: A crash", "changed: The sidebar"]);
});

test.each([
  "New: a second branch in Leeds, 4 Mill Street. Better: you can park right outside.",
  "Our menu changes on Monday. Changed: pretty much everything. Come and see.",
  "Our repair prices. Included: brakes, gears and tyres. Fixed: one price of £45.",
  "Neu: Brunch am Sonntag. Ort: Mühlgasse 4. Preis: 19 €.",
])("one label, or labels that praise, make no changelog: %s", (brief) => {
  expect(changesOf(brief)).toEqual([]);
});

test("the post has an entry a line, with its label", () => {
  const brief = "Kitebox 2.4 is out. Added: offline maps. Fixed: slow search. Removed: the old export.";
  const { posts } = houseStory({ brief, brand, channel: "twitter", assetType: "card" });
  expect(posts.twitter).toBe(
    "Kitebox 2.4 is out:\n• Added: offline maps\n• Fixed: slow search\n• Removed: the old export",
  );
});
