import { contrast, type Hex } from "../../../color.ts";
import { flood } from "../../../flood.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { InfographicStyle } from "../look.ts";

/** How the steps of a page are set, which the direction of the brand decides. */
export type StepStyle = {
  /** What a step stands on: a raised card, a stripe over the whole page, a field between rules, a cell of a grid, or a plate with a block of colour. */
  cell: "card" | "stripe" | "ruled" | "boxed" | "plate";
  numeral: "figure" | "disc" | "block";
  /** Room around the words of a step, in sizes of the type. */
  pad: { x: number; y: number };
  /** Between steps, in design pixels. */
  gap: number;
  /** Whether numerals may stand over their words. */
  isOver: boolean;
};

const CARD: StepStyle = { cell: "card", numeral: "figure", pad: { x: 0.68, y: 0.5 }, gap: 12, isOver: true };

const STYLES: Record<RenderContext["look"]["page"], StepStyle> = {
  full: CARD,
  strip: { cell: "stripe", numeral: "figure", pad: { x: 0, y: 0.5 }, gap: 0, isOver: false },
  mat: { cell: "ruled", numeral: "figure", pad: { x: 0.1, y: 0.6 }, gap: 0, isOver: true },
  nameplate: { cell: "ruled", numeral: "figure", pad: { x: 0.1, y: 0.5 }, gap: 0, isOver: false },
  column: { cell: "plate", numeral: "block", pad: { x: 0.7, y: 0.5 }, gap: 10, isOver: false },
  grid: { cell: "boxed", numeral: "figure", pad: { x: 0.7, y: 0.55 }, gap: 0, isOver: true },
  sheet: { ...CARD, numeral: "disc", gap: 12 },
};

export const stepStyleFor = ({ look }: RenderContext): StepStyle => STYLES[look.page];

/** The same for a page that is nearly too full. */
export const tighter = (stepStyle: StepStyle): StepStyle => ({
  ...stepStyle,
  pad: { x: stepStyle.pad.x * 0.5, y: stepStyle.pad.y * 0.35 },
  gap: stepStyle.gap * 0.6,
});

/** A colour stands out from its ground from here on. */
const APART = 1.3;

const isApart = (color: Hex, grounds: readonly Hex[]) =>
  grounds.every((ground) => contrast(color, ground) >= APART);

/** What a step stands on: of stripes every second one is the page itself. */
export function cellSurface({ cell }: StepStyle, look: InfographicStyle, index: number): Surface {
  if (cell === "ruled" || cell === "boxed") return look.page;
  if (cell !== "stripe") return look.panel;
  return index % 2 === 0 ? stripeOf(look) : look.page;
}

/** The first panel that stands out from the page. */
const stripeOf = (look: InfographicStyle): Surface =>
  [...look.tiles, look.panel].find(({ background }) => isApart(background, [look.page.background])) ??
  look.panel;

/** The surface of a remark under the steps: a colour of the brand that neither the page, its steps nor its bar have. */
export function remarkSurface(
  { theme }: RenderContext,
  stepStyle: StepStyle,
  look: InfographicStyle,
  bar: Surface | undefined,
): Surface {
  const cells = cellSurface(stepStyle, look, 0);
  const taken = [look.page, cells, ...(bar ? [bar] : [])].map(({ background }) => background);
  const own = theme.brandColors.find((color) => isApart(color, taken));
  if (own) return flood({ primary: own, accent: look.page.fill });
  const all = [...look.tiles, theme.sheet, theme.flood, look.panel];
  const apartFrom = (grounds: readonly Hex[]) => all.find(({ background }) => isApart(background, grounds));
  // Rather the colour of the steps than one that is hardly seen on the page.
  return apartFrom(taken) ?? apartFrom(taken.toSpliced(1, 1)) ?? apartFrom(taken.slice(0, 1)) ?? look.panel;
}

/** A shape that carries a numeral stands out from its ground from here on. */
const CLEAR = 2;

/** The colour of the shape behind a numeral: the brand's, as far as one stands out. */
export function shapeColor({ theme }: RenderContext, { fill, accent, key, background }: Surface): Hex {
  const all = [fill, accent, ...theme.brandColors, key];
  return all.find((color) => contrast(color, background) >= CLEAR) ?? key;
}
