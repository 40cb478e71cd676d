import { POINTING } from "../../../type/mirror.ts";

/** Wraps the body of a drawing in exact pixels. */
export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** The same for drawings whose places belong to texts around them: both are mirrored where reading goes from the right. */
export const plot = (width: number, height: number, body: string) =>
  svg(width, height, body).replace("<svg ", `<svg ${POINTING} `);

/** Numbers of a path need no more than a tenth of a pixel. */
export const px = (value: number) => `${Math.round(value * 10) / 10}`;

type BarRect = { x: number; y: number; width: number; height: number };
/** Which end of a bar is its value's, and rounded; the other stands on the axis. */
export type End = "top" | "bottom" | "right" | "left";

/** A bar that is round at one end only. */
export function barPath({ x, y, width, height }: BarRect, end: End, radius: number): string {
  const r = Math.max(
    0,
    Math.min(radius, width / 2, height / 2, end === "top" || end === "bottom" ? height : width),
  );
  const [a, b, c, d] = CORNERS[end].map((isRound) => (isRound ? r : 0));
  const corner = (size = 0, dx: number, dy: number) =>
    size ? `a${px(size)} ${px(size)} 0 0 1 ${px(size * dx)} ${px(size * dy)}` : "";
  return [
    `M${px(x + (a ?? 0))} ${px(y)}H${px(x + width - (b ?? 0))}${corner(b, 1, 1)}`,
    `V${px(y + height - (c ?? 0))}${corner(c, -1, 1)}H${px(x + (d ?? 0))}${corner(d, -1, -1)}`,
    `V${px(y + (a ?? 0))}${corner(a, 1, -1)}Z`,
  ].join("");
}

/** Upper left, upper right, lower right, lower left. */
const CORNERS: Record<End, readonly [boolean, boolean, boolean, boolean]> = {
  top: [true, true, false, false],
  right: [false, true, true, false],
  bottom: [false, false, true, true],
  left: [true, false, false, true],
};
