/** @jsxImportSource #template */
import { contrast } from "../../../color.ts";
import { type FittedText, fitText } from "../../../fit.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Ornament, Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { FIGURE, STRONG } from "../../kit/type-styles.ts";
import type { DayParts } from "../dates.ts";

/** A day as a block: on a field of the brand's colour, in a frame, or bare beside a rule. */
type DayForm = "field" | "frame" | "rule";

/** The form that goes with the ornaments of a direction. */
const FORMS: Record<Ornament, DayForm> = {
  rings: "field",
  stripes: "field",
  blobs: "field",
  blocks: "field",
  grid: "frame",
  arches: "rule",
  plain: "rule",
};

/** Shares of the side: digits, words, and what stands around them. */
const SHARE = { digits: 0.56, words: 0.16, pad: 0.1, line: 0.022, widest: 1.5 };
/** Least type of the words, in design pixels. */
const LEAST = 22;
/** Radius of the corners in widths of the space around the words. */
const ROUNDEST = 1.5;
/** A field is seen from here on. */
const SEEN = 1.6;

type DrawnDay = { node: Node; width: number; height: number };

/** A day with its weekday over it and its month under it, so tall; undefined where the words find no room. */
export function dayBlock(
  context: RenderContext,
  { before, value, after }: DayParts,
  { surface, height }: { surface: Surface; height: number },
): DrawnDay | undefined {
  const form = FORMS[surface.art.family ?? "rings"];
  const pad = Math.round(form === "rule" ? 0 : SHARE.pad * height);
  const most = SHARE.widest * height - 2 * pad;
  const digits = set(context, value, {
    typeStyle: FIGURE,
    min: SHARE.digits * height,
    max: SHARE.digits * height,
    width: most,
  });
  const wordSizes = {
    typeStyle: { ...STRONG, leading: 1.14 },
    min: Math.max(context.smallest, LEAST * context.unit),
    max: Math.max(LEAST * context.unit, SHARE.words * height),
    width: most,
  };
  const [over, under] = [set(context, before, wordSizes), set(context, after, wordSizes)];
  const all = [over, digits, under].filter(({ lines }) => lines.join("") !== "");
  const used = all.reduce((sum, one) => sum + one.height, 0);
  if (all.some(({ cut, lines }) => cut || lines.length > 1) || used > height - pad) return undefined;
  const widest = Math.max(...all.map((one) => one.width));
  const line = Math.max(2, Math.round(SHARE.line * height));
  const width = Math.ceil(
    form === "rule" ? widest + SHARE.words * height : Math.max(widest + 2 * pad, height * 0.92),
  );
  // The corners of a direction may be rounder, and words that reach into one would stand outside the field.
  const roundest = (ROUNDEST * pad) / Math.max(1, context.look.corner);
  const { ink, key, style } = clothed(form, surface, { line, roundest });
  const node = (
    <div
      style={{
        flexDirection: "column",
        alignItems: form === "rule" ? "flex-start" : "center",
        justifyContent: "center",
        width,
        height,
        flexShrink: 0,
        ...style,
      }}
    >
      {before !== "" && <TextLines fitted={over} color={ink} part="label" align="center" />}
      <TextLines fitted={digits} color={key} part="day" align="center" />
      {after !== "" && <TextLines fitted={under} color={ink} part="label" align="center" />}
    </div>
  );
  return { node, width, height };
}

type SetOptions = { typeStyle: TypeStyle; min: number; max: number; width: number };

const set = ({ measureText }: RenderContext, text: string, sizes: SetOptions): FittedText =>
  fitText(measureText, { text, ...sizes, maxLines: 1 });

type Clothes = { ink: string; key: string; style: Style };

type Edge = { line: number; roundest: number };

function clothed(
  form: DayForm,
  { background, fill, onFill, ink, key }: Surface,
  { line, roundest }: Edge,
): Clothes {
  const rounded = (radius: number) => Math.round(Math.min(radius, roundest));
  if (form === "frame")
    return { ink, key, style: { border: `${line}px solid ${key}`, borderRadius: rounded(4 * line) } };
  if (form === "rule") return { ink, key, style: { borderRight: `${line}px solid ${key}` } };
  const isSeen = contrast(fill, background) >= SEEN;
  const [ground, on] = isSeen ? [fill, onFill] : [ink, background];
  return { ink: on, key: on, style: { backgroundColor: ground, borderRadius: rounded(9 * line) } };
}
