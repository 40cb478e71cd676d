/** @jsxImportSource #template */
import { contrast, type Hex } from "../../color.ts";
import { type FittedText, fitStack, fitText, lineHeight, type TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { dot, tick } from "./icons.ts";
import { TextLines } from "./text-lines.tsx";
import { POINT } from "./type-styles.ts";

type RowsOptions = {
  surface: Surface;
  width: number;
  height: number;
  columns: number;
  /** Largest type, in design pixels. */
  max: number;
  mark: "tick" | "dot" | "number";
  /** Set when points had to be left out: the last one then counts as cut. */
  isCut?: boolean;
};

/** Width of the mark and the gap after it, in units of the font size. */
const INDENT = 2.05;
const SMALLEST = 24;

/** Points of a list in columns, all in one size, the largest at which every one fits. */
export function rows(
  context: RenderContext,
  points: string[],
  options: RowsOptions,
): { node: Node; height: number } {
  const { columns, width, height } = options;
  const between = Math.round(54 * context.unit);
  const column = Math.floor((width - between * (columns - 1)) / columns);
  const each = Math.ceil(points.length / columns);
  const lists = Array.from({ length: columns }, (_, i) => points.slice(i * each, (i + 1) * each));
  const range = { min: SMALLEST * context.unit, max: options.max * context.unit };
  const sizes = lists.flatMap((list) =>
    fitted(setPoints(context, list, column, range, height)).map(({ size }) => size),
  );
  const size = Math.min(...sizes);
  const stacks = lists.map((list) => setPoints(context, list, column, { min: size, max: size }, height));
  const used = Math.max(...stacks.map((stack) => stack.height));
  if (used > height && points.length > 1)
    return rows(context, points.slice(0, -1), { ...options, isCut: true });
  const drawn = stacks.map((stack, i) =>
    pointList(context, stack, { ...options, size, column, first: i * each }),
  );
  return { node: <div style={{ gap: between, width }}>{drawn}</div>, height: used };
}

const fitted = (stack: TextStack<string>) => Object.values(stack.parts).filter((text) => text !== undefined);

type RowSizes = { min: number; max: number };

function setPoints(
  { measureText, unit }: RenderContext,
  list: string[],
  column: number,
  sizes: RowSizes,
  height: number,
) {
  const gap = (list.length > 5 ? 13 : 27) * unit;
  const spec = { ...sizes, typeStyle: POINT, width: column - INDENT * sizes.max, maxLines: 4, gap };
  return fitStack(
    measureText,
    list.map((text, i) => ({ ...spec, key: `${i}`, text, shrinkOrder: i })),
    height,
  );
}

/** A point is seen from here on (WCAG 1.4.11). */
const SEEN = 3;
const seenOn = ({ background, fill, key, ink }: Surface): Hex =>
  [fill, key].find((color) => contrast(color, background) >= SEEN) ?? ink;

type List = RowsOptions & { size: number; column: number; first: number };

function pointList(context: RenderContext, stack: TextStack<string>, options: List): Node {
  const { size, column, first, isCut, surface } = options;
  const texts = fitted(stack);
  const ends = (text: FittedText, i: number) =>
    isCut && i === texts.length - 1 ? { ...text, cut: true } : text;
  return (
    <div style={{ flexDirection: "column", width: column, flexShrink: 0 }}>
      {texts.map((text, i) => (
        <div style={{ marginTop: stack.gaps[`${i}`] ?? 0, gap: Math.round(size * 0.8), flexShrink: 0 }}>
          <Mark context={context} options={options} index={first + i} />
          <TextLines fitted={ends(text, i)} color={surface.ink} part="bullet" />
        </div>
      ))}
    </div>
  );
}

function Mark({ context, options, index }: { context: RenderContext; options: List; index: number }): Node {
  const { surface, size, mark } = options;
  const width = Math.round(size * 1.25);
  const box = { width, height: lineHeight(POINT, size), alignItems: "center", flexShrink: 0 } as const;
  if (mark !== "number") {
    const side = Math.round(size * 1.12);
    return (
      <div style={box}>
        <picture
          src={mark === "tick" ? tick(surface.fill, surface.onFill) : dot(seenOn(surface))}
          style={{ width: side, height: side }}
        />
      </div>
    );
  }
  const typeStyle = { ...POINT, face: { ...POINT.face, weight: 800 } };
  const spec = { text: `${index + 1}`, typeStyle, min: size, max: size, width: 2 * width, maxLines: 1 };
  return (
    <div style={box}>
      <TextLines fitted={fitText(context.measureText, spec)} color={surface.key} part="index" />
    </div>
  );
}
