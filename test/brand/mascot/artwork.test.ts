import { expect, test } from "vitest";
import { figureOf } from "../../../lib/brand/mascot/artist.ts";
import { AssetError } from "../../../lib/render/type/manifest.ts";
import { readAsset } from "../../support/assets.ts";

const MOODS = { style: "moods", parts: { face: "circle" }, colors: {} } as const;

/** Static assets that note what is read from them. */
function watched(read = readAsset) {
  const asked: string[] = [];
  const note = (path: string) => {
    asked.push(path);
    return read(path);
  };
  return { asked, assets: { read: note } };
}

test("a style is read when it is first drawn and then kept, but not that it could not be read", async () => {
  const missing = watched(async () => undefined);
  await expect(figureOf(missing, MOODS, "neutral")).rejects.toThrow(AssetError);
  const there = watched();
  const figure = await figureOf(there, MOODS, "neutral");
  expect(await figureOf(there, MOODS, "neutral")).toBe(figure);
  expect([missing.asked, there.asked]).toEqual([["mascots/moods.json"], ["mascots/moods.json"]]);
});
