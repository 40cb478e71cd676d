import { expect, test } from "vitest";
import { sceneAlt } from "../../../lib/render/templates/film/scene-alt.ts";

const SCENES = [
  ["“We waited for the tide,"],
  ["quietly, and then we rowed.”"],
  ["Ada Finch, rower"],
  ["Prices,"],
  ["Boat £9"],
];
const SHARED = [["The Co-op gave us 40 crates of veg"], ["and Dodds drove everything"], ["larder.example"]];

test("a sentence that two scenes share keeps its comma, and no full stop stands within it", () => {
  expect(sceneAlt("Weir Boats", SCENES, 0)).toBe("Weir Boats, scene 1 of 5: “We waited for the tide,");
  expect(sceneAlt("Weir Boats", SCENES, 1)).toBe("Weir Boats, scene 2 of 5: quietly, and then we rowed.”");
});

test("a scene that goes on in the next one in small letters has no full stop, and one before an address has", () => {
  expect(sceneAlt("Larder", SHARED, 0)).toBe("Larder, scene 1 of 3: The Co-op gave us 40 crates of veg");
  expect(sceneAlt("Larder", SHARED, 1)).toBe("Larder, scene 2 of 3: and Dodds drove everything.");
});

test("a scene before one that begins anew ends with a full stop", () => {
  expect(sceneAlt("Weir Boats", SCENES, 2)).toBe("Weir Boats, scene 3 of 5: Ada Finch, rower.");
  expect(sceneAlt("Weir Boats", SCENES, 3)).toBe("Weir Boats, scene 4 of 5: Prices.");
});
