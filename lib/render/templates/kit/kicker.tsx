/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Look } from "../../look/looks.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import { TextLines } from "./text-lines.tsx";
import { KICKER, STRONG } from "./type-styles.ts";

/** Padding of a tag and thickness of a bar, in design pixels. */
const TAG = { x: 14, y: 7 };
const BAR = { width: 64, height: 7, gap: 16 };

type KickerText = { text: string; typeStyle: TypeStyle; width: number };

/** A kicker's words as the direction writes them, and the width they have. Pixels. */
export function kickerText({ kicker }: Look, text: string, width: number, unit: number): KickerText {
  if (kicker === "capitals") return { text: text.toUpperCase(), typeStyle: KICKER, width };
  if (kicker === "tag")
    return { text: text.toUpperCase(), typeStyle: KICKER, width: width - 2 * TAG.x * unit };
  return { text, typeStyle: STRONG, width };
}

/** Height of what is drawn around a kicker's lines, in pixels. */
export const kickerExtra = ({ kicker }: Look, unit: number): number => {
  if (kicker === "tag") return 2 * Math.round(TAG.y * unit);
  return kicker === "rule" ? Math.round(BAR.height * unit) + Math.round(BAR.gap * unit) : 0;
};

type KickerProps = {
  context: RenderContext;
  fitted: FittedText | undefined;
  surface: Surface;
  align: "left" | "center";
};

export function Kicker({ context: { look, unit }, fitted, surface, align }: KickerProps): Node {
  const plain = <TextLines fitted={fitted} color={surface.key} part="kicker" align={align} />;
  if (!fitted || (look.kicker !== "tag" && look.kicker !== "rule")) return plain;
  if (look.kicker === "tag") {
    const padding = `${Math.round(TAG.y * unit)}px ${Math.round(TAG.x * unit)}px`;
    return (
      <div style={{ padding, backgroundColor: surface.accent, flexShrink: 0 }}>
        <TextLines fitted={fitted} color={surface.onAccent} part="kicker" align={align} />
      </div>
    );
  }
  const [width, height] = [Math.round(BAR.width * unit), Math.round(BAR.height * unit)];
  return (
    <div style={{ flexDirection: "column", gap: Math.round(BAR.gap * unit), flexShrink: 0 }}>
      <div style={{ width, height, backgroundColor: surface.key }} />
      {plain}
    </div>
  );
}
