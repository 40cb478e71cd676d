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

/** A drawing with everything around it, and the box that its texts and logo must keep to, in pixels. */
export type Composed = Drawing & { safe: Box };

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
  return { layout, pages: finished, safe: context.safe };
}

function inFrame(template: Template, context: RenderContext, data: unknown): Composed | undefined {
  const { look } = context;
  if (look.page === "full") return;
  const drawFrame = PAGES[look.page];
  const frame = drawFrame(context);
  const inside = insideOf(context, frame);
  const first = template.draw(inside, data);
  const { layout, pages } = first.pages.some((page) => runsOut(page, inside.size, frame.beside))
    ? template.draw({ ...inside, theme: otherPanels(inside.theme, frame.beside) }, data)
    : first;
  const marked = markedAt(context, frame);
  const framed = pages.map((page) => {
    const own = groundOf(page) === frame.beside ? drawFrame(turned(context)) : frame;
    const inner = withoutEdges(page, inside.size, own.background);
    return addWatermark(marked, around(context, own, cornered(inner, look)));
  });
  return { layout, pages: framed, safe: outerSafe(context) };
}

const groundOf = ({ style }: Node) => style.backgroundColor;

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
        {isClear ? clear(root, theme.page.background) : underPanel(root, inner, background)}
      </Place>
      {pointer && isOnPage(root, theme.page.background) && !isCovered(root, pointer.from) && pointer.node}
      {keyline && !reachesEdge(root, inner, keyline.by) && keyline.node}
      {rule && !isParted(root, frame) && <Place box={rule.box} style={{ backgroundColor: rule.color }} />}
      {over}
    </div>
  );
}

/** Whether a picture's own ground is the page's. */
const isOnPage = (root: Node, ground: string) =>
  [undefined, ground].includes(groundOf(root) as string | undefined);

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
function otherPanels(theme: Theme, beside: Hex | undefined): Theme {
  const { page, brandColors } = theme;
  const other = brandColors.find(
    (color) => contrast(color, page.background) >= SEEN && (!beside || contrast(color, beside) >= SEEN),
  );
  const panel = other
    ? flood({ primary: other, accent: page.fill })
    : surface({ ...page, soft: page.background, glows: [page.background, page.background] });
  return { ...theme, flood: { ...panel, art: { ...panel.art, ...familyOf(page) } } };
}

const familyOf = ({ art: { family } }: Surface) => (family ? { family } : {});

/** Whether something with a colour of its own stands in a part of a picture, other than its ground; `ground` is no such colour. */
function isCovered(root: Node, part: Box, ground?: string): boolean {
  if (root.type !== "container") return false;
  return root.children.some((child) => {
    const { left = 0, top = 0, width = 0, height = 0, position, backgroundColor } = child.style;
    const box = { x: Number(left), y: Number(top), width: Number(width), height: Number(height) };
    if (position !== "absolute" || !touch(box, part)) return false;
    // Drawn light and ornament are a part of the ground; photographs are not.
    const isOwn = backgroundColor !== undefined && backgroundColor !== ground;
    if (isOwn || (child.type === "image" && !child.src.startsWith("<svg"))) return true;
    return isCovered(child, { ...part, x: part.x - box.x, y: part.y - box.y }, ground);
  });
}

/** Whether the foot of a picture has another colour than the page under it. */
function isParted(root: Node, { inner: { width, height }, background }: PageFrame): boolean {
  const foot = { x: 0, y: height - 2, width, height: 2 };
  return groundOf(root) !== background || isCovered(root, foot, background);
}

/** Whether something with a colour of its own reaches the edge of a picture: a line there would cross it. */
function reachesEdge(root: Node, { width, height }: Size, by: number): boolean {
  const edges = [
    { x: 0, y: 0, width, height: by },
    { x: 0, y: height - by, width, height: by },
    { x: 0, y: 0, width: by, height },
    { x: width - by, y: 0, width: by, height },
  ];
  return edges.some((edge) => isCovered(root, edge));
}

const touch = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Under a panel at the head in the colour of the frame a picture has no ground: it would be seen along the round corners. */
function underPanel(root: Node, { width, height }: Size, around: string): Node {
  if (root.type !== "container") return root;
  const panel = root.children.find(
    ({ style: { left, top, width: wide, backgroundColor } }) =>
      left === 0 && top === 0 && wide === width && backgroundColor === around,
  );
  const end = Number(panel?.style.height ?? 0);
  if (end <= 0) return root;
  const { backgroundColor = around, ...style } = root.style;
  const ground = (
    <Place
      box={{ x: 0, y: end, width, height: height - end }}
      style={{ backgroundColor: `${backgroundColor}` }}
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
