/**
 * What the film kernel exports. Addresses and sizes are numbers; pictures are planar YUV 4:2:0, BT.709, limited range.
 * One instance makes one film at a time.
 */
export type Kernel = {
  memory: WebAssembly.Memory;
  /** Forgets everything and makes room for a film. Pixels; both even. */
  setUp(width: number, height: number, framesPerSecond: number): void;

  /** Where RGBA rows are put before `groundRows` and `layerRows` take them: straight alpha, no gaps between rows. */
  staging(): number;
  stagingBytes(): number;
  /**
   * Rows of what stands behind all layers, from row `y` on; opaque. `y` is even, and so is `count` but for the
   * last ones. Like all that takes sizes, it traps when told to take more than was promised or fits.
   */
  groundRows(y: number, count: number): void;
  /** Makes room for a layer of this scene, up to 8192 pixels either way, and answers its handle. */
  addLayer(width: number, height: number): number;
  /**
   * Rows of a layer, by the same rules. Those that are never given are transparent: leave out what is empty. Row 0 of a
   * layer that has a picture already begins another one in its place.
   */
  layerRows(layer: number, y: number, count: number): void;
  /**
   * Finds out where a layer that has its picture is not of one colour, so that `markRestless` knows. Answers in
   * thousandths how much of it is not.
   */
  findRestless(layer: number): number;
  /** Gives the layers of the last scene back. The encoded picture stays. */
  forgetLayers(): void;

  /**
   * Where the list of what to draw is put, from back to front, up to 512 times 48 bytes, little endian:
   * u32 layer, i32 opacity (0 to 256), f64 x, f64 y (of the layer's corner, in pixels), f64 scale (0.5 to 2),
   * i32 left, top, right, bottom of the part of the film it may be seen in.
   * At scale 1 a layer on whole pixels is not filtered, and on even ones its colour is not either.
   */
  drawList(): number;
  /** Forgets changes and hints. `compose` and `hintMove` then note what the next picture does. */
  beginPicture(): void;
  /**
   * Draws ground and listed layers into the source picture, for macroblocks from (left, top) up to but without
   * (right, bottom), and marks those that came out different as changed. Answers how many.
   */
  compose(count: number, left: number, top: number, right: number, bottom: number): number;
  /** A byte for each macroblock, to be set where the next picture may look different: `composeMarked` draws there. */
  marks(): number;
  /** What `markRestless` marks lies within these pixels of the film from now on. */
  markWithin(left: number, top: number, right: number, bottom: number): void;
  /**
   * Marks where a layer is not of one colour: its upper left corner and that of its lower right end, were it nothing but
   * a point; both as far out as it moved and is blurred.
   */
  markRestless(layer: number, left: number, top: number, right: number, bottom: number, scale: number): void;
  /** Composes what is marked, takes the marks back, and answers how many macroblocks came out different. */
  composeMarked(count: number): number;
  /**
   * To be called for every picture that was composed: marks as settling what has been the same for `after` pictures, up
   * to 127. An IDR picture begins to count anew.
   */
  settle(after: number): void;
  /** A byte for each macroblock: 0 same, 1 changed, 2 settling. */
  changes(): number;
  /**
   * Two i16 for each macroblock, in quarter samples to the right and down: where what it shows is now less where it
   * was. A motion vector, which points back, is the negative of it.
   */
  hints(): number;
  /**
   * Notes for the macroblocks of a moved box how far it came: corner and scale before and after, and its size at
   * scale 1. Boxes in front come last.
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
  /** These and the encoding functions answer the length of what stands at `output`, the four bytes included. */
  sequenceParameters(): number;
  pictureParameters(): number;
  /**
   * Encodes the source picture.
   * @param isIdr 1 begins a segment; `idrId` tells two such that follow each other apart.
   * @param qp of 10 to 51, for what moves; what is flat is coded 4 finer, and what settles 10 finer.
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

/** Starts the kernel. It imports nothing. */
export const openKernel = (module: WebAssembly.Module): Kernel =>
  new WebAssembly.Instance(module, {}).exports as unknown as Kernel;
