/** @jsxImportSource #template */
import { fitStack, lineHeight, type StackPart } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import type { TypeStyle } from "../../../wrap.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { Kicker, kickerExtra, kickerText } from "../../kit/kicker.tsx";
import { TextLines } from "../../kit/text-lines.tsx";
import { HEADLINE, NAME, SENTENCE, STRONG } from "../../kit/type-styles.ts";
import type { Placard } from "./data.ts";
import { isWhole } from "./whole.ts";

type PartOptions = { surface: Surface; width: number };
export type SetTitle = { node: Node; height: number; size: number; isWhole: boolean };

/** Lines of a slab serif touch where one is set on the other: here a title may have three of them. */
const SHORT: TypeStyle = { ...HEADLINE, leading: 1.09 };
const LONG = 46;
const SIZES = {
  kicker: 30,
  title: { low: 30, least: 38, most: 128 },
  tail: { low: 24, least: 28, most: 52 },
};
const GAPS = { title: 18, tail: 14 };

/** The title with what stands over it and its tail, as large as the room allows. */
export function setTitle(
  context: RenderContext,
  { kicker, title, tail, lead }: Placard,
  { surface, width, height }: PartOptions & { height: number },
): SetTitle {
  const { unit, look, measureText } = context;
  const isLow = context.shape === "wide" && lead?.days !== undefined;
  const style = title.length > LONG ? { ...SENTENCE, leading: 1.14 } : SHORT;
  const column: StackPart<"kicker" | "title" | "tail">[] = [
    {
      key: "kicker",
      ...kickerText(look, kicker, width, unit),
      min: 24 * unit,
      max: SIZES.kicker * unit,
      maxLines: 1,
      gap: 0,
      around: kickerExtra(look, unit),
    },
    {
      key: "title",
      text: title,
      typeStyle: style,
      min: (isLow ? SIZES.title.low : SIZES.title.least) * unit,
      max: SIZES.title.most * unit,
      width,
      maxLines: 5,
      gap: GAPS.title * unit,
      isLoud: true,
    },
    {
      key: "tail",
      text: tail,
      typeStyle: STRONG,
      min: (isLow ? SIZES.tail.low : SIZES.tail.least) * unit,
      max: SIZES.tail.most * unit,
      width,
      maxLines: 2,
      gap: GAPS.tail * unit,
    },
  ];
  const { parts, gaps, height: used } = fitStack(measureText, column, height);
  const node = (
    <div style={{ flexDirection: "column", alignItems: "flex-start", width, height: used, flexShrink: 0 }}>
      <Kicker context={context} fitted={parts.kicker} surface={surface} align="left" />
      <div style={{ marginTop: gaps.title ?? 0, flexShrink: 0 }}>
        <TextLines fitted={parts.title} color={surface.title} part="headline" />
      </div>
      <div style={{ marginTop: gaps.tail ?? 0, flexShrink: 0 }}>
        <TextLines fitted={parts.tail} color={surface.ink} part="supporting" />
      </div>
    </div>
  );
  const isAll =
    used <= height &&
    !parts.kicker?.cut &&
    isWhole(title, parts.title ?? NONE) &&
    isWhole(tail, parts.tail ?? NONE);
  return { node, height: used, size: parts.title?.size ?? 0, isWhole: isAll };
}

const NONE = { lines: [], cut: false };

export type SetAction = { node: Node; height: number };
const PLATE = { x: 28, y: 14, corner: 14 };
/** Of the size of the rows: what fits one line, or two, is worth smaller type. */
const ONE_LINE = [1, 0.92, 0.85];

/** What to do as a bar across the width, with its address; an address alone is a line. Undefined where it has no room. */
export function setAction(
  context: RenderContext,
  { cta, url }: Placard["action"],
  { surface, width, size }: PartOptions & { size: number },
): SetAction | undefined {
  const { unit } = context;
  const px = Math.round(size * unit);
  const address = url.replace(/^https?:\/\/(?:www\.)?|\/$/giu, "");
  if (cta === "" && address === "") return { node: <div />, height: 0 };
  if (cta === "") {
    const line = inSize(context, address, { typeStyle: STRONG, size: px, width });
    return isWhole(address, line)
      ? { node: <TextLines fitted={line} color={surface.key} part="url" />, height: line.height }
      : undefined;
  }
  const [x, y] = [Math.round(PLATE.x * unit), Math.round(PLATE.y * unit)];
  const inner = width - 2 * x;
  const style: TypeStyle = { ...NAME, leading: 1.22 };
  const set = (px: number, maxLines: number) =>
    inSize(context, cta, { typeStyle: style, size: px, width: inner, maxLines });
  const single = ONE_LINE.map((share) => set(Math.round(px * share), 1)).find((line) => isWhole(cta, line));
  const double = ONE_LINE.map((share) => set(Math.round(px * share), 2)).find((line) => isWhole(cta, line));
  const does = single ?? double ?? set(px, 2);
  const where = inSize(context, address, { typeStyle: style, size: px, width: inner });
  if (!isWhole(cta, does) || !isWhole(address, where)) return undefined;
  const under = address === "" ? 0 : lineHeight(style, px);
  const height = does.height + under + 2 * y;
  const node = (
    <div
      style={{
        flexDirection: "column",
        justifyContent: "center",
        width,
        height,
        padding: `${y}px ${x}px`,
        borderRadius: Math.round(PLATE.corner * unit),
        backgroundColor: surface.fill,
        flexShrink: 0,
      }}
    >
      <TextLines fitted={does} color={surface.onFill} part="cta" />
      {under > 0 && <TextLines fitted={where} color={surface.onFill} part="url" />}
    </div>
  );
  return { node, height };
}
