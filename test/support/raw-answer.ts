export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Reads one answer from the bytes of a connection (RFC 9112, 6.3). Undefined until it is whole. */
export function readAnswer(bytes: Buffer, method: string): RawAnswer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (!status) throw new Error(`This is no answer: ${first.slice(0, 100)}`);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return readAnswer(rest, method);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const hasNone = method === "HEAD" || status === 204 || status === 304;
  const body = hasNone ? "" : bodyOf(rest, headers);
  return body === undefined ? undefined : { status, headers, body };
}

function bodyOf(bytes: Buffer, headers: Map<string, string>): string | undefined {
  if (headers.get("transfer-encoding") === "chunked") return chunksOf(bytes);
  const length = Number(headers.get("content-length"));
  return bytes.length < length ? undefined : bytes.toString("utf8", 0, length);
}

function chunksOf(bytes: Buffer): string | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    if (line < 0 || bytes.length < line + 2 + size + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks).toString("utf8");
    chunks.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
