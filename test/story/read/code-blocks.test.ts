import { expect, test } from "vitest";
import { houseStory } from "../../../lib/story/house.ts";
import { readStory } from "../../../lib/story/read/read-story.ts";
import { roughSigns } from "../../../lib/story/review/roughness.ts";
import { brandOf } from "../../copy/brands.ts";

const brand = brandOf("Kite");
const read = (brief: string) => readStory({ brief, brand });

test.each([
  [
    "Install it with\n\n    go install example.dev/cmd/kite@v2\n\nand run `kite serve`.",
    "go install example.dev/cmd/kite@v2",
  ],
  [
    "Pebble 0.9 redacts fields:\n\n    log!(info, user = id);\n      // level=info user=42\n\nNo runtime cost.",
    "log!(info, user = id);\n  // level=info user=42",
  ],
  [
    "Die neue Version ist da. Installieren mit\n\n    npm install -g nachtwache\n\nLäuft auf Linux.",
    "npm install -g nachtwache",
  ],
])("lines that are set apart by four blanks are source code: %s", (brief, code) => {
  const { snippet, facts, heldBack } = read(brief);
  expect(snippet?.code).toBe(code);
  expect(facts.find(({ kind }) => kind === "snippet")?.says).toBe(code);
  expect(heldBack).toEqual([]);
});

test.each([
  "Summer party.\n\n    Saturday 4 July from 3 pm\n    Free entry\n\nSee you there.",
  "Our prices:\n\n    - small bike £22\n    - large bike £34\n\nSee you there.",
])("an indented notice or list is none: %s", (brief) => {
  expect(read(brief).snippet).toBeNull();
});

test.each([
  [
    'Tidewatch reads the tables for you. No set-up:\n\nfrom tidewatch import harbour\n\nnow = harbour("Looe").level()\nprint(now)  # 3.4\n\nIt is on PyPI.',
    'from tidewatch import harbour\n\nnow = harbour("Looe").level()\nprint(now)  # 3.4',
  ],
  [
    "Kite hat jetzt ein Plugin.\n\nimport { fly } from 'kite';\nconst line = fly({ wind: 4 });\n\nLäuft in jedem Browser.",
    "import { fly } from 'kite';\nconst line = fly({ wind: 4 });",
  ],
])("statements of a program need no mark: %s", (brief, code) => {
  const { snippet, heldBack } = read(brief);
  expect(snippet?.code).toBe(code);
  expect(heldBack).toEqual([]);
});

test("hashtags below a program are none of it", () => {
  const { snippet } = read(
    "Tidewatch reads the tables for you:\n\nfrom tidewatch import harbour\n\n#tides #python",
  );
  expect(snippet?.code).toBe("from tidewatch import harbour");
});

test.each([
  "Open again on Saturday 4 July.\nlet us know (by Friday) if you come\nreturn (free) until 6 pm",
  "New: wine evenings.\nimport wines (red)\nfrom Italy, at half price",
])("prose with brackets is none: %s", (brief) => {
  expect(read(brief).snippet).toBeNull();
});

test("a sentence that leads to code ends in a colon, and is on no picture without it", () => {
  const brief =
    "Kite 2.0 is out. Install it with\n\n    go install example.dev/cmd/kite@v2\n\nand run `kite serve`. It needs no database.";
  const { posts, support } = houseStory({ brief, brand, channel: "twitter", assetType: "card" });
  expect(posts.twitter).toContain("Install it with:\n\ngo install example.dev/cmd/kite@v2\n");
  expect(support?.text).not.toContain("Install it with");
});

test("small letters of code are no talk", () => {
  const brief =
    "Kite 2.0 is out.\n\n    go install example.dev/cmd/kite@v2\n\n`kite serve` rebuilds a page in 8 ms.";
  expect(roughSigns(brief, "en")).toEqual([]);
});
