import { expect, test } from "vitest";
import { fits } from "../../../lib/render/templates/before-after/fits.ts";
import { houseStory } from "../../../lib/story/house.ts";
import { brandOf } from "../../copy/brands.ts";

const nothing = { brand: "Acme", asked: [], atHand: [], faces: [] };
const dataOf = (brief: string) => {
  const story = houseStory({ brief, brand: brandOf("Acme"), channel: "instagram", assetType: "card" });
  return fits(story, nothing)?.data;
};

test.each([
  [
    "Before: a box of broken mugs. After: a table that seats six. Come and make your own at our repair day on Sunday 6 December, 10 am to 2 pm. £12 with materials.",
    "Come and make your own at our repair day",
    "Sunday 6 December · 10 am to 2 pm · £12 with materials",
  ],
  [
    "Antes: una caja de azulejos rotos. Después: una mesa para seis. Ven a hacer la tuya el sábado 12 de diciembre, de 10 a 14 h. 12 € con materiales.",
    "Ven a hacer la tuya",
    "sábado 12 de diciembre · 10 a 14 h · 12 € con materiales",
  ],
  [
    "Before: a car park of cracked slabs. After: three raised beds and a pear tree. Done in nine days. Free first visit in January.",
    "Done in nine days",
    "Free first visit in January.",
  ],
  [
    "Vorher: ein dunkler Flur mit Raufaser. Nachher: glatte Wände in warmem Weiß. Wir haben im Januar noch drei Wochen frei.",
    "Wir haben im Januar noch drei Wochen frei",
    "",
  ],
])("a change is not headed by one of its sides: %s", (brief, headline, details) => {
  const data = dataOf(brief);
  expect(data?.headline).toBe(headline);
  expect((data?.details ?? "").replace(/[\s\u00a0]+/gu, " ")).toBe(details);
});

test("the author’s own title stays", () => {
  const data = dataOf(
    "Our garden in Bishop Street. Before: bare ground. After: meadow, path and bench. From £1,900.",
  );
  expect(data?.headline).toBe("Our garden in Bishop Street");
});
