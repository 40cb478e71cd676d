import { mix } from "../../color.ts";
import type { Surface } from "../../surface.ts";
import { px, svg } from "../kit/chart/svg.ts";
import { dice } from "../kit/dice.ts";

/** A rosette on a field of 400: a scalloped disc with rings of confetti flying from it. */
export function rosette(seed: number, { art, accent, ground }: Surface): string {
  const roll = dice(seed + 11);
  const petals = 16;
  const scallops = Array.from({ length: petals }, (_, i) => {
    const angle = (i / petals) * 2 * Math.PI;
    return `<circle cx="${px(200 + 92 * Math.cos(angle))}" cy="${px(200 + 92 * Math.sin(angle))}" r="22"/>`;
  });
  const pieces = Array.from({ length: 30 }, (_, i) => {
    const angle = ((i + roll() * 0.7) / 30) * 2 * Math.PI;
    const far = 136 + roll() * 58;
    const color = [art.main, art.high, art.tint, art.deep][Math.floor(roll() * 4)] ?? art.high;
    return confetto(200 + far * Math.cos(angle), 200 + far * Math.sin(angle), roll, color);
  });
  const inner = mix(accent, ground, 0.16);
  return svg(
    400,
    400,
    `${pieces.join("")}<g fill="${accent}">${scallops.join("")}<circle cx="200" cy="200" r="94"/></g><circle cx="200" cy="200" r="80" fill="none" stroke="${inner}" stroke-width="3"/>`,
  );
}

/** A dot, a strip or a half disc, turned by chance. */
function confetto(x: number, y: number, roll: () => number, color: string): string {
  const turn = Math.round(roll() * 360);
  const size = 5 + roll() * 5;
  const shapes = [
    `<circle r="${px(size * 0.72)}"/>`,
    `<rect x="${px(-size * 1.3)}" y="${px(-size * 0.45)}" width="${px(size * 2.6)}" height="${px(size * 0.9)}" rx="${px(size * 0.45)}"/>`,
    `<path d="M${px(-size)} 0a${px(size)} ${px(size)} 0 0 1 ${px(2 * size)} 0z"/>`,
  ];
  const shape = shapes[Math.floor(roll() * shapes.length)] ?? "";
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn})" fill="${color}">${shape}</g>`;
}
