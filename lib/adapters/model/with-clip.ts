import type { ModelMessage } from "ai";
import type { ByteStream } from "../../core/byte-stream.ts";
import type { Clip } from "../../core/model.ts";

/** A placeholder for the film: base64 that occurs nowhere else as a whole JSON string. */
const STAND_IN = btoa("the film goes here, piece by piece");
/** A multiple of three bytes, so that the pieces' base64 needs no padding. */
const CHUNK = 3 * 8_192;

/** A question about a film, with the placeholder instead of the film. */
export const shown = ({ mimeType }: Clip, prompt: string): ModelMessage => ({
  role: "user",
  content: [
    // Google's name of the type.
    { type: "file", mediaType: mimeType.replace("quicktime", "mov"), data: STAND_IN },
    { type: "text", text: prompt },
  ],
});

/**
 * Streams the film into the request. A body in memory would hold a film of 18 MB as bytes, text and body. That is
 * most of an isolate's memory.
 */
export function withClip(send: typeof fetch, clip: Clip): typeof fetch {
  return (input, init) => {
    const [before = "", after] = String(init?.body).split(`"${STAND_IN}"`);
    if (after === undefined) throw new Error("The request has no place for the film.");
    const body = streamOf(bodyOf(before, clip, after));
    return send(input, { ...init, body, duplex: "half" } as RequestInit);
  };
}

function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

async function* bodyOf(before: string, clip: Clip, after: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${before}"`);
  for await (const text of base64(clip.open())) yield encoder.encode(text);
  yield encoder.encode(`"${after}`);
}

async function* base64(pieces: ByteStream): AsyncGenerator<string> {
  let kept = new Uint8Array(0);
  for await (const piece of pieces) {
    const bytes = new Uint8Array(kept.length + piece.length);
    bytes.set(kept);
    bytes.set(piece, kept.length);
    const whole = bytes.length - (bytes.length % 3);
    for (let at = 0; at < whole; at += CHUNK) yield letters(bytes.subarray(at, Math.min(whole, at + CHUNK)));
    kept = bytes.slice(whole);
  }
  if (kept.length > 0) yield letters(kept);
}

const letters = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
