/**
 * What the film kernel exports. Addresses and sizes are numbers; pictures are planar YUV 4:2:0, BT.709, limited range.
 * One instance makes one film at a time.
 */
export type Kernel = {
  memory: WebAssembly.Memory;
  /** Clears everything and allocates memory for a film. Pixels; both even. */
  setUp(width: number, height: number, framesPerSecond: number): void;

  /** Where RGBA rows are put before `groundRows` and `layerRows` take them: straight alpha, no gaps between rows. */
  staging(): number;
  stagingBytes(): number;
  /**
   * Takes rows of the opaque background behind all layers, from row `y` on. `y` and `count` are even, except
   * at the end. It traps when rows do not fit the film or the staging memory, as every function that takes
   * sizes does.
   */
  groundRows(y: number, count: number): void;
  /** Takes the first two rows for a background of one colour. */
  plainGround(): void;
  /** Allocates a layer of this scene, up to 8192 pixels either way, and returns its handle. */
  addLayer(width: number, height: number): number;
  /** Allocates a layer that shows the source picture as it stands, as large as the film, and returns its handle. */
  addPicture(): number;
  /**
   * Rows of a layer, by the same rules. Those that are never given are transparent: leave out what is empty. Row 0 of a
   * layer that has a picture already begins another one in its place.
   */
  layerRows(layer: number, y: number, count: number): void;
  /**
   * Finds the detailed cells of a layer (those not of one colour) for `markDetailed`. Returns their share in
   * thousandths.
   */
  findDetailed(layer: number): number;
  /** Gives the layers of the last scene back. The encoded picture stays. */
  forgetLayers(): void;

  /**
   * Address of the draw list, from back to front: up to 512 entries of 48 bytes, little endian.
   * Layer and opacity: u32 layer, i32 opacity (0 to 256).
   * Place of the layer's corner in pixels, and scale: f64 x, f64 y, f64 scale (0.5 to 2).
   * Clip, the visible part of the film: i32 left, top, right, bottom.
   * At scale 1 a layer on whole pixels is not filtered. On even pixels its chroma is not filtered either.
   */
  drawList(): number;
  /** Clears changes and hints. `compose` and `hintMove` then record those of the next picture. */
  beginPicture(): void;
  /**
   * Draws background and listed layers into the source picture, from (left, top) up to but without (right,
   * bottom), in macroblocks. Marks macroblocks that differ as changed. Returns how many differ.
   */
  compose(count: number, left: number, top: number, right: number, bottom: number): number;
  /** A byte for each macroblock, to be set where the next picture may look different: `composeMarked` draws there. */
  marks(): number;
  /** What `markDetailed` marks lies within these pixels of the film from now on. */
  markWithin(left: number, top: number, right: number, bottom: number): void;
  /**
   * Marks where a layer is not of one colour. The corners are those of its upper left and lower right ends.
   * Each lies as far out as the layer moved and is blurred.
   */
  markDetailed(layer: number, left: number, top: number, right: number, bottom: number, scale: number): void;
  /** Composes the marked macroblocks and clears the marks. Returns how many macroblocks differ. */
  composeMarked(count: number): number;
  /**
   * Must be called for every composed picture. Marks as settling what has not changed for `after` pictures,
   * up to 127. An IDR picture restarts the count.
   */
  settle(after: number): void;
  /** A byte for each macroblock: 0 same, 1 changed, 2 settling. */
  changes(): number;
  /**
   * Two i16 for each macroblock, in quarter samples to the right and down: the new position less the old
   * one. A motion vector points back and is the negative of it.
   */
  hints(): number;
  /**
   * Records how far the macroblocks of a moved box came. Takes corner and scale before and after, and the
   * size at scale 1. Boxes in front come last.
   */
  hintMove(
    x0: number,
    y0: number,
    scale0: number,
    x1: number,
    y1: number,
    scale1: number,
    width: number,
    height: number,
  ): void;
  sourceY(): number;
  sourceU(): number;
  sourceV(): number;

  /** The last NAL unit, after four bytes that hold its length. */
  output(): number;
  /**
   * These and the encoding functions return the length of the bytes at `output`, with the four length bytes.
   */
  sequenceParameters(): number;
  pictureParameters(): number;
  /**
   * Encodes the source picture.
   * @param isIdr 1 begins a segment; `idrId` differs between two IDR pictures in a row.
   * @param qp of 10 to 51, for moving parts. Flat parts are coded 4 finer, settling parts 10 finer.
   * @param frameNumber of reference pictures since the IDR.
   * @param order twice the number of pictures shown since the IDR.
   */
  encode(isIdr: number, qp: number, frameNumber: number, idrId: number, order: number): number;
  /** A picture between the two last encoded ones: `weight` of 128 parts are the newer's. */
  dissolve(frameNumber: number, order: number, weight: number): number;

  /** The picture as a decoder shows it, with its strides. */
  decodedY(): number;
  decodedU(): number;
  decodedV(): number;
  decodedLumaStride(): number;
  decodedChromaStride(): number;
};

/** Starts the kernel. It imports nothing. The compiled kernel exports the detailed cells' functions under older names. */
export function openKernel(module: WebAssembly.Module): Kernel {
  const {
    findRestless: findDetailed,
    markRestless: markDetailed,
    ...rest
  } = new WebAssembly.Instance(module, {}).exports;
  return { ...rest, findDetailed, markDetailed } as unknown as Kernel;
}
