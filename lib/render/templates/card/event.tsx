/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { factCells } from "../kit/fact-cells.ts";
import { factRow, rowLooks } from "../kit/fact-row.tsx";
import { frame } from "../kit/frame.tsx";
import { Light } from "../kit/light.tsx";
import type { PhotoPage } from "../kit/photo-pages.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, KICKER, STRONG } from "../kit/type-styles.ts";
import type { Card, CardLayout } from "./data.ts";
import { type DateBlock, findDay } from "./dates.ts";

/** A date to keep: a calendar leaf beside, or over, the message. */
export const event: CardLayout = { name: "event", suits: (card) => (dayOf(card) ? 2 : 0), draw };

const NO_DAY: DateBlock = { day: "", month: "" };
/** Height of the leaf as a sign, and the most of one beside words, in widths of it. */
const TALL = 1.08;
const TALLEST = 1.2;
/** The month's share of its height. */
const BAND = { sign: 0.24, across: 0.2 };

const dayOf = ({ kicker, headline, supporting, day = "" }: Card) =>
  findDay(`${kicker} · ${headline} · ${day} · ${supporting}`);

/** The leaf as a sign on a photograph, no larger than a side. Undefined without a day. */
export function leafOf(context: RenderContext, card: Card): PhotoPage["badge"] {
  const day = dayOf(card);
  if (!day) return undefined;
  return (side) => {
    const size = { width: Math.round(side * 0.8), height: Math.round(side * 0.8 * TALL) };
    return { node: <Leaf context={context} day={day} {...size} />, ...size };
  };
}

function draw(context: RenderContext, card: Card): Node {
  return (
    <Canvas size={context.size} background={context.theme.page.background}>
      <Light context={context} />
      {(context.shape === "wide" ? beside : above)(context, card)}
    </Canvas>
  );
}

/** The leaf on the left down to the foot; message and what to do on the right, under the logo of the whole picture. */
function beside(context: RenderContext, card: Card): Node[] {
  const { theme, unit, safe } = context;
  const surface = theme.page;
  const whole = frame(context, { surface, action: { cta: "", url: "" } });
  const { body } = whole;
  const width = Math.round(Math.min(body.width * 0.34, body.height * 0.95));
  const height = Math.round(Math.min(body.height, width * TALLEST));
  const x = body.x + width + Math.round(60 * unit);
  const area = { x, y: body.y, width: body.x + body.width - x, height: safe.y + safe.height - body.y };
  const right = frame({ ...context, isSigned: true }, { surface, area, action: card });
  const available = right.body;
  const message = stack(context, card, { ...available, surface, max: 84 });
  return [
    ...whole.nodes,
    ...right.nodes,
    <Place box={{ ...body, y: body.y + Math.round((body.height - height) / 2), width, height }}>
      <Leaf context={context} day={dayOf(card) ?? NO_DAY} width={width} height={height} />
    </Place>,
    <Within available={available} height={message.height} at={0.35}>
      {message.node}
    </Within>,
  ];
}

/** What stands beside the leaf, and what is left for the message under both. */
type Aside = { node: Node; height: number; rest: Card };

/** Looks of facts beside the day. */
const ASIDE = rowLooks(46, 42, 38, 34, 30, 26, 23);

/** The message first, then a leaf across the whole width: the day, and facts, else short words, beside it. */
function above(context: RenderContext, card: Card): Node[] {
  return aboveAt(context, card, LEAF.large) ?? aboveAt(context, card, LEAF.low) ?? [];
}

/** Height of the leaf under a message, as shares of the width and of the height. */
const LEAF = {
  large: { width: 0.68, height: 0.5, isLast: false },
  low: { width: 0.4, height: 0.3, isLast: true },
};

/** Undefined where facts find no room beside the day, unless it is the last try: then they stand over it. */
function aboveAt(context: RenderContext, card: Card, leafShare: typeof LEAF.large): Node[] | undefined {
  const { theme, unit } = context;
  const { nodes, body } = frame(context, { surface: theme.page, action: card });
  const height = Math.round(Math.min(body.width * leafShare.width, body.height * leafShare.height));
  const gap = Math.round(44 * unit);
  const available = body.height - height - gap;
  const pad = Math.round(40 * unit);
  // The row begins with a rule, so its foot needs the more room.
  const padY = { top: Math.round(8 * unit), foot: Math.round(26 * unit) };
  const day = Math.round(body.width * 0.4);
  const band = Math.round(height * BAND.across);
  const room = {
    x: day,
    y: band + padY.top,
    width: body.width - day - pad,
    height: height - band - padY.top - padY.foot,
  };
  const facts = factsBeside(context, card, room);
  const isRow = (factCells(card.details)?.cells.length ?? 0) > 1;
  if (isRow && !facts && !leafShare.isLast) return undefined;
  const aside = facts ?? (isRow ? undefined : wordsBeside(context, card, room));
  const message = stack(context, aside?.rest ?? card, {
    width: body.width,
    height: available,
    surface: theme.page,
    max: 112,
  });
  const top = body.y + Math.round((available - message.height) * 0.5);
  const leaf = { ...body, y: top + message.height + gap, height };
  return [
    ...nodes,
    <Place box={{ ...body, y: top, height: message.height }}>{message.node}</Place>,
    <Place box={leaf}>
      <Leaf
        context={context}
        day={dayOf(card) ?? NO_DAY}
        width={body.width}
        height={height}
        column={aside ? day : body.width}
      />
      {aside && (
        <Within available={room} height={aside.height} at={0.5}>
          {aside.node}
        </Within>
      )}
    </Place>,
  ];
}

function factsBeside(context: RenderContext, card: Card, room: Box): Aside | undefined {
  const facts = factCells(card.details);
  if (!facts) return undefined;
  for (const look of ASIDE) {
    const row = factRow(context, facts.cells, { width: room.width, surface: context.theme.sheet, ...look });
    if (row && row.height <= room.height)
      return { node: row.node, height: row.height, rest: { ...card, details: facts.note } };
  }
  return undefined;
}

/** More characters are sentences to read, not a fact to see. */
const SHORT = 90;

function wordsBeside({ measureText, unit, theme }: RenderContext, card: Card, room: Box): Aside | undefined {
  if (card.supporting === "") return undefined;
  const isShort = card.supporting.length <= SHORT;
  const sizes = { min: 24 * unit, max: (isShort ? 38 : 32) * unit, maxLines: 7 };
  const words = fitText(
    measureText,
    { ...sizes, text: card.supporting, typeStyle: isShort ? STRONG : BODY, width: room.width },
    room.height,
  );
  if (words.cut) return undefined;
  const { ink, muted } = theme.sheet;
  const node = <TextLines fitted={words} color={isShort ? ink : muted} part="supporting" />;
  return { node, height: words.height, rest: { ...card, supporting: "" } };
}

type LeafProps = {
  context: RenderContext;
  day: DateBlock;
  width: number;
  height: number;
  /** Width of the part that the day stands in. Default: all of it. */
  column?: number;
};

function Leaf({ context, day, width, height, column }: LeafProps): Node {
  const { theme, unit, measureText } = context;
  const band = Math.round(height * (column === undefined ? BAND.sign : BAND.across));
  const across = column ?? width;
  const month = fitText(measureText, {
    text: day.month,
    typeStyle: KICKER,
    min: 22 * unit,
    max: band * 0.5,
    width: across * 0.8,
    maxLines: 1,
  });
  const digits = fitText(measureText, {
    text: day.day,
    typeStyle: FIGURE,
    min: 40 * unit,
    max: height * 0.62,
    width: across * 0.86,
    maxLines: 1,
  });
  const centre = { alignItems: "center", justifyContent: "center", width: across } as const;
  const radius = Math.round(34 * unit);
  // The look changes the corners of the leaf, not those of its band.
  const top = Math.round(radius * context.look.corner);
  const paper = {
    flexDirection: "column",
    width,
    height,
    borderRadius: radius,
    backgroundColor: theme.sheet.background,
    boxShadow: `0 ${Math.round(26 * unit)}px ${Math.round(64 * unit)}px rgba(10, 10, 30, 0.16)`,
  } as const;
  return (
    <div style={paper}>
      <div
        style={{
          width,
          height: band,
          borderTopLeftRadius: top,
          borderTopRightRadius: top,
          backgroundColor: theme.page.fill,
        }}
      >
        <div style={{ ...centre, height: band }}>
          <TextLines fitted={month} color={theme.page.onFill} part="month" align="center" />
        </div>
      </div>
      <div style={{ ...centre, height: height - band }}>
        <TextLines fitted={digits} color={theme.sheet.ink} part="day" align="center" />
      </div>
    </div>
  );
}
