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
  const bytes = Buffer.from(JSON.stringify(body));
  const fits = bytes.length <= MAX_BYTES;
  response.writeHead(fits ? status : 507, { "content-type": "application/json" });
  response.end(fits ? bytes : TOO_LARGE);
}
