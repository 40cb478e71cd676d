import type { AssetType } from "../../lib/vocab.ts";

/** What one run costs in things that are billed by the piece; `cpuMs` with the database in the same process. */
type RunCounts = { statements: number; messages: number; writes: number; kilobytes: number; cpuMs: number };

/** At most this much, with a mascot on the picture, for a brief of three points on LinkedIn. The test counts all but the processor time anew; kilobytes are the largest of many workspaces. */
export const COUNTS: Record<AssetType, RunCounts> = {
  card: { statements: 19, messages: 1, writes: 1, kilobytes: 200, cpuMs: 139 },
  og_image: { statements: 19, messages: 1, writes: 1, kilobytes: 160, cpuMs: 134 },
  infographic: { statements: 19, messages: 1, writes: 1, kilobytes: 285, cpuMs: 199 },
  carousel: { statements: 19, messages: 1, writes: 5, kilobytes: 215, cpuMs: 257 },
  slideshow: { statements: 21, messages: 1, writes: 6, kilobytes: 1_100, cpuMs: 1_055 },
  video: { statements: 21, messages: 1, writes: 2, kilobytes: 1_250, cpuMs: 1_240 },
};

/** Messages beside those of a run: an event at one webhook that takes it at once, and a post at its time. */
export const MESSAGES = { delivery: 1, scheduledPost: 1 };

/** US dollars: Workers and R2 by Cloudflare's list, QStash and Redis by Upstash's pay-as-you-go list. */
export const PRICES = {
  cpuMs: 0.02 / 1e6,
  request: 0.3 / 1e6,
  message: 1 / 1e5,
  command: 0.2 / 1e5,
  write: 4.5 / 1e6,
  gigabyteMonth: 0.015,
};
/** Generate, the job, two polls and one reader of the file. */
export const REQUESTS = 5;
/** Limits, versions, flags and the request log of these requests, with the commands inside scripts, as Upstash counts. */
export const COMMANDS = 26;

/** What 1,000 runs cost in US dollars, their files stored for one month, without a model and the database's hours. */
export function dollarsOf({ cpuMs, messages, writes, kilobytes }: RunCounts): number {
  const once =
    cpuMs * PRICES.cpuMs +
    REQUESTS * PRICES.request +
    messages * PRICES.message +
    COMMANDS * PRICES.command +
    writes * PRICES.write +
    (kilobytes / 1e6) * PRICES.gigabyteMonth;
  return once * 1_000;
}
