import { expect, test } from "vitest";
import { valueApart } from "../../lib/render/templates/film/value-apart.ts";
import { houseStory } from "../../lib/story/house.ts";
import { reachedValue } from "../../lib/story/reached-value.ts";
import { brandOf } from "../copy/brands.ts";

const reachedIn = (brief: string) =>
  reachedValue(houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "slideshow" }))
    ?.value;

test.each([
  ["The aim was 100 hats. 43 knitters joined in. On Friday we dropped off 187 hats at the ward.", "187 hats"],
  ["We needed £18,500 and you raised £19,240. The £740 left over is for a cooker.", "£19,240"],
  ["Das Ziel waren 100 Mützen. 43 Leute haben gestrickt. Wir haben 187 Mützen abgegeben.", "187 Mützen"],
  ["L’objectif était de 100 bonnets. Nous avons déposé 187 bonnets à l’hôpital vendredi.", "187 bonnets"],
  ["El objetivo era 100 gorros. El viernes entregamos 187 gorros en el hospital.", "187 gorros"],
  ["L’obiettivo era 100 cappelli. Venerdì abbiamo consegnato 187 cappelli in ospedale.", "187 cappelli"],
  ["Het doel was 100 mutsen. Vrijdag brachten we 187 mutsen naar het ziekenhuis.", "187 mutsen"],
  ["O objetivo era 100 gorros. Na sexta entregámos 187 gorros no hospital.", "187 gorros"],
])("of a look back that names its aim, what was reached: %s", (brief, value) => {
  expect(reachedIn(brief)).toBe(value);
});

test.each([
  "The aim was 100 hats. 143 knitters joined in.",
  "The aim was 100 hats. We have 87 hats so far.",
  "The aim was 100 hats. The ward has 120 hats, the hospice has 130 hats.",
  "We needed £18,500. The roof cost £19,240.",
  "We dropped off 187 hats at the ward. 43 knitters joined in.",
])("no aim, another thing, several or less: %s", (brief) => {
  expect(reachedIn(brief)).toBeUndefined();
});

test("what was raised is the figure of its scene, what is left over is none", () => {
  expect(valueApart("We needed £18,500 and you raised £19,240")?.value).toBe("£19,240");
  expect(valueApart("The £740 left over is going on a new cooker")).toBeUndefined();
  expect(valueApart("The course costs £95 for six weeks")?.value).toBe("£95");
});
