import { malformed } from "./read-json.ts";

/** The head and value of one part. The body must be read or cancelled before the next part. */
export type Part = {
  name: string;
  /** Null for a plain field. */
  fileName: string | null;
  type: string;
  body: AsyncGenerator<Uint8Array>;
};

const MAX_HEAD_BYTES = 8 * 1024;
const MAX_PREAMBLE_BYTES = 8 * 1024;
const [CR, LF, DASH] = [13, 10, 45];
const HEAD_END = new Uint8Array([CR, LF, CR, LF]);

export const broken = (what: string) =>
  malformed(`The body is not valid multipart/form-data: ${what}.`, "Send the parts with their boundary.");

/** The boundary that a content type names (RFC 2046, 5.1.1). */
export function boundaryOf(contentType: string): string {
  const [, quoted, bare] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=\s*(?:;|$)))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (!boundary || !/^[\x20-\x7e]*[\x21-\x7e]$/.test(boundary)) throw broken("it names no boundary");
  return boundary;
}

/**
 * Reads the parts of a multipart/form-data body (RFC 7578) while it arrives. Memory holds at most one piece
 * of the body and a boundary.
 */
export async function* partsOf(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const window = windowOf(body);
  let preamble = 0;
  for await (const piece of window.until(delimiter)) {
    preamble += piece.length;
    if (preamble > MAX_PREAMBLE_BYTES) throw broken("it does not begin with its boundary");
  }
  while (!(await isLast(window))) {
    const part = { ...headOf(await readHead(window)), body: window.until(delimiter) };
    yield part;
    // Skips the part of the body that was not read.
    for await (const _ of part.body);
  }
}

type Window = ReturnType<typeof windowOf>;

/** A boundary is followed by a line break, perhaps after white space. Two hyphens follow the last one. */
async function isLast(window: Window): Promise<boolean> {
  const [first, second] = await window.take(2);
  if (first === DASH && second === DASH) return true;
  let [before, last] = [first, second];
  for (let padding = 0; padding < 128; padding++) {
    if (before === CR && last === LF) return false;
    [before, last] = [last, (await window.take(1))[0]];
  }
  throw broken("a boundary is not followed by a line break");
}

async function readHead(window: Window): Promise<string> {
  // A part without a head begins with the line break that ends the head.
  const first = await window.peek(2);
  if (first[0] === CR && first[1] === LF) {
    await window.take(2);
    return "";
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of window.until(HEAD_END)) {
    size += piece.length;
    if (size > MAX_HEAD_BYTES) throw broken("the head of a part is too long");
    pieces.push(piece.slice());
  }
  const decoder = new TextDecoder();
  return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}

function headOf(head: string): Omit<Part, "body"> {
  const fields = new Map(
    head.split("\r\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const disposition = fields.get("content-disposition") ?? "";
  const name = parameter(disposition, "name");
  if (!/^form-data\b/i.test(disposition) || name === null)
    throw broken("a part does not say which field it is");
  return { name, fileName: parameter(disposition, "filename"), type: fields.get("content-type") ?? "" };
}

/**
 * Reads a parameter as browsers write it (WHATWG HTML, multipart/form-data). Backslash escapes of other
 * clients work too.
 */
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, "i").exec(disposition);
  if (!found) return null;
  return (found[1] ?? found[2] ?? "")
    .replace(/\\(["\\])/g, "$1")
    .replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, " ");
}

/** A window over a stream: the bytes that have arrived and are not yet consumed. */
function windowOf(body: AsyncIterable<Uint8Array>) {
  const source = body[Symbol.asyncIterator]();
  // The first boundary has no line break before it.
  let held: Uint8Array = new Uint8Array([CR, LF]);

  async function more(): Promise<void> {
    const { value, done } = await source.next();
    if (done) throw broken("it ends before its last boundary");
    const next = new Uint8Array(held.length + value.length);
    next.set(held);
    next.set(value, held.length);
    held = next;
  }

  async function peek(count: number): Promise<Uint8Array> {
    while (held.length < count) await more();
    return held.subarray(0, count);
  }

  return {
    peek,
    async take(count: number): Promise<Uint8Array> {
      const taken = await peek(count);
      held = held.subarray(count);
      return taken;
    },
    /** The bytes before `delimiter`, in pieces. The delimiter is consumed. Stopping early cancels the rest. */
    async *until(delimiter: Uint8Array): AsyncGenerator<Uint8Array> {
      let found = false;
      try {
        while (!found) {
          const cut = cutAt(held, delimiter);
          found = cut.found;
          held = cut.rest;
          if (cut.before.length > 0) yield cut.before;
          if (!found) await more();
        }
      } finally {
        if (!found) await source.return?.();
      }
    },
  };
}

function cutAt(held: Uint8Array, delimiter: Uint8Array) {
  const at = find(held, delimiter);
  const found = at >= 0;
  // The last bytes may be the beginning of the delimiter.
  const safe = found ? at : Math.max(0, held.length - delimiter.length + 1);
  return { found, before: held.subarray(0, safe), rest: held.subarray(found ? at + delimiter.length : safe) };
}

function find(bytes: Uint8Array, delimiter: Uint8Array): number {
  const [first = 0] = delimiter;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + delimiter.length > bytes.length) return -1;
    if (delimiter.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}
