import { contrast, type Hex, mix } from "../../../color.ts";
import { inkOn, type Surface } from "../../../surface.ts";

/** Colours of a chart on one ground: the one that speaks, those that stand back, and the lines they stand on. */
export type ChartColors = { main: Hex; onMain: Hex; rest: Hex; grid: Hex; base: Hex; ground: Hex };

/** A shape of fine lines needs more contrast than a panel. */
const SEEN = 2;

export function chartColors({ ground, fill, key, ink }: Surface): ChartColors {
  const main = contrast(fill, ground) >= SEEN ? fill : key;
  return {
    main,
    onMain: inkOn(main),
    rest: mix(ground, main, 0.3),
    grid: mix(ground, ink, 0.1),
    base: mix(ground, ink, 0.28),
    ground,
  };
}

/** Colours for the parts of a whole, neighbours far apart in lightness so that they differ without hue. */
export function partColors(surface: Surface, hero: number, count: number): Hex[] {
  const { ground, accent, ink } = surface;
  const { main } = chartColors(surface);
  const others = [
    accent,
    mix(ground, main, 0.3),
    mix(main, ink, 0.62),
    mix(ground, accent, 0.5),
    mix(ground, ink, 0.42),
  ];
  return Array.from({ length: count }, (_, i) => {
    const place = i - (i > hero ? 1 : 0);
    return i === hero ? main : (others[place % others.length] ?? main);
  });
}
