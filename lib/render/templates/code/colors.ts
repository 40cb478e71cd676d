import { type Hex, mix, readable } from "../../color.ts";
import type { Theme } from "../../theme.ts";
import type { Kind } from "./tokens.ts";

/** What an editor window is painted with. */
export type Editor = { ground: Hex; bar: Hex; edge: Hex; faint: Hex; syntax: Record<Kind, Hex> };

/** A dark window in the brand's own tones: its colour for keywords, its highlight for strings. */
export function editorOf({ page, sheet, kind }: Theme): Editor {
  const { main, high } = page.art;
  const ground = kind === "dark" ? sheet.ground : mix("#0f1117", main, 0.1);
  const white = "#f4f5fa";
  const bar = mix(ground, white, 0.06);
  const on = (color: Hex) => readable(color, [ground, bar], 4.6);
  return {
    ground,
    bar,
    edge: mix(ground, white, 0.14),
    faint: on(mix(ground, white, 0.42)),
    syntax: {
      plain: on(white),
      keyword: on(mix(main, white, 0.3)),
      string: on(high),
      number: on(mix(high, white, 0.45)),
      comment: on(mix(ground, white, 0.5)),
    },
  };
}
