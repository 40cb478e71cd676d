import { redraw } from "../uploads/images/redraw.ts";
import type { MascotPose } from "../vocab.ts";
import { type ArtworkDeps, figureSvg } from "./figure-svg.ts";
import type { Identity } from "./identity.ts";
import { POSES } from "./poses.ts";
import { GROUND, SIDE, tintsOf } from "./props.ts";
import { STYLES } from "./styles.ts";

/** Side of the figure's own square in the picture's, and of the picture in pixels. */
const FIGURE = 142;
const PIXELS = 1_024;

/** A mascot in a pose as an SVG file with a clear ground: shapes only. */
export async function mascotSvg(deps: ArtworkDeps, identity: Identity, pose: MascotPose): Promise<string> {
  const { mood, behind, before, ...stance } = POSES[pose];
  const tints = tintsOf(identity);
  const figure = await figureSvg(deps, identity, mood);
  const placed = [
    STYLES[identity.style].shadow ? shadow(stance) : "",
    `<g transform="${bodyTransform(stance)}">${behind?.(tints) ?? ""}`,
    `<g transform="${figureTransform(identity)}">${figure}</g></g>`,
    before?.(tints) ?? "",
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${SIDE} ${SIDE}">${placed}</svg>`;
}

type Stance = { tilt?: number; lift?: number; aside?: number; tall?: number; wide?: number };

/** From the figure's own units to the middle of the picture, feet on the ground. */
function figureTransform({ style }: Identity): string {
  const { side, ground } = STYLES[style];
  const scale = FIGURE / side;
  return `translate(${(SIDE - FIGURE) / 2} ${round(GROUND - ground * scale)}) scale(${round(scale)})`;
}

/** Everything turns and stretches about the feet. */
function bodyTransform({ tilt = 0, lift = 0, aside = 0, tall = 1, wide = 1 }: Stance): string {
  const middle = SIDE / 2;
  return `translate(${middle + aside} ${GROUND - lift}) rotate(${tilt}) scale(${wide} ${tall}) translate(${-middle} ${-GROUND})`;
}

function shadow({ lift = 0, aside = 0 }: Stance): string {
  const reach = 52 - lift;
  return `<ellipse cx="${SIDE / 2 + aside}" cy="${GROUND}" rx="${reach}" ry="5" fill="#000000" fill-opacity="0.13"/>`;
}

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** The same as a PNG of 1,024 pixels a side. */
export async function mascotPng(
  deps: ArtworkDeps,
  identity: Identity,
  pose: MascotPose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(await mascotSvg(deps, identity, pose));
  const size = { width: PIXELS, height: PIXELS };
  return redraw({ bytes, ...size, orientation: 1 }, size, "png");
}
