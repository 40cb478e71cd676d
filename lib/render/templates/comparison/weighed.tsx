/** @jsxImportSource #template */
import { areProsAndCons } from "../../../text/pros-cons.ts";
import { type FittedText, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Paper } from "../kit/chart/plate.tsx";
import { drawnStack } from "../kit/drawn-stack.tsx";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import { Canvas, Place } from "../kit/place.tsx";
import { fitPanels, panelNodes, type SidePanel } from "../kit/side-panels.tsx";
import { stack } from "../kit/stack.tsx";
import { prosAndConsOf } from "../kit/story/pros-cons.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import type { Comparison } from "./data.ts";

/** Two things, each on a sheet with what speaks for it and then against it, over what follows from both. */

/** In design pixels: between sheets, within them, around them; the largest type of items and of what follows. */
const SPACE = { gap: 22, pad: 30, close: 18, around: 30 };
const LARGEST = { item: 44, said: 40, least: 24 };
/** Of the height: for the message, and for what follows from both; of the width of wide pictures: for these words. */
const SHARE = { words: 0.22, said: 0.17, beside: 0.31 };
/** Sheets with little to say do not grow to the end of the picture. */
const FILLED = 1.5;

export const isWeighed = ({ rows }: Pick<Comparison, "rows">): boolean => areProsAndCons(rows);

function saidUnder(
  { measureText, unit, smallest }: RenderContext,
  text: string,
  width: number,
  height: number,
) {
  const max = LARGEST.said * unit;
  const min = Math.max(smallest, LARGEST.least * unit);
  return fitText(measureText, { text, typeStyle: STRONG, min, max, width, maxLines: 6 }, height);
}

export function drawWeighed(context: RenderContext, data: Comparison): Node {
  const { size, theme } = context;
  const { body, nodes } = frame(context, { surface: theme.page, action: data });
  const parts = context.shape === "wide" ? beside(context, data, body) : below(context, data, body);
  return (
    <Canvas size={size} background={theme.page.background}>
      <Light context={context} />
      {parts}
      {nodes}
    </Canvas>
  );
}

const around = ({ unit }: RenderContext) => Math.round(SPACE.around * unit);

function below(context: RenderContext, data: Comparison, body: Box): Node[] {
  const surface = context.theme.page;
  const { width } = body;
  const words = drawnStack(context, data, {
    ...{ width, height: Math.round(body.height * SHARE.words), surface, max: 76 },
    ...(data.supporting === "" && { emphasise: false }),
  });
  const { conclusion = "" } = data;
  const said = saidUnder(context, conclusion, width, Math.round(body.height * SHARE.said));
  const foot = conclusion === "" ? 0 : said.height + around(context);
  const y = body.y + words.height + around(context);
  const box = { ...body, y, height: body.y + body.height - y - foot };
  const { nodes, end } = sheets(context, prosAndConsOf(data), box);
  return [
    <Place box={{ ...body, height: words.height }}>{words.node}</Place>,
    ...nodes,
    ...concluded(context, said, conclusion, { ...body, y: end + around(context) }),
  ];
}

/** Wide pictures are short of height: the message stands before both, and what follows from them under it. */
function beside(context: RenderContext, data: Comparison, body: Box): Node[] {
  const surface = context.theme.page;
  const width = Math.round(body.width * SHARE.beside);
  const { conclusion = "" } = data;
  const said = saidUnder(context, conclusion, width, Math.round(body.height * 0.45));
  const left = body.height - (conclusion === "" ? 0 : said.height + around(context));
  const words = stack(context, data, { width, height: left, surface, max: 52, emphasise: false });
  const x = body.x + width + around(context);
  const box = { ...body, x, width: body.x + body.width - x };
  const { nodes } = sheets(context, prosAndConsOf(data), box);
  return [
    <Place box={{ ...body, width, height: words.height }}>{words.node}</Place>,
    ...nodes,
    ...concluded(context, said, conclusion, { ...body, width, y: body.y + body.height - said.height }),
  ];
}

const concluded = ({ theme }: RenderContext, said: FittedText, text: string, box: Box): Node[] =>
  text === ""
    ? []
    : [
        <Place box={{ ...box, height: said.height }}>
          <TextLines fitted={said} color={theme.page.title} part="conclusion" />
        </Place>,
      ];

const specOf = ({ unit }: RenderContext, pad: number) => ({
  ...{ gap: Math.round(SPACE.gap * unit), pad: Math.round(pad * unit) },
  ...{ isRow: true, maximum: LARGEST.item * unit },
});

/** Always beside each other, what is alike on one line. Sheets that hold too much are cut, so that it is reported. */
function sheets(
  context: RenderContext,
  panels: readonly SidePanel[],
  box: Box,
): { nodes: Node[]; end: number } {
  const pads = [SPACE.pad, SPACE.close].map((pad) => {
    const spec = specOf(context, pad);
    return { spec, set: fitPanels(context, panels, box, spec) };
  });
  const found = pads.find(({ set }) => set.isWhole && set.height <= box.height) ?? pads.at(-1);
  if (!found) return { nodes: [], end: box.y };
  const { set, spec } = found;
  const isOver = set.height > box.height;
  const shown = isOver
    ? { ...set, set: set.set.map((one) => ({ ...one, title: { ...one.title, cut: true } })) }
    : set;
  const height = Math.round(Math.min(box.height, set.height * FILLED));
  const ground = (place: Box) => ({
    node: <Paper context={context} box={place} />,
    surface: context.theme.sheet,
  });
  return { nodes: panelNodes(shown, { ...box, height }, { ...spec, ground }), end: box.y + height };
}
