import { collected } from "../../core/byte-stream.ts";
import type { Ctx } from "../../core/context.ts";
import type { Wanted } from "../../core/ports.ts";
import { publicUrl } from "../../core/public-url.ts";
import { RETRIES } from "../../core/retries.ts";

/** Everything that one draft may load. */
const MAX_FETCHES = 8;
const MAX_BYTES = 5 * 1024 * 1024;

/** One thing that was asked for, and what came of it. */
export type Fetched = { address: string; ok: boolean; bytes: number; reason: string | null };
type LoadedText = { text: string; address: string };

/** Loads for one draft, within its bounds of number, size and time. Answers undefined for what cannot be had. */
export type Visit = {
  readonly log: Fetched[];
  text(address: string, kind: "page" | "style" | "manifest"): Promise<LoadedText | undefined>;
  picture(address: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

export function startVisit(ctx: Pick<Ctx, "downloads" | "now">): Visit {
  const endsAt = ctx.now().getTime() + RETRIES.draft.timeoutMs;
  const log: Fetched[] = [];
  let left = MAX_BYTES;
  /** Loads one file whole. The bytes are reserved first, so that loads side by side keep the bound together. */
  async function load(address: string, kind: Wanted["kind"], maxBytes: number) {
    const timeoutMs = endsAt - ctx.now().getTime();
    if (log.length >= MAX_FETCHES || left <= 0 || timeoutMs <= 0 || publicUrl(address).problem)
      return undefined;
    const reserved = Math.min(left, maxBytes);
    left -= reserved;
    const entry: Fetched = { address, ok: false, bytes: 0, reason: null };
    log.push(entry);
    const answer = await ctx.downloads.stream(
      address,
      { kind, maxBytes: reserved, timeoutMs },
      async (found) => {
        const bytes = await collected(found.pieces);
        entry.bytes = bytes.byteLength;
        return { bytes, charset: found.charset, address: found.address };
      },
    );
    left += reserved - entry.bytes;
    entry.ok = answer.ok;
    if (answer.ok) return answer.value;
    entry.reason = answer.reason;
    return undefined;
  }
  return {
    log,
    async text(address, kind) {
      const found = await load(address, kind, kind === "page" ? 2 * 1024 * 1024 : 1024 * 1024);
      return found && { text: decoded(found.bytes, found.charset), address: found.address };
    },
    picture: async (address) => (await load(address, "image", 1024 * 1024))?.bytes,
  };
}

/** LoadedText in the encoding that the host or the page itself declares; UTF-8 without one. */
function decoded(bytes: Uint8Array<ArrayBuffer>, charset: string | undefined): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 1_024));
  const named = charset ?? /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
