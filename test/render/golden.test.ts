import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LAYOUTS } from "../../lib/render/templates/card/layouts.ts";
import hashes from "./golden/hashes.json" with { type: "json" };
import { drawGolden } from "./support/golden.ts";
import { MADE_FOR } from "./support/shots.ts";

const folder = new URL("./golden/", import.meta.url);
const golden = drawGolden();

test("every layout draws the golden bytes in light and dark, with ordinary, shortest and longest content", async () => {
  expect((await golden).hashes).toEqual(hashes);
}, 60_000);

test("one half-size picture of every layout is stored, and is what the layout draws", async () => {
  const { previews } = await golden;
  const stored = readdirSync(folder).filter((file) => file.endsWith(".png"));
  expect(stored.toSorted()).toEqual(LAYOUTS.map(({ name }) => `${name}.png`).toSorted());
  for (const [name, bytes] of Object.entries(previews)) {
    expect(readFileSync(new URL(`${name}.png`, folder)).equals(bytes), name).toBe(true);
  }
}, 60_000);

test("every layout has content it is made for", () => {
  expect(Object.keys(MADE_FOR).toSorted()).toEqual(LAYOUTS.map(({ name }) => name).toSorted());
});
