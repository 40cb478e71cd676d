import { channels, luminance } from "../../../color.ts";
import type { Photo, RenderContext } from "../../../template.ts";
import { POINTING } from "../../../type/mirror.ts";
import { prng } from "../prng.ts";
import { type ArtScene, blocks, bokeh, contours, fields, halftone, paper } from "./scenes.ts";

const SCENES: readonly [ArtScene, ...ArtScene[]] = [fields, paper, blocks, contours, bokeh, halftone];
/** Of all scenes a brand uses neighbours: its pictures resemble each other, and those of other brands do not. */
const OWN = 3;
const SIDE = 1200;

/** Art in the brand's colours in place of a photograph. The brand's name and the seed decide what it is. */
export function artPhoto({ theme, brand, seed, size }: RenderContext): Photo {
  const { background, art: colors } = theme.flood;
  const roll = prng(seed + 23);
  const turn = [...brand.name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7);
  const draw = SCENES[(turn + Math.floor(roll() * OWN)) % SCENES.length] ?? fields;
  // Not the whole picture but a part of it is filled: about a square is cut least.
  const [width, height] = size.width > size.height ? [SIDE, SIDE] : [SIDE, Math.round(SIDE * 0.75)];
  const body = draw({ width, height, colors, ground: background, roll });
  const key = `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${background}"/>${body}</svg>`;
  const light = luminance(...channels(background));
  return { key, width, height, aspect: width / height, luminance: light, opaque: true, kind: "texture" };
}
