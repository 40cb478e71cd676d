/** @jsxImportSource #template */
import type { TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Tag } from "../changelog/tag.tsx";
import { Background, rings } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { card, cells } from "../film/cards.tsx";
import { tile } from "../film/emblem.tsx";
import type { Motif } from "../film/motifs/motif.ts";
import type { ReadableEntry } from "../film/readable-entries.ts";
import type { SceneDraft } from "../film/scene.ts";
import { fitAlike } from "../kit/alike.ts";
import { iconsFor } from "../kit/icon-for.ts";
import type { IconName } from "../kit/icon-set.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, NAME } from "../kit/type-styles.ts";
import { type FilmChangelogEntry, scenesOf } from "./data.ts";

type PairTextKey = "title" | "body";
type ChangePair = {
  entry: ReadableEntry<FilmChangelogEntry>;
  stack: TextStack<PairTextKey>;
  number: number;
  icon: IconName | undefined;
};

/** Padding of a card, side of its emblem, gaps, its largest height, and the type of its tag. Design pixels. */
const CARD = { pad: 46, emblem: 96, between: 34, gap: 32, tall: 520, tag: 28 };

/** Changes by two on cards, beside each other on wide films, else one under the other. */
export function pairs(
  context: RenderContext,
  motif: Motif,
  entries: readonly ReadableEntry<FilmChangelogEntry>[],
): SceneDraft[] {
  const icons = iconsFor(entries.map(({ title, body }) => `${title} ${body}`));
  const [first] = boxesOf(context, 2);
  const stacks = first ? pairStacks(context, entries, first) : [];
  const list = entries.map((entry, i): ChangePair => {
    const stack = stacks[i] ?? { parts: {}, gaps: {}, height: 0 };
    if (stack.parts.title && entry.isCut) stack.parts.title.cut = true;
    return { entry, stack, number: i + 1, icon: icons?.[i] };
  });
  return scenesOf(entries.length).map(({ from, to }, i) => scene(context, motif, list.slice(from, to), i));
}

/** Rings wander from scene to scene, from the right to the left. */
function scene(
  context: RenderContext,
  { align, between }: Motif,
  shown: readonly ChangePair[],
  index: number,
): SceneDraft {
  const surface = between(context.theme);
  const boxes = boxesOf(context, shown.length);
  const cards = shown.flatMap((change, i) => {
    const box = boxes[i];
    return box
      ? card(context, { name: `change ${change.number}`, box, index: i, node: face(context, change, box) })
      : [];
  });
  return {
    background: <Background context={context} surface={surface} />,
    layers: [
      rings(context, surface, { x: 0.94 - 0.4 * index, y: 0.96, side: 1 }),
      ...cards,
      mark(context, surface, align),
    ],
    texts: shown.flatMap(({ entry }) => [entry.title, entry.body]),
  };
}

/** Boxes of some cards in the middle of the area under the logo, above the line of the watermark. */
function boxesOf(context: RenderContext, count: number): Box[] {
  const { unit, watermark, shape } = context;
  const free = underMark(context);
  const gap = Math.round(CARD.gap * unit);
  const isRow = shape === "wide";
  const height = free.height - (watermark.height && watermark.height + gap);
  const rows = isRow ? 1 : count;
  const used = Math.min(height, Math.round((rows * (CARD.tall + CARD.gap) - CARD.gap) * unit));
  return cells({ ...free, y: free.y + Math.round((height - used) / 2), height: used }, count, gap, isRow);
}

function pairStacks(
  { unit, measureText }: RenderContext,
  entries: readonly ReadableEntry<FilmChangelogEntry>[],
  box: Box,
): TextStack<PairTextKey>[] {
  const width = box.width - 2 * CARD.pad * unit;
  const height = box.height - (2 * CARD.pad + CARD.emblem + CARD.between) * unit;
  const range = (min: number, max: number) => ({ min: min * unit, max: max * unit, width });
  return fitAlike(
    measureText,
    entries.map(({ title, body }) => ({
      height,
      parts: [
        { key: "title" as const, text: title, typeStyle: NAME, ...range(30, 68), maxLines: 4, gap: 0 },
        {
          key: "body" as const,
          text: body,
          typeStyle: BODY,
          ...range(23, 36),
          maxLines: 4,
          gap: 18 * unit,
          shrinkOrder: 1,
        },
      ],
    })),
  );
}

/** Emblem and tag on top, words at the foot. */
function face(
  context: RenderContext,
  { entry, stack, number, icon }: ChangePair,
  { width, height }: Box,
): Node {
  const { unit, theme } = context;
  const { sheet } = theme;
  const pad = Math.round(CARD.pad * unit);
  const side = Math.round(CARD.emblem * unit);
  const column = { flexDirection: "column", justifyContent: "space-between" } as const;
  const head = { width: width - 2 * pad, alignItems: "center", justifyContent: "space-between" } as const;
  return (
    <div style={{ width, height, padding: pad, ...column }}>
      <div style={head}>
        {tile(context, { icon, number }, { side, background: sheet.fill, ink: sheet.onFill })}
        {entry.kind && (
          <Tag context={context} kind={entry.kind} text={entry.tag} surface={sheet} type={CARD.tag} />
        )}
      </div>
      <div style={{ flexDirection: "column" }}>
        <TextLines fitted={stack.parts.title} color={sheet.ink} part="bullet" />
        <div style={{ marginTop: stack.gaps.body ?? 0 }}>
          <TextLines fitted={stack.parts.body} color={sheet.muted} part="detail" />
        </div>
      </div>
    </div>
  );
}
