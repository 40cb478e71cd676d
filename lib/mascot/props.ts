import { type Hex, shade, toLch } from "../render/color.ts";
import type { Identity } from "./identity.ts";

/** Side of the square of every mascot's picture, and the height of the ground in it. */
export const SIDE = 180;
export const GROUND = 172;
const MIDDLE = SIDE / 2;

/** The colours of a mascot for what it holds and what is around it. */
export type Tints = { skin: Hex; accent: Hex; line: Hex };

export function tintsOf({ colors }: Identity): Tints {
  const skin = colors.body ?? colors.pot ?? colors.face ?? "#8fa7df";
  const accent = colors.bloom ?? colors.glow ?? (colors.accent || shade(skin, 0.72));
  // On light and on dark grounds alike.
  return { skin, accent, line: shade(accent, 0.68, Math.max(0.1, toLch(accent).c)) };
}

export type Layer = (tints: Tints) => string;

const stroke = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const mirrored = (svg: string) => `<g transform="translate(${SIDE} 0) scale(-1 1)">${svg}</g>`;
const INK = "#1e293b";
const PAPER = "#ffffff";

/** The arm begins behind the body, so that it fits a figure of any width. */
function arm({ skin }: Tints): string {
  const shadow = shade(skin, Math.max(0.3, toLch(skin).l - 0.1));
  return path(`M${MIDDLE} 138Q146 140 160 86`, stroke(shadow, 13)) + disc(161, 80, 10.5, skin);
}

export const raisedArm: Layer = arm;
export const bothArms: Layer = (tints) => arm(tints) + mirrored(arm(tints));

export const wave: Layer = ({ line }) =>
  path("M145 58Q150 51 158 50M168 50Q175 55 176 63", stroke(line, 4)) +
  path("M143 46Q151 38 162 38", stroke(line, 4));

const PIECES: readonly [x: number, y: number, turn: number, kind: number][] = [
  [24, 30, 20, 0],
  [44, 14, -30, 1],
  [66, 24, 60, 2],
  [88, 9, 10, 0],
  [112, 22, -50, 1],
  [134, 11, 35, 2],
  [155, 28, -15, 0],
  [170, 52, 45, 1],
  [10, 54, -40, 2],
  [172, 118, 25, 0],
  [9, 112, 70, 1],
];

export const confetti: Layer = ({ skin, accent, line }) =>
  PIECES.map(([x, y, turn, kind]) => {
    const fill = [line, skin, accent][kind] ?? line;
    return kind === 2
      ? disc(x, y, 4, fill)
      : `<rect x="${x - 5}" y="${y - 2.5}" width="10" height="5" rx="1.5" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`;
  }).join("");

const sparkleAt = (x: number, y: number, r: number, fill: string) => {
  const q = r * 0.22;
  return path(
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`,
    `fill="${fill}"`,
  );
};
export const sparkle: Layer = ({ line }) => sparkleAt(154, 34, 15, line) + sparkleAt(171, 58, 7, line);

const heartAt = (x: number, y: number, s: number, fill: string) =>
  `<path d="M0 9C-14 -1 -9 -11 -3.5 -9.5C-1.5 -9 0 -6.5 0 -5C0 -6.5 1.5 -9 3.5 -9.5C9 -11 14 -1 0 9Z" fill="${fill}" transform="translate(${x} ${y}) scale(${s})"/>`;
export const hearts: Layer = ({ line }) => heartAt(156, 36, 1.35, line) + heartAt(22, 52, 0.95, line);

export const burst: Layer = ({ line }) => {
  const side = path("M150 52L162 42M158 70L173 66M137 36L144 22", stroke(line, 5));
  return side + mirrored(side);
};

export const snore: Layer = ({ line }) =>
  path("M128 46H140L128 60H140", stroke(line, 4)) +
  path("M146 24H162L146 42H162", stroke(line, 5)) +
  path("M166 8H176L166 19H176", stroke(line, 3.5));

export const rain: Layer = ({ line }) =>
  path("M128 38A11 11 0 0 1 130 17A16 16 0 0 1 160 15A12 12 0 0 1 163 38Z", 'fill="#9aa7b8"') +
  path("M134 47L131 55M147 47L144 55M160 47L157 55", stroke(line, 4));

/** White with a dark rim: to be seen on any ground. */
const RIM = `fill="${PAPER}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;

export const thought: Layer = () =>
  `<circle cx="121" cy="66" r="3.5" ${RIM}/><circle cx="131" cy="55" r="5" ${RIM}/>` +
  path("M126 42A13 13 0 0 1 128 18A17 17 0 0 1 158 15A14 14 0 0 1 164 42Z", RIM) +
  disc(134, 30, 3.6, INK) +
  disc(146, 30, 3.6, INK) +
  disc(158, 30, 3.6, INK);

export const call: Layer = ({ line }) =>
  path("M128 5H168Q176 5 176 13V41Q176 49 168 49H141L124 63L128 49Q120 49 120 41V13Q120 5 128 5Z", RIM) +
  `<rect x="144.5" y="12" width="7" height="19" rx="3.5" fill="${line}"/>` +
  disc(148, 39, 4.2, line);
