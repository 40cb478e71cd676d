import { describe, expect, test } from "vitest";
import { render } from "../../lib/render/render.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { sizesOf, variantsOf } from "./support/variants.ts";

describe.each(Object.values(TEMPLATES).map((template, turn) => ({ id: template.id, template, turn })))(
  "$id",
  ({ id, template, turn }) => {
    test("is listed under its own name, and says what it is for", () => {
      expect(TEMPLATES[id]).toBe(template);
      expect(template.title.length).toBeGreaterThan(2);
      expect(template.about).toMatch(/^\p{Lu}.{15,}\.$/u);
    });

    test("draws its sample without a fault in light and dark, on every shape", async () => {
      const samples = (await variantsOf(template, turn)).filter(({ content }) => content === "sample");
      for (const input of [...samples.map((one) => one.input), ...(await sizesOf(template))]) {
        const { checks, pages } = await render(template, input);
        expect(checks.filter(({ passed }) => !passed)).toEqual([]);
        for (const { altText } of pages) expect(altText.length).toBeGreaterThan(20);
      }
    });

    test("survives the shortest and the longest data: legible, apart, inside the picture", async () => {
      for (const { name, content, input } of await variantsOf(template, turn)) {
        if (content === "sample") continue;
        const { checks } = await render(template, input);
        expect(
          checks.filter(({ passed, hard }) => !passed && hard),
          name,
        ).toEqual([]);
      }
    });
  },
);
