import { canonicalJson } from "../../text/canonical-json.ts";
import { sha256 } from "../../text/sha256.ts";
import type { FileType, SoundBed } from "../../vocab.ts";
import { draw } from "../engine.ts";
import type { About } from "../metadata/about.ts";
import { embed } from "../metadata/embed.ts";
import { type Plan, plan, type RenderInput } from "../plan.ts";
import { aboutOf, type Page, sceneOf } from "../render.ts";
import type { Size } from "../sizes.ts";
import type { Template } from "../template.ts";
import type { ReadAsset } from "../type/manifest.ts";
import { onBeat } from "./beds.ts";
import { discardBytes } from "./discard.ts";
import { encodePart } from "./encode.ts";
import { filmOf } from "./film-of.ts";
import { atRest } from "./film-template.ts";
import type { Film, FilmScene } from "./motion.ts";
import { muxSegments } from "./mp4/mux.ts";
import { segmentsOf as cut } from "./segments.ts";
import { soundFor } from "./sound.ts";
import { type FrameRange, type Timeline, timelineOf } from "./timeline.ts";

/** Goes up with every change of ours that gives other bytes for the same film. */
const ENGINE = "film@6";

/** Options of a film that a still picture does not have. */
export type FilmOptions = {
  /** Frames a second. */
  fps?: 30 | 60;
  /** The sound bed under it, on whose beats it is cut; silent without one. */
  bed?: SoundBed | undefined;
};

/** Everything that decides the bytes of a film, and what is said about them in the file. */
export type FilmPlan = {
  planned: Plan;
  film: Film;
  timeline: Timeline;
  /** Equal hashes mean equal bytes. */
  hash: string;
  about: About;
  altText: string;
  durationMs: number;
  /** The sound bed and how to read it; undefined for a silent film. */
  sound: { bed: SoundBed; readAsset: ReadAsset | undefined } | undefined;
};

/**
 * Prepares a film without drawing it. Equal template, input and options give an equal plan, so any isolate may encode
 * any segment.
 * @throws FilmError when the template makes no films. @throws AssetError when a font cannot be read.
 */
export async function planFilm(
  template: Template,
  input: RenderInput,
  options: FilmOptions = {},
): Promise<FilmPlan> {
  const { fps = 30, bed } = options;
  const planned = await plan(template, input);
  const drawn = await filmOf(template, planned);
  const film = bed ? onBeat(drawn, bed) : drawn;
  const timeline = timelineOf(film, fps);
  const altText = template.altText(planned.data, planned.context.brand.name, film.poster, planned.language);
  return {
    planned,
    film,
    timeline,
    altText,
    hash: await sha256(canonicalJson([ENGINE, planned.hash, fps, bed ?? false])),
    about: aboutOf(template, planned, altText),
    durationMs: Math.round((timeline.frames * 1000) / fps),
    sound: bed && { bed, readAsset: input.readAsset },
  };
}

/** Frames of the parts a film is encoded in, one after the other. A short film has one. */
export const segmentsOf = ({ timeline, planned }: FilmPlan): readonly FrameRange[] =>
  cut(timeline, planned.context.size);

/**
 * Draws and encodes one segment of a film.
 * @param index into `segmentsOf`.
 * @param onProgress gets the finished share, 0 to 1, after every second of film; its result is not awaited.
 * @returns the coded pictures, as `packSegment` writes them, for `muxFilm`.
 * @throws RangeError for an unknown segment. @throws AssetError when a font or emoji cannot be read.
 */
export async function encodeSegment(
  filmPlan: FilmPlan,
  index: number,
  onProgress?: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const range = segmentsOf(filmPlan)[index];
  if (!range) throw new RangeError(`The film has no segment ${index}.`);
  return encodePart(filmPlan, { range, index, onProgress });
}

/** A finished film file, its length and its size in pixels. */
export type FilmFile = { bytes: Uint8Array<ArrayBuffer>; mimeType: "video/mp4"; durationMs: number } & Size;

/**
 * Joins the encoded segments, in their order and all of them, to one MP4 file.
 * @throws RangeError when one of them is cut off or none of ours.
 */
export async function muxFilm(
  { planned, timeline, about, durationMs, sound: played }: FilmPlan,
  segments: readonly Uint8Array[],
): Promise<FilmFile> {
  const { size } = planned.context;
  const sound = played?.readAsset && (await soundFor(durationMs / 1000, played.bed, played.readAsset));
  const bytes = muxSegments(segments, { size, fps: timeline.fps, about, sound });
  return { bytes, mimeType: "video/mp4", durationMs, ...size };
}

/**
 * Makes a whole film at once. The segments' memory is freed after muxing.
 * @throws AssetError when a font or emoji cannot be read.
 */
export async function makeFilm(filmPlan: FilmPlan): Promise<FilmFile> {
  const segments: Uint8Array<ArrayBuffer>[] = [];
  for (const index of segmentsOf(filmPlan).keys()) segments.push(await encodeSegment(filmPlan, index));
  const file = await muxFilm(filmPlan, segments);
  for (const segment of segments) discardBytes(segment);
  return file;
}

/** Draws the poster: the still picture of the film's poster scene, written as `output`. */
export async function drawPoster(
  { planned, film, about, altText }: FilmPlan,
  output: FileType,
): Promise<Page> {
  const { size } = planned.context;
  const scene = await sceneOf(atRest(film.scenes[film.poster] as FilmScene, size), size, planned);
  const mimeType = `image/${output}`;
  return { bytes: embed(await draw(scene, output), mimeType, about), mimeType, ...size, altText };
}
