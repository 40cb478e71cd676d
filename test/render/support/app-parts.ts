import { disc, rect, type Sketch, say, shape, together } from "./sketch.ts";

/** Colours of the invented app "Tidewater". */
export const LIGHT = {
  background: "#f4f5fb",
  side: "#171a2e",
  panel: "#ffffff",
  line: "#e6e8f2",
  ink: "#1a1d30",
  muted: "#6d7188",
  bar: "#dfe2ef",
  main: "#4f5ff0",
  high: "#ff9f5a",
  good: "#159a6c",
};
export const DARK = {
  ...LIGHT,
  background: "#10121b",
  side: "#0a0b12",
  panel: "#1b1e2b",
  line: "#2a2e40",
  ink: "#eef0fa",
  muted: "#9aa0b8",
  bar: "#343a50",
  main: "#7c8cff",
  good: "#4fd1a0",
};
export type Colors = typeof LIGHT;

const FACES = ["#f2b48c", "#8d5a3c", "#d98f6c", "#b9774f", "#f0c7a4"];
const WEEK = [0.34, 0.52, 0.41, 0.66, 0.58, 0.83, 0.97];

const card = (x: number, y: number, width: number, height: number, { panel, line }: Colors, k: number) =>
  rect(x, y, width, height, panel, 16 * k, `stroke="${line}" stroke-width="${1.5 * k}"`);

/** A head and shoulders in a disc, as lists show people. */
export function avatar(x: number, y: number, r: number, i: number, { main, high }: Colors): Sketch {
  const skin = FACES[i % FACES.length] ?? "";
  const background = [high, main, "#8fd0c4", "#f3cf6b", "#c7b4ff"][i % 5];
  return shape(
    `<clipPath id="a${i}-${x}-${y}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#a${i}-${x}-${y})"><circle cx="${x}" cy="${y}" r="${r}" fill="${background}"/><circle cx="${x}" cy="${y + r * 1.12}" r="${r * 0.72}" fill="#25304f"/><circle cx="${x}" cy="${y - r * 0.1}" r="${r * 0.42}" fill="${skin}"/><path d="M${x - r * 0.46} ${y - r * 0.12}a${r * 0.46} ${r * 0.5} 0 0 1 ${r * 0.92} 0q${-r * 0.46} ${-r * 0.3} ${-r * 0.92} 0Z" fill="#2b2020"/></g>`,
  );
}

/** A smooth line with a fading field under it through numbers from 0 to 1. */
function area(x: number, y: number, width: number, height: number, { main }: Colors, k: number): Sketch {
  const points = WEEK.map((v, i) => [x + (i * width) / (WEEK.length - 1), y + height * (1 - v)] as const);
  const [[x0, y0] = [x, y]] = points;
  const curve = points.slice(1).map(([px, py], i) => {
    const [lx, ly] = points[i] ?? [x, y];
    const mid = (lx + px) / 2;
    return `C${mid} ${ly} ${mid} ${py} ${px} ${py}`;
  });
  const line = `M${x0} ${y0}${curve.join("")}`;
  const [ex, ey] = points.at(-1) ?? [x, y];
  return shape(
    `<linearGradient id="f${x}-${y}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${main}" stop-opacity=".42"/><stop offset="1" stop-color="${main}" stop-opacity="0"/></linearGradient><path d="${line}V${y + height}H${x}Z" fill="url(#f${x}-${y})"/><path d="${line}" fill="none" stroke="${main}" stroke-width="${4 * k}" stroke-linecap="round"/><circle cx="${ex}" cy="${ey}" r="${8 * k}" fill="${main}" stroke="#fff" stroke-width="${3 * k}"/>`,
  );
}

export function chart(x: number, y: number, width: number, height: number, c: Colors, k: number): Sketch {
  const [left, top, wide, tall] = [x + 28 * k, y + 92 * k, width - 56 * k, height - 148 * k];
  const rules = [0, 1, 2, 3].map((i) => rect(left, top + (i * tall) / 3, wide, 1.5 * k, c.line));
  const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day, i) =>
    say(left - 12 * k + (i * (wide - 24 * k)) / 6, top + tall + 16 * k, day, {
      size: 15 * k,
      color: c.muted,
    }),
  );
  return together(
    card(x, y, width, height, c, k),
    say(left, y + 26 * k, "Weekly reach", { size: 22 * k, color: c.ink, weight: 650 }),
    rect(x + width - 128 * k, y + 24 * k, 100 * k, 34 * k, c.background, 17 * k),
    say(x + width - 106 * k, y + 31 * k, "7 days", { size: 16 * k, color: c.muted }),
    ...rules,
    ...days,
    area(left, top, wide, tall, c, k),
  );
}

const FIGURES = [
  ["Impressions", "1.28M", "+12.4%"],
  ["Click rate", "4.7%", "+0.8%"],
  ["Assets", "3,140", "+96"],
  ["Approved", "98%", "+2.1%"],
] as const;

export function figure(x: number, y: number, width: number, i: number, c: Colors, k: number): Sketch {
  const [label = "", value = "", change = ""] = FIGURES[i] ?? [];
  const bars = WEEK.map((v, n) => {
    const tall = 46 * k * v;
    return rect(
      x + width - 90 * k + n * 10 * k,
      y + 82 * k - tall,
      6 * k,
      tall,
      n > 4 ? c.main : c.bar,
      3 * k,
    );
  });
  return together(
    card(x, y, width, 132 * k, c, k),
    say(x + 22 * k, y + 20 * k, label, { size: 16 * k, color: c.muted }),
    say(x + 22 * k, y + 43 * k, value, { size: 34 * k, color: c.ink, weight: 700 }),
    say(x + 22 * k, y + 92 * k, change, { size: 16 * k, color: c.good, weight: 650 }),
    ...bars,
  );
}

const ROWS = [
  ["Spring launch", "18 assets · Instagram", "Live"],
  ["Partner webinar", "6 assets · LinkedIn", "Review"],
  ["Release notes 4.2", "4 assets · Blog", "Live"],
  ["Hiring, design", "9 assets · LinkedIn", "Draft"],
  ["Customer story", "5 assets · Web", "Live"],
] as const;

function row(x: number, y: number, width: number, i: number, c: Colors, k: number): Sketch {
  const [title = "", note = "", state = ""] = ROWS[i % ROWS.length] ?? [];
  const color = state === "Live" ? c.good : state === "Review" ? c.high : c.muted;
  return together(
    avatar(x + 26 * k, y + 30 * k, 24 * k, i, c),
    say(x + 66 * k, y + 8 * k, title, { size: 19 * k, color: c.ink, weight: 600 }),
    say(x + 66 * k, y + 33 * k, note, { size: 15.5 * k, color: c.muted }),
    rect(x + width - 92 * k, y + 14 * k, 92 * k, 34 * k, c.background, 17 * k),
    disc(x + width - 74 * k, y + 31 * k, 5 * k, color),
    say(x + width - 62 * k, y + 21 * k, state, { size: 15 * k, color: c.ink, weight: 600 }),
  );
}

export function rows(x: number, y: number, width: number, count: number, c: Colors, k: number): Sketch {
  const list = Array.from({ length: count }, (_, i) =>
    together(
      row(x + 24 * k, y + 76 * k + i * 78 * k, width - 48 * k, i, c, k),
      i ? rect(x + 24 * k, y + 68 * k + i * 78 * k, width - 48 * k, 1.5 * k, c.line) : shape(""),
    ),
  );
  return together(
    card(x, y, width, (92 + count * 78) * k, c, k),
    say(x + 26 * k, y + 24 * k, "Campaigns", { size: 22 * k, color: c.ink, weight: 650 }),
    ...list,
  );
}
