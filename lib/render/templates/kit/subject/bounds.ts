import { own } from "../../../../text/own.ts";
import type { Box } from "../../../sizes.ts";

/** The square that every drawing is drawn in, in its own units. */
const SQUARE: Box = { x: 0, y: 0, width: 32, height: 32 };

type InkPoint = { x: number; y: number };
type Pen = InkPoint & { start: InkPoint };

/** How many numbers a command of a path takes. */
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/giu;

/**
 * What a drawing covers of its square, from its paths and shapes, so that a thing which is wide or high can be as large
 * as its place. Curves lie within their control points, which is near enough.
 */
export function inkOf(drawing: string): Box {
  // What is turned or used again cannot be measured so.
  if (/transform=|<use/u.test(drawing)) return SQUARE;
  const points = [...pointsOfPaths(drawing), ...cornersOf(drawing)];
  if (points.length === 0) return SQUARE;
  const within = (value: number) => Math.min(SQUARE.width, Math.max(0, value));
  const [xs, ys] = [points.map(({ x }) => within(x)), points.map(({ y }) => within(y))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return width > 1 && height > 1 ? { x, y, width, height } : SQUARE;
}

const pointsOfPaths = (drawing: string): InkPoint[] =>
  [...drawing.matchAll(/ d="([^"]+)"/gu)].flatMap(([, path = ""]) => pointsOf(path));

function pointsOf(path: string): InkPoint[] {
  const points: InkPoint[] = [];
  let pen: Pen = { x: 0, y: 0, start: { x: 0, y: 0 } };
  for (const [, command = "", rest = ""] of path.matchAll(/([a-z])([^a-df-z]*)/giu)) {
    const count = own(COUNTS, command.toLowerCase()) ?? 0;
    const numbers = numbersOf(command, rest);
    if (count === 0) pen = { ...pen, ...pen.start };
    for (let i = 0; count > 0 && i + count <= numbers.length; i += count) {
      const found = moved(command, numbers.slice(i, i + count), pen);
      points.push(...found);
      const end = found.at(-1) ?? pen;
      pen = { ...end, start: command.toLowerCase() === "m" && i === 0 ? end : pen.start };
    }
  }
  return points;
}

/** The two flags of an arc, its fourth and fifth number, may be written without a blank behind them: "a3 3 0 013 3". */
const ARC_NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/iuy;
const ARC_FLAG = /[\s,]*([01])/uy;
const isFlag = (i: number) => i % 7 === 3 || i % 7 === 4;

function arcNumbers(rest: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; ; ) {
    const form = isFlag(numbers.length) ? ARC_FLAG : ARC_NUMBER;
    form.lastIndex = at;
    const found = form.exec(rest)?.[1];
    if (found === undefined) return numbers;
    numbers.push(Number(found));
    at = form.lastIndex;
  }
}

const numbersOf = (command: string, rest: string): number[] =>
  command.toLowerCase() === "a" ? arcNumbers(rest) : (rest.match(NUMBER) ?? []).map(Number);

/** The points that a command goes by, the last of which is its end. */
function moved(command: string, numbers: readonly number[], { x, y }: InkPoint): InkPoint[] {
  const kind = command.toLowerCase();
  const from = command === kind ? { x, y } : { x: 0, y: 0 };
  const [first = 0] = numbers;
  if (kind === "h") return [{ x: from.x + first, y }];
  if (kind === "v") return [{ x, y: from.y + first }];
  const pairs = kind === "a" ? numbers.slice(-2) : numbers;
  const all: InkPoint[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2)
    all.push({ x: from.x + (pairs[i] ?? 0), y: from.y + (pairs[i + 1] ?? 0) });
  return kind === "a" ? arcPoints({ x, y }, all[0] ?? { x, y }, numbers) : all;
}

/** An arc may reach beyond its ends by its radius: half a circle does so on one side. */
function arcPoints(
  from: InkPoint,
  end: InkPoint,
  [rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[],
): InkPoint[] {
  const [dx, dy] = [end.x - from.x, end.y - from.y];
  const chord = Math.hypot(dx, dy);
  const radius = Math.max(Math.min(rx, ry), chord / 2);
  if (chord === 0) return [end];
  const depth = radius + (large ? 1 : -1) * Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2));
  const side = sweep ? 1 : -1;
  const middle = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 };
  const top = { x: middle.x + (side * dy * depth) / chord, y: middle.y - (side * dx * depth) / chord };
  return [top, end];
}

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}="(-?[\\d.]+)"`, "u").exec(tag)?.[1] ?? 0);

/** The corners of circles, ellipses and rectangles. */
const cornersOf = (drawing: string): InkPoint[] =>
  (drawing.match(/<(?:circle|ellipse|rect)[^>]*>/gu) ?? []).flatMap((tag) => {
    const of = (name: string) => attribute(tag, name);
    const [rx, ry] = [of("r") || of("rx"), of("r") || of("ry")];
    return tag.startsWith("<rect")
      ? [
          { x: of("x"), y: of("y") },
          { x: of("x") + of("width"), y: of("y") + of("height") },
        ]
      : [
          { x: of("cx") - rx, y: of("cy") - ry },
          { x: of("cx") + rx, y: of("cy") + ry },
        ];
  });
