import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { subjectOf } from "../../lib/render/subject/find.ts";
import { type SubjectLanguage, subjectWords } from "../../lib/render/subject/words.ts";
import { readAsset } from "../support/assets.ts";

const FILE = new URL("./subject-about/triples.txt", import.meta.url);

const triples = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [language = "", name = "", overview = "", features = "", headline = "", first = "", fits = ""] =
      line.split("|").map((part) => part.trim());
    return {
      language: language as SubjectLanguage,
      texts: {
        headline,
        texts: first ? [first] : [],
        about: ["", overview, overview, ...features.split("; ")],
        name,
      },
      fits: fits === "-" ? [] : fits.split(" "),
    };
  });

const drawn = await Promise.all(
  triples.map(async ({ language, texts, fits }) => {
    const subject = subjectOf(await subjectWords(language, readAsset), texts);
    return { at: `${language}: ${texts.name}: ${texts.headline}`, subject, fits };
  }),
);

describe("a picture shows what its story is about, or nothing", () => {
  const shown = drawn.filter(({ subject }) => subject !== undefined);
  const right = shown.filter(({ subject, fits }) => fits.includes(subject ?? ""));

  test("hardly ever another thing", () => {
    const wrong = shown.filter((one) => !right.includes(one)).map(({ at, subject }) => `${at}: ${subject}`);
    expect(right.length / shown.length, wrong.join("\n")).toBeGreaterThan(0.98);
  });

  test("mostly the thing where there is one", () => {
    const drawable = drawn.filter(({ fits }) => fits.length > 0);
    const missed = drawable.filter(({ subject }) => subject === undefined).map(({ at }) => at);
    expect(right.length / drawable.length, missed.join("\n")).toBeGreaterThan(0.72);
  });
});
