import { expect, test } from "vitest";
import { changelog } from "../../lib/render/templates/changelog/changelog.ts";
import { filmChangelog } from "../../lib/render/templates/film-changelog/film-changelog.ts";

const DATA = {
  version: "4.2",
  headline: "Lagerblick 4.2",
  entries: [
    { kind: "new" as const, text: "CSV-Import" },
    { kind: "fixed" as const, text: "Export" },
  ],
};

test.each([
  ["de", "Behoben: Export"],
  ["fr", "Corrigé: Export"],
  ["es", "Corregido: Export"],
])("tags without a language of their own are in that of the run: %s", (language, said) => {
  const data = changelog.inLanguage?.(changelog.data.parse(DATA), language);
  expect(data && changelog.altText(data, "Lagerblick", 0)).toContain(said);
});

test("a language that the caller gave stays, and a film has it too", () => {
  const given = changelog.data.parse({ ...DATA, language: "de" });
  expect(changelog.inLanguage?.(given, "en").language).toBe("de");
  expect(
    filmChangelog.inLanguage?.({ ...filmChangelog.data.parse(filmChangelog.sample), language: "" }, "nl")
      .language,
  ).toBe("nl");
});
