import { artOf, type Drawable, type KeyedScene, type SceneArt } from "./artwork.ts";
import { compose, type SpriteStates } from "./compose.ts";
import { withKernel } from "./instance.ts";
import type { Kernel } from "./kernel.ts";
import type { Film, FilmScene } from "./motion.ts";
import { type FilmSegment, packerOf } from "./packets.ts";
import { rasteriserFor } from "./raster.ts";
import { lookAt, type Scenery, setScene } from "./scenery.ts";
import type { FilmScreen, SpriteTools } from "./sprite.ts";
import { type CodedFrame, type FrameRange, momentAt, passageOf, type Timeline, turnsIn } from "./timeline.ts";

/** A film and what it is drawn with. */
export type FilmInput = { planned: Drawable; film: Film; timeline: Timeline };

/** The segment to encode, and a listener for its progress (0 to 1). */
export type FilmPart = {
  range: FrameRange;
  index: number;
  onProgress?: ((share: number) => void) | undefined;
};

/** The quantiser, of 0 to 51: at 24 films look as drawn. */
const QP = 24;

/** Draws and encodes a part of a film, the first picture as a key, and packs it: see `packSegment`. @throws AssetError when a font cannot be read. */
export async function encodePart(filmed: FilmInput, part: FilmPart): Promise<Uint8Array<ArrayBuffer>> {
  // All that has to be waited for comes before the kernel is lent: see withKernel.
  const arts = await artsOf(filmed, part.range);
  return withKernel((kernel) => recordPart(kernel, filmed, arts, part));
}

/** The scenes of a film by their numbers, as far as they are seen in some of its frames. */
export type SceneArts = ReadonlyMap<number, SceneArt>;

export async function artsOf(
  { planned, film, timeline }: FilmInput,
  { from, to }: FrameRange,
): Promise<SceneArts> {
  const arts = new Map<number, SceneArt>();
  const last = momentAt(timeline, to - 1).scene;
  for (let i = momentAt(timeline, from).scene; i <= last; i++) {
    arts.set(i, await artOf(film.scenes[i] as FilmScene, planned, timeline.fps));
  }
  return arts;
}

/** The same on a given kernel and with the art of the scenes already made. */
export async function recordPart(
  kernel: Kernel,
  filmed: FilmInput,
  arts: SceneArts,
  part: FilmPart,
): Promise<Uint8Array<ArrayBuffer>> {
  const { timeline, planned } = filmed;
  const screen = { size: planned.context.size, isMirrored: planned.type.isFromRight };
  kernel.setUp(screen.size.width, screen.size.height, timeline.fps);
  const camera = cameraOn({ kernel, rasterise: rasteriserFor(lastingIn(arts)) }, screen, arts, timeline.fps);
  return record(kernel, camera, timeline, part);
}

/** What looks the same all the while, once for each scene: logos, marks and ornaments come back in other scenes. */
const lastingIn = (arts: SceneArts): KeyedScene[] =>
  [...arts.values()].flatMap(({ layers }) => {
    const lasting = layers.filter(({ looks }) => looks.length === 0).map(({ rest }) => rest);
    return [...new Map(lasting.map((picture) => [picture.key, picture])).values()];
  });

/** Packs the coded pictures in decoding order. */
async function record(
  kernel: Kernel,
  camera: FrameComposer,
  timeline: Timeline,
  { range, index, onProgress }: FilmPart,
) {
  const packer = packerOf(parametersOf(kernel));
  let [count, references] = [0, 0];
  for (const turn of turnsIn(timeline, range)) {
    const order = 2 * (turn.at - range.from);
    const isKey = count === 0;
    if (turn.weight === undefined) await camera(turn);
    const length =
      turn.weight === undefined
        ? kernel.encode(isKey ? 1 : 0, QP, references++, index % 2, order)
        : kernel.dissolve(references, order, turn.weight);
    packer.add({ frame: turn.at, isKey, bytes: outputOf(kernel, length) });
    count += 1;
    if (count % timeline.fps === 0) onProgress?.(count / (range.to - range.from));
  }
  return packer.finish();
}

/** Composes the picture of a turn in the kernel. */
type FrameComposer = (turn: CodedFrame) => Promise<void>;

function cameraOn(studio: SpriteTools, screen: FilmScreen, arts: SceneArts, fps: number): FrameComposer {
  let scenery: Scenery | undefined;
  let before: SpriteStates | undefined;
  return async ({ scene, frame }) => {
    const cue = { frame, fps };
    const art = arts.get(scene) as SceneArt;
    const isNew = scenery?.art !== art;
    if (!scenery || isNew) {
      const passage = frame === 0 && scenery ? passageOf(scenery.art.scene) : undefined;
      scenery = await setScene(studio, art, cue, scenery && { scenery, passage });
    }
    const look = await lookAt(studio, scenery, cue, screen);
    compose(studio.kernel, { size: screen.size, fps }, look, isNew ? undefined : before);
    before = look;
  };
}

function parametersOf(kernel: Kernel): Omit<FilmSegment, "packets"> {
  const sequenceParameters = outputOf(kernel, kernel.sequenceParameters()).slice(LENGTH_BYTES);
  const pictureParameters = outputOf(kernel, kernel.pictureParameters()).slice(LENGTH_BYTES);
  return { sequenceParameters, pictureParameters };
}

/** Before each NAL unit. */
const LENGTH_BYTES = 4;

/** To be copied before the kernel writes the next unit. */
const outputOf = (kernel: Kernel, length: number): Uint8Array =>
  new Uint8Array(kernel.memory.buffer, kernel.output(), length);
