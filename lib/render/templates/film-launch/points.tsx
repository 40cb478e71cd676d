/** @jsxImportSource #template */
import type { Fitted } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark, underMark } from "../film/brand-mark.tsx";
import { card, cells } from "../film/cards.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { NAME } from "../kit/lettering.ts";
import { NumberDisc } from "../kit/number-disc.tsx";
import { Words } from "../kit/words.tsx";
import type { Launch } from "./data.ts";

/** Padding of a card, side of its mark, and the largest height of a card in a row and in a column. Design pixels. */
const CARD = { pad: 44, mark: 92, gap: 30, tall: 420, low: 300 };

/** What to know about it: a card for each point, beside each other on wide films, else one under the other. */
export function points(stage: Stage, { align, between }: Motif, { points: said }: Launch): Draft {
  const { theme, shape } = stage;
  const surface = between(theme);
  const isRow = shape === "wide" && said.length > 1;
  const boxes = boxesOf(stage, said.length, isRow);
  const texts = textsOf(stage, said, boxes, isRow);
  const icons = iconsFor(said);
  const cards = boxes.map((box, i) => {
    const mark = markOf(stage, i, icons?.[i]);
    return card(stage, {
      name: `point ${i + 1}`,
      box,
      index: i,
      node: face(stage, { mark, text: texts[i], isRow, box }),
    });
  });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: align === "left" ? 0.94 : 0.5, y: 0.96, side: 1.1 }),
      ...cards,
      mark(stage, surface, align),
    ],
    texts: said,
  };
}

/** As large as the room allows, yet no larger than a card may be; the group stands in the middle. */
function boxesOf(stage: Stage, count: number, isRow: boolean): Box[] {
  const { unit, sealed } = stage;
  const free = underMark(stage);
  const gap = Math.round(CARD.gap * unit);
  const height = free.height - (sealed.height && sealed.height + gap);
  const wish = isRow ? CARD.tall : count * (CARD.low + CARD.gap) - CARD.gap;
  const used = Math.min(height, Math.round(wish * unit));
  return cells({ ...free, y: free.y + Math.round((height - used) / 2), height: used }, count, gap, isRow);
}

function textsOf({ unit, ruler }: Stage, said: readonly string[], boxes: readonly Box[], isRow: boolean) {
  const [{ width, height } = { width: 0, height: 0 }] = boxes;
  const taken = (CARD.mark + 34) * unit;
  const room = { width: width - 2 * CARD.pad * unit, height: height - 2 * CARD.pad * unit };
  const box = isRow ? { ...room, height: room.height - taken } : { ...room, width: room.width - taken };
  const wish = { lettering: NAME, min: 26 * unit, max: 52 * unit, width: box.width, maxLines: 5, gap: 0 };
  const stacks = fitAlike(
    ruler,
    said.map((text) => ({ height: box.height, parts: [{ ...wish, key: "point", text }] })),
  );
  return stacks.map(({ parts }) => parts.point);
}

type Face = { mark: Node; text: Fitted | undefined; isRow: boolean; box: Box };

function face({ unit, theme }: Stage, { mark, text, isRow, box }: Face): Node {
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
      {mark}
      <Words fitted={text} color={theme.sheet.ink} part="bullet" />
    </div>
  );
}

/** An icon where every point has one of its own, else its number. */
function markOf(stage: Stage, index: number, icon: IconName | undefined): Node {
  const { unit, theme } = stage;
  const { fill, onFill } = theme.sheet;
  const side = Math.round(CARD.mark * unit);
  if (!icon) return <NumberDisc stage={stage} number={index + 1} side={side} ground={fill} ink={onFill} />;
  const inner = Math.round(side * 0.54);
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.3),
    backgroundColor: fill,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <picture src={lucideIcon(ICONS[icon], onFill, 2)} style={{ width: inner, height: inner }} />
    </div>
  );
}
