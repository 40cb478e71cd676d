/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { drawnStack } from "../kit/drawn-stack.tsx";
import { factCells } from "../kit/fact-cells.ts";
import { frame } from "../kit/frame.tsx";
import { Panel } from "../kit/halo.tsx";
import { Canvas, Place, Within } from "../kit/place.tsx";
import { stack } from "../kit/stack.tsx";
import { subjectAlone } from "../kit/subject/scene.ts";
import { type ArticleWhen, articleWhen, drawingOnField, WHEN_LOOKS } from "./article-when.tsx";
import type { Card, CardLayout } from "./data.ts";
import { type ReadingColumn, reading } from "./reading.tsx";

/**
 * A whole text to be read: the headline on the brand's colour, and paragraphs, points and facts beside or under it, in
 * type that is sized to the amount.
 */
export const article: CardLayout = { name: "article", suits: () => 0, draw };

/** More words than stand under a headline without a layout for them, and more beside points. */
const MUCH = { text: 290, points: 120 };

/** Whether there is so much to read that it needs paragraphs. */
export const isLong = ({ supporting, details, bullets, quote, stat }: Card): boolean =>
  !quote && !stat && supporting.length + proseIn(details) > (bullets.length > 1 ? MUCH.points : MUCH.text);

/** The cells of a row are seen, not read. */
const proseIn = (details: string) => (factCells(details)?.note ?? details).length;

function draw(context: RenderContext, card: Card): Node {
  return context.shape === "wide" ? beside(context, card) : under(context, card);
}

/** Shares of a wide picture that the headline takes: the text decides. */
const SHARES = [0.4, 0.34, 0.28] as const;

/** The headline on a panel at the left, the text beside it. */
function beside(context: RenderContext, card: Card): Node {
  const [first, ...others] = SHARES;
  const drawn = spread(context, card, first);
  return drawn.isWhole
    ? drawn.root
    : (others.map((share) => spread(context, card, share)).find(({ isWhole }) => isWhole) ?? drawn).root;
}

function spread(context: RenderContext, card: Card, share: number): { root: Node; isWhole: boolean } {
  const { size, safe, theme, unit } = context;
  const gap = Math.round(52 * unit);
  const panel = { x: 0, y: 0, width: Math.round(size.width * share), height: size.height };
  const column = { ...safe, width: panel.width - safe.x - Math.round(40 * unit) };
  const x = panel.width + gap;
  const page = { ...safe, x, width: safe.x + safe.width - x };
  const title = frame(context, {
    surface: theme.flood,
    area: column,
    action: { cta: "", url: "" },
    sloganPosition: "under",
  });
  const foot = frame({ ...context, isSigned: true }, { surface: theme.page, area: page, action: card });
  const message = besideDrawn(context, card, title.body);
  const text = reading(context, card, { ...foot.body, surface: theme.page });
  const root = (
    <Canvas size={size} background={theme.page.background}>
      <Panel box={panel} surface={theme.flood} />
      {title.nodes}
      {drawnOver(context, { ...title.body, height: title.body.height - message.height }, "left")}
      <Within available={title.body} height={message.height} at={1}>
        {message.node}
      </Within>
      <Within available={foot.body} height={text.height} at={0.4}>
        {text.node}
      </Within>
      {foot.nodes}
    </Canvas>
  );
  return { root, isWhole: isWhole(message.node) && isWhole(text.node) };
}

/** The headline of a column, lower where that leaves the room of a drawing over it and the words stay loud. */
function besideDrawn(context: RenderContext, card: Card, column: Box) {
  const { theme, unit, subject } = context;
  const set = (height: number) =>
    stack(context, titleOf(card), { ...column, height, surface: theme.flood, max: 84, emphasise: false });
  const plain = set(column.height);
  const room = column.height - (DRAWN.column + DRAWN.gap) * unit;
  if (!subject || plain.height <= room) return plain;
  const lower = set(room);
  return isWhole(lower.node) && lower.size >= DRAWN.loud * unit ? lower : plain;
}

const isWhole = (node: Node) => !textNodes(node).some(({ attributes }) => attributes?.cut);

const titleOf = ({ kicker, headline }: Card) => ({ kicker, headline, supporting: "" });

/** Space of a tall picture around the edge of the title's field, in design pixels. */
const EDGE = { above: 44, below: 46, band: 12, when: 26 };
/** Of the room that the text leaves, what stands over the headline. */
const LEAD = 0.55;
/** The share of the height that a title may take of the text's. */
const TITLES = [0.46, 0.34, 0.22];

/** The headline on a field of brand colour that ends where the text begins, with its day and hour where it has them. */
function under(context: RenderContext, card: Card): Node {
  const { body } = frame(context, { surface: context.theme.page, action: card });
  for (const look of WHEN_LOOKS) {
    const when = articleWhen(context, card, body.width, look);
    const dated = when && onField(context, card, when);
    if (dated?.isEasy) return dated.root;
  }
  return onField(context, card).root;
}

/** The least size of a text beside facts that stand large, in design pixels. */
const BESIDE_WHEN = 23;

function onField(context: RenderContext, card: Card, when?: ArticleWhen): { root: Node; isEasy: boolean } {
  const { size, theme, unit } = context;
  const { page, flood } = theme;
  const { body, nodes } = frame(context, { surface: page, action: card });
  const [head] = frame(context, { surface: flood, action: card }).nodes;
  const [above, below] = [Math.round(EDGE.above * unit), Math.round(EDGE.below * unit)];
  const between = when ? Math.round(EDGE.when * unit) : 0;
  const fixed = above + below + between + (when?.height ?? 0);
  const setWith = (head: typeof stack) => (share: number) => {
    const set = head(context, titleOf(card), {
      width: when?.width ?? body.width,
      height: (body.height - fixed) * share,
      surface: flood,
      max: 128,
      emphasise: false,
    });
    const height = body.height - set.height - fixed;
    return {
      title: set,
      text: reading(context, when?.rest ?? card, { width: body.width, height, surface: page }),
    };
  };
  const plain = suited(context, setWith(stack));
  const left = body.height - plain.title.height - plain.text.height - fixed;
  const isRoomy = left * LEAD >= (DRAWN.least + DRAWN.gap) * unit;
  const { title, text } = isRoomy || when ? plain : withDrawing(context, plain, setWith(drawnStack));
  const room = body.height - title.height - fixed;
  const isEasy = isWhole(title.node) && isWhole(text.node) && text.size >= BESIDE_WHEN * unit;
  // What the text leaves is air around the headline, on its field.
  const spare = Math.max(0, room - text.height);
  const lead = Math.round(spare * LEAD);
  const titleBox: Box = { ...body, y: body.y + lead, height: title.height };
  const whenBox = { ...body, y: titleBox.y + title.height + between, height: when?.height ?? 0 };
  const end = whenBox.y + whenBox.height + above;
  const textBox = { ...body, y: end + below + Math.round((spare - lead) * 0.5), height: text.height };
  const root = (
    <Canvas size={size} background={page.background}>
      <Panel box={{ x: 0, y: 0, width: size.width, height: end }} surface={flood} />
      <Place
        box={{ x: 0, y: end, width: size.width, height: Math.round(EDGE.band * unit) }}
        style={{ backgroundColor: page.accent }}
      />
      {!when?.drawing && drawnOver(context, { ...body, height: lead }, "right")}
      <Place box={titleBox}>{title.node}</Place>
      {when && <Place box={whenBox}>{when.node}</Place>}
      {when && (
        <Place box={asideOf(titleBox, whenBox, when.drawing)}>{drawingOnField(context, when.drawing)}</Place>
      )}
      <Place box={textBox}>{text.node}</Place>
      {head}
      {nodes.slice(1)}
    </Canvas>
  );
  return { root, isEasy };
}

/** Beside a title and what stands under it, in the middle of both. */
const asideOf = (title: Box, under: Box, side: number): Box => ({
  x: title.x + title.width - side,
  y: Math.round((title.y + under.y + under.height - side) / 2),
  width: side,
  height: side,
});

/** A smaller drawing is a sticker; over a column, and the least headline under it; between both. In design pixels. */
const DRAWN = { least: 150, most: 420, gap: 34, column: 190, loud: 40 };

/** What the text is about, in the room that the headline leaves over itself. */
function drawnOver({ theme, unit, ...context }: RenderContext, room: Box, edge: "left" | "right"): Node[] {
  const { subject } = context;
  const side = Math.round(Math.min(room.height - DRAWN.gap * unit, room.width, DRAWN.most * unit));
  if (!subject || side < DRAWN.least * unit) return [];
  const box = {
    x: edge === "left" ? room.x : room.x + room.width - side,
    y: room.y,
    width: side,
    height: side,
  };
  const src = subjectAlone({ ...context, theme, unit }, subject, theme.flood.background);
  return [
    <Place box={box}>
      <picture src={src} style={{ width: side, height: side }} />
    </Place>,
  ];
}

/** What a text keeps of its size under a headline with a drawing beside it. */
const KEPT = 0.8;

/** What the text is about, beside the headline, where the text stays easy to read. */
function withDrawing(
  context: RenderContext,
  plain: TitleAndText,
  set: (share: number) => TitleAndText,
): TitleAndText {
  const drawn = suited(context, set);
  const isGood = isWhole(drawn.title.node) && isWhole(drawn.text.node);
  const least = Math.min(EASY * context.unit, KEPT * plain.text.size);
  return isGood && drawn.text.size >= least ? drawn : plain;
}

type TitleAndText = { title: { node: Node; height: number }; text: ReadingColumn };

/** The size at which a text is read with ease, in design pixels. */
const EASY = 28;

/** The largest title beside which the text is whole and easy to read, else the one that leaves it the largest type. */
function suited({ unit }: RenderContext, set: (share: number) => TitleAndText): TitleAndText {
  const whole: TitleAndText[] = [];
  for (const share of TITLES) {
    const one = set(share);
    if (!isWhole(one.title.node) || !isWhole(one.text.node)) continue;
    if (one.text.size >= EASY * unit) return one;
    whole.push(one);
  }
  const [first, ...others] = whole;
  return first
    ? others.reduce((best, one) => (one.text.size > best.text.size ? one : best), first)
    : set(TITLES[TITLES.length - 1] ?? 0);
}
