import { contrast, type Hex, mix, readable } from "../../color.ts";
import { type Surface, surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";

/** An arrangement: the colours of each part of the page, and the order of its blocks. */
export type InfographicStyle = {
  name: "paper" | "crown" | "night";
  page: Surface;
  /** Background of the title. */
  title: Surface;
  /** Raised panels under charts and tables. */
  panel: Surface;
  /** The winner's column of a table. */
  winner: Surface;
  tiles: readonly [Surface, Surface];
  foot: Surface;
  order: readonly string[];
  /** Of the usual size of the title, where a number has to be larger. */
  titleScale?: number;
};

const PAPER = [
  "drawn",
  "hero",
  "stats",
  "prices",
  "timetable",
  "chart",
  "changes",
  "comparison",
  "groups",
  "steps",
  "timeline",
  "when",
  "facts",
];
const CROWN = [
  "drawn",
  "hero",
  "stats",
  "prices",
  "timetable",
  "steps",
  "chart",
  "changes",
  "groups",
  "timeline",
  "comparison",
  "when",
  "facts",
];
const NIGHT = [
  "drawn",
  "hero",
  "prices",
  "timetable",
  "chart",
  "changes",
  "stats",
  "comparison",
  "groups",
  "timeline",
  "steps",
  "when",
  "facts",
];

export function lookOf({ theme }: RenderContext, name: InfographicStyle["name"]): InfographicStyle {
  const { page, sheet, flood, wash } = theme;
  const dark = inverse(page);
  if (name === "crown") {
    const tiles = [sheet, sheet] as const;
    return { name, page, title: flood, panel: sheet, winner: flood, tiles, foot: flood, order: CROWN };
  }
  if (name === "night") {
    const panel = raised(wash);
    const winner = sheet;
    const tiles = [panel, inverse(wash)] as const;
    return { name, page: wash, title: wash, panel, winner, tiles, foot: wash, order: NIGHT };
  }
  return {
    name,
    page,
    title: page,
    panel: sheet,
    winner: flood,
    tiles: [flood, dark],
    foot: page,
    order: PAPER,
  };
}

/** What a number counts is in the brand's colour where it can be seen, the rest of its whole is quiet. */
export function drawnColors({ background, key, ink }: Surface): { on: Hex; off: Hex } {
  return { on: contrast(key, background) >= DRAWN ? key : ink, off: mix(background, ink, 0.2) };
}

/** Contrast at which a drawn number stands out from its ground. */
const DRAWN = 3;

/**
 * A panel on a background of brand colour. It is a touch lighter where the background has no softer shade of
 * its own.
 */
function raised(on: Surface): Surface {
  const { background, soft, ink, muted } = on;
  const own = contrast(soft, background) >= 1.08 ? soft : mix(background, ink, 0.13);
  return { ...on, background: own, muted: readable(muted, [own], 4.5), line: mix(own, ink, 0.16) };
}

/** The page's ink as a background: the strongest contrast a palette has besides its own colour. */
function inverse({ background, ink, accent, fill }: Surface): Surface {
  const soft = mix(ink, background, 0.12);
  return surface({ background: ink, ink: background, key: accent, fill, accent, soft, glows: [ink, soft] });
}
