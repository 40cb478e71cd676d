/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { ticks } from "../feature/ticks.tsx";
import { factCells } from "../kit/fact-cells.ts";
import { number } from "../kit/number.tsx";
import type { WordsColumn, WordsOptions } from "../kit/photo-page.ts";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, SMALL } from "../kit/type-styles.ts";
import { contentOf } from "./compose/content.ts";
import { messageColumn } from "./compose/regions.tsx";
import type { Card } from "./data.ts";
import { note } from "./note.tsx";
import { speech } from "./speech.tsx";

/** All that a card says as one column: a quotation, a number with its message, points under one, or the message. */
export function cardWords(context: RenderContext, card: Card, options: WordsOptions): WordsColumn {
  if (card.quote) return said(context, card, options);
  if (card.stat) return counted(context, card, options);
  return message(context, card, options);
}

/** The message with its facts. Where facts find no room in it they are a text, and points have ticks. */
function message(context: RenderContext, card: Card, options: WordsOptions): WordsColumn {
  const column = { ...options, align: "left" as const, largest: options.max * LARGER };
  const content = contentOf({ ...card, cta: "", url: "" }, card.day === undefined);
  const drawn = messageColumn(context, content, column);
  if (drawn.isWhole) return { ...drawn, width: options.width };
  return card.bullets.length > 1 ? listed(context, card, options) : stack(context, card, options);
}

/** Short headlines may be larger than usual ones. */
const LARGER = 1.5;

/** A price, what it is for, and what one gets for it; undefined where there is no room for all of it. */
function priced(context: RenderContext, card: Card, options: WordsOptions): WordsColumn | undefined {
  const content = contentOf({ ...card, cta: "", url: "" }, true);
  const column = { ...options, align: "left" as const, largest: options.max };
  const drawn = messageColumn(context, content, column);
  return drawn.isWhole ? { ...drawn, width: options.width } : undefined;
}

type Part = { node: Node | undefined; height: number };

/** Parts under each other. */
function column(width: number, parts: readonly Part[], gap: number): WordsColumn {
  const shown = parts.filter(({ node }) => node !== undefined);
  const height = shown.reduce((sum, part) => sum + part.height, gap * (shown.length - 1));
  const node = (
    <div style={{ flexDirection: "column", width, gap, flexShrink: 0 }}>
      {shown.map((part) => (
        <div style={{ width, height: part.height, flexShrink: 0 }}>{part.node}</div>
      ))}
    </div>
  );
  return { node, width, height };
}

function said(context: RenderContext, card: Card, { width, height, surface }: WordsOptions): WordsColumn {
  const gap = Math.round(34 * context.unit);
  const who = signature(context, card, { width, surface });
  const more = note(context, card.details, { width, surface });
  const words = speech(context, card, {
    surface,
    width,
    height: height - who.height - more.height - 2 * gap,
    isMarked: true,
  });
  return column(width, [words, who, more], gap);
}

/** Who said it, beside the face itself. */
function signature(
  { measureText, unit }: RenderContext,
  { quote }: Card,
  { width, surface }: Pick<WordsOptions, "width" | "surface">,
): Part {
  const sizes = { width, min: 24 * unit, maxLines: 2 };
  const line = (text: string, typeStyle: typeof NAME, max: number) =>
    text ? fitText(measureText, { ...sizes, text, typeStyle, max: max * unit }) : undefined;
  const name = line(quote?.author ?? "", NAME, 34);
  const role = line(quote?.role ?? "", SMALL, 27);
  if (!name && !role) return { node: undefined, height: 0 };
  const gap = Math.round(4 * unit);
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      <TextLines fitted={name} color={surface.ink} part="author" />
      <TextLines fitted={role} color={surface.muted} part="role" />
    </div>
  );
  return { node, height: (name?.height ?? 0) + (role?.height ?? 0) + gap };
}

function counted(context: RenderContext, card: Card, options: WordsOptions): WordsColumn {
  const listed = factCells(card.details) && priced(context, card, options);
  if (listed) return listed;
  const { width, height, surface, max } = options;
  const gap = Math.round(30 * context.unit);
  const colors = { value: surface.key, label: surface.ink };
  const hero = number(context, card.stat ?? { value: "", label: "" }, {
    width,
    height: height * 0.5,
    max: max * 2.1,
    lines: 2,
    colors,
  });
  const rest = stack(context, card, {
    width,
    height: height - hero.height - gap,
    surface,
    max: max * 0.55,
    emphasise: false,
  });
  return column(width, [hero, rest], gap);
}

function listed(context: RenderContext, card: Card, options: WordsOptions): WordsColumn {
  const { width, height, surface, max } = options;
  const gap = Math.round(34 * context.unit);
  const message = stack(context, card, { width, height: height * 0.52, surface, max: max * 0.72 });
  const points = ticks(context, card.bullets, {
    width,
    height: height - message.height - gap,
    surface,
    max: 32,
    mark: card.mark,
  });
  return column(width, [message, points], gap);
}
