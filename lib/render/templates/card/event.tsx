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
/** Height of the leaf, in widths of it. */
const TALL = 1.08;

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
  const { nodes, body } = frame(context, { surface: context.theme.page, action: card });
  return (
    <Canvas size={context.size} background={context.theme.page.background}>
      <Light context={context} />
      {(context.shape === "wide" ? beside : above)(context, card, body)}
      {nodes}
    </Canvas>
  );
}

function beside(context: RenderContext, card: Card, body: Box): Node[] {
  const { theme, unit } = context;
  const width = Math.round(Math.min(body.width * 0.3, body.height * 0.9));
  const height = Math.round(width * TALL);
  const gap = Math.round(68 * unit);
  const available = { ...body, x: body.x + width + gap, width: body.width - width - gap };
  const message = stack(context, card, { ...available, surface: theme.page, max: 76 });
  const middle = (tall: number) => body.y + Math.round((body.height - tall) / 2);
  return [
    <Place box={{ ...body, y: middle(height), width, height }}>
      <Leaf context={context} day={dayOf(card) ?? NO_DAY} width={width} height={height} />
    </Place>,
    <Place box={{ ...available, y: middle(message.height), height: message.height }}>{message.node}</Place>,
  ];
}

/** What stands beside the leaf, and what is left for the message under both. */
type Aside = { node: Node; height: number; rest: Card };

/** Looks of facts beside the leaf. */
const ASIDE = rowLooks(38, 34, 30, 26, 23);

/** The message first, then the calendar leaf with facts, else short words, beside it. */
function above(context: RenderContext, card: Card, body: Box): Node[] {
  const { theme, unit } = context;
  const width = Math.round(Math.min(body.width * 0.4, body.height * 0.36));
  const height = Math.round(width * TALL);
  const gap = Math.round(48 * unit);
  const x = body.x + width + gap;
  const room = { ...body, x, width: body.x + body.width - x, height };
  const aside = factsBeside(context, card, room) ?? wordsBeside(context, card, room);
  const available = body.height - height - gap;
  const message = stack(context, aside?.rest ?? card, {
    width: body.width,
    height: available,
    surface: theme.page,
    max: 112,
  });
  const top = body.y + Math.round((available - message.height) * 0.5);
  const y = top + message.height + gap;
  return [
    <Place box={{ ...body, y: top, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...body, y, width, height }}>
      <Leaf context={context} day={dayOf(card) ?? NO_DAY} width={width} height={height} />
    </Place>,
    aside && (
      <Within available={{ ...room, y }} height={aside.height} at={0.5}>
        {aside.node}
      </Within>
    ),
  ].filter((node) => node !== undefined);
}

function factsBeside(context: RenderContext, card: Card, room: Box): Aside | undefined {
  const facts = factCells(card.details);
  if (!facts) return undefined;
  for (const look of ASIDE) {
    const row = factRow(context, facts.cells, { width: room.width, surface: context.theme.page, ...look });
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
  const { ink, muted } = theme.page;
  const node = <TextLines fitted={words} color={isShort ? ink : muted} part="supporting" />;
  return { node, height: words.height, rest: { ...card, supporting: "" } };
}

function Leaf({
  context,
  day,
  width,
  height,
}: {
  context: RenderContext;
  day: DateBlock;
  width: number;
  height: number;
}): Node {
  const { theme, unit, measureText } = context;
  const band = Math.round(height * 0.27);
  const month = fitText(measureText, {
    text: day.month,
    typeStyle: KICKER,
    min: 22 * unit,
    max: band * 0.5,
    width: width * 0.8,
    maxLines: 1,
  });
  const digits = fitText(measureText, {
    text: day.day,
    typeStyle: FIGURE,
    min: 40 * unit,
    max: height * 0.56,
    width: width * 0.86,
    maxLines: 1,
  });
  const centre = { alignItems: "center", justifyContent: "center", width } as const;
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
          ...centre,
          height: band,
          borderTopLeftRadius: top,
          borderTopRightRadius: top,
          backgroundColor: theme.page.fill,
        }}
      >
        <TextLines fitted={month} color={theme.page.onFill} part="month" align="center" />
      </div>
      <div style={{ ...centre, height: height - band }}>
        <TextLines fitted={digits} color={theme.sheet.ink} part="day" align="center" />
      </div>
    </div>
  );
}
