import { expect, test } from "vitest";
import { layOut } from "../../lib/render/engine.ts";
import { plan } from "../../lib/render/plan.ts";
import { prepare } from "../../lib/render/render.ts";
import { drawnTexts, textNodes } from "../../lib/render/scene.ts";
import type { Template } from "../../lib/render/template.ts";
import { chartBar } from "../../lib/render/templates/chart-bar/chart-bar.ts";
import { chartLine } from "../../lib/render/templates/chart-line/chart-line.ts";
import { infographic } from "../../lib/render/templates/infographic/infographic.tsx";
import { steps } from "../../lib/render/templates/steps/steps.ts";
import type { AssetType, Format } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";
import { PLAIN } from "./support/shots.ts";

type Drawing = { assetType: AssetType; format: Format };

async function preparedOf(template: Template, data: object, { assetType, format }: Drawing) {
  const input = { ...PLAIN, assetType, format, data: template.data.parse(data), readAsset };
  const { prepared } = await prepare(template, await plan(template, input));
  return prepared;
}

async function textsOf(template: Template, data: object, drawing: Drawing) {
  const prepared = await preparedOf(template, data, drawing);
  const pages = prepared.map(async ({ page, scene }) => drawnTexts(page, await layOut(scene)));
  return (await Promise.all(pages)).flat();
}

const SQUARE: Drawing = { assetType: "card", format: "square" };
const POINTS = ["2021", "2022", "2023", "2024", "2025"].map((label, i) => ({
  label,
  value: 18_400 + 5_700 * i,
}));

test.each<[string, Template, object]>([
  [
    "steps",
    steps,
    { headline: "Fix a puncture", steps: [{ title: "Take off the wheel" }, { title: "Patch it" }] },
  ],
  ["a chart", chartBar, { headline: "Our week", points: POINTS }],
])("an exception under the headline of %s is as plain as a fact", async (_, template, data) => {
  const styleOf = async (supporting: string) => {
    const prepared = await preparedOf(template, { ...data, supporting }, SQUARE);
    return prepared
      .flatMap(({ scene }) => textNodes(scene.root))
      .find(({ attributes }) => attributes?.part === "supporting")?.style;
  };
  const [plain, exception] = [await styleOf("All are welcome."), await styleOf("Not for tubeless tyres.")];
  expect(Number(exception?.fontWeight)).toBeGreaterThan(Number(plain?.fontWeight));
  expect(exception?.color).toBe(plain?.color);
});

test("a line of a few points has the value of each beside it, and no marks", async () => {
  const texts = await textsOf(chartLine, { headline: "Visits", points: POINTS }, SQUARE);
  const values = texts.filter(({ part }) => part === "value").map(({ text }) => text);
  expect(values).toHaveLength(POINTS.length);
  expect(texts.some(({ text }) => text === "20K")).toBe(false);
});

test("facts that have no room under the title of a broad page stand under its numbers", async () => {
  const data = {
    headline: "Donar sangre",
    stats: [
      { before: "Solo el", value: "5 %", label: "de la población dona" },
      { value: "450 ml", label: "salvan hasta 3 vidas" },
      { before: "Tardas", value: "40 minutos", label: "" },
      { before: "Puedes donar cada", value: "3 meses", label: "" },
    ],
    facts: [
      "No puedes donar si pesas menos de 50 kg",
      "Plaza Mayor 4, lunes a viernes de 9 a 20 h, excepto festivos",
    ],
  };
  const texts = await textsOf(infographic, data, { assetType: "infographic", format: "og" });
  expect(texts.map(({ text }) => text).join(" ")).toContain("menos de 50 kg");
});
