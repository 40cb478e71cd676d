/** @jsxImportSource #template */
import { type Fitted, fitText } from "./fit.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Box, Size } from "./sizes.ts";
import type { Stage } from "./template.ts";
import { SMALL, STRONG } from "./templates/kit/lettering.ts";
import { Place } from "./templates/kit/place.tsx";
import { Words } from "./templates/kit/words.tsx";
import { drawable } from "./text.ts";
import type { Typeset } from "./type/typeset.ts";

/** The mark of free plans. Not a field of any data: only the plan decides, through `watermark`. */
export const MARK = "Made with Brandrun";

/**
 * Slogan lock: the brand's tagline word for word, or nothing. A slogan that does not fit whole is left out, never
 * cut. It reads the brand and nothing else, so no data of a caller can stand in a slogan's place.
 */
export function slogan({ brand, unit, ruler }: Stage, width: number, height: number): Fitted | undefined {
  if (!brand.tagline) return;
  const wish = { text: brand.tagline, lettering: SMALL, min: 21 * unit, max: 23 * unit, width, maxLines: 3 };
  const fitted = fitText(ruler, wish, height);
  const isWhole = lettersOf(fitted.lines.join("")) === lettersOf(brand.tagline) && fitted.height <= height;
  return isWhole ? fitted : undefined;
}

/** Lines end at spaces in some scripts and between letters in others. */
export const lettersOf = (text: string): string => text.replace(/\s/g, "");

/** The tagline if it can be drawn letter for letter, spaces aside. One that would lose a sign is left out whole. */
export function lockedTagline(tagline = "", type?: Typeset): string {
  const { text, dropped, missing } = drawable(tagline, type);
  const plain = tagline.normalize("NFC").replace(/\s+/g, " ").trim();
  return dropped.length === 0 && missing.length === 0 && text === plain ? text : "";
}

/** The slogan as it was drawn, its lines joined again; undefined when the picture has none. */
export function drawnSlogan(texts: readonly { part: string; text: string }[]): string | undefined {
  const lines = texts.filter(({ part }) => part === "slogan").map(({ text }) => text);
  return lines.length > 0 ? lines.join(" ") : undefined;
}

/** Room that the watermark takes in the lower right corner of the safe area. */
export function sealSize(watermark: boolean, unit: number): Size {
  return watermark
    ? { width: Math.round(262 * unit), height: Math.round(44 * unit) }
    : { width: 0, height: 0 };
}

/** The mark and where it stands; undefined on plans without it. */
export function markOf(stage: Stage): { box: Box; node: Node } | undefined {
  const { safe, sealed, unit } = stage;
  if (sealed.width === 0) return;
  const { ground, ink, line, fill } = stage.theme.page;
  const wish = {
    text: MARK,
    lettering: STRONG,
    min: 21 * unit,
    max: 22 * unit,
    width: sealed.width - 48 * unit,
    maxLines: 1,
  };
  const plate = {
    ...sealed,
    borderRadius: sealed.height / 2,
    backgroundColor: ground,
    border: `2px solid ${line}`,
    alignItems: "center",
    justifyContent: "center",
    gap: Math.round(10 * unit),
  } as const;
  const dot = Math.round(12 * unit);
  const node = (
    <div part="watermark" style={plate}>
      <div style={{ width: dot, height: dot, borderRadius: dot / 2, backgroundColor: fill }} />
      <Words fitted={fitText(stage.ruler, wish)} color={ink} part="watermark" />
    </div>
  );
  const x = safe.x + safe.width - sealed.width;
  return { box: { x, y: safe.y + safe.height - sealed.height, ...sealed }, node };
}

/** Watermark gate: lays the mark over a finished drawing, on a plate of its own, after everything a template drew. */
export function seal(stage: Stage, root: Node): Node {
  const mark = markOf(stage);
  if (!mark) return root;
  return (
    <div style={{ position: "relative", ...stage.size, overflow: "hidden" }}>
      {root}
      <Place box={mark.box}>{mark.node}</Place>
    </div>
  );
}
