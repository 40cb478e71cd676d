/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import { textNodes } from "../../scene.ts";
import type { RenderContext } from "../../template.ts";
import { stack } from "./stack.tsx";
import type { MessageColumn } from "./stack-column.tsx";
import type { StackMessage, StackOptions } from "./stack-texts.ts";
import { subjectAlone } from "./subject/scene.ts";

/** Sides of a drawing beside a message, as shares of the width, the largest first. */
const SHARES = [0.38, 0.34, 0.3, 0.26, 0.22];
/** The same where a drawing may take more of the page than the words beside it. */
const LARGE = [0.42, 0.36, 0.3, 0.26, 0.22, 0.18];
/** In design pixels: the least side beside words, and over those of a column, the largest, and the space to the words. */
const DRAWN = { least: 190, over: 128, most: 360, large: 420, gap: 34 };
/** What the headline keeps of its size beside a drawing. */
const KEPT = 0.78;
/** A headline of this size, in design pixels, is loud enough to leave a drawing its room. */
const LOUD = { wide: 46, other: 49 };
/** Of the least side: what words make room for over themselves. */
const OVER = 1.3;
/** Of the width of a column, a drawing over its words. */
const COLUMN = 0.62;
/** A drawing may be so much higher than the words beside it. */
const TALLER = 1.12;

/**
 * A message with what the picture is about beside it, for pages whose lists and tables need the rest of the room. Words
 * that would be cut or lose size stand alone.
 */
export function drawnStack(
  context: RenderContext,
  message: StackMessage,
  options: DrawnOptions,
): MessageColumn {
  const plain = stack(context, message, options);
  if (!isFree(context, options)) return plain;
  for (const share of options.isLarge ? LARGE : SHARES) {
    const drawn = beside(context, message, options, { share, plain });
    if (drawn) return drawn;
  }
  return plain;
}

/** The same for a message in a column of its own: the drawing stands over the words, in room that they leave. */
export function drawnOverStack(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
): MessageColumn {
  const plain = stack(context, message, options);
  if (!isFree(context, options)) return plain;
  const gap = Math.round(DRAWN.gap * context.unit);
  const least = DRAWN.over * context.unit;
  const sideOver = ({ height }: MessageColumn) =>
    Math.floor(Math.min(options.height - height - gap, options.width * COLUMN, DRAWN.most * context.unit));
  const lower = () => stack(context, message, { ...options, height: options.height - least * OVER - gap });
  const words = sideOver(plain) < least ? lower() : plain;
  const side = sideOver(words);
  const isQuiet = words !== plain && isQuietBeside(context, words, plain);
  if (side < least || isCut(words) || isQuiet) return plain;
  const height = side + gap + words.height;
  const node = (
    <div style={{ flexDirection: "column", gap, width: options.width, height, flexShrink: 0 }}>
      <Drawing context={context} side={side} ground={options.surface.background} />
      {words.node}
    </div>
  );
  return { ...words, node, height, width: Math.max(words.width, side) };
}

/** Photographs and a mascot are picture enough, and a drawing beside centred words would push them aside. */
const isFree = ({ subject, photos, brand }: RenderContext, { align = "left" }: StackOptions): boolean =>
  subject !== undefined && photos.size === 0 && !brand.mascot && align === "left";

/** A headline gives up size for a drawing only so far, unless the drawing is ordered. */
const isQuietBeside = (context: RenderContext, words: MessageColumn, plain: MessageColumn) =>
  !context.subject?.isOrdered && words.size < Math.min(KEPT * plain.size, loudIn(context));

const isCut = ({ node }: MessageColumn) => textNodes(node).some(({ attributes }) => attributes?.cut);

/** `isRoomy`: the drawing may be higher than the words, up to the height that is given; `isLarge`: and wider too. */
type DrawnOptions = StackOptions & { isRoomy?: boolean; isLarge?: boolean };
type Beside = { share: number; plain: MessageColumn };

const loudIn = ({ shape, unit }: RenderContext) => (shape === "wide" ? LOUD.wide : LOUD.other) * unit;

function beside(
  context: RenderContext,
  message: StackMessage,
  options: DrawnOptions,
  { share, plain }: Beside,
): MessageColumn | undefined {
  const { unit } = context;
  const gap = Math.round(DRAWN.gap * unit);
  const most = (options.isLarge ? DRAWN.large : DRAWN.most) * unit;
  const room = Math.min(options.width * share, most, options.height);
  const words = stack(context, message, { ...options, width: Math.round(options.width - room - gap) });
  const tallest = options.isRoomy || options.isLarge ? options.height : words.height * TALLER;
  const side = Math.round(Math.min(room, tallest));
  if (
    side < (options.isLarge ? DRAWN.over : DRAWN.least) * unit ||
    isCut(words) ||
    isQuietBeside(context, words, plain)
  )
    return undefined;
  const height = Math.max(words.height, side);
  const node = (
    <div
      style={{
        width: options.width,
        height,
        alignItems: "center",
        justifyContent: "space-between",
        flexShrink: 0,
      }}
    >
      {words.node}
      <Drawing context={context} side={side} ground={options.surface.background} />
    </div>
  );
  return { ...words, node, height, width: options.width };
}

type DrawingProps = { context: RenderContext; side: number; ground: StackOptions["surface"]["background"] };

function Drawing({ context, side, ground }: DrawingProps): Node {
  const size = { width: side, height: side };
  if (!context.subject) return <div />;
  return (
    <div style={{ ...size, flexShrink: 0 }}>
      <picture src={subjectAlone(context, context.subject, ground)} style={size} />
    </div>
  );
}
