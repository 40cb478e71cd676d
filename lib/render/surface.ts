import { contrast, type Hex, mix, readable, shade, toLch } from "./color.ts";

/** What ornaments are made of. */
export type Ornament = "rings" | "stripes" | "arches" | "plain" | "blocks" | "grid" | "blobs";

/**
 * Colours that belong together on one background. Every text colour is legible on every one of
 * `backgrounds`.
 */
export type Surface = {
  background: Hex;
  /** All colours that text on this surface may stand on: the background, soft panels and the glows. */
  backgrounds: readonly Hex[];
  ink: Hex;
  /** Headlines in one colour. */
  title: Hex;
  muted: Hex;
  /** Brand-coloured type: kickers, emphasised words, numbers. */
  key: Hex;
  /** Brand-coloured shapes and buttons, and type on them. */
  fill: Hex;
  onFill: Hex;
  accent: Hex;
  onAccent: Hex;
  /** A quiet panel on the background, and hairlines. */
  soft: Hex;
  line: Hex;
  glows: readonly [Hex, Hex];
  /** Colours of ornament: two strong ones and two close to the background. Text never stands on them. Default: rings. */
  art: { main: Hex; high: Hex; tint: Hex; deep: Hex; family?: Ornament };
};

/** WCAG AA for running text; large type gets it too, so that any text may be any size. */
const TEXT = 4.5;
/** What a moved colour reaches, so that rounding and smoothed edges do not undo it. */
const MOVED = 4.6;
/** A shape that carries words or nothing at all is seen from here on. */
const SEEN = 1.12;
/** What a shape reaches that could not be seen. */
const SHAPE = 1.5;

/** How far OKLCH lightness may move before a colour looks like another colour. */
const STILL_ITSELF = 0.2;

export type SurfaceSpec = {
  background: Hex;
  ink: Hex;
  key: Hex;
  fill: Hex;
  accent: Hex;
  soft: Hex;
  glows: readonly [Hex, Hex];
  art?: Surface["art"];
  /** Headlines use the brand colour, on backgrounds that do not. */
  isLoud?: boolean;
};

/** Completes a surface from the requested colours. Lightness moves where WCAG contrast requires it. */
export function surface(spec: SurfaceSpec): Surface {
  const { background } = spec;
  // White on a mid-tone is alive where near-black would be dead.
  const ink = contrast(spec.ink, background) >= TEXT ? spec.ink : readable(spec.ink, [background], 7);
  // A panel or glow that would swallow the ink is not drawn: the background itself always carries it.
  const kept = (color: Hex) => (contrast(color, ink) >= TEXT ? color : background);
  const [soft, ...glows] = [kept(spec.soft), kept(spec.glows[0]), kept(spec.glows[1])] as const;
  const backgrounds = [background, soft, ...glows];
  const fill = carrying(seen(spec.fill, background));
  const accent = seen(spec.accent, background);
  const key = keyOn(backgrounds, spec, ink);
  return {
    background,
    backgrounds,
    ink,
    title: spec.isLoud ? key : ink,
    muted: readable(mix(ink, background, 0.3), backgrounds, MOVED),
    key,
    fill,
    onFill: inkOn(fill),
    accent,
    onAccent: inkOn(accent),
    soft,
    line: mix(background, ink, 0.14),
    glows,
    art: spec.art ?? {
      main: fill,
      high: accent,
      tint: mix(background, fill, 0.22),
      deep: mix(fill, ink, 0.45),
    },
  };
}

/** A colour as it is where it can be seen at all; words on it have their own contrast. */
const seen = (color: Hex, background: Hex): Hex =>
  contrast(color, background) >= SEEN ? color : vivid(color, [background], SHAPE);

/**
 * The colour at another lightness, with more chroma the further it moves: a pastel that is only darkened turns to khaki.
 */
function vivid(color: Hex, backgrounds: readonly Hex[], min: number): Hex {
  const moved = readable(color, backgrounds, min);
  const [from, to] = [toLch(color), toLch(moved)];
  const by = Math.abs(from.l - to.l);
  if (from.c < 0.03 || by < 0.04) return moved;
  const richer = shade(moved, to.l, Math.max(from.c, Math.min(0.17, from.c * (1 + 3 * by))));
  return backgrounds.every((background) => contrast(richer, background) >= min) ? richer : moved;
}

/** The brand colour that can be type with the least change; plain ink where any would turn to another colour. */
function keyOn(backgrounds: readonly Hex[], { key, accent }: SurfaceSpec, ink: Hex): Hex {
  const moved = [key, accent].map((wanted) => {
    const color = vivid(wanted, backgrounds, MOVED);
    return { color, by: Math.abs(toLch(color).l - toLch(wanted).l) };
  });
  const [first, second] = moved;
  if (first && first.by <= STILL_ITSELF) return first.color;
  return second && second.by <= STILL_ITSELF ? second.color : ink;
}

/**
 * The colour unchanged, unless a slightly deeper shade carries white type. White on a red button is
 * expected.
 */
function carrying(color: Hex): Hex {
  const white = contrast("#ffffff", color);
  if (white >= TEXT || white < 3.4) return color;
  const { l } = toLch(color);
  for (let step = 0.005; step < 0.16; step += 0.005) {
    const deeper = shade(color, l - step);
    if (contrast("#ffffff", deeper) >= TEXT) return deeper;
  }
  return color;
}

/**
 * White where it is legible, otherwise a near-black with the background's own hue. One of the two always is.
 */
export function inkOn(background: Hex): Hex {
  if (contrast("#ffffff", background) >= TEXT) return "#ffffff";
  const { c } = toLch(background);
  return readable(shade(background, 0.19, Math.min(c, 0.045)), [background], TEXT);
}
