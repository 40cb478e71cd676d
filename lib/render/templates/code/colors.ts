import { contrast, type Hex, mix, readable } from "../../color.ts";
import type { Surface } from "../../surface.ts";
import type { Theme } from "../../theme.ts";
import type { TokenKind } from "./tokens.ts";

/** What an editor window is painted with. */
export type Editor = { background: Hex; bar: Hex; edge: Hex; faint: Hex; syntax: Record<TokenKind, Hex> };

/** A dark window in the brand's own tones: its colour for keywords, its highlight for strings. */
export function editorOf({ page, sheet, kind }: Theme): Editor {
  const { main, high } = page.art;
  const background = kind === "dark" ? sheet.background : mix("#0f1117", main, 0.1);
  const white = "#f4f5fa";
  const bar = mix(background, white, 0.06);
  const on = (color: Hex) => readable(color, [background, bar], 4.6);
  return {
    background,
    bar,
    edge: mix(background, white, 0.14),
    faint: on(mix(background, white, 0.42)),
    syntax: {
      plain: on(white),
      keyword: on(mix(main, white, 0.3)),
      string: on(high),
      number: on(mix(high, white, 0.45)),
      comment: on(mix(background, white, 0.5)),
    },
  };
}

const SHADOW = { color: "#080818", strength: 0.22 };

/** Whether the words beside a window can be read where its shadow falls: on a mid-tone it would take their contrast. */
export const bearsShadow = ({ background, ink, muted, key }: Surface): boolean =>
  [ink, muted, key].every((color) => contrast(color, mix(background, SHADOW.color, SHADOW.strength)) >= 4.5);
