import { draw } from "../render/engine.ts";
import { imageSize } from "../render/image-size.ts";
import { BadImage, checkSize, type Size } from "../uploads/images/limits.ts";
import { plainPng } from "../uploads/images/png-plain.ts";
import { BITMAPS, detectFormat, prepare, type ReceivedImage } from "../uploads/images/prepare.ts";
import { redraw, within } from "../uploads/images/redraw.ts";
import { GROUND, SIDE } from "./props.ts";
import { type Pixels, removeGround } from "./remove-ground.ts";

const PIXELS = 1_024;
/** Where the feet of all mascots are, and the room that a figure may take up above them. */
const FLOOR = Math.round((PIXELS * GROUND) / SIDE);
const ROOM = { width: PIXELS * 0.92, height: FLOOR - PIXELS * 0.04 };
/** Four candidates are drawn at the same time, so each decode may use only a part of an isolate's memory. */
const MAX_PIXELS = 4_200_000;
const WHITE = "#ffffff";

type FigureBox = Size & { x: number; y: number };

/**
 * An image model's picture as a mascot's: a square PNG of 1,024 pixels, clear ground, feet on the floor. Where the
 * ground is not even enough to be taken away, the whole picture becomes a tile with round corners.
 * @throws BadImage for what is no usable picture.
 */
export async function cleanFigure(sent: ReceivedImage): Promise<Uint8Array<ArrayBuffer>> {
  const format = detectFormat(sent, BITMAPS);
  const claimed = imageSize(sent.bytes);
  if (claimed && claimed.width * claimed.height > MAX_PIXELS)
    throw new BadImage("image_too_large", "The picture has more than 4 megapixels.");
  const { bytes, width, height } = await prepare(sent, format);
  checkSize({ width, height });
  const size = within({ width, height }, PIXELS);
  const stored = { bytes, width, height, orientation: 1 };
  const pixels: Pixels = { ...size, rgba: await redraw(stored, size, "raw") };
  const isFree = removeGround(pixels);
  const picture = { ...size, bytes: plainPng(pixels.rgba, size, 4) };
  if (!isFree) return placed(picture, tile(size), { side: PIXELS, rounded: true });
  const figure = extent(pixels);
  if (!figure) throw new BadImage("image_empty", "The picture is empty.");
  return placed(picture, placeOnFloor(size, figure), { side: PIXELS });
}

/** A mascot's picture as image models are shown it: without transparency, which some take for black. */
export const referenceImage = (
  { bytes, ...size }: Size & { bytes: Uint8Array },
  side: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = side / Math.max(size.width, size.height);
  const box = { x: 0, y: 0, width: size.width * scale, height: size.height * scale };
  return placed({ bytes, ...size }, box, { side, ground: WHITE });
};

/** The box around everything that can be seen. */
function extent({ width, height, rgba }: Pixels): FigureBox | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < width * height; at++) {
    if ((rgba[at * 4 + 3] ?? 0) < 32) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Position and size of the whole picture that put its figure on the floor, as large as possible. */
function placeOnFloor({ width, height }: Size, figure: FigureBox): FigureBox {
  const scale = Math.min(ROOM.width / figure.width, ROOM.height / figure.height);
  return {
    x: PIXELS / 2 - scale * (figure.x + figure.width / 2),
    y: FLOOR - scale * (figure.y + figure.height),
    width: width * scale,
    height: height * scale,
  };
}

function tile({ width, height }: Size): FigureBox {
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const box = { width: width * scale, height: height * scale };
  return { x: (PIXELS - box.width) / 2, y: FLOOR - box.height, ...box };
}

type Sheet = { side: number; ground?: string; rounded?: boolean };

/** A picture at a place on a square sheet. */
async function placed(
  { bytes }: { bytes: Uint8Array },
  { x, y, width, height }: FigureBox,
  { side, ground, rounded }: Sheet,
): Promise<Uint8Array<ArrayBuffer>> {
  const place = { display: "flex", position: "absolute", left: x, top: y, width, height } as const;
  const corner = rounded ? { borderRadius: Math.round(width * 0.12) } : {};
  const picture = { type: "image", src: "figure", style: { ...place, ...corner } } as const;
  const sheet = { display: "flex", position: "relative", width: side, height: side } as const;
  const style = { ...sheet, ...(ground && { backgroundColor: ground }) };
  const drawn = await draw(
    {
      width: side,
      height: side,
      root: { type: "container", style, children: [picture] },
      images: new Map([["figure", bytes]]),
    },
    "png",
  );
  // In Node the engine returns a Buffer, whose type differs from the Worker's.
  return new Uint8Array(drawn.buffer, drawn.byteOffset, drawn.length);
}
