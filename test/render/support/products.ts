import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";

/** How a bottle stands: on an even ground with a soft shadow, on stripes, or cut by the picture's edge. */
export type BottleGround = "even" | "striped" | "cut";

const WIDTH = 900;
const HEIGHT = 1200;

const BOTTLE = `<linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#173f35"/><stop offset=".45" stop-color="#2f7a66"/><stop offset="1" stop-color="#0e2b24"/></linearGradient>
<path d="M385 170h130v170c0 60 105 90 105 200v430c0 44-36 80-80 80H360c-44 0-80-36-80-80V540c0-110 105-140 105-200Z" fill="url(#g)"/>
<rect x="378" y="120" width="144" height="86" rx="16" fill="#c9a86a"/><rect x="300" y="640" width="300" height="240" rx="10" fill="#f7f1e3"/>
<circle cx="450" cy="730" r="52" fill="#d4547c"/><path d="M360 820h180" stroke="#173f35" stroke-width="14"/>`;

const ground = (kind: BottleGround) => {
  if (kind !== "striped")
    return `<radialGradient id="b" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#efece6"/><stop offset="1" stop-color="#e4e0d8"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#b)"/>`;
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `<rect x="${i * 100}" width="50" height="${HEIGHT}" fill="#7d8ca0"/>`,
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#e4e0d8"/>${stripes.join("")}`;
};

/** A photograph of a product, as shops take them. */
export function bottle(kind: BottleGround): Promise<Uint8Array> {
  const shift = kind === "cut" ? `transform="translate(-330 160) scale(1.25)"` : "";
  const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground(kind)}<g ${shift}>${BOTTLE}</g></svg>`;
  const size = { width: WIDTH, height: HEIGHT };
  const style = { display: "flex", ...size } as const;
  const picture: Node = { type: "image", src, style };
  return draw({ ...size, root: { type: "container", style, children: [picture] }, images: new Map() }, "png");
}
