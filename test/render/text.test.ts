import { expect, test } from "vitest";
import { drawable } from "../../lib/render/text.ts";

test.each([
  ["🚀 Launch day 🎉", "Launch day"],
  ["I ❤️ coffee", "I love coffee"],
  ["Thanks ❤️", "Thanks"],
  ["Rated 5⭐ by teams", "Rated 5-star by teams"],
  ["❌ Spreadsheets", "× Spreadsheets"],
  ["Step 1️⃣", "Step 1"],
  ["Made in 🇩🇪", "Made in DE"],
  ["Our 👩‍💻 team 👍🏽!", "Our team!"],
  ["💯 percent", "100 percent"],
  ["Before → after", "Before › after"],
  ["✓ Fast", "Fast"],
  ["© 2025 Acme™", "© 2025 Acme™"],
  ["a\u202fb\u200bc", "a bc"],
  ["Zażółć gęślą jaźń", "Zażółć gęślą jaźń"],
  ["  two\n lines\t", "two lines"],
  ["40 % less CO₂", "40 % less CO2"],
  ["⅓ off", "1/3 off"],
  ["2⅔ cups", "2 2/3 cups"],
  ["1½ hours, m² and m³", "1½ hours, m² and m³"],
  ["10⁶ cells", "10^6 cells"],
  ["18.000 min⁻¹", "18.000 1/min"],
  ["5 kW·h⁻¹", "5 kW/h"],
])("%s is drawn as %s", (source, text) => {
  expect(drawable(source)).toMatchObject({ text, missing: [] });
});

test("emoji that were only decoration are listed as dropped", () => {
  expect(drawable("Go 🚀 now 🎉").dropped).toEqual(["🚀", "🎉"]);
});

test("characters without a glyph are named and not drawn", () => {
  expect(drawable("日本 tour, 한국")).toEqual({
    text: "tour,",
    dropped: [],
    missing: ["日", "本", "한", "국"],
  });
});
