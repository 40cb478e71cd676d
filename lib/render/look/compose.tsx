/** @jsxImportSource #template */
import type { Node } from "../jsx-runtime.ts";
import { addWatermark } from "../locks.tsx";
import { textNodes } from "../scene.ts";
import type { Box } from "../sizes.ts";
import type { Drawing, RenderContext, Template } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
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
  const { layout, pages } = template.draw(insideOf(context, frame), data);
  const marked = markedAt(context, frame);
  const framed = pages.map((page) => {
    const own = groundOf(page) === frame.beside ? drawFrame(turned(context)) : frame;
    return addWatermark(marked, around(context, own, cornered(page, look)));
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
  const { inner, background, under, over, radius, isClear } = frame;
  const rounding = radius ? ({ borderRadius: radius, overflow: "hidden" } as const) : {};
  return (
    <div style={{ position: "relative", ...size, backgroundColor: background, overflow: "hidden" }}>
      {under}
      <Place box={inner} style={rounding}>
        {isClear ? clear(root, theme.page.background) : root}
      </Place>
      {over}
    </div>
  );
}

/** A picture whose ground is the page's has none of its own. */
function clear(root: Node, ground: string): Node {
  if (root.type !== "container" || root.style.backgroundColor !== ground) return root;
  const { backgroundColor: _, ...style } = root.style;
  return { ...root, style };
}
