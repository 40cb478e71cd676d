/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import { Background } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import { block } from "../film/lines.tsx";
import type { SceneDraft } from "../film/scene.ts";
import type { Stage } from "../film/stage.ts";
import { FIGURE, HEADLINE, STRONG } from "../kit/type-styles.ts";
import type { Slide } from "../series/data.ts";
import { listRows } from "../series/list-rows.ts";

/** In design pixels. */
const SIZE = {
  title: { min: 32, max: 150 },
  stat: { min: 60, max: 280 },
  of: { min: 25, max: 58 },
  gap: 12,
  under: 56,
};
/** Of the height, what the title may take with a sum under it and without; of the width, beside its lines. */
const HEAD = { stat: 0.43, title: 0.3, long: 0.52, beside: 0.42 };
/** A longer title and text need more of the height. */
const LONG = 90;
/** When the first line comes, and how long after each other the next do. Seconds. */
const CUE = { first: 0.45, step: 0.16, seconds: 0.5 };

type ListWords = Pick<Slide, "title" | "stat" | "body" | "lines">;

/** A name, the sum that it comes to, and what else there is to say of it, line after line. */
export function listScene(stage: Stage, slide: ListWords): SceneDraft {
  const { context, surface, align } = stage;
  const { unit, shape } = context;
  const available = underMark(context);
  const isWide = shape === "wide";
  const under = Math.round(SIZE.under * unit);
  const head = isWide ? { ...available, width: Math.round(available.width * HEAD.beside) } : available;
  const share = isWide ? 1 : shareOf(slide);
  const room = { ...head, height: Math.round(head.height * share) };
  const at = isWide ? 0.5 : 0;
  const edge = isWide ? "left" : align;
  const said = column(context, headTexts(stage, slide, room.width), { available: room, align: edge, at });
  const x = isWide ? head.x + head.width + under : available.x;
  const top = isWide ? available.y : available.y + said.height + under;
  const box = {
    ...{ x, y: top, width: available.x + available.width - x },
    height: available.y + available.height - top,
  };
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      ...said.layers,
      ...lineLayers(stage, slide.lines ?? [], box, edge),
      mark(context, surface, align),
    ],
    texts: [slide.title, slide.stat, slide.body, ...(slide.lines ?? [])],
  };
}

const shareOf = ({ title, body, stat }: ListWords): number =>
  title.length + body.length > LONG ? HEAD.long : stat ? HEAD.stat : HEAD.title;

type Key = "title" | "stat" | "of";

function headTexts(
  { context: { unit }, surface }: Stage,
  { title, stat, body }: ListWords,
  width: number,
): ColumnText<Key>[] {
  const sized = ({ min, max }: { min: number; max: number }) => ({ min: min * unit, max: max * unit, width });
  const digits = { ...FIGURE, leading: 1.04 };
  return [
    {
      ...{ key: "title", text: title, typeStyle: HEADLINE, ...sized(SIZE.title), maxLines: 6, gap: 0 },
      ...{ color: surface.title, part: "headline" },
    },
    {
      ...{ key: "stat", text: stat, typeStyle: digits, ...sized(SIZE.stat), maxLines: 1 },
      ...{ gap: SIZE.gap * unit, color: surface.key, part: "value" },
    },
    {
      ...{ key: "of", text: body, typeStyle: STRONG, ...sized(SIZE.of), maxLines: 9, gap: 0 },
      ...{ color: surface.muted, part: "supporting" },
    },
  ];
}

function lineLayers(
  { context, surface }: Stage,
  lines: readonly string[],
  box: Box,
  align: Stage["align"],
): Layer[] {
  const { rows, type, air, height } = listRows(context, lines, box);
  const spare = Math.max(0, box.height - height) / Math.max(1, rows.length);
  const gap = air + Math.min(spare, type);
  let y = box.y;
  return rows.flatMap((row, i) => {
    const at = { x: box.x, y: Math.round(y), width: box.width };
    y += row.height + gap;
    const cue = { kind: "rise", at: CUE.first + i * CUE.step, seconds: CUE.seconds } as const;
    return block(row, { name: `line ${i + 1}`, part: "bullet", color: surface.ink, align, at, cue });
  });
}
