import { contrast, type Hex, mix, readable, shade, toLch } from "./color.ts";

/** Colours that belong together on one ground. Every text colour is legible on every one of `grounds`. */
export type Surface = {
  ground: Hex;
  /** All colours that text on this surface may stand on: the ground, soft panels and the glows. */
  grounds: readonly Hex[];
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
  /** A quiet panel on the ground, and hairlines. */
  soft: Hex;
  line: Hex;
  glows: readonly [Hex, Hex];
  /** Colours of ornament: two that speak, two that hold the ground together. Text never stands on them. */
  art: { main: Hex; high: Hex; tint: Hex; deep: Hex };
};

/** WCAG AA for running text; large type gets it too, so that any text may be any size. */
const TEXT = 4.5;
/** WCAG AA for shapes and large type. */
const SHAPE = 3;

/** How far a colour's lightness may move before people would call it another colour. */
const STILL_ITSELF = 0.2;

export type SurfaceWish = {
  ground: Hex;
  ink: Hex;
  key: Hex;
  fill: Hex;
  accent: Hex;
  soft: Hex;
  glows: readonly [Hex, Hex];
  art?: Surface["art"];
  /** Headlines wear the brand colour, for grounds that do not. */
  isLoud?: boolean;
};

/** Completes a surface from its wished colours, moving lightness where contrast asks for it. */
export function surface(wish: SurfaceWish): Surface {
  const { ground } = wish;
  const ink = readable(wish.ink, [ground], 7);
  // A panel or glow that would swallow the ink is not drawn: the ground itself always carries it.
  const kept = (color: Hex) => (contrast(color, ink) >= TEXT ? color : ground);
  const [soft, ...glows] = [kept(wish.soft), kept(wish.glows[0]), kept(wish.glows[1])] as const;
  const grounds = [ground, soft, ...glows];
  const fill = carrying(readable(wish.fill, [ground], SHAPE / 2));
  const accent = readable(wish.accent, [ground], SHAPE / 2);
  const key = keyOn(grounds, wish, ink);
  return {
    ground,
    grounds,
    ink,
    title: wish.isLoud ? key : ink,
    muted: readable(mix(ink, ground, 0.3), grounds, TEXT),
    key,
    fill,
    onFill: inkOn(fill),
    accent,
    onAccent: inkOn(accent),
    soft,
    line: mix(ground, ink, 0.14),
    glows,
    art: wish.art ?? { main: fill, high: accent, tint: mix(ground, fill, 0.22), deep: mix(fill, ink, 0.45) },
  };
}

/** The brand colour that can be type with the least change; plain ink where any would turn to another colour. */
function keyOn(grounds: readonly Hex[], { key, accent }: SurfaceWish, ink: Hex): Hex {
  const moved = [key, accent].map((wish) => {
    const color = readable(wish, grounds, TEXT);
    return { color, by: Math.abs(toLch(color).l - toLch(wish).l) };
  });
  const [first, second] = moved;
  if (first && first.by <= STILL_ITSELF) return first.color;
  return second && second.by <= STILL_ITSELF ? second.color : ink;
}

/** The colour untouched, unless a touch more depth lets it carry white type: people expect white on a red button. */
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

/** White where it is legible, otherwise a near-black with the ground's own hue. One of the two always is. */
export function inkOn(ground: Hex): Hex {
  if (contrast("#ffffff", ground) >= TEXT) return "#ffffff";
  const { c } = toLch(ground);
  return readable(shade(ground, 0.19, Math.min(c, 0.045)), [ground], TEXT);
}
