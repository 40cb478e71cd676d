import fc from "fast-check";
import { expect, test } from "vitest";
import type { Photo, RenderContext } from "../../lib/render/template.ts";
import {
  type DeviceKind,
  mount,
  outline,
  outlineIn,
} from "../../lib/render/templates/kit/masters/outline.ts";
import { chooseScreen, deviceOf } from "../../lib/render/templates/kit/masters/screens.ts";
import { createTheme } from "../../lib/render/theme.ts";
import type { ThemeKind } from "../../lib/vocab.ts";

const screen = (aspect: number, tags: Pick<Photo, "device" | "theme"> = {}): Photo => ({
  key: `${aspect}-${tags.device}-${tags.theme}`,
  width: Math.round(1000 * aspect),
  height: 1000,
  aspect,
  luminance: 0.5,
  opaque: true,
  ...tags,
});

const SCREENS = new Map<string, Photo>([
  ["phone", screen(0.46, { device: "phone", theme: "light" })],
  ["phone-dark", screen(0.46, { device: "phone", theme: "dark" })],
  ["desktop", screen(1.6, { device: "desktop", theme: "light" })],
]);

/** As much of a context as the choice of a screen looks at. */
const stageOf = (kind: ThemeKind): Pick<RenderContext, "photos" | "theme"> => ({
  photos: SCREENS,
  theme: createTheme({}, "Beacon", kind),
});

test("a screen of the requested device is preferred, then one in the picture's theme", () => {
  const refs = ["desktop", "phone", "phone-dark"];
  expect(chooseScreen(stageOf("dark"), refs, { device: "phone" })).toBe(SCREENS.get("phone-dark"));
  expect(chooseScreen(stageOf("light"), refs, { device: "phone" })).toBe(SCREENS.get("phone"));
  expect(chooseScreen(stageOf("dark"), refs, { device: "desktop" })).toBe(SCREENS.get("desktop"));
});

test("without a requested device the first screen's counts, and the next best replaces a missing one", () => {
  expect(chooseScreen(stageOf("dark"), ["phone", "desktop"])).toBe(SCREENS.get("phone"));
  expect(chooseScreen(stageOf("light"), ["gone", "desktop"], { device: "tablet" })).toBe(
    SCREENS.get("desktop"),
  );
  expect(chooseScreen(stageOf("light"), ["gone"])).toBeUndefined();
});

test("a wide picture is never shown in a phone, whatever its tags say", () => {
  for (const device of ["phone", "tablet", "desktop", undefined] as const) {
    expect(deviceOf(screen(1.78, device && { device }))).toBe("desktop");
  }
  expect(deviceOf(screen(0.46))).toBe("phone");
  expect(deviceOf(screen(0.75))).toBe("tablet");
  // A whole page of a desktop is taller than wide; its top fills a desktop's frame.
  expect(deviceOf(screen(0.4, { device: "desktop" }))).toBe("desktop");
});

const KINDS: DeviceKind[] = ["laptop", "monitor", "browser"];
const anyMounted = fc
  .tuple(fc.double({ min: 0.2, max: 4, noNaN: true }), fc.constantFrom(...KINDS))
  .map(([aspect, desk]) => mount(screen(aspect), desk));

test("every device frame holds its glass in the glass's own proportions", () => {
  fc.assert(
    fc.property(anyMounted, fc.integer({ min: 120, max: 1600 }), (mounted, width) => {
      const { height, glass } = outline(mounted, width);
      expect(glass.x + glass.width).toBeLessThanOrEqual(width);
      expect(glass.y + glass.height).toBeLessThanOrEqual(height);
      expect(Math.abs(glass.width / mounted.aspect - glass.height)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 200 },
  );
});

test("the largest frame for an area stays inside it", () => {
  const sides = fc.integer({ min: 200, max: 1600 });
  fc.assert(
    fc.property(anyMounted, sides, sides, (mounted, width, height) => {
      const found = outlineIn(mounted, { width, height });
      expect(found.width).toBeLessThanOrEqual(width);
      expect(found.height).toBeLessThanOrEqual(height + 3);
    }),
    { numRuns: 200 },
  );
});
