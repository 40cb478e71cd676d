import type { SoundBed } from "../../vocab.ts";
import type { ReadAsset } from "../type/manifest.ts";
import { FRAME_SECONDS, FRAMES_A_BEAT, SAMPLE_RATE } from "./beds.ts";

/** A bed that `npm run sound` makes: AAC-LC in ADTS frames (ISO/IEC 14496-3, 1.A.3) of 1,024 samples at 48 kHz. */
const pathOf = (bed: SoundBed) => `sound/${bed}.aac`;
/** The encoder's delay: music begins with the second frame. */
const PRIMING = 1;

/** Coded sound, each packet with its ADTS header, `seconds` after the last one began. */
export type Sound = { packets: Uint8Array[]; packetSeconds: number; sampleRate: number; channels: number };

/**
 * The end of the sound bed, as many whole beats as fit a film of this length. It fades with the last chord.
 * Undefined where the bed is not deployed. A film longer than the bed ends in silence.
 */
export async function soundFor(
  seconds: number,
  name: SoundBed,
  readAsset: ReadAsset,
): Promise<Sound | undefined> {
  const bed = await readAsset(pathOf(name));
  if (!bed) return undefined;
  const frames = framesIn(new Uint8Array(bed));
  const beat = FRAMES_A_BEAT[name];
  const beats = Math.floor((frames.length - PRIMING) / beat);
  const wanted = Math.min(beats, Math.floor(seconds / FRAME_SECONDS / beat));
  const start = PRIMING + (beats - wanted) * beat;
  return {
    packets: frames.slice(start, start + wanted * beat),
    packetSeconds: FRAME_SECONDS,
    sampleRate: SAMPLE_RATE,
    channels: 2,
  };
}

/** Takes a stream apart at its headers, which hold a sync word of twelve ones and the frame's length. */
function framesIn(stream: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let at = 0; at + 7 <= stream.length; ) {
    const header = stream.subarray(at, at + 7);
    const [sync = 0, more = 0, , high = 0, middle = 0, low = 0] = header;
    if (sync !== 0xff || (more & 0xf0) !== 0xf0) throw new Error("The sound bed is not an ADTS stream.");
    const length = ((high & 3) << 11) | (middle << 3) | (low >> 5);
    if (length < 7) throw new Error("The sound bed holds a frame without content.");
    frames.push(stream.subarray(at, at + length));
    at += length;
  }
  return frames;
}
