import { draw } from "../../lib/render/engine.ts";
import type { Bytes } from "./pictures.ts";

const GROUNDS = {
  clear: "",
  white: `<rect width="512" height="512" fill="#fefefe"/>`,
  scene: `<rect width="512" height="200" fill="#8ecae6"/><rect y="200" width="512" height="312" fill="#588157"/><circle cx="60" cy="60" r="50" fill="#ffb703"/><rect x="330" width="182" height="512" fill="#6d4c41"/>`,
};

type Wish = {
  ground?: keyof typeof GROUNDS;
  color?: string;
  side?: number;
  format?: "png" | "jpeg" | "webp";
};

/** What an image model might draw: an owl with a white belly, on a ground of some kind. */
export async function figure({ ground = "white", color = "#7c5cff", side = 512, format = "png" }: Wish = {}) {
  const owl = `<g stroke="#2b2340" stroke-width="7"><path d="M150 170 L170 90 L225 135 Z" fill="${color}"/><path d="M362 170 L342 90 L287 135 Z" fill="${color}"/><ellipse cx="256" cy="290" rx="130" ry="165" fill="${color}"/><ellipse cx="256" cy="350" rx="75" ry="90" fill="#ffffff"/><circle cx="210" cy="220" r="38" fill="#ffffff"/><circle cx="302" cy="220" r="38" fill="#ffffff"/><path d="M240 255 L272 255 L256 290 Z" fill="#f6a33c"/></g><circle cx="214" cy="224" r="15" fill="#2b2340"/><circle cx="298" cy="224" r="15" fill="#2b2340"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${GROUNDS[ground]}${owl}</svg>`;
  const size = { width: side, height: side };
  const picture = { type: "image", src: "owl", style: { display: "flex", ...size } } as const;
  const root = { type: "container", style: { display: "flex", ...size }, children: [picture] } as const;
  const images = new Map([["owl", new TextEncoder().encode(svg)]]);
  return new Uint8Array(
    await draw({ ...size, root: { ...root, children: [picture] }, images }, format),
  ) as Bytes;
}
