import { avatar, type Colors, chart, DARK, figure, LIGHT, rows } from "./app-parts.ts";
import { disc, fade, paint, rect, type Sketch, say, together } from "./sketch.ts";

function sidebar(c: Colors): Sketch {
  const places = ["Overview", "Campaigns", "Audience", "Brand kit", "Reports", "Settings"];
  return together(
    rect(0, 0, 260, 1000, c.side),
    rect(30, 34, 44, 44, "url(#g)", 12),
    say(88, 42, "Tidewater", { size: 23, color: "#ffffff", weight: 700 }),
    rect(22, 124, 216, 52, "#ffffff22", 12),
    ...places.map((name, i) =>
      together(
        rect(42, 142 + i * 60, 18, 18, i ? "#7d84a3" : c.high, 5),
        say(76, 139 + i * 60, name, { size: 19, color: i ? "#a9afc8" : "#ffffff", weight: i ? 500 : 650 }),
      ),
    ),
    avatar(52, 944, 24, 2, c),
    say(88, 926, "Noor Haddad", { size: 17, color: "#ffffff", weight: 600 }),
    say(88, 949, "Marketing", { size: 14, color: "#a9afc8" }),
  );
}

/** 1,600 by 1,000 pixels. */
export function desktop(isDark: boolean) {
  const c = isDark ? DARK : LIGHT;
  const sketch = together(
    fade("g", c.high, "#ff6f61", [1, 1]),
    sidebar(c),
    say(300, 44, "Overview", { size: 38, color: c.ink, weight: 750, display: true }),
    rect(1010, 38, 300, 52, c.panel, 26, `stroke="${c.line}" stroke-width="1.5"`),
    say(1056, 52, "Search assets", { size: 18, color: c.muted }),
    rect(1332, 38, 228, 52, c.main, 14),
    say(1362, 52, "New campaign  +", { size: 19, color: isDark ? "#10121b" : "#ffffff", weight: 650 }),
    ...[0, 1, 2, 3].map((i) => figure(300 + i * 320, 128, 300, i, c, 1)),
    chart(300, 284, 760, 680, c, 1.15),
    rows(1084, 284, 476, 5, c, 1.04),
    rect(1084, 802, 476, 162, "url(#g)", 16),
    say(1112, 832, "Brand check passed", { size: 26, color: "#2a1608", weight: 700 }),
    say(1112, 870, "All 42 assets stay on palette.", { size: 18, color: "#4a2812" }),
    rect(1112, 914, 420, 12, "#ffffff66", 6),
    rect(1112, 914, 372, 12, "#ffffff", 6),
  );
  return paint(1600, 1000, c.background, sketch);
}

const TABS = ["Home", "Assets", "Brand", "Team"];

function hero(x: number, y: number, width: number, c: Colors, k: number): Sketch {
  return together(
    fade(`h${width}`, "#4637d8", "#8a5cf6", [1, 1]),
    rect(x, y, width, 268 * k, `url(#h${width})`, 28 * k),
    disc(x + width - 70 * k, y + 66 * k, 46 * k, "#ffffff1f"),
    disc(x + width - 112 * k, y + 66 * k, 46 * k, "#ffffff1f"),
    say(x + 32 * k, y + 30 * k, "Shipped this week", { size: 24 * k, color: "#e6e1ff" }),
    say(x + 32 * k, y + 68 * k, "128 assets", { size: 62 * k, color: "#ffffff", weight: 750, display: true }),
    rect(x + 32 * k, y + 176 * k, width - 64 * k, 14 * k, "#ffffff3a", 7 * k),
    rect(x + 32 * k, y + 176 * k, (width - 64 * k) * 0.72, 14 * k, c.high, 7 * k),
    say(x + 32 * k, y + 206 * k, "72% of the plan, two days to go", { size: 22 * k, color: "#e6e1ff" }),
  );
}

function tabs(width: number, height: number, c: Colors, k: number): Sketch {
  const top = height - 132 * k;
  return together(
    rect(0, top, width, 132 * k, c.panel),
    rect(0, top, width, 1.5 * k, c.line),
    ...TABS.map((name, i) => {
      const middle = (width / TABS.length) * (i + 0.5);
      const color = i ? c.muted : c.main;
      return together(
        rect(middle - 18 * k, top + 20 * k, 36 * k, 36 * k, i ? c.bar : c.main, 11 * k),
        say(middle - name.length * 5.6 * k, top + 66 * k, name, { size: 21 * k, color, weight: 600 }),
      );
    }),
    rect(width / 2 - 120 * k, height - 20 * k, 240 * k, 8 * k, c.ink, 4 * k),
  );
}

function greeting(width: number, pad: number, c: Colors): Sketch {
  return together(
    say(pad + 14, 32, "9:41", { size: 30, color: c.ink, weight: 700 }),
    rect(width - pad - 62, 38, 50, 24, c.ink, 8),
    say(pad, 124, "Good morning, Noor", { size: 26, color: c.muted }),
    say(pad, 158, "Your brand today", { size: 50, color: c.ink, weight: 750, display: true }),
    avatar(width - pad - 40, 168, 40, 2, c),
  );
}

/** 750 by 1,624 pixels. */
export function phone(isDark: boolean) {
  const c = isDark ? DARK : LIGHT;
  const sketch = together(
    greeting(750, 40, c),
    hero(40, 252, 670, c, 1.05),
    figure(40, 562, 325, 1, c, 1.22),
    figure(385, 562, 325, 3, c, 1.22),
    chart(40, 752, 670, 400, c, 1.3),
    rows(40, 1176, 670, 2, c, 1.22),
    tabs(750, 1624, c, 1),
  );
  return paint(750, 1624, c.background, sketch);
}

/** 1,200 by 1,600 pixels. */
export function tablet() {
  const c = LIGHT;
  const sketch = together(
    greeting(1200, 56, c),
    hero(56, 260, 1088, c, 1.12),
    ...[0, 1, 2].map((i) => figure(56 + i * 372, 590, 344, i, c, 1.28)),
    chart(56, 786, 1088, 366, c, 1.35),
    rows(56, 1178, 1088, 2, c, 1.12),
    tabs(1200, 1600, c, 1),
  );
  return paint(1200, 1600, c.background, sketch);
}
