import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, toLch } from "../../lib/render/color.ts";
import type { Surface } from "../../lib/render/surface.ts";
import { createTheme, naturalTheme } from "../../lib/render/theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const junk = fc.constantFrom("", "red", "#12", "#ggg", "#1234567", "rgb(1,2,3)", "#ffff");
const role = fc.constantFrom("primary", "secondary", "accent", "background", "text", "coral", "0");
const palettes = fc.dictionary(role, fc.oneof({ weight: 4, arbitrary: hex }, junk), { maxKeys: 7 });
const kinds = fc.constantFrom("light" as const, "dark" as const);

const surfacesOf = (
  palette: Record<string, string>,
  name: string,
  kind: "light" | "dark",
  isAsked = false,
) => {
  const { page, flood, wash, sheet } = createTheme(palette, name, kind, isAsked);
  return { page, flood, wash, sheet };
};

function expectLegible(surface: Surface) {
  for (const background of surface.backgrounds) {
    for (const role of ["ink", "title", "muted", "key"] as const) {
      expect(contrast(surface[role], background), `${role} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(surface.onFill, surface.fill), "button").toBeGreaterThanOrEqual(4.5);
  expect(contrast(surface.onAccent, surface.accent), "on accent").toBeGreaterThanOrEqual(4.5);
}

test("every text colour of every surface is legible on each of its backgrounds, whatever the palette", () => {
  fc.assert(
    fc.property(
      palettes,
      fc.string({ maxLength: 12 }),
      kinds,
      fc.boolean(),
      (palette, name, kind, isAsked) => {
        for (const surface of Object.values(surfacesOf(palette, name, kind, isAsked))) expectLegible(surface);
      },
    ),
    { numRuns: 400 },
  );
});

test.each(["#ffffff", "#000000", "#ff0000", "#808080", "#ffff00"])(
  "a palette of nothing but %s is still legible",
  (color) => {
    const palette = { primary: color, secondary: color, accent: color, background: color, text: color };
    for (const kind of ["light", "dark"] as const) {
      for (const surface of Object.values(surfacesOf(palette, "Acme", kind))) expectLegible(surface);
    }
  },
);

test("the brand's exact colour is the flood background and the button of a light theme", () => {
  const { flood, page } = createTheme({ primary: "#5B4BEA" }, "Beacon", "light");
  expect([flood.background, page.fill]).toEqual(["#5b4bea", "#5b4bea"]);
});

test("a palette's own background and text are kept where they fit the theme", () => {
  const { page } = createTheme(
    { primary: "#5B4BEA", background: "#FAF7F2", text: "#15122B" },
    "Beacon",
    "light",
  );
  expect([page.background, page.ink]).toEqual(["#faf7f2", "#15122b"]);
});

test("light and dark themes differ in their page; the flood is the brand's exact colour in both", () => {
  const [light, dark] = (["light", "dark"] as const).map((kind) =>
    createTheme({ primary: "#5B4BEA" }, "B", kind),
  );
  expect(contrast(light?.page.background ?? "", dark?.page.background ?? "")).toBeGreaterThan(10);
  expect([light?.flood.background, dark?.flood.background]).toEqual(["#5b4bea", "#5b4bea"]);
});

test.each(["#1f5c49", "#5B4BEA", "#e4572e", "#ffe08a", "#ffffff", "#000000"])(
  "a theme that was asked for is light or dark on every surface of %s",
  (primary) => {
    const palette = { primary, secondary: "#c2185b" };
    const [light, dark] = (["light", "dark"] as const).map((kind) => createTheme(palette, "B", kind, true));
    for (const surface of [light?.page, light?.flood, light?.wash]) {
      expectLegible(surface as Surface);
      expect(contrast(surface?.background ?? "", "#ffffff")).toBeLessThan(1.6);
    }
    for (const surface of [dark?.page, dark?.flood, dark?.wash]) {
      expectLegible(surface as Surface);
      expect(contrast(surface?.background ?? "", "#000000")).toBeLessThan(2.2);
    }
  },
);

test("invalid colours are ignored as if they were not sent", () => {
  const sent = createTheme(
    { primary: "#5B4BEA", accent: "orange", background: "#12", text: "none" },
    "B",
    "light",
  );
  expect(sent).toEqual(createTheme({ primary: "#5B4BEA" }, "B", "light"));
});

test("brands without a palette get house colours that differ from brand to brand and never change", () => {
  const names = ["Acme", "Beacon", "Cobalt", "Dune", "Ember", "Fjord", "Grove", "Harbor"];
  const fills = names.map((name) => createTheme({}, name, "light").page.fill);
  expect(new Set(fills).size).toBeGreaterThanOrEqual(4);
  expect(fills).toEqual(names.map((name) => createTheme({}, name, "light").page.fill));
});

test("unnamed colours replace missing roles, the most colourful first", () => {
  const { page } = createTheme({ a: "#eeeeee", b: "#c2185b" }, "B", "light");
  expect(page.fill).toBe("#c2185b");
});

test("a brand with a dark background is drawn dark by default", () => {
  expect(naturalTheme({ background: "#101014" }, "B")).toBe("dark");
  expect(naturalTheme({ background: "#fafafa" }, "B")).toBe("light");
  expect(naturalTheme({}, "B")).toBe("light");
});

test("a neon primary of a dark brand is the ground as it was given", () => {
  const palette = { primary: "#39FF14", background: "#0A0A0A" };
  const { flood, wash } = createTheme(palette, "Zapp", naturalTheme(palette, "Zapp"));
  expect([flood.background, wash.background]).toEqual(["#39ff14", "#39ff14"]);
});

test("a pastel stays the pastel it is, and the secondary is part of the ornament", () => {
  const palette = { primary: "#FDE9B8", secondary: "#F5B8C4", accent: "#A9C9B0", background: "#FFFBF2" };
  const { page, flood } = createTheme(palette, "Petalwise", "light");
  expect([page.fill, page.accent, flood.art.tint]).toEqual(["#fde9b8", "#a9c9b0", "#f5b8c4"]);
});

test("type on a mid-tone is white where white has enough contrast", () => {
  for (const primary of ["#C2410C", "#0F766E", "#DB2777", "#2563EB"]) {
    expect(createTheme({ primary }, "B", "light").flood.ink, primary).toBe("#ffffff");
  }
});

test("a panel of the brand is its exact colour, flat, whatever type it carries", () => {
  for (const primary of ["#E4572E", "#1B998B", "#39FF14", "#F7C6D0", "#111114"]) {
    const { background, backgrounds } = createTheme({ primary }, "B", "light").flood;
    expect([background, ...backgrounds.slice(2)].map((color) => color.toUpperCase())).toEqual([
      primary,
      primary,
      primary,
    ]);
  }
});

test("the ground of pages is the brand's own second colour, light, dark or strong", () => {
  const groundOf = (palette: Record<string, string>) =>
    createTheme(palette, "B", naturalTheme(palette, "B")).page.background;
  expect(groundOf({ primary: "#06d6a0", secondary: "#ffe5ec" })).toBe("#ffe5ec");
  expect(groundOf({ primary: "#f4a261", secondary: "#264653" })).toBe("#264653");
  expect(groundOf({ primary: "#0d0d0d", secondary: "#2a9d8f" })).toBe("#2a9d8f");
});

test("a bright accent is no ground; a pastel is one, and paper where a brand has neither", () => {
  const groundOf = (palette: Record<string, string>) => createTheme(palette, "B", "light").page.background;
  expect(groundOf({ primary: "#0b1220", accent: "#39ff88" })).not.toBe("#39ff88");
  expect(groundOf({ primary: "#6b705c", accent: "#ffe8d6" })).toBe("#ffe8d6");
  const { l, c } = toLch(groundOf({ primary: "#5b4bea" }));
  expect([l > 0.95, c < 0.02]).toEqual([true, true]);
});
