import type { AssetType } from "../../lib/vocab.ts";
import { PRICES as MODEL_PRICES } from "../load/bench/model-prices.ts";
import { COMMANDS, COUNTS, MESSAGES, PRICES, REQUESTS } from "./cost-sheet.ts";

/** The model of wrangler.toml, and what a run takes of it: `npm run bench model`, on 23 November 2026. */
export const MODEL = { name: "@cf/openai/gpt-oss-120b", input: 4_460, output: 870 } as const;

/** US dollars for the language model of one run. */
const modelDollars =
  (MODEL.input * MODEL_PRICES.models[MODEL.name].input +
    MODEL.output * MODEL_PRICES.models[MODEL.name].output) /
  1e6;

/** What 1,000 runs cost at the model's vendor, and at most a day with this many tokens. */
export const thousandRunsWithModel = modelDollars * 1_000;
export const dayWithTokens = (tokens: number) => (tokens / (MODEL.input + MODEL.output)) * modelDollars;

/** What comes by the month, in US dollars; the lists and their days stand in functions/docs/costs.md. */
const MONTHLY = {
  workers: 5,
  /** Included in it. */
  requests: 10e6,
  cpuMs: 30e6,
  computeHour: 0.106,
  databaseGigabyte: 0.35,
  filesGigabytes: 10,
  fileWrites: 1e6,
};

/** The smallest compute of Neon through a month: the sweeper asks each minute, so it never sleeps. */
const COMPUTE_HOURS = 0.25 * 730;
/** One database of this size. */
const DATABASE_GB = 1;

/** A small team's month: two cards for each working hour, a few of everything else. */
export const TEAM: Record<AssetType, number> = {
  card: 2_000,
  og_image: 500,
  infographic: 100,
  carousel: 200,
  slideshow: 100,
  video: 100,
};

/** What comes of them: the end of each run at one webhook, and every third posted at its time. */
export const TEAM_SENDS = { deliveries: 3_000, scheduledPosts: 1_000 };

/** What a month with these runs, deliveries and posts costs at each vendor, in US dollars. */
export function billOf(
  runs: Record<AssetType, number>,
  { deliveries, scheduledPosts }: typeof TEAM_SENDS,
): Record<string, number> {
  const all = Object.values(runs).reduce((sum, count) => sum + count, 0);
  const sum = (piece: "cpuMs" | "messages" | "writes" | "kilobytes") =>
    Object.entries(runs).reduce(
      (total, [type, count]) => total + count * COUNTS[type as AssetType][piece],
      0,
    );
  const beyond = (used: number, included: number) => Math.max(0, used - included);
  return {
    "Cloudflare Workers":
      MONTHLY.workers +
      beyond(all * REQUESTS, MONTHLY.requests) * PRICES.request +
      beyond(sum("cpuMs"), MONTHLY.cpuMs) * PRICES.cpuMs,
    Neon: COMPUTE_HOURS * MONTHLY.computeHour + DATABASE_GB * MONTHLY.databaseGigabyte,
    "Upstash Redis": all * COMMANDS * PRICES.command,
    QStash:
      (sum("messages") + deliveries * MESSAGES.delivery + scheduledPosts * MESSAGES.scheduledPost) *
      PRICES.message,
    R2:
      beyond(sum("kilobytes") / 1e6, MONTHLY.filesGigabytes) * PRICES.gigabyteMonth +
      beyond(sum("writes"), MONTHLY.fileWrites) * PRICES.write,
    "Workers AI": all * modelDollars,
  };
}
