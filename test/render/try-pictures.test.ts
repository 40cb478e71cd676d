import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawTryPictures } from "./support/try-pictures.ts";

test("the pictures that `/` shows before anyone has tried are those that the try draws", async () => {
  const pictures = await drawTryPictures();
  const stale = pictures.filter(
    ([brand, bytes]) => !readFileSync(`functions/public/landing/${brand}.webp`).equals(Buffer.from(bytes)),
  );
  expect(stale.map(([brand]) => brand)).toEqual([]);
});
