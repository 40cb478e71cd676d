import { collected } from "../core/byte-stream.ts";
import type { MediaBinding, VideoFrames } from "../core/video-frames.ts";

/** A frame of this many bytes is none: they are JPEGs of at most a few megapixels. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Cloudflare's Media Transformations, through their binding (Stream, "Bind to Workers API"). */
export const mediaFrames = (binding: MediaBinding): VideoFrames => ({
  async frameAt(video, { seconds, side }) {
    const result = binding
      .input(video)
      .transform({ width: side, height: side, fit: "scale-down" })
      .output({ mode: "frame", time: `${seconds}s`, format: "jpg" });
    const answer = await result.response();
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      throw new Error(`The frame of a video answered ${answer.status}.`);
    }
    return collected(bounded(answer.body));
  },
});

async function* bounded(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > MAX_BYTES) throw new Error("The frame of a video is larger than any picture.");
    yield piece;
  }
}
