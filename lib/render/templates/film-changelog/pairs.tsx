/** @jsxImportSource #template */
import type { Stack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { Tag } from "../changelog/tag.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { card, cells } from "../film/cards.tsx";
import { tile } from "../film/emblem.tsx";
import { Ground, rings } from "../film/ground.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { Draft } from "../film/scene.ts";
import type { Told } from "../film/told.ts";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";
import { BODY, NAME } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import { type Entry, scenesOf } from "./data.ts";

type Key = "title" | "body";
type Change = { entry: Told<Entry>; stack: Stack<Key>; number: number; icon: IconName | undefined };

/** Padding of a card, side of its emblem, gaps, its largest height, and the type of its tag. Design pixels. */
const CARD = { pad: 46, emblem: 96, between: 34, gap: 32, tall: 520, tag: 28 };

/** Changes by two on cards, beside each other on wide films, else one under the other. */
export function pairs(stage: Stage, motif: Motif, entries: readonly Told<Entry>[]): Draft[] {
  const icons = iconsFor(entries.map(({ title, body }) => `${title} ${body}`));
  const [first] = boxesOf(stage, 2);
  const stacks = first ? settle(stage, entries, first) : [];
  const list = entries.map((entry, i): Change => {
    const stack = stacks[i] ?? { parts: {}, gaps: {}, height: 0 };
    if (stack.parts.title && entry.isCut) stack.parts.title.cut = true;
    return { entry, stack, number: i + 1, icon: icons?.[i] };
  });
  return scenesOf(entries.length).map(({ from, to }, i) => scene(stage, motif, list.slice(from, to), i));
}

/** Rings wander from scene to scene, from the right to the left. */
function scene(stage: Stage, { align, between }: Motif, shown: readonly Change[], index: number): Draft {
  const surface = between(stage.theme);
  const boxes = boxesOf(stage, shown.length);
  const cards = shown.flatMap((change, i) => {
    const box = boxes[i];
    return box
      ? card(stage, { name: `change ${change.number}`, box, index: i, node: face(stage, change, box) })
      : [];
  });
  return {
    ground: <Ground stage={stage} surface={surface} />,
    layers: [
      rings(stage, surface, { x: 0.94 - 0.4 * index, y: 0.96, side: 1 }),
      ...cards,
      mark(stage, surface, align),
    ],
    texts: shown.flatMap(({ entry }) => [entry.title, entry.body]),
  };
}

/** Places for some cards in the middle of the room under the logo, clear of the line of the watermark. */
function boxesOf(stage: Stage, count: number): Box[] {
  const { unit, sealed, shape } = stage;
  const free = underMark(stage);
  const gap = Math.round(CARD.gap * unit);
  const isRow = shape === "wide";
  const height = free.height - (sealed.height && sealed.height + gap);
  const rows = isRow ? 1 : count;
  const used = Math.min(height, Math.round((rows * (CARD.tall + CARD.gap) - CARD.gap) * unit));
  return cells({ ...free, y: free.y + Math.round((height - used) / 2), height: used }, count, gap, isRow);
}

function settle({ unit, ruler }: Stage, entries: readonly Told<Entry>[], box: Box): Stack<Key>[] {
  const width = box.width - 2 * CARD.pad * unit;
  const height = box.height - (2 * CARD.pad + CARD.emblem + CARD.between) * unit;
  const range = (min: number, max: number) => ({ min: min * unit, max: max * unit, width });
  return fitAlike(
    ruler,
    entries.map(({ title, body }) => ({
      height,
      parts: [
        { key: "title" as const, text: title, lettering: NAME, ...range(30, 68), maxLines: 4, gap: 0 },
        {
          key: "body" as const,
          text: body,
          lettering: BODY,
          ...range(23, 36),
          maxLines: 4,
          gap: 18 * unit,
          gives: 1,
        },
      ],
    })),
  );
}

/** Emblem and tag on top, words at the foot. */
function face(stage: Stage, { entry, stack, number, icon }: Change, { width, height }: Box): Node {
  const { unit, theme } = stage;
  const { sheet } = theme;
  const pad = Math.round(CARD.pad * unit);
  const side = Math.round(CARD.emblem * unit);
  const column = { flexDirection: "column", justifyContent: "space-between" } as const;
  const head = { width: width - 2 * pad, alignItems: "center", justifyContent: "space-between" } as const;
  return (
    <div style={{ width, height, padding: pad, ...column }}>
      <div style={head}>
        {tile(stage, { icon, number }, { side, ground: sheet.fill, ink: sheet.onFill })}
        {entry.kind && <Tag stage={stage} kind={entry.kind} surface={sheet} type={CARD.tag} />}
      </div>
      <div style={{ flexDirection: "column" }}>
        <Words fitted={stack.parts.title} color={sheet.ink} part="bullet" />
        <div style={{ marginTop: stack.gaps.body ?? 0 }}>
          <Words fitted={stack.parts.body} color={sheet.muted} part="detail" />
        </div>
      </div>
    </div>
  );
}
