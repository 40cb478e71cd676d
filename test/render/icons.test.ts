import { expect, test } from "vitest";
import { draw } from "../../lib/render/engine.ts";
import { iconFor, iconsFor } from "../../lib/render/templates/kit/icon-for.ts";
import { ICONS, type IconName } from "../../lib/render/templates/kit/icon-set.ts";
import { lucideIcon } from "../../lib/render/templates/kit/icons.ts";

const inkOf = async (src: string) => {
  const root = { type: "image" as const, src, style: { display: "flex" as const, width: 48, height: 48 } };
  const pixels = await draw({ width: 48, height: 48, root, images: new Map() }, "raw");
  return pixels.filter((_, i) => i % 4 === 3 && (pixels[i] ?? 0) > 100).length;
};

test("every named icon draws ink in its colour", async () => {
  for (const [name, node] of Object.entries(ICONS)) {
    const ink = await inkOf(lucideIcon(node, "#5b4bea"));
    expect(ink, name).toBeGreaterThan(60);
    expect(ink, name).toBeLessThan(1500);
  }
});

test("a wider stroke draws more ink", async () => {
  expect(await inkOf(lucideIcon(ICONS.rocket, "#000000", 3))).toBeGreaterThan(
    await inkOf(lucideIcon(ICONS.rocket, "#000000", 1)),
  );
});

test.each<[string, IconName | undefined]>([
  ["Launch in an afternoon", "rocket"],
  ["Encrypted at rest", "lock"],
  ["Your team in one place", "users"],
  ["€70,000–85,000", "wallet"],
  ["Lisbon or remote", "map-pin"],
  ["1 September, full-time", "clock"],
  ["Invoices by mail", "card"],
  ["Hmm", undefined],
])("%s gets the icon of what it names first", (text, icon) => {
  expect(iconFor(text)).toBe(icon);
});

test("a word inside another word does not choose the icon", () => {
  expect(iconFor("Worship")).toBeUndefined();
  expect(iconFor("Unlocking")).toBeUndefined();
});

test("texts side by side all get different icons, or none does", () => {
  expect(iconsFor(["Launch", "Measure", "Learn"])).toEqual(["rocket", "chart", "education"]);
  expect(iconsFor(["Launch", "Hmm", "Learn"])).toBeUndefined();
  expect(iconsFor(["Launch", "Publish"])).toBeUndefined();
});
