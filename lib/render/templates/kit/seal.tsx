/** @jsxImportSource #template */
import { contrast, type Hex } from "../../color.ts";
import { fitText } from "../../fit.ts";
import { inkOn } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { Theme } from "../../theme.ts";
import type { WordsColumn } from "./photo-page.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE } from "./type-styles.ts";

/** A disc is seen on its ground from here on (WCAG 1.4.11). On less it has an outline. */
const SEEN = 3;
/** Thickness of the outline, in shares of the side. */
const OUTLINE = 0.025;

/** A disc in the brand's accent with a few words, as it is stuck on a photograph. */
export function seal({ theme, measureText }: RenderContext, text: string, side: number): WordsColumn {
  const { color, isSeen } = discOn(theme);
  const outline = isSeen
    ? {}
    : { border: `${Math.max(2, Math.round(side * OUTLINE))}px solid ${inkOn(color)}` };
  const digits = { ...FIGURE, leading: 1.02 };
  const size = { min: side * 0.1, max: side * 0.36, width: side * 0.74, maxLines: 2 };
  const fitted = fitText(measureText, { ...size, text, typeStyle: digits }, side * 0.62);
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side / 2),
    backgroundColor: color,
    alignItems: "center",
    justifyContent: "center",
    ...outline,
    boxShadow: `0 ${Math.round(side * 0.05)}px ${Math.round(side * 0.14)}px rgba(10, 10, 30, 0.28)`,
  } as const;
  const node = (
    <div style={style}>
      <TextLines fitted={fitted} color={inkOn(color)} part="value" align="center" />
    </div>
  );
  return { node, width: side, height: side };
}

/** The brand's colour that is seen best on the page and on its panel: a photograph leaves one of them around it. */
function discOn({ page, flood, accent }: Theme): { color: Hex; isSeen: boolean } {
  const grounds = [page.background, flood.background];
  const least = (color: Hex) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const isSeen = (color: Hex) => least(color) >= SEEN;
  const colors = [accent, page.accent, page.fill];
  const seen = colors.find(isSeen);
  if (seen) return { color: seen, isSeen: true };
  const [best = accent] = colors.toSorted((a, b) => least(b) - least(a));
  return { color: best, isSeen: false };
}
