// The picture being built as a decoder builds it, and the one before, which it is predicted from. Both are continued
// beyond their borders by repeating the last samples (8.4.2.2.1), so that motion may point outside.
import { allocate } from "./memory";
import { columns, rows } from "./picture";

/** Samples of luma beyond each border; motion-vectors.ts keeps vectors inside. */
const BORDER: i32 = 32;
const CHROMA_BORDER: i32 = BORDER >> 1;

/** Samples from one row to the next. */
export let lumaPitch: i32 = 0;
export let chromaPitch: i32 = 0;
/** First samples of the picture being built. */
export let builtY: usize = 0;
export let builtU: usize = 0;
export let builtV: usize = 0;
/** First samples of the picture before. */
export let referenceY: usize = 0;
export let referenceU: usize = 0;
export let referenceV: usize = 0;

export function setUpReferences(): void {
  lumaPitch = (columns << 4) + 2 * BORDER;
  chromaPitch = (columns << 3) + 2 * CHROMA_BORDER;
  builtY = allocateLuma();
  builtU = allocateChroma();
  builtV = allocateChroma();
  referenceY = allocateLuma();
  referenceU = allocateChroma();
  referenceV = allocateChroma();
}

function allocateLuma(): usize {
  return allocate(lumaPitch * ((rows << 4) + 2 * BORDER)) + BORDER * lumaPitch + BORDER;
}

function allocateChroma(): usize {
  const lines = (rows << 3) + 2 * CHROMA_BORDER;
  return allocate(chromaPitch * lines) + CHROMA_BORDER * chromaPitch + CHROMA_BORDER;
}

/** The picture that was built becomes the reference of the next. */
export function swapPictures(): void {
  const y = builtY;
  const u = builtU;
  const v = builtV;
  builtY = referenceY;
  builtU = referenceU;
  builtV = referenceV;
  referenceY = y;
  referenceU = u;
  referenceV = v;
}

/** Continues a row of macroblocks to the left and right, and the first and last also up and down. */
export function extendRow(row: i32): void {
  extendPlane(builtY, lumaPitch, columns << 4, row, 16, BORDER);
  extendPlane(builtU, chromaPitch, columns << 3, row, 8, CHROMA_BORDER);
  extendPlane(builtV, chromaPitch, columns << 3, row, 8, CHROMA_BORDER);
}

function extendPlane(plane: usize, pitch: i32, width: i32, row: i32, height: i32, border: i32): void {
  const first = plane + row * height * pitch;
  const last = first + (height - 1) * pitch;
  for (let line = first; line <= last; line += pitch) {
    const left = v128.load8_splat(line);
    const right = v128.load8_splat(line + width - 1);
    for (let i = 0; i < border; i += 16) {
      v128.store(line - border + i, left);
      v128.store(line + width + i, right);
    }
  }
  if (row == 0) for (let i = 1; i <= border; i++) copyLine(first - i * pitch, first, width, border);
  if (row == rows - 1) for (let i = 1; i <= border; i++) copyLine(last + i * pitch, last, width, border);
}

function copyLine(to: usize, from: usize, width: i32, border: i32): void {
  memory.copy(to - border, from - border, width + 2 * border);
}
