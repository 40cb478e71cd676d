import { expect, test } from "vitest";
import { onGround, type SaidItem } from "../../../lib/render/templates/film/band.tsx";
import { stackedHeight } from "../../../lib/render/templates/film/stacked.ts";
import type { Stage } from "../../../lib/render/templates/film/stage.ts";

const GROUND = { background: "#ffffff", accent: "#000000", fill: "#222222" };
const stageAt = (index: number) =>
  ({
    index,
    surface: GROUND,
    motif: { name: "lettering" },
    context: { unit: 1, size: { width: 1080, height: 1080 }, theme: { page: GROUND, wash: GROUND } },
  }) as unknown as Stage;

const item = (height: number, gap: number, isValue = false): SaidItem => ({
  height,
  gap,
  isValue,
  draw: () => [],
});
const SAID = [item(260, 0), item(240, 10, true), item(150, 10)];
const TAKEN = stackedHeight(SAID);

const setIn = (height: number, index: number) =>
  onGround(stageAt(index), { x: 0, y: 0, width: 900, height }, () => SAID);

test.each([0, 1])("a ground that would push words out of their room is left out, in shot %i", (index) => {
  for (let height = TAKEN; height < 2 * TAKEN; height += 20) {
    expect(stackedHeight(setIn(height, index))).toBeLessThanOrEqual(height);
  }
});

test.each([0, 1])("words that leave room have their value on a ground, in shot %i", (index) => {
  expect(stackedHeight(setIn(1.6 * TAKEN, index))).toBeGreaterThan(TAKEN);
  expect(setIn(1.1 * TAKEN, index)).toEqual(SAID);
});
