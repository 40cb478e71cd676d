/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Background, rings } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { card, cells } from "../film/cards.tsx";
import { tile } from "../film/emblem.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { SceneDraft } from "../film/scene.ts";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME } from "../kit/type-styles.ts";
import type { Launch } from "./data.ts";

/**
 * In design pixels: padding of a card, side of its mark, and the gap between cards.
 * The largest height of a card is `tall` in a row and `low` in a column.
 */
const CARD = { pad: 44, mark: 92, gap: 30, tall: 420, low: 300 };

/** A card for each point, side by side on wide films, else stacked. */
export function points(
  context: RenderContext,
  { align, between }: Motif,
  { points: said }: Launch,
): SceneDraft {
  const { theme, shape } = context;
  const surface = between(theme);
  const isRow = shape === "wide" && said.length > 1;
  const boxes = boxesOf(context, said.length, isRow);
  const texts = textsOf(context, said, boxes, isRow);
  const icons = iconsFor(said);
  const { fill, onFill } = theme.sheet;
  const cards = boxes.flatMap((box, i) => {
    const emblem = { icon: icons?.[i], number: i + 1 };
    const sign = tile(context, emblem, {
      side: Math.round(CARD.mark * context.unit),
      background: fill,
      ink: onFill,
    });
    return card(context, {
      name: `point ${i + 1}`,
      box,
      index: i,
      node: face(context, { sign, text: texts[i], isRow, box }),
    });
  });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      rings(context, surface, { x: align === "left" ? 0.94 : 0.5, y: 0.96, side: 1 }),
      ...cards,
      mark(context, surface, align),
    ],
    texts: said,
  };
}

/** As large as the area allows, up to the largest card; the group stands in the middle. */
function boxesOf(context: RenderContext, count: number, isRow: boolean): Box[] {
  const { unit, watermark } = context;
  const free = underMark(context);
  const gap = Math.round(CARD.gap * unit);
  const height = free.height - (watermark.height && watermark.height + gap);
  const spec = isRow ? CARD.tall : count * (CARD.low + CARD.gap) - CARD.gap;
  const used = Math.min(height, Math.round(spec * unit));
  return cells({ ...free, y: free.y + Math.round((height - used) / 2), height: used }, count, gap, isRow);
}

function textsOf(
  { unit, measureText }: RenderContext,
  said: readonly string[],
  boxes: readonly Box[],
  isRow: boolean,
) {
  const [{ width, height } = { width: 0, height: 0 }] = boxes;
  const taken = (CARD.mark + 34) * unit;
  const available = { width: width - 2 * CARD.pad * unit, height: height - 2 * CARD.pad * unit };
  const box = isRow
    ? { ...available, height: available.height - taken }
    : { ...available, width: available.width - taken };
  const spec = { typeStyle: NAME, min: 26 * unit, max: 52 * unit, width: box.width, maxLines: 5, gap: 0 };
  const stacks = fitAlike(
    measureText,
    said.map((text) => ({ height: box.height, parts: [{ ...spec, key: "point", text }] })),
  );
  return stacks.map(({ parts }) => parts.point);
}

type PointFace = { sign: Node; text: FittedText | undefined; isRow: boolean; box: Box };

function face({ unit, theme }: RenderContext, { sign, text, isRow, box }: PointFace): Node {
  const style = {
    width: box.width,
    height: box.height,
    padding: Math.round(CARD.pad * unit),
    gap: Math.round(34 * unit),
    flexDirection: isRow ? "column" : "row",
    justifyContent: isRow ? "space-between" : "flex-start",
    alignItems: isRow ? "flex-start" : "center",
  } as const;
  return (
    <div style={style}>
      {sign}
      <TextLines fitted={text} color={theme.sheet.ink} part="bullet" />
    </div>
  );
}
