import { expect, test } from "vitest";
import type { Infographic } from "../../lib/render/templates/infographic/data.ts";
import { inWords } from "../../lib/render/templates/infographic/in-words.ts";

const page = (title: string, labels: string[]) =>
  ({
    headline: "Our year in figures",
    stats: [{ value: "3,412", label: "assignments" }],
    chart: {
      kind: "bar",
      title,
      prefix: "",
      suffix: "",
      highlight: "",
      points: labels.map((label, i) => ({ label, value: 1905 - 500 * i })),
    },
  }) as unknown as Infographic;

test("bars in words have their number first, and say of which number they are parts", () => {
  const { facts } = inWords(page("Of these", ["In court", "At police stations"]), "en") ?? {};
  expect(facts?.[0]).toBe("3,412 assignments: 1,905 in court, 1,405 at police stations");
});

test("German nouns keep their capital", () => {
  const { facts } = inWords(page("Nach Art", ["Lampen", "Vor Gericht"]), "de") ?? {};
  expect(facts?.[0]).toContain("Nach Art: ");
  expect(facts?.[0]).toContain(" Lampen");
  expect(facts?.[0]).toContain(" vor Gericht");
});
