import type { IncomingMessage, ServerResponse } from "node:http";

/** Neon's proxy takes and gives no more than this. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** Reads a request to its end. Returns undefined for one over the limit, which is read but not kept. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
    });
    request.on("end", () => resolve(size <= MAX_BYTES ? Buffer.concat(chunks) : undefined));
    request.on("error", reject);
  });
}

const TOO_LARGE = JSON.stringify({ message: `response is too large (max is ${MAX_BYTES} bytes)` });

/** Answers with JSON, or with 507 instead of more than the limit. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  const fits = Buffer.byteLength(text) <= MAX_BYTES;
  const content = fits ? text : TOO_LARGE;
  // A string leaves in one packet with its headers, a buffer does not.
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content) };
  response.writeHead(fits ? status : 507, headers);
  response.end(content);
}
