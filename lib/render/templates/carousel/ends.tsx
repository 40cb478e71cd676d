/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { arrow } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import { footOf } from "../series/chrome.tsx";
import type { Deck } from "./deck.tsx";

/** The cover: title of the series and the hint to swipe. */
export function cover(
  context: RenderContext,
  { available, cover: message }: Deck,
  surface: Surface,
  hint: string,
): Node[] {
  const y = available.y + endY(context, available, message.height);
  return [
    <Place box={{ ...available, y, height: message.height }}>{message.node}</Place>,
    <Place box={footOf(context)} style={{ alignItems: "center" }}>
      {hint !== "" && <Hint context={context} surface={surface} text={hint} />}
    </Place>,
  ];
}

/** What to take away, what to do, and the slogan. */
export function closing(
  context: RenderContext,
  { available, closing: message, action }: Deck,
  surface: Surface,
): Node[] {
  const gap = action.height && Math.round(44 * context.unit);
  const y = available.y + endY(context, available, message.height + gap + action.height);
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

/** Wide slides stand in the middle, others on the foot. */
const endY = ({ shape }: RenderContext, available: Box, height: number) =>
  Math.round((available.height - height) * (shape === "wide" ? 0.5 : 1));

/** The edge in the brand's colour that quiet pages have. */
export function Edge({ context: { size, theme, unit }, surface }: EdgeProps): Node {
  if (surface !== theme.page) return <div />;
  const box = { x: 0, y: 0, width: size.width, height: Math.round(20 * unit) };
  return <Place box={box} style={{ backgroundColor: surface.fill }} />;
}

type EdgeProps = { context: RenderContext; surface: Surface };

function Hint({ context, surface, text }: { context: RenderContext; surface: Surface; text: string }): Node {
  const { unit, measureText, watermark } = context;
  const { width, height } = footOf(context);
  const padding = Math.round(30 * unit);
  const spec = { text, typeStyle: STRONG, min: 21 * unit, max: 27 * unit, maxLines: 1 };
  // The corner has the arrow, unless the watermark stands there.
  const isAlone = watermark.width > 0;
  const icon = Math.round(24 * unit);
  const fitted = fitText(measureText, { ...spec, width: width - 2 * padding - 2 * icon });
  const style = {
    height,
    padding: `0 ${padding}px`,
    gap: Math.round(14 * unit),
    borderRadius: Math.round(height / 2),
    border: `2px solid ${surface.line}`,
    backgroundColor: surface.soft,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <TextLines fitted={fitted} color={surface.ink} part="hint" />
      {isAlone && <picture src={arrow(surface.ink)} style={{ width: icon, height: icon }} />}
    </div>
  );
}
