import { type Hex, mix } from "../../../color.ts";
import type { Size } from "../../../sizes.ts";
import type { Surface } from "../../../surface.ts";

/** What a scene is drawn with: its size, colours, and a seeded roll from 0 up to 1. */
type ArtSpec = Size & { colors: Surface["art"]; ground: Hex; roll: () => number };

/** Draws the body of an SVG. A scene has at most some hundred plain shapes, so that it costs a few milliseconds. */
export type ArtScene = (spec: ArtSpec) => string;

const px = (value: number) => Math.round(value * 10) / 10;
const turnsOf = (count: number) => Array.from({ length: count }, (_, i) => i);
const polygon = (points: readonly (readonly [number, number])[], fill: string) =>
  `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join("L")}Z" fill="${fill}"/>`;

/** Wide lights in the brand's colours that run into each other. */
export const fields: ArtScene = ({ width, height, colors, roll }) => {
  const reach = Math.max(width, height);
  const tones = [colors.high, colors.tint, colors.deep, colors.main, colors.high];
  const lights = tones.map((color, i) => {
    const [x, y, r] = [width * roll(), height * roll(), reach * (0.4 + 0.3 * roll())];
    const stops = [1, 0.72, 0.3, 0.08, 0].map(
      (opacity, k) => `<stop offset="${k / 4}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    return `<radialGradient id="f${i}" cx="${px(x)}" cy="${px(y)}" r="${px(r)}" gradientUnits="userSpaceOnUse">${stops.join("")}</radialGradient>`;
  });
  const sheets = tones.map((_, i) => `<rect width="${width}" height="${height}" fill="url(#f${i})"/>`);
  return `<defs>${lights.join("")}</defs>${sheets.join("")}`;
};

/** A sheet folded like a fan: each pleat is light on one side of its fold and dark on the other. */
export const paper: ArtScene = ({ width, height, colors, roll }) => {
  const pleats = 7 + Math.floor(roll() * 3);
  const lean = (0.25 + 0.4 * roll()) * (roll() < 0.5 ? -1 : 1) * width;
  const tones = [colors.main, colors.main, colors.high, colors.main, colors.tint, colors.deep];
  const first = Math.floor(roll() * tones.length);
  const left = -Math.abs(lean) - width * 0.05;
  const step = (width + 2 * Math.abs(lean) + width * 0.1) / pleats;
  return turnsOf(pleats)
    .map((i) => {
      const [a, b] = [left + i * step, left + (i + 1) * step];
      const color = tones[(first + i) % tones.length] ?? colors.main;
      const id = `p${i}`;
      const shade = `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0.15"><stop offset="0" stop-color="${mix(color, "#000000", 0.34)}"/><stop offset=".16" stop-color="${mix(color, "#000000", 0.1)}"/><stop offset="1" stop-color="${mix(color, "#ffffff", 0.14)}"/></linearGradient>`;
      const corners = [
        [a, 0],
        [b + 1, 0],
        [b + lean + 1, height],
        [a + lean, height],
      ] as const;
      return `${shade}${polygon(corners, `url(#${id})`)}`;
    })
    .join("");
};

/** A town of blocks seen from above a corner, in rows from the back to the front. */
export const blocks: ArtScene = ({ width, height, colors, roll }) => {
  const side = Math.max(width, height) / 9;
  const [half, quarter] = [side * 0.866, side / 2];
  const rows = Math.ceil(height / quarter) + 5;
  const columns = Math.ceil(width / (2 * half)) + 1;
  const tones = [colors.main, colors.main, colors.deep, colors.tint, colors.high];
  const drawn = turnsOf(rows).flatMap((row) =>
    turnsOf(columns + 1).map((column) => {
      const x = column * 2 * half + (row % 2 ? half : 0) - half;
      const rise = side * (0.1 + Math.floor(roll() * 4) * 0.34);
      const y = row * quarter - side + side * 0.9 - rise;
      const color = tones[Math.floor(roll() ** 1.4 * tones.length)] ?? colors.main;
      return block(x, y, { half, quarter, rise: rise + side * 0.6 }, color);
    }),
  );
  return drawn.join("");
};

type Edges = { half: number; quarter: number; rise: number };

const block = (x: number, y: number, { half, quarter, rise }: Edges, color: Hex) =>
  polygon(
    [
      [x, y],
      [x + half, y + quarter],
      [x, y + 2 * quarter],
      [x - half, y + quarter],
    ],
    mix(color, "#ffffff", 0.16),
  ) +
  polygon(
    [
      [x - half, y + quarter],
      [x, y + 2 * quarter],
      [x, y + 2 * quarter + rise],
      [x - half, y + quarter + rise],
    ],
    color,
  ) +
  polygon(
    [
      [x + half, y + quarter],
      [x, y + 2 * quarter],
      [x, y + 2 * quarter + rise],
      [x + half, y + quarter + rise],
    ],
    mix(color, "#000000", 0.28),
  );

/** Lines of equal height around two hills, as on a map. */
export const contours: ArtScene = ({ width, height, colors, ground, roll }) => {
  const reach = Math.max(width, height);
  const hills = turnsOf(2).map((i) => ({
    x: width * (i ? 0.75 + 0.2 * roll() : 0.1 + 0.3 * roll()),
    y: height * (i ? 0.1 + 0.3 * roll() : 0.6 + 0.3 * roll()),
    waves: turnsOf(3).map((k) => ({
      count: k + 2,
      size: (0.16 + 0.1 * roll()) / (k + 1),
      at: roll() * 6.28,
    })),
  }));
  const steps = 15;
  return hills
    .flatMap((hill, h) =>
      turnsOf(steps).map((i) => {
        const part = (steps - i) / steps;
        const fill = mix(ground, h ? colors.high : colors.main, 0.1 + (0.72 * i) / steps);
        return `<path d="${wavy(hill, reach * (h ? 0.46 : 0.8) * part, part)}" fill="${fill}" stroke="${mix(fill, colors.tint, 0.35)}" stroke-width="${px(reach / 420)}"/>`;
      }),
    )
    .join("");
};

type Hill = { x: number; y: number; waves: { count: number; size: number; at: number }[] };

/** A closed line around a hill, through 28 points joined by smooth curves. */
function wavy({ x, y, waves }: Hill, radius: number, part: number): string {
  const at = turnsOf(28).map((i) => {
    const angle = (i / 28) * 2 * Math.PI;
    const bend = waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(wave.count * angle + wave.at + part * 1.6),
      1,
    );
    return [x + radius * bend * Math.cos(angle), y + radius * bend * Math.sin(angle)] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [at[i % 28] ?? [0, 0], at[(i + 1) % 28] ?? [0, 0]];
    return `${px((a[0] + b[0]) / 2)} ${px((a[1] + b[1]) / 2)}`;
  };
  const curves = turnsOf(28).map((i) => {
    const [cx, cy] = at[(i + 1) % 28] ?? [0, 0];
    return `Q${px(cx)} ${px(cy)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join("")}Z`;
}

/** Lights out of focus, the nearest the largest and faintest. */
export const bokeh: ArtScene = ({ width, height, colors, roll }) => {
  const reach = Math.max(width, height);
  const tones = [colors.high, colors.tint, colors.high, colors.main];
  const fade = `<defs><linearGradient id="b" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${colors.deep}"/><stop offset="1" stop-color="${mix(colors.main, "#000000", 0.25)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#b)"/>`;
  const discs = turnsOf(34).map((i) => {
    const near = (i / 34) ** 1.7;
    const r = reach * (0.018 + 0.13 * near * (0.6 + 0.6 * roll()));
    const [x, y] = [width * (roll() * 1.1 - 0.05), height * (roll() * 1.1 - 0.05)];
    const color = tones[Math.floor(roll() * tones.length)] ?? colors.high;
    const opacity = px(10 * (0.62 - 0.44 * near)) / 10;
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${color}" fill-opacity="${opacity}" stroke="${mix(color, "#ffffff", 0.4)}" stroke-opacity="${px(opacity * 5) / 10}" stroke-width="${px(reach / 300)}"/>`;
  });
  return `${fade}${discs.join("")}`;
};

/** Dots of a print that grow towards a wave of light. */
export const halftone: ArtScene = ({ width, height, colors, roll }) => {
  const cell = Math.max(width, height) / 26;
  const [phase, lean] = [roll() * 6.28, 0.6 + roll()];
  const dots = turnsOf(Math.ceil(height / cell) + 2).flatMap((row) =>
    turnsOf(Math.ceil(width / cell) + 2).map((column) => {
      const [x, y] = [(column + (row % 2) / 2) * cell - cell / 2, row * cell];
      const along = x / width + (lean * y) / height;
      const wave = 0.5 + 0.5 * Math.sin(along * 4.4 + phase + 0.8 * Math.sin((y / height) * 5));
      const r = cell * (0.06 + 0.52 * wave);
      return `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0`;
    }),
  );
  const fade = `<defs><linearGradient id="h" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors.high}"/><stop offset="1" stop-color="${colors.tint}"/></linearGradient></defs>`;
  return `${fade}<path d="${dots.join("")}" fill="url(#h)"/>`;
};
