import { contrast, type Hex, mix, readable, shade, toLch } from "./color.ts";

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
  /** Colours of ornament: two strong ones and two close to the background. Text never stands on them. */
  art: { main: Hex; high: Hex; tint: Hex; deep: Hex };
};

/** WCAG AA for running text; large type gets it too, so that any text may be any size. */
const TEXT = 4.5;
/** WCAG AA for shapes and large type. */
const SHAPE = 3;

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
  const ink = readable(spec.ink, [background], 7);
  // A panel or glow that would swallow the ink is not drawn: the background itself always carries it.
  const kept = (color: Hex) => (contrast(color, ink) >= TEXT ? color : background);
  const [soft, ...glows] = [kept(spec.soft), kept(spec.glows[0]), kept(spec.glows[1])] as const;
  const backgrounds = [background, soft, ...glows];
  const fill = carrying(readable(spec.fill, [background], SHAPE / 2));
  const accent = readable(spec.accent, [background], SHAPE / 2);
  const key = keyOn(backgrounds, spec, ink);
  return {
    background,
    backgrounds,
    ink,
    title: spec.isLoud ? key : ink,
    muted: readable(mix(ink, background, 0.3), backgrounds, TEXT),
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

/** The brand colour that can be type with the least change; plain ink where any would turn to another colour. */
function keyOn(backgrounds: readonly Hex[], { key, accent }: SurfaceSpec, ink: Hex): Hex {
  const moved = [key, accent].map((wanted) => {
    const color = readable(wanted, backgrounds, TEXT);
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
export function carrying(color: Hex): Hex {
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
