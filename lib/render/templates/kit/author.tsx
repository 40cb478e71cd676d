/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE, NAME, SMALL } from "./type-styles.ts";

type AuthorName = { author: string; role: string };
/** `scale` is of the usual size. */
type AuthorOptions = { surface: Surface; width: number; scale?: number };
/** `width` is the width really used, so that a neighbour can stand beside it. */
export type Author = { node: Node | undefined; width: number; height: number };

/** Who said it: initials in a disc, name and role. Without a name there is nothing to draw. */
export function author(
  context: RenderContext,
  { author: name, role }: AuthorName,
  options: AuthorOptions,
): Author {
  if (!name && !role) return { node: undefined, width: 0, height: 0 };
  const { measureText } = context;
  const { surface, scale = 1 } = options;
  const unit = context.unit * scale;
  const disc = Math.round(76 * unit);
  const width = options.width - disc - 22 * unit;
  const line = { min: 24 * unit, maxLines: 2, width };
  const first = name
    ? fitText(measureText, { ...line, text: name, typeStyle: NAME, max: 31 * unit })
    : undefined;
  const second = role
    ? fitText(measureText, { ...line, text: role, typeStyle: SMALL, max: 26 * unit })
    : undefined;
  const height = Math.max(disc, (first?.height ?? 0) + (second?.height ?? 0) + 4 * unit);
  const node = (
    <div
      style={{
        width: options.width,
        height,
        alignItems: "center",
        gap: Math.round(22 * unit),
      }}
    >
      {name !== "" && <Initials context={context} surface={surface} name={name} size={disc} />}
      <div style={{ flexDirection: "column", gap: Math.round(3 * unit) }}>
        <TextLines fitted={first} color={surface.ink} part="author" />
        <TextLines fitted={second} color={surface.muted} part="role" />
      </div>
    </div>
  );
  const text = Math.max(first?.width ?? 0, second?.width ?? 0);
  return { node, width: Math.ceil(text + (name ? disc + 22 * unit : 0)), height: Math.round(height) };
}

function Initials({
  context,
  surface,
  name,
  size,
}: {
  context: RenderContext;
  surface: Surface;
  name: string;
  size: number;
}): Node {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
  const text = letters.join("").toUpperCase();
  const spec = { text, typeStyle: FIGURE, min: size * 0.2, max: size * 0.38, width: size * 0.8, maxLines: 1 };
  return (
    <div
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: surface.accent,
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
      }}
    >
      <TextLines
        fitted={fitText(context.measureText, spec)}
        color={surface.onAccent}
        part="initial"
        align="center"
      />
    </div>
  );
}
