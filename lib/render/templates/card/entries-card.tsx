/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box, Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import type { DrawnChoice } from "../kit/choose.ts";
import { inOneText } from "../kit/fact-cells.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import type { Card } from "./data.ts";
import { placeEntries } from "./entries.tsx";
import { reading } from "./reading.tsx";

/** Letters of a short entry, how many of them are a list of their own, and letters of the remarks under it. */
const SHORT = { letters: 18, least: 3, most: 10, remarks: 260 };
/** A sum or an hour has a name beside it, and is set as a table. */
const VALUED = /[€£$₹¥%:@]|\d[.,]\d/u;

/** Dates, names or kinds of a few letters each: what the picture is for, and not a remark of it. */
export const areEntries = ({ bullets, supporting, details, quote, stat, mark, day }: Card): boolean =>
  !quote &&
  !stat &&
  !day &&
  mark !== "tick" &&
  bullets.length >= SHORT.least &&
  bullets.length <= SHORT.most &&
  bullets.every((text) => text.length <= SHORT.letters && !VALUED.test(text)) &&
  supporting.length + details.length <= SHORT.remarks;

/** In design pixels: spaces of the parts, the stripe under the title, and sizes of the remarks. */
const SPACE = { title: 40, entries: 30, foot: 30 };
const BAND = 12;
/** Of the height, what the remarks take: the least in which they are easy to read, in design pixels. */
const REMARKS = { shares: [0.1, 0.13, 0.16, 0.2, 0.25, 0.3, 0.35], easy: 22 };
/** Of the height, what the title takes at most; of the width of a wide picture, its column. */
const TITLE = { height: 0.2, most: 74, column: 0.42 };

/** A list of short entries, large under its title and before the remarks; undefined where they have no room to be large. */
export function drawEntries(context: RenderContext, card: Card): DrawnChoice | undefined {
  const draw = context.shape === "wide" ? beside : under;
  const root = areEntries(card) ? draw(context, card) : undefined;
  return root && !isCut(root) ? { layout: "entries", root } : undefined;
}

const isCut = (node: Node): boolean => textNodes(node).some(({ attributes }) => attributes?.cut);

const titleOf = ({ kicker, headline }: Card) => ({ kicker, headline, supporting: "" });

/** What is said besides the entries, in small type; undefined where it would be cut or too small. */
function remarksOf(context: RenderContext, card: Card, { width, height }: Size): Remarks | undefined {
  const { theme, unit } = context;
  const { supporting, details } = card;
  if (supporting === "" && details === "") return { node: <div />, height: 0 };
  const said = { ...card, bullets: [], details: inOneText(details) };
  return REMARKS.shares
    .map((share) =>
      reading(context, said, { width, height: Math.round(height * share), surface: theme.page }),
    )
    .find(({ node, size }) => !isCut(node) && size >= REMARKS.easy * unit);
}
type Remarks = { node: Node; height: number };

function under(context: RenderContext, card: Card): Node | undefined {
  const { size, theme, unit } = context;
  const { page, flood } = theme;
  const { body, nodes } = frame(context, { surface: page, action: card });
  const [head] = frame(context, { surface: flood, action: card }).nodes;
  const px = (space: number) => Math.round(space * unit);
  const title = stack(context, titleOf(card), {
    width: body.width,
    height: body.height * TITLE.height,
    surface: flood,
    max: TITLE.most,
    emphasise: false,
  });
  const end = body.y + title.height + px(SPACE.title);
  const remarks = remarksOf(context, card, body);
  if (!remarks) return undefined;
  const bottom = body.y + body.height;
  const foot = remarks.height && remarks.height + px(SPACE.foot);
  const top = end + px(BAND + SPACE.entries);
  const box: Box = { ...body, y: top, height: bottom - foot - top };
  const placed = placeEntries(context, card.bullets, { surface: page, box });
  return (
    placed && (
      <Canvas size={size} background={page.background}>
        <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
        <Place
          box={{ x: 0, y: end, width: size.width, height: px(BAND) }}
          style={{ backgroundColor: page.accent }}
        />
        <Place box={{ ...body, height: title.height }}>{title.node}</Place>
        {placed.nodes}
        <Place box={{ ...body, y: bottom - remarks.height, height: remarks.height }}>{remarks.node}</Place>
        {head}
        {nodes.slice(1)}
      </Canvas>
    )
  );
}

/** The title at the left, the entries beside it over the remarks. */
function beside(context: RenderContext, card: Card): Node | undefined {
  const { size, safe, theme, unit } = context;
  const gap = Math.round(48 * unit);
  const panel = { x: 0, y: 0, width: Math.round(size.width * TITLE.column), height: size.height };
  const column = { ...safe, width: panel.width - safe.x - Math.round(40 * unit) };
  const x = panel.width + gap;
  const area = { ...safe, x, width: safe.x + safe.width - x };
  const head = frame(context, {
    surface: theme.flood,
    area: column,
    action: { cta: "", url: "" },
    sloganPosition: "under",
  });
  const { body, nodes } = frame({ ...context, isSigned: true }, { surface: theme.page, area, action: card });
  const title = stack(context, titleOf(card), {
    ...head.body,
    surface: theme.flood,
    max: TITLE.most,
    emphasise: false,
  });
  const remarks = remarksOf(context, card, size);
  if (!remarks) return undefined;
  const foot = remarks.height && remarks.height + Math.round(SPACE.foot * unit);
  const box = { ...body, height: body.height - foot };
  const placed = placeEntries(context, card.bullets, { surface: theme.page, box });
  const bottom = body.y + body.height;
  return (
    placed && (
      <Canvas size={size} background={theme.page.background}>
        <Panel box={panel} surface={theme.flood} />
        {head.nodes}
        <Within available={head.body} height={title.height} at={1}>
          {title.node}
        </Within>
        {placed.nodes}
        <Place box={{ ...body, y: bottom - remarks.height, height: remarks.height }}>{remarks.node}</Place>
        {nodes}
      </Canvas>
    )
  );
}
