import { clampChroma, converter, formatHex, modeOklch, modeRgb, parseHex, useMode } from "culori/fn";

useMode(modeRgb);
useMode(modeOklch);
const oklch = converter("oklch");

/** `#rrggbb`, lower case. */
export type Hex = string;
/** Perceptual coordinates: lightness 0-1, chroma 0 to about 0.37, hue in degrees. */
export type Lch = { l: number; c: number; h: number };

/** Reads `#rgb` or `#rrggbb`, with or without the hash; anything else is undefined. */
export function parseColor(text: string): Hex | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && formatHex(parseHex(`#${digits}`));
}

export function toLch(hex: Hex): Lch {
  const { l, c, h } = oklch(parseHex(hex) ?? { mode: "rgb", r: 0, g: 0, b: 0 });
  return { l, c, h: h ?? 0 };
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function fromLch({ l, c, h }: Lch): Hex {
  const inside = { mode: "oklch" as const, l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(clampChroma(inside, "oklch"));
}

/** The same hue at another lightness and, if given, another chroma. */
export function shade(hex: Hex, l: number, c?: number): Hex {
  const from = toLch(hex);
  return fromLch({ l, c: c ?? from.c, h: from.h });
}

/** A mix in OKLab terms is not needed for tints this small: straight sRGB, `part` of `b`. */
export function mix(a: Hex, b: Hex, part: number): Hex {
  const [from, to] = [channels(a), channels(b)];
  const sum = from.map((v, i) => Math.round(v + ((to[i] ?? 0) - v) * part));
  return `#${sum.map((v) => v.toString(16).padStart(2, "0")).join("")}`;
}

export function alpha(hex: Hex, opacity: number): string {
  return `rgba(${channels(hex).join(", ")}, ${opacity})`;
}

export function channels(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance as WCAG defines it, of 8-bit sRGB channels. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);
}

/** WCAG contrast of two luminances, 1 to 21. */
export function ratio(a: number, b: number): number {
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

export function contrast(a: Hex, b: Hex): number {
  return ratio(luminance(...channels(a)), luminance(...channels(b)));
}

/** The smallest contrast a colour has on any of the backgrounds. */
function worst(color: Hex, backgrounds: readonly Hex[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

/**
 * The colour nearest to the requested one that reaches `min` contrast on every background: hue stays,
 * lightness moves. Falls back to the better of black and white where no shade can.
 */
export function readable(wanted: Hex, backgrounds: readonly Hex[], min: number): Hex {
  if (worst(wanted, backgrounds) >= min) return wanted;
  const from = toLch(wanted);
  for (let step = 0.01; step < 1; step += 0.01) {
    for (const l of [from.l - step, from.l + step]) {
      if (l < 0 || l > 1) continue;
      const shifted = fromLch({ ...from, l });
      if (worst(shifted, backgrounds) >= min) return shifted;
    }
  }
  return worst("#000000", backgrounds) >= worst("#ffffff", backgrounds) ? "#000000" : "#ffffff";
}
