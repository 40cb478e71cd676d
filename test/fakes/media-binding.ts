import { collected } from "../../lib/core/byte-stream.ts";
import type { MediaBinding } from "../../lib/core/video-frames.ts";

type Asked = { bytes: number; transform: unknown; output: unknown };

/** The binding `env.MEDIA` as an object (Stream, "Bind to Workers API"): it answers each video with this response. */
export function mediaFake(answer: () => Response) {
  const asked: Asked[] = [];
  const binding: MediaBinding = {
    input: (media) => ({
      transform: (transform) => ({
        output: (output) => ({
          async response() {
            asked.push({ bytes: (await collected(media)).length, transform, output });
            return answer();
          },
        }),
      }),
    }),
  };
  return { asked, binding };
}
