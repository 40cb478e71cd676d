import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import type { PhotoFile } from "../../../lib/render/plan.ts";

const box = (x: number, y: number, width: number, height: number, color: string, radius = 0): Node => ({
  type: "container",
  style: {
    display: "flex",
    position: "absolute",
    left: x,
    top: y,
    width,
    height,
    backgroundColor: color,
    borderRadius: radius,
  },
  children: [],
});

const picture = (width: number, height: number, ground: string, children: Node[]) =>
  draw(
    {
      width,
      height,
      root: {
        type: "container",
        style: { display: "flex", position: "relative", width, height, backgroundColor: ground },
        children,
      },
      images: new Map(),
    },
    "png",
  );

/** An invented app: a bar, a few panels and columns, as a phone, a tablet and a desktop show it. */
function screen(width: number, height: number, isDark: boolean) {
  const [ground, panel, ink, tint] = isDark
    ? ["#14161f", "#222637", "#e9ebf5", "#7c8cff"]
    : ["#f5f6fb", "#ffffff", "#1b1e2e", "#4f5ff0"];
  const pad = Math.round(width * 0.045);
  const inner = width - 2 * pad;
  const columns = Array.from({ length: 7 }, (_, i) => {
    const tall = Math.round(height * (0.08 + ((i * 37) % 11) * 0.012));
    const wide = Math.round(inner / 11);
    return box(
      Math.round(pad * 2 + (i * (inner - 2 * pad)) / 7),
      Math.round(height * 0.62) - tall,
      wide,
      tall,
      tint,
      6,
    );
  });
  return picture(width, height, ground, [
    box(0, 0, width, Math.round(height * 0.07), panel),
    box(pad, Math.round(height * 0.025), Math.round(inner * 0.3), Math.round(height * 0.02), ink, 6),
    box(pad, Math.round(height * 0.12), inner, Math.round(height * 0.2), tint, 18),
    box(pad, Math.round(height * 0.37), inner, Math.round(height * 0.28), panel, 18),
    ...columns,
    ...[0, 1, 2].map((i) =>
      box(pad, Math.round(height * (0.69 + i * 0.095)), inner, Math.round(height * 0.075), panel, 14),
    ),
  ]);
}

/** A face without a face: head and shoulders before a wall. */
const person = (ground: string, skin: string, shirt: string) =>
  picture(900, 1100, ground, [
    box(150, 760, 600, 700, shirt, 300),
    box(300, 230, 300, 380, skin, 150),
    box(280, 190, 340, 190, "#3a2a22", 150),
  ]);

const scene = (sky: string, hill: string) =>
  picture(1600, 1067, sky, [
    box(1120, 130, 220, 220, "#ffe9b8", 110),
    box(-200, 620, 1200, 1200, hill, 600),
    box(620, 720, 1500, 1500, "#2f4a43", 750),
  ]);

/** Pictures that samples name: product screens by device and theme, two people, two scenes. */
export async function testPhotos(): Promise<PhotoFile[]> {
  const made: [string, Promise<Uint8Array>, Pick<PhotoFile, "device" | "theme">][] = [
    ["phone", screen(750, 1624, false), { device: "phone", theme: "light" }],
    ["phone-dark", screen(750, 1624, true), { device: "phone", theme: "dark" }],
    ["tablet", screen(1200, 1600, false), { device: "tablet", theme: "light" }],
    ["desktop", screen(1600, 1000, false), { device: "desktop", theme: "light" }],
    ["desktop-dark", screen(1600, 1000, true), { device: "desktop", theme: "dark" }],
    ["person", person("#c9d6cf", "#c98d6b", "#2d5a88"), {}],
    ["person-2", person("#e7d3c2", "#8d5a3c", "#a23b4a"), {}],
    ["before", scene("#8e9aa6", "#5b636b"), {}],
    ["after", scene("#8fc3ea", "#4d8b63"), {}],
  ];
  return Promise.all(made.map(async ([ref, bytes, tags]) => ({ ref, bytes: await bytes, ...tags })));
}
