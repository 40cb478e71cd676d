/** @jsxImportSource #template */
import { type FittedText, fitText } from "../fit.ts";
import type { Node } from "../jsx-runtime.ts";
import { slogan } from "../locks.tsx";
import type { Box } from "../sizes.ts";
import type { Surface } from "../surface.ts";
import type { RenderContext } from "../template.ts";
import { header } from "../templates/kit/header.tsx";
import { Place } from "../templates/kit/place.tsx";
import { TextLines } from "../templates/kit/text-lines.tsx";
import { FIGURE } from "../templates/kit/type-styles.ts";
import { besideMark } from "./watermark-line.ts";

type Align = "left" | "center";
type SignatureProps = { context: RenderContext; surface: Surface; box: Box; align?: Align };

/** Logo and slogan as a frame shows them: in one line, or centred. */
export function Signature({ context, surface, box, align = "left" }: SignatureProps): Node {
  const { node } = signed(context, surface, box.width, align);
  const justifyContent = align === "center" ? "center" : "flex-start";
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent }}>
      {node}
    </Place>
  );
}

function signed(context: RenderContext, surface: Surface, width: number, align: Align) {
  const sloganPosition = align === "center" ? "compact" : "opposite";
  return header(context, { surface, width, height: context.safe.height, sloganPosition });
}

/** Height of a signature in a line of the safe area, beside the watermark unless it is apart. In pixels. */
export function signatureHeight(
  context: RenderContext,
  { align = "left", isApart = false }: { align?: Align; isApart?: boolean } = {},
): number {
  const { width } = besideMark(context, context.safe, isApart);
  const { height } = signed(context, context.theme.page, width, align);
  // A slogan of two lines is a little higher than the logo, and apps cover what leaves a story's safe area.
  return Math.round(height * (context.shape === "story" ? 1.25 : 1));
}

/** The brand's name as large as a title, for brands without a logo. In pixels. */
export function nameplate(
  { brand, measureText }: RenderContext,
  width: number,
  { min, max }: { min: number; max: number },
): FittedText | undefined {
  if (brand.logos.length > 0) return;
  const spec = { text: brand.name, typeStyle: FIGURE, min, max, width, maxLines: 1 };
  const fitted = fitText(measureText, spec);
  return fitted.cut ? undefined : fitted;
}

type PlateProps = {
  context: RenderContext;
  surface: Surface;
  box: Box;
  name: FittedText;
  align: Align;
};

/** The slogan across from a large name; undefined where it needs a line of its own. */
export function sloganBeside(context: RenderContext, box: Box, name: FittedText): FittedText | undefined {
  const room = box.width - name.width - 40 * context.unit;
  return room > 180 * context.unit
    ? slogan(context, room, Math.min(box.height, 84 * context.unit))
    : undefined;
}

/** The large name, with the slogan across from it where it stands on the left. */
export function Nameplate({ context, surface, box, name, align }: PlateProps): Node {
  const words = align === "left" ? sloganBeside(context, box, name) : undefined;
  const justifyContent = align === "center" ? "center" : "space-between";
  return (
    <Place box={box} style={{ alignItems: "center", justifyContent }}>
      <TextLines fitted={name} color={surface.ink} part="name" />
      <TextLines fitted={words} color={surface.muted} part="slogan" align="right" />
    </Place>
  );
}
