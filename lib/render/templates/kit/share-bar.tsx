/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";

type ShareBarProps = { surface: Surface; share: number; width: number; height: number };

/** A share of a whole as a bar, whose full width is the whole. Pixels. */
export function ShareBar({ surface: { key, line }, share, width, height }: ShareBarProps): Node {
  const track = { height, borderRadius: height / 2, flexShrink: 0 };
  const inner = Math.max(height, Math.round(width * share));
  return (
    <div style={{ ...track, width, backgroundColor: line }}>
      <div style={{ ...track, width: inner, backgroundColor: key }} />
    </div>
  );
}
