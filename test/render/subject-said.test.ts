import { describe, expect, test } from "vitest";
import { subjectFor } from "../../lib/render/subject/subject-for.ts";
import { readAsset } from "../support/assets.ts";

type Data = Record<string, unknown>;

const shown = async (language: string, data: Data, ...about: string[]) => {
  const brand = { name: "Rowan & Co", about };
  return (await subjectFor({}, { data, brand, language, readAsset }, []))?.name;
};

describe("a quotation shows what is said, and not who says it", () => {
  test.each([
    [
      "en",
      { quote: "I could kneel in the garden again.", role: "a retired joiner, Broughty Ferry" },
      "Physiotherapy in Dundee.",
      "treatment-couch",
    ],
    [
      "de",
      {
        quote: "Seit dem zweiten Termin verstehe ich meine Enkel wieder, auch am Telefon.",
        role: "früher Bäcker",
      },
      "Hörakustik in Marburg.",
      "hearing-aid",
    ],
    [
      "fr",
      {
        quote: "On m’a rappelé le soir même et tout était prêt le lendemain matin.",
        role: "ancienne bouchère",
      },
      "Atelier de vélos.",
      "bicycle",
    ],
    [
      "es",
      { headline: "", quote: { text: "Volvemos cada año.", author: "Inés", role: "antigua carpintera" } },
      "Consultoría para cooperativas.",
      "briefcase",
    ],
    [
      "en",
      { quote: "I have never eaten better bread.", role: "a retired joiner" },
      "A shop in Bath.",
      "bread",
    ],
  ] as const)("%s: %o, %s", async (language, data, about, subject) => {
    expect(await shown(language, data, about)).toBe(subject);
  });
});

describe("a job at a desk has no drawing of what stands on it", () => {
  test.each([
    ["en", { role: "Support specialist" }, "Payroll for charities in the UK.", undefined],
    ["de", { role: "Kundenbetreuung" }, "Steuerberatung in Husum.", undefined],
    ["fr", { role: "Assistante de direction" }, "Cabinet d’expert-comptable.", undefined],
    ["en", { role: "Weekend shift" }, "A sourdough bakery.", "bread"],
    ["en", { headline: "Open again on Monday" }, "Payroll for charities in the UK.", "calculator"],
  ] as const)("%s: %o, %s", async (language, data, about, subject) => {
    expect(await shown(language, data, about)).toBe(subject);
  });
});
