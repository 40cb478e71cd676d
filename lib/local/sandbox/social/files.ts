import type { IncomingMessage, ServerResponse } from "node:http";
import type { Feed, ShownMedia } from "./feed.ts";

const HEADERS = {
  "accept-ranges": "bytes",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; media-src 'self'; sandbox",
};

/** Sends a file of a post, or the range that a player requests. */
export function sendFile(feed: Feed, id: string, request: IncomingMessage, response: ServerResponse): void {
  const media = mediaOf(feed, id);
  const bytes = media && feed.file(id);
  if (!media || !bytes) return void response.writeHead(404).end();
  const headers = { ...HEADERS, "content-type": media.mimeType };
  const part = partOf(request.headers.range, bytes.length);
  if (part === "beyond")
    return void response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
  if (!part) return void response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
  const { first, last } = part;
  const range = `bytes ${first}-${last}/${bytes.length}`;
  const length = last - first + 1;
  response.writeHead(206, { ...headers, "content-range": range, "content-length": length });
  response.end(bytes.subarray(first, last + 1));
}

/** Only files that a post shows are served. */
const mediaOf = ({ content }: Feed, id: string): ShownMedia | undefined =>
  content.posts.flatMap(({ media }) => media).find((media) => media.id === id);

/** RFC 9110, 14.2: one range; anything else is answered with the whole. */
function partOf(range: string | undefined, size: number) {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? ("beyond" as const) : { first, last };
}
