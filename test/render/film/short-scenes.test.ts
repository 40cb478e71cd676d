import { expect, test } from "vitest";
import type { Layer } from "../../../lib/render/film/motion.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import { paced } from "../../../lib/render/templates/film/scene.ts";

const NODE: Node = { type: "container", style: {}, children: [] };
const layer = (enter: Layer["enter"]): Layer => ({
  name: "subject",
  box: { x: 0, y: 0, width: 10, height: 10 },
  node: NODE,
  ...(enter && { enter }),
});
const scene = (enter: Layer["enter"], seconds?: number) => ({
  background: NODE,
  layers: [layer(enter)],
  texts: ["Saturdays, ten to four"],
  ...(seconds && { seconds }),
});

test("an entrance that is longer than its scene is over when the scene is", () => {
  const slow = { kind: "glide", at: 0.2, seconds: 1, by: { y: 130 } } as const;
  const { scenes } = paced([scene(undefined), scene(slow, 0.8), scene(slow)], {
    minimum: 0,
    maximum: 60,
    shortest: 1,
  });
  const [, short, own] = scenes.map(({ layers }) => layers[0]?.enter);
  expect(scenes[1]?.seconds).toBe(0.8);
  expect((short?.at ?? 0) + (short?.seconds ?? 0)).toBeCloseTo(0.8);
  expect(own).toEqual(slow);
});
