/** @jsxImportSource #template */
import { contrast, type Hex } from "../color.ts";
import { flood } from "../flood.ts";
import type { Node } from "../jsx-runtime.ts";
import { addWatermark } from "../locks.tsx";
import { textNodes } from "../scene.ts";
import type { Box, Size } from "../sizes.ts";
import { type Surface, surface } from "../surface.ts";
import type { Drawing, RenderContext, Template } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import type { Theme } from "../theme.ts";
import { cased, cornered } from "./finish.ts";
import { SIGNAL } from "./looks.ts";
import { insideOf, markedAt, outerSafe, type PageFrame } from "./page-frame.ts";
import { PAGES } from "./pages.tsx";
import { acrossIn, colorAt, isCovered } from "./panels.ts";

/** A drawing with everything around it, the box that its texts and logo must keep to, and the one its words stand in, in pixels. */
export type Composed = Drawing & { safe: Box; words: Box };

/**
 * Draws a template in the brand's direction, with the watermark over it. Where the frame of the page leaves too little
 * room for the words, the page goes without, and at last without the direction.
 */
export function compose(template: Template, context: RenderContext, data: unknown): Composed {
  const { look } = context;
  if (look.id === "signal" || template.film) return plain(template, context, data);
  const own = cased(data, look);
  const framed = look.page !== "full" && inFrame(template, context, own);
  if (framed && isWhole(framed, context)) return framed;
  const bare = plain(template, context, own);
  return isWhole(bare, context)
    ? bare
    : plain(template, { ...context, look: { ...SIGNAL, variant: look.variant } }, data);
}

/** Pixels that a picture is wide in the feed of a phone, and its smallest good type there. */
const FEED = { width: 390, type: 6.5 };

/** Parts of ornament that are set as text. */
const UNREAD = new Set(["ornament", "initial"]);

/** Whether every word is there, and can be read. */
const isWhole = ({ pages }: Drawing, { size }: RenderContext) =>
  pages.every((page) =>
    textNodes(page).every(
      ({ attributes: { cut, part = "" } = {}, style }) =>
        !cut && (UNREAD.has(part) || (style.fontSize * FEED.width) / size.width >= FEED.type),
    ),
  );

function plain(template: Template, context: RenderContext, data: unknown): Composed {
  const { layout, pages } = template.draw(context, data);
  const finished = pages.map((page) => addWatermark(context, cornered(page, context.look)));
  return { layout, pages: finished, safe: context.safe, words: context.safe };
}

function inFrame(template: Template, context: RenderContext, data: unknown): Composed | undefined {
  const { look } = context;
  if (look.page === "full") return;
  const drawFrame = PAGES[look.page];
  const frame = drawFrame(context);
  const inside = insideOf(context, frame);
  const first = template.draw(inside, data);
  const isAround = frame.inner.x > 0 && frame.inner.x + frame.inner.width < context.size.width;
  // A picture on the frame's own colour has the page's around it.
  const besideOf = (page: Node) =>
    isAround && frame.beside && groundOf(page) === frame.beside
      ? context.theme.page.background
      : frame.beside;
  const { layout, pages } = first.pages.some((page) => runsOut(page, inside.size, besideOf(page)))
    ? template.draw({ ...inside, theme: otherPanels(inside.theme, frame.beside, isAround) }, data)
    : first;
  const marked = markedAt(context, frame);
  const framed = pages.map((page) => {
    const own = groundOf(page) === frame.beside ? drawFrame(turned(context)) : frame;
    const inner = withoutEdges(page, inside.size, own.background);
    return addWatermark(marked, around(context, own, cornered(inner, look)));
  });
  return { layout, pages: framed, safe: outerSafe(context), words: frame.safe };
}

const groundOf = ({ style }: Node) => style.backgroundColor;

/** What hangs from the foot of a picture has the colour there. */
function pointed(root: Node, { draw, from }: NonNullable<PageFrame["pointer"]>, page: Hex) {
  const color = colorAt(root, from, page);
  return color ? draw(color) : undefined;
}

/** The line inside the edge of a picture, also over panels across it; none where something is drawn at the edge. */
function keylines(root: Node, inner: Box, { draw, by }: NonNullable<PageFrame["keyline"]>): Node[] {
  const { size, panels, isPlain } = acrossIn(root, inner, by);
  return isPlain
    ? [draw(groundOf(root) as Hex | undefined, size), ...panels.map(({ color, box }) => draw(color, box))]
    : [];
}

/** Page and panels change places, so that a picture on the frame's own colour does not run into it. */
function turned(context: RenderContext): RenderContext {
  const { theme } = context;
  return { ...context, theme: { ...theme, page: theme.flood, flood: theme.page, wash: theme.page } };
}

function around({ size, theme }: RenderContext, frame: PageFrame, root: Node): Node {
  const { inner, background, under, over, radius, isClear, pointer, keyline, rule } = frame;
  const rounding = radius ? ({ borderRadius: radius, overflow: "hidden" } as const) : {};
  return (
    <div style={{ position: "relative", ...size, backgroundColor: background, overflow: "hidden" }}>
      {under}
      <Place box={inner} style={rounding}>
        {isClear ? clear(root, theme.page.background) : betweenPanels(root, frame)}
      </Place>
      {pointer && pointed(root, pointer, theme.page.background)}
      {keyline && keylines(root, inner, keyline)}
      {rule && !isParted(root, frame) && <Place box={rule.box} style={{ backgroundColor: rule.color }} />}
      {over}
    </div>
  );
}

/** Colours closer than this are one shape to the eye. */
const ONE = 1.2;

/** Of the shorter side of a picture: what is thinner is a band along its edge. */
const BAND = 0.05;

/** A picture without the bands along its edges that have the colour around it: there they would cut it off. */
function withoutEdges(root: Node, size: Size, around: string): Node {
  if (root.type !== "container") return root;
  const children = root.children.flatMap((child): Node[] => {
    const { left, top, width, height, backgroundColor: color } = child.style;
    const [x, y, wide, high] = [left, top, width, height].map(Number) as [number, number, number, number];
    const isFull = x === 0 && y === 0 && wide === size.width && high === size.height;
    if (isFull) return [withoutEdges(child, size, around)];
    const isThin = Math.min(wide, high) <= BAND * Math.min(size.width, size.height);
    const isAlong = x <= 0 || y <= 0 || x + wide >= size.width || y + high >= size.height;
    return color === around && isThin && isAlong && Math.max(wide, high) >= Math.min(size.width, size.height)
      ? []
      : [child];
  });
  return { ...root, children };
}

/** Whether a panel at the edge of a picture has the colour beside it: the picture would lose its outline there. */
function runsOut({ children }: Node & { children?: Node[] }, size: Size, beside: Hex | undefined): boolean {
  return (children ?? []).some(({ style }) => {
    const { left, top, width, height, backgroundColor: color } = style;
    if (!beside || typeof color !== "string" || contrast(color as Hex, beside) >= ONE) return false;
    const [x, y, wide, high] = [left, top, width, height].map(Number) as [number, number, number, number];
    return x <= 0 || y <= 0 || x + wide >= size.width || y + high >= size.height;
  });
}

/** Contrast from which a panel of another colour is seen on a page. */
const SEEN = 1.3;

/**
 * Panels in another colour of the brand, which differs from the page and from what is around it; of a brand that has
 * none, in the page's own. A mixed shade would be another colour.
 */
function otherPanels(theme: Theme, beside: Hex | undefined, isAround: boolean): Theme {
  const { page, brandColors } = theme;
  const other = brandColors.find(
    (color) => contrast(color, page.background) >= SEEN && (!beside || contrast(color, beside) >= SEEN),
  );
  const panel = other
    ? flood({ primary: other, accent: page.fill })
    : surface({ ...page, soft: page.background, glows: [page.background, page.background] });
  const own = { ...panel, art: { ...panel.art, ...familyOf(page) } };
  return { ...theme, flood: own, ...(isAround && { panel: own }) };
}

const familyOf = ({ art: { family } }: Surface) => (family ? { family } : {});

/** Whether a picture has another colour at a rule, over its head or under its foot, than the page beyond it. */
function isParted(root: Node, { inner: { y, width, height }, background, rule }: PageFrame): boolean {
  const isOver = rule !== undefined && rule.box.y <= y;
  const edge = { x: 0, y: isOver ? 0 : height - 2, width, height: 2 };
  return groundOf(root) !== background || isCovered(root, edge, background);
}

/** A panel across the head or the foot in the colour of the frame ends the picture: what is left has all its corners. */
function betweenPanels(
  root: Node,
  { inner: { width, height }, background: around, radius = 0 }: PageFrame,
): Node {
  if (root.type !== "container") return root;
  const across = root.children.filter(
    ({ style: { left, width: wide, backgroundColor } }) =>
      left === 0 && wide === width && backgroundColor === around,
  );
  const head = across.find(({ style: { top } }) => top === 0)?.style.height;
  const foot = across.find(({ style: { top, height: high } }) => Number(top) + Number(high) >= height)?.style
    .top;
  const [start, end] = [Number(head ?? 0), Number(foot ?? height)];
  if (start >= end || (start <= 0 && end >= height)) return root;
  const { backgroundColor = around, ...style } = root.style;
  const ground = (
    <Place
      box={{ x: 0, y: start, width, height: end - start }}
      style={{ backgroundColor: `${backgroundColor}`, borderRadius: radius }}
    />
  );
  return { ...root, style, children: [ground, ...root.children] };
}

/** A picture whose ground is the page's has none of its own. */
function clear(root: Node, ground: string): Node {
  if (root.type !== "container" || root.style.backgroundColor !== ground) return root;
  const { backgroundColor: _, ...style } = root.style;
  return { ...root, style };
}
