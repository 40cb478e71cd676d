/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import { footOf } from "../series/chrome.tsx";
import { closingSlide } from "./closing-slide.tsx";
import type { Deck } from "./deck.tsx";
import { signOrWall } from "./sign.tsx";

/** Of the height: words of a cover that leave so much have a sign over them. In design pixels, the gap between. */
const SIGNED = 0.34;
const SIGN_GAP = 56;

/** The cover: title of the series and the hint to swipe. */
export function cover(
  context: RenderContext,
  { available, cover: message, isOverPhoto, isCoverDrawn }: Deck,
  surface: Surface,
  { headline, hint }: { headline: string; hint: string },
): Node[] {
  const spare = available.height - message.height;
  const isBare = !isOverPhoto && !isCoverDrawn;
  const isSigned = isBare && context.shape !== "wide" && spare >= SIGNED * available.height;
  const y = available.y + Math.round(spare * (isBare && !isSigned ? 0.5 : 1));
  const over = { ...available, height: spare - Math.round(SIGN_GAP * context.unit) };
  return [
    ...(isSigned ? signOrWall(context, over, headline, surface) : []),
    <Place box={{ ...available, y, height: message.height }}>{message.node}</Place>,
    <Place box={footOf(context)} style={{ alignItems: "center" }}>
      {hint !== "" && <Hint context={context} surface={surface} text={hint} />}
    </Place>,
  ];
}

/** What to take away, what to do, and the slogan. */
export function closing(
  context: RenderContext,
  { last: available, closing: message, action, ending }: Deck,
  surface: Surface,
): Node[] {
  if (ending) return closingSlide(context, ending, surface);
  const gap = action.height && Math.round(44 * context.unit);
  const y = available.y + endY(context, available.height - message.height - gap - action.height);
  const foot = footOf(context);
  const fittedSlogan = slogan(context, foot.width, foot.height);
  return [
    <Place box={{ ...available, y, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...available, y: y + message.height + gap, height: action.height }}>{action.node}</Place>,
    <Place box={foot} style={{ alignItems: "center" }}>
      <TextLines fitted={fittedSlogan} color={surface.muted} part="slogan" />
    </Place>,
  ];
}

/** Words under a drawing stand at the foot, and words alone about the middle. */
const endY = ({ shape, subject }: RenderContext, spare: number) =>
  Math.round(spare * (shape !== "wide" && subject ? 1 : 0.5));

/** What invites to swipe, in words, and a line from them over the edge. */
function Hint({ context, surface, text }: { context: RenderContext; surface: Surface; text: string }): Node {
  const { unit, size, measureText, watermark, look, isSigned } = context;
  const { x, width } = footOf(context);
  const spec = { text, typeStyle: STRONG, min: 24 * unit, max: 30 * unit, width: width * 0.8, maxLines: 1 };
  const fitted = fitText(measureText, spec);
  const gap = Math.round(26 * unit);
  // It would cross the line inside a frame.
  const isFramed = look.page === "mat" && isSigned;
  const end = watermark.width > 0 || isFramed ? x + width : size.width;
  const rule = { width: Math.round(end - x - fitted.width - gap), height: Math.round(4 * unit) };
  return (
    <div style={{ alignItems: "center", gap, flexShrink: 0 }}>
      <TextLines fitted={fitted} color={surface.ink} part="hint" />
      <div style={{ ...rule, flexShrink: 0, backgroundColor: surface.key }} />
    </div>
  );
}
