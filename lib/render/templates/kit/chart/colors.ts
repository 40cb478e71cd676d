import { contrast, type Hex, mix, readable, toLch } from "../../../color.ts";
import { inkOn, type Surface } from "../../../surface.ts";

/** Colours of a chart on one background: the highlight, the other marks, the area under a line, the grid and the baseline. */
export type ChartColors = {
  main: Hex;
  onMain: Hex;
  rest: Hex;
  area: Hex;
  grid: Hex;
  base: Hex;
  background: Hex;
};

/** WCAG AA for shapes: a chart is fine lines and small areas, which need it more than a panel does. */
const SEEN = 3;
/** How far OKLCH lightness may move before a colour looks like another colour. */
const STILL_ITSELF = 0.2;

export function chartColors(surface: Surface): ChartColors {
  const { background, ink } = surface;
  const main = mainColor(surface);
  return {
    main,
    onMain: inkOn(main),
    // Dark backgrounds swallow a tint that stands out well on paper.
    rest: tint(background, toneOn(surface, main), toLch(background).l < 0.35 ? 0.46 : 0.34),
    area: toneOn(surface, main),
    grid: mix(background, ink, 0.1),
    base: mix(background, ink, 0.28),
    background,
  };
}

/** Hues further apart than this, in degrees of OKLCH, mix to mud: orange on navy turns brown. */
const MIXED = 70;
/** Below this chroma (OKLCH) a colour has no hue to speak of. */
const COLORLESS = 0.04;
/** Yellows and oranges (OKLCH, in degrees), whose dark shades are mud. */
const YELLOW = { from: 50, to: 115, lightness: 0.7 };

/** What tints a background: the colour of the chart, or white or ink where the two would mix to mud. */
function toneOn({ background, ink }: Surface, color: Hex): Hex {
  const [ground, mark] = [toLch(background), toLch(color)];
  const apart = Math.abs(((ground.h - mark.h + 540) % 360) - 180);
  if (ground.c < COLORLESS || mark.c < COLORLESS || apart < MIXED) return color;
  const isYellow = ground.h > YELLOW.from && ground.h < YELLOW.to && ground.l > YELLOW.lightness;
  return isYellow ? "#ffffff" : ink;
}

/** The least contrast at which an area beside others is still seen as one. */
const APART = 1.5;
/** The fullest that a tint may get before it would pass for the colour itself. */
const FULLEST = 0.66;

/** A tint of a colour: the palest, from a share of it on, that stands apart from its background. */
function tint(background: Hex, color: Hex, minimum: number): Hex {
  for (let share = minimum; share < FULLEST; share += 0.04) {
    const mixed = mix(background, color, share);
    if (contrast(mixed, background) >= APART) return mixed;
  }
  return mix(background, color, FULLEST);
}

function mainColor({ background, fill, key }: Surface): Hex {
  const moved = readable(fill, [background], SEEN);
  return Math.abs(toLch(moved).l - toLch(fill).l) <= STILL_ITSELF ? moved : key;
}

/** Colours for the parts of a whole, neighbours far apart in lightness so that they differ without hue. */
export function partColors(surface: Surface, hero: number, count: number): Hex[] {
  const { background, accent, ink } = surface;
  const { main } = chartColors(surface);
  const pale = tint(background, toneOn(surface, main), 0.3);
  // Where the main colour is the ink itself there is nothing deeper: a fuller tint takes that place.
  const dark = contrast(main, ink) > 2 ? mix(main, ink, 0.62) : mix(background, main, 0.64);
  const deep = contrast(dark, background) >= 1.3 ? dark : mix(background, ink, 0.5);
  // A highlight as pale as the neighbouring tint would look like it.
  const [second, fourth] = contrast(accent, pale) < 1.35 ? [deep, accent] : [accent, deep];
  const others = [second, pale, fourth, mix(background, accent, 0.5), mix(background, main, 0.48)];
  return Array.from({ length: count }, (_, i) => {
    const place = i - (i > hero ? 1 : 0);
    return i === hero ? main : (others[place % others.length] ?? main);
  });
}
