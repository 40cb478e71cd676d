/** @jsxImportSource #template */
import { contrast, type Hex } from "../../color.ts";
import { fitText } from "../../fit.ts";
import { inkOn } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { WordsColumn } from "./photo-pages.tsx";
import { TextLines } from "./text-lines.tsx";
import { FIGURE } from "./type-styles.ts";

/** A disc is seen on a panel from here on. */
const SEEN = 1.3;

/** A disc in the brand's accent with a few words, as it is stuck on a photograph. */
export function seal({ theme, measureText }: RenderContext, text: string, side: number): WordsColumn {
  const { accent, fill, ink } = theme.page;
  // A drawing stands on the panel's colour, which may be the accent.
  const isSeen = (color: Hex) => contrast(color, theme.flood.background) >= SEEN;
  const color = [accent, fill, ink].find(isSeen) ?? accent;
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
    boxShadow: `0 ${Math.round(side * 0.05)}px ${Math.round(side * 0.14)}px rgba(10, 10, 30, 0.28)`,
  } as const;
  const node = (
    <div style={style}>
      <TextLines fitted={fitted} color={inkOn(color)} part="value" align="center" />
    </div>
  );
  return { node, width: side, height: side };
}
