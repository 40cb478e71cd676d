import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Direction, LOOKS } from "../../lib/render/look/looks.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";

const page = readFileSync("functions/docs/templates.md", "utf8");

/** The rows of the table below a heading, as cells. */
const tableBelow = (heading: RegExp): string[][] =>
  (page.split(/^## /m).find((part) => heading.test(part)) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^[|-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );

/** What each declaration of a look is called: one that is new is missed here by the compiler. */
const BRAND: Record<Direction["page"], string> = {
  full: "on top, on the left",
  strip: "on a strip at the foot or on top",
  mat: "on the mat of a framed picture",
  nameplate: "the title of a paper, or the largest line at its foot",
  column: "on a column of colour beside the words",
  grid: "a note under the drawing",
  sheet: "below or above a round sheet",
};
const ORNAMENT: Record<Direction["ornament"], string> = {
  rings: "rings",
  stripes: "stripes",
  arches: "arches",
  plain: "rules",
  blocks: "blocks",
  grid: "dots",
  blobs: "round shapes",
};
const PLACES = new Map([
  [0, "on top"],
  [0.5, "in the middle"],
  [1, "at the foot"],
]);

const headlineOf = ({ align, at, case: letters }: Direction["headline"]): string =>
  [letters === "upper" && "capitals", align === "center" && "centred", PLACES.get(at)]
    .filter(Boolean)
    .join(", ");

test("the table of the looks says what each one declares", () => {
  const rows = Object.entries(LOOKS).map(([id, look]) => [
    id === "signal" ? "`signal` (the house's)" : `\`${id}\``,
    BRAND[look.page],
    headlineOf(look.headline),
    `${look.words} the drawing`,
    ORNAMENT[look.ornament],
  ]);
  expect(tableBelow(/^Looks\n/)).toEqual([["Look", "Brand", "Headline", "Words", "Ornament"], ...rows]);
});

test("the table of the templates has each one with its asset types", () => {
  const [head, ...rows] = tableBelow(/^The \d+ templates\n/);
  const declared = Object.values(TEMPLATES).map(({ id, assetTypes }) => [`\`${id}\``, assetTypes.join(", ")]);
  expect(head).toEqual(["Id", "Asset types", "Shows"]);
  expect(new Map(rows.map(([id, types]) => [id, types]))).toEqual(new Map(declared as [string, string][]));
  expect(page).toContain(`## The ${declared.length} templates\n`);
});
