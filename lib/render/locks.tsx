/** @jsxImportSource #template */
import { type FittedText, fitText } from "./fit.ts";
import type { Node } from "./jsx-runtime.ts";
import type { Box, Size } from "./sizes.ts";
import type { RenderContext } from "./template.ts";
import { Place } from "./templates/kit/place.tsx";
import { TextLines } from "./templates/kit/text-lines.tsx";
import { SMALL, STRONG } from "./templates/kit/type-styles.ts";
import { drawable } from "./text.ts";
import type { Typeset } from "./type/typeset.ts";

/** The mark of free plans. Not a field of any data: only the plan decides, through `watermark`. */
export const WATERMARK_TEXT = "Made with Brandrun";

/**
 * Slogan lock: draws the brand's tagline word for word, or nothing. A slogan that does not fit whole is left out.
 * It reads only the brand, so no caller's data can take the slogan's place.
 * @returns the fitted slogan in pixels; undefined when there is none or it does not fit `width` by `height`.
 */
export function slogan(
  { brand, unit, measureText, isSigned }: RenderContext,
  width: number,
  height: number,
): FittedText | undefined {
  if (!brand.tagline || isSigned) return;
  const spec = { text: brand.tagline, typeStyle: SMALL, min: 24 * unit, max: 25 * unit, width, maxLines: 3 };
  const fitted = fitText(measureText, spec, height);
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

/** Size of the watermark in the lower right corner of the safe area, in pixels; 0 by 0 without it. */
export function watermarkSize(watermark: boolean, unit: number): Size {
  return watermark
    ? { width: Math.round(262 * unit), height: Math.round(44 * unit) }
    : { width: 0, height: 0 };
}

/** The mark and where it stands; undefined on plans without it. */
export function watermarkOf(context: RenderContext): { box: Box; node: Node } | undefined {
  const { safe, watermark, unit } = context;
  if (watermark.width === 0) return;
  const { background, ink, line, fill } = context.theme.page;
  const spec = {
    text: WATERMARK_TEXT,
    typeStyle: STRONG,
    min: 21 * unit,
    max: 22 * unit,
    width: watermark.width - 48 * unit,
    maxLines: 1,
  };
  const plate = {
    ...watermark,
    borderRadius: watermark.height / 2,
    backgroundColor: background,
    border: `2px solid ${line}`,
    alignItems: "center",
    justifyContent: "center",
    gap: Math.round(10 * unit),
  } as const;
  const dot = Math.round(12 * unit);
  const node = (
    <div part="watermark" style={plate}>
      <div style={{ width: dot, height: dot, borderRadius: dot / 2, backgroundColor: fill }} />
      <TextLines fitted={fitText(context.measureText, spec)} color={ink} part="watermark" />
    </div>
  );
  const x = safe.x + safe.width - watermark.width;
  return { box: { x, y: safe.y + safe.height - watermark.height, ...watermark }, node };
}

/**
 * Watermark gate: draws the watermark over a finished drawing, on a plate of its own, above everything a
 * template drew.
 */
export function addWatermark(context: RenderContext, root: Node): Node {
  const mark = watermarkOf(context);
  if (!mark) return root;
  return (
    <div style={{ position: "relative", ...context.size, overflow: "hidden" }}>
      {root}
      <Place box={mark.box}>{mark.node}</Place>
    </div>
  );
}
