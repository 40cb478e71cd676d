/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { NAME, SMALL } from "./type-styles.ts";

type AuthorName = { author: string; role: string };
/** `scale` is of the usual size. */
type AuthorOptions = { surface: Surface; width: number; scale?: number };
/** `width` is the width really used, so that a neighbour can stand beside it. */
export type Author = { node: Node | undefined; width: number; height: number };

/** The bar before a name, in design pixels. */
const BAR = { width: 8, gap: 22, least: 52 };

/** Who said it: a bar in the accent, name and role. Without a name there is nothing to draw. */
export function author(
  context: RenderContext,
  { author: name, role }: AuthorName,
  options: AuthorOptions,
): Author {
  if (!name && !role) return { node: undefined, width: 0, height: 0 };
  const { measureText } = context;
  const { surface, scale = 1 } = options;
  const unit = context.unit * scale;
  const bar = Math.round(BAR.width * unit);
  const gap = Math.round(BAR.gap * unit);
  const width = options.width - bar - gap;
  const line = { min: 24 * unit, maxLines: 2, width };
  const first = name
    ? fitText(measureText, { ...line, text: name, typeStyle: NAME, max: 34 * unit })
    : undefined;
  const second = role
    ? fitText(measureText, { ...line, text: role, typeStyle: SMALL, max: 27 * unit })
    : undefined;
  const said = (first?.height ?? 0) + (second?.height ?? 0) + 4 * unit;
  const height = Math.round(Math.max(BAR.least * unit, said));
  const node = (
    <div style={{ width: options.width, height, alignItems: "center", gap }}>
      <div style={{ width: bar, height, backgroundColor: surface.accent, flexShrink: 0 }} />
      <div style={{ flexDirection: "column", gap: Math.round(3 * unit) }}>
        <TextLines fitted={first} color={surface.ink} part="author" />
        <TextLines fitted={second} color={surface.muted} part="role" />
      </div>
    </div>
  );
  const text = Math.max(first?.width ?? 0, second?.width ?? 0);
  return { node, width: Math.ceil(text + bar + gap), height };
}
