import { channels, contrast, type Hex, luminance, mix, shade, toLch } from "../../../color.ts";
import type { RenderContext } from "../../../template.ts";

type InterfaceColors = {
  background: Hex;
  card: Hex;
  bar: Hex;
  quiet: Hex;
  line: Hex;
  main: Hex;
  on: Hex;
  high: Hex;
  deep: Hex;
  tint: Hex;
};

const rect = (x: number, y: number, width: number, height: number, fill: string, r = height / 2) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** An abstract app in the brand's colours, for frames without a screen. It shows shapes and no letters. */
export function interfaceArt(context: RenderContext, isHeld: boolean, aspect: number): string {
  const width = isHeld ? 360 : aspect < 1 ? 800 : 1280;
  const height = Math.round(width / aspect);
  const colors = colorsOf(context);
  const drawn = isHeld ? handheld(width, height, colors) : dashboard(width, height, colors);
  const { main } = colors;
  const fade = `<defs><linearGradient id="f" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${main}"/><stop offset="1" stop-color="${mix(main, "#ffffff", 0.26)}"/></linearGradient></defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${fade}${rect(0, 0, width, height, colors.background, 0)}${drawn}</svg>`;
}

function colorsOf({ theme }: RenderContext): InterfaceColors {
  const { page, sheet } = theme;
  const isDark = luminance(...channels(page.background)) < 0.18;
  const background = isDark ? mix(page.background, "#000000", 0.25) : mix("#ffffff", page.fill, 0.05);
  const { l, c } = toLch(page.fill);
  return {
    background,
    card: sheet.background,
    bar: mix(sheet.background, page.ink, 0.78),
    quiet: mix(sheet.background, page.ink, isDark ? 0.3 : 0.16),
    line: mix(sheet.background, page.ink, 0.1),
    main: page.fill,
    on: page.onFill,
    high: page.accent,
    deep: isDark
      ? mix(page.background, page.fill, 0.16)
      : shade(page.fill, Math.min(l, 0.25), Math.min(c * 0.42, 0.085)),
    tint: mix(sheet.background, page.fill, contrast(page.fill, sheet.background) > 3 ? 0.3 : 0.55),
  };
}

/** A curve through heights (0 to 1) over a box, and the same closed to its foot. */
function curve(x: number, y: number, width: number, height: number, values: readonly number[]) {
  const at = values.map((v, i) => [x + (i * width) / (values.length - 1), y + height * (1 - v)] as const);
  const [first = [x, y]] = at;
  const half = width / (values.length - 1) / 2;
  const path = at.slice(1).reduce((line, [px, py], i) => {
    const [, from = y] = at[i] ?? [];
    return `${line}C${px - half} ${from} ${px - half} ${py} ${px} ${py}`;
  }, `M${first[0]} ${first[1]}`);
  return { path, area: `${path}V${y + height}H${x}Z` };
}

const RISE = [0.2, 0.42, 0.34, 0.62, 0.55, 0.95];

function handheld(width: number, height: number, c: InterfaceColors): string {
  return [
    rect(34, 25, 46, 12, c.bar),
    rect(width - 76, 25, 42, 12, c.bar),
    rect(20, 70, 142, 20, c.bar, 8),
    disc(width - 38, 80, 18, c.high),
    hero(width - 40, c),
    ...figures(width - 40, c),
    ...entries(width, height, c),
    rect(0, height - 72, width, 72, c.card, 0),
    ...[0, 1, 2, 3].map((i) => rect(45 + i * 78, height - 52, 26, 26, i ? c.quiet : c.main, 9)),
  ].join("");
}

function hero(inner: number, c: InterfaceColors): string {
  const { path } = curve(42, 200, inner - 44, 54, RISE);
  return [
    rect(20, 112, inner, 170, "url(#f)", 26),
    rect(42, 134, 84, 9, mix(c.main, c.on, 0.6)),
    rect(42, 154, 136, 24, c.on, 8),
    `<path d="${path}" fill="none" stroke="${c.on}" stroke-width="5" stroke-linecap="round"/>`,
  ].join("");
}

function figures(inner: number, c: InterfaceColors): string[] {
  return [0, 1].map((i) => {
    const x = 20 + i * (inner / 2 + 7);
    return [
      rect(x, 298, inner / 2 - 7, 112, c.card, 22),
      disc(x + 34, 330, 15, i ? c.high : c.tint),
      rect(x + 19, 360, 74, 14, c.bar, 6),
      rect(x + 19, 384, 48, 8, c.quiet),
    ].join("");
  });
}

function entries(width: number, height: number, c: InterfaceColors): string[] {
  return Array.from({ length: Math.max(0, Math.ceil((height - 426 - 72) / 74)) }, (_, i) => {
    const y = 426 + i * 74;
    const mark = [c.main, c.high, c.tint, c.deep][i % 4] ?? c.main;
    return [
      rect(20, y, width - 40, 62, c.card, 20),
      rect(34, y + 13, 36, 36, mark, 12),
      rect(84, y + 18, [112, 88, 128, 96][i % 4] ?? 100, 11, c.bar),
      rect(84, y + 38, [64, 92, 72, 84][i % 4] ?? 70, 7, c.quiet),
      rect(width - 82, y + 21, 44, 20, i % 2 ? c.line : c.tint),
    ].join("");
  });
}

function dashboard(width: number, height: number, c: InterfaceColors): string {
  const side = width > 1000 ? 232 : 92;
  const left = side + 36;
  const inner = width - left - 36;
  return [
    sidebar(side, height, c),
    rect(left, 38, 206, 26, c.bar, 9),
    rect(width - 36 - 138, 30, 138, 44, c.main, 14),
    rect(width - 36 - 108, 48, 78, 9, c.on),
    ...tilesOf(left, inner, c),
    chart(left, inner, c),
    ...table(left, inner, height, c),
  ].join("");
}

function sidebar(side: number, height: number, c: InterfaceColors): string {
  const on = mix(c.deep, "#ffffff", 0.5);
  const items = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = 116 + i * 56;
    const words =
      side > 100 ? rect(66, y + 14, [92, 74, 104, 66, 84, 96][i] ?? 80, 10, i ? on : "#ffffff") : "";
    return `${i ? "" : rect(18, y, side - 36, 38, mix(c.deep, "#ffffff", 0.16), 12)}${rect(34, y + 9, 20, 20, i ? on : c.high, 7)}${words}`;
  });
  const mark = rect(28, 32, 36, 36, c.high, 11);
  const name = side > 100 ? rect(78, 43, 88, 14, "#ffffff") : "";
  return `${rect(0, 0, side, height, c.deep, 0)}${mark}${name}${items.join("")}`;
}

function tilesOf(left: number, inner: number, c: InterfaceColors): string[] {
  const wide = (inner - 40) / 3;
  return [0, 1, 2].map((i) => {
    const x = left + i * (wide + 20);
    return [
      rect(x, 100, wide, 118, c.card, 20),
      rect(x + 24, 124, 86, 9, c.quiet),
      rect(x + 24, 148, [124, 96, 140][i] ?? 110, 26, c.bar, 9),
      rect(x + 24, 190, 54, 9, i === 1 ? c.high : c.main),
    ].join("");
  });
}

function chart(left: number, inner: number, c: InterfaceColors): string {
  const wide = Math.round(inner * 0.66);
  const { path, area } = curve(left + 28, 320, wide - 56, 166, [0.16, 0.38, 0.3, 0.56, 0.48, 0.72, 0.94]);
  const [x, r] = [left + wide + 20 + (inner - wide - 20) / 2, Math.min(82, (inner - wide) * 0.3)];
  const length = 2 * Math.PI * r;
  const ring = (share: number, color: Hex) =>
    `<circle cx="${x}" cy="404" r="${r}" fill="none" stroke="${color}" stroke-width="${r * 0.36}" stroke-dasharray="${length * share} ${length}" transform="rotate(-90 ${x} 404)"/>`;
  return [
    rect(left, 238, wide, 276, c.card, 20),
    rect(left + 28, 264, 130, 14, c.bar),
    ...[0, 1, 2].map((i) => rect(left + 28, 320 + i * 55, wide - 56, 2, c.line)),
    `<path d="${area}" fill="${c.tint}" opacity="0.6"/>`,
    `<path d="${path}" fill="none" stroke="${c.main}" stroke-width="6" stroke-linecap="round"/>`,
    rect(left + wide + 20, 238, inner - wide - 20, 276, c.card, 20),
    rect(left + wide + 46, 264, 96, 14, c.bar),
    ring(1, c.tint),
    ring(0.62, c.main),
    ring(0.24, c.high),
  ].join("");
}

function table(left: number, inner: number, height: number, c: InterfaceColors): string[] {
  const rows = Math.max(0, Math.ceil((height - 534) / 62));
  return Array.from({ length: rows }, (_, i) => {
    const y = 534 + i * 62;
    return [
      rect(left, y, inner, 52, c.card, 16),
      rect(left + 20, y + 14, 24, 24, [c.high, c.main, c.tint][i % 3] ?? c.main, 8),
      rect(left + 62, y + 21, [168, 132, 188][i % 3] ?? 150, 11, c.bar),
      rect(left + inner * 0.5, y + 22, 96, 9, c.quiet),
      rect(left + inner - 96, y + 15, 72, 22, i % 2 ? c.line : c.tint),
    ].join("");
  });
}
