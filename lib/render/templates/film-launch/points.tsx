/** @jsxImportSource #template */
import type { Fitted } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { mark, underMark } from "../film/brand-mark.tsx";
import { card, cells } from "../film/cards.tsx";
import { tile } from "../film/emblem.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import { NAME } from "../kit/lettering.ts";
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
  const { fill, onFill } = theme.sheet;
  const cards = boxes.flatMap((box, i) => {
    const emblem = { icon: icons?.[i], number: i + 1 };
    const sign = tile(stage, emblem, { side: Math.round(CARD.mark * stage.unit), ground: fill, ink: onFill });
    return card(stage, {
      name: `point ${i + 1}`,
      box,
      index: i,
      node: face(stage, { sign, text: texts[i], isRow, box }),
    });
  });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: align === "left" ? 0.94 : 0.5, y: 0.96, side: 1 }),
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

type Face = { sign: Node; text: Fitted | undefined; isRow: boolean; box: Box };

function face({ unit, theme }: Stage, { sign, text, isRow, box }: Face): Node {
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
      <Words fitted={text} color={theme.sheet.ink} part="bullet" />
    </div>
  );
}
