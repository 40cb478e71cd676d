import { contrast, type Hex, mix, readable, toLch } from "../../../color.ts";
import { inkOn, type Surface } from "../../../surface.ts";

/** Colours of a chart on one ground: the one that speaks, those that stand back, and the lines they stand on. */
export type ChartColors = { main: Hex; onMain: Hex; rest: Hex; grid: Hex; base: Hex; ground: Hex };

/** WCAG AA for shapes: a chart is fine lines and small areas, which need it more than a panel does. */
const SEEN = 3;
/** Lightness may move so far before people would call it another colour. */
const STILL_ITSELF = 0.2;

export function chartColors(surface: Surface): ChartColors {
  const { ground, ink } = surface;
  const main = mainColor(surface);
  return {
    main,
    onMain: inkOn(main),
    // Dark grounds swallow a tint that stands out well on paper.
    rest: tint(ground, main, toLch(ground).l < 0.35 ? 0.46 : 0.34),
    grid: mix(ground, ink, 0.1),
    base: mix(ground, ink, 0.28),
    ground,
  };
}

/** The least contrast at which an area beside others is still seen as one. */
const APART = 1.5;
/** The fullest that a tint may get before it would pass for the colour itself. */
const FULLEST = 0.66;

/** A tint of a colour: the palest, from a share of it on, that stands apart from its ground. */
function tint(ground: Hex, color: Hex, least: number): Hex {
  for (let share = least; share < FULLEST; share += 0.04) {
    const mixed = mix(ground, color, share);
    if (contrast(mixed, ground) >= APART) return mixed;
  }
  return mix(ground, color, FULLEST);
}

function mainColor({ ground, fill, key }: Surface): Hex {
  const moved = readable(fill, [ground], SEEN);
  return Math.abs(toLch(moved).l - toLch(fill).l) <= STILL_ITSELF ? moved : key;
}

/** Colours for the parts of a whole, neighbours far apart in lightness so that they differ without hue. */
export function partColors(surface: Surface, hero: number, count: number): Hex[] {
  const { ground, accent, ink } = surface;
  const { main } = chartColors(surface);
  const pale = tint(ground, main, 0.3);
  // Where the main colour is the ink itself there is nothing deeper: a fuller tint takes that place.
  const dark = contrast(main, ink) > 2 ? mix(main, ink, 0.62) : mix(ground, main, 0.64);
  const deep = contrast(dark, ground) >= 1.3 ? dark : mix(ground, ink, 0.5);
  // A highlight as pale as the tint beside it would not be told from it.
  const [second, fourth] = contrast(accent, pale) < 1.35 ? [deep, accent] : [accent, deep];
  const others = [second, pale, fourth, mix(ground, accent, 0.5), mix(ground, main, 0.48)];
  return Array.from({ length: count }, (_, i) => {
    const place = i - (i > hero ? 1 : 0);
    return i === hero ? main : (others[place % others.length] ?? main);
  });
}
