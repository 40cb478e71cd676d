import { expect, test } from "vitest";
import { figureSvg } from "../../lib/mascot/figure-svg.ts";
import { AssetError } from "../../lib/render/type/manifest.ts";
import { readAsset } from "../support/assets.ts";

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

test("a mascot style is read at its first drawing and then kept, while a failed read is repeated", async () => {
  const missing = watched(async () => undefined);
  await expect(figureSvg(missing, MOODS, "neutral")).rejects.toThrow(AssetError);
  const there = watched();
  const figure = await figureSvg(there, MOODS, "neutral");
  expect(await figureSvg(there, MOODS, "neutral")).toBe(figure);
  expect([missing.asked, there.asked]).toEqual([["mascots/moods.json"], ["mascots/moods.json"]]);
});
