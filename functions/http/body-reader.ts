/** A request's body as it arrives. Reading may stop at any piece and continue elsewhere. */
export type BodyReader = {
  /** The next piece, or undefined at the end. Rejects when the caller has gone. */
  next(): Promise<Uint8Array | undefined>;
  /** True once the end was read. */
  ended(): boolean;
  /** Gives up: a pending `next` returns undefined. */
  cancel(): void;
};

const readers = new WeakMap<Request, BodyReader>();

/**
 * The only reader of this request's body, or undefined for a request without one. `for await` over the body
 * would cancel what it leaves, and the rest could not be read.
 */
export function bodyReader(request: Request): BodyReader | undefined {
  const known = readers.get(request);
  if (known || !request.body) return known;
  const made = readerOf(request.body);
  readers.set(request, made);
  return made;
}

function readerOf(body: ReadableStream<Uint8Array>): BodyReader {
  const reader = body.getReader();
  let ended = false;
  return {
    async next() {
      const { done, value } = await reader.read();
      ended ||= done;
      return value;
    },
    ended: () => ended,
    cancel: () => void reader.cancel().catch(() => undefined),
  };
}

/** The pieces of a request's body. */
export async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = bodyReader(request);
  for (let piece = await reader?.next(); piece; piece = await reader?.next()) yield piece;
}
