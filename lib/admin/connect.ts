import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "@upstash/redis";
import * as z from "zod/v4";
import type { WorkspaceDeps } from "../access/workspaces.ts";
import { neonDatabase } from "../adapters/neon.ts";
import { upstashRateLimiter } from "../adapters/upstash-rate-limiter.ts";
import type { RateLimiter } from "../core/ports.ts";

/** The addresses of the running local platform. `npm start` writes them. */
const Local = z.object({
  database_url: z.string(),
  database_port: z.int(),
  redis_url: z.string(),
  redis_token: z.string(),
  telegram_bot_name: z.string().optional(),
  telegram_url: z.string().optional(),
});
export type LocalPlatform = z.infer<typeof Local>;

export type Environment = Record<string, string | undefined>;

/** Where chats are linked: the bot's name, and the local page that simulates the messaging service. */
export type ChatLinkSettings = { botName: string | undefined; sandboxUrl?: string | undefined };

/** A problem that the person at the terminal can solve. */
export class AdminError extends Error {}

/**
 * `sandbox`: sandbox accounts are allowed. Where posts are real they are not, so that none is taken for a
 * real one.
 */
export type AdminContext = WorkspaceDeps & { sandbox: boolean };

/** Connects to the running local platform, or with `DATABASE_URL` to the production database. */
export function connectAdmin(environment: Environment): AdminContext {
  const { DATABASE_URL, UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN, DATA_DIR } = environment;
  if (!DATABASE_URL) return { ...connectLocal(readPlatform(DATA_DIR ?? ".data")), sandbox: true };
  const redis = UPSTASH_REDIS_REST_URL
    ? rateLimiterAt(UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN ?? "")
    : unpublishedVersions();
  return { ...depsOf(neonDatabase(DATABASE_URL), redis), sandbox: Boolean(environment.SANDBOX_URL) };
}

export function connectLocal({
  database_url,
  database_port,
  redis_url,
  redis_token,
}: LocalPlatform): WorkspaceDeps {
  const db = neonDatabase(database_url, `http://127.0.0.1:${database_port}/sql`);
  return depsOf(db, rateLimiterAt(redis_url, redis_token));
}

const depsOf = (db: WorkspaceDeps["db"], rateLimiter: WorkspaceDeps["rateLimiter"]): WorkspaceDeps => ({
  db,
  rateLimiter,
  now: () => new Date(),
  random: (size) => crypto.getRandomValues(new Uint8Array(size)),
});

// The browser-neutral client and the Node one differ only in how they read the environment.
const rateLimiterAt = (url: string, token: string) =>
  upstashRateLimiter(
    new Redis({ url, token, enableTelemetry: false }) as unknown as Parameters<typeof upstashRateLimiter>[0],
  );

/** Without Redis settings no version is published. Cached key records then expire within a minute. */
function unpublishedVersions(): Pick<RateLimiter, "setVersion"> {
  return {
    async setVersion() {
      console.error(
        "UPSTASH_REDIS_REST_URL is not set: running instances notice this change within a minute.",
      );
    },
  };
}

/** The settings for linking chats, from the environment. */
export function chatLinkSettings({
  DATABASE_URL,
  DATA_DIR,
  TELEGRAM_BOT_NAME,
}: Environment): ChatLinkSettings {
  if (DATABASE_URL) return { botName: TELEGRAM_BOT_NAME };
  const { telegram_bot_name: botName, telegram_url: sandboxUrl } = readPlatform(DATA_DIR ?? ".data");
  return { botName, sandboxUrl };
}

function readPlatform(folder: string): LocalPlatform {
  const file = join(folder, "platform.json");
  try {
    return Local.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new AdminError(
      `No running platform was found in "${folder}". Start it with npm start, or set DATABASE_URL for production.`,
    );
  }
}
