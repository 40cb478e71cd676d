import { describe, expect, test } from "vitest";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { brandOf } from "../../copy/brands.ts";

const read = (brief: string) => readStory({ brief, brand: brandOf("Kite") });

describe("as many sentences as a title announces are steps", () => {
  test.each([
    "Put in eye drops in five steps. Wash your hands. Tilt your head back. Pull down the lid. Let one drop fall. Close the eye.",
    "Make a fat cake for the birds in three steps. Melt 200 g of lard in a pan. Stir in the seeds. Hang it where cats cannot reach.",
    "Write a haiku in three steps. Look out of the window. Count five, seven, five. Read it aloud.",
    "Backe dein erstes Roggenbrot in drei Schritten. Mische Mehl und Wasser. Lass den Teig ruhen. Backe ihn 50 Minuten.",
    "Dessinez un renard en trois étapes. Commencez par un triangle. Ajoutez deux oreilles. Coloriez-le en orange.",
    "Dibuja un zorro en tres pasos. Empieza con un triángulo. Añade dos orejas. Coloréalo de naranja.",
    "Disegna una volpe in tre passi. Comincia con un triangolo. Aggiungi due orecchie. Colorala di arancione.",
    "Teken een vos in drie stappen. Begin met een driehoek. Voeg twee oren toe. Kleur hem oranje.",
    "Desenhe uma raposa em três passos. Comece com um triângulo. Acrescente duas orelhas. Pinte de laranja.",
  ])("%s", (brief) => {
    const [title = "", ...steps] = brief.split(/(?<=\.) /);
    const { steps: found, facts, heldBack } = read(brief);
    expect(found.map((step) => `${step.title}.`)).toEqual(steps);
    expect(facts.map(({ quote }) => quote)).toContain(title);
    expect(heldBack).toEqual([]);
  });

  test("not where fewer stand behind it, or where they tell what was done", () => {
    expect(read("Make a fat cake in five steps. Melt the lard. Stir it.").steps).toEqual([]);
    expect(
      read("We moved in three steps. We packed for a week. We drove all night. We unpacked on Sunday.").steps,
    ).toEqual([]);
  });

  test("not of a slideshow, which its maker is asked for", () => {
    const { heldBack, steps } = read("Make a slideshow in three steps. Melt the lard. Stir it. Hang it up.");
    expect(steps).toEqual([]);
    expect(heldBack.map(({ quote }) => quote)).toContain("Make a slideshow in three steps.");
  });
});

test.each([
  "Why does a boiler lose pressure? Usually one of three things. A leaking valve. A tired vessel. Or the relief pipe is dripping. Top it up to 1.2 bar.",
  "Warum verliert die Heizung Druck? Meist aus drei Gründen. Ein Ventil leckt. Ein Gefäß ist müde. Oder die Leitung tropft. Füllen Sie auf 1,2 bar nach.",
])("of so many things the last one begins with “or”, and more may stand behind it: %s", (brief) => {
  const { items, facts } = read(brief);
  const said = items.map((id) => facts.find((fact) => fact.id === id)?.says);
  expect(said).toHaveLength(3);
  expect(said[2]).not.toMatch(/^(?:or|oder) /iu);
  expect(said.join(" ")).not.toContain("1");
});
