import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "@upstash/redis";
import * as z from "zod/v4";
import type { Office } from "../access/workspaces.ts";
import { neonDatabase } from "../adapters/neon.ts";
import { upstashMeter } from "../adapters/upstash-meter.ts";
import type { Meter } from "../core/ports.ts";

/** How a program beside the local platform reaches it; written by `npm start`. */
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

/** Where chats are linked: the bot's name, and on this machine the page that stands in for the messaging service. */
export type ChatPlace = { botName: string | undefined; sandboxUrl?: string | undefined };

/** Something the person at the terminal can put right. */
export class AdminError extends Error {}

/** `sandbox`: accounts of the sandbox can exist. Where posts are for real, nobody must take one for the other. */
export type AdminOffice = Office & { sandbox: boolean };

/** The running local platform, or with `DATABASE_URL` the production database. */
export function openOffice(environment: Environment): AdminOffice {
  const { DATABASE_URL, UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN, DATA_DIR } = environment;
  if (!DATABASE_URL) return { ...localOffice(readPlatform(DATA_DIR ?? ".data")), sandbox: true };
  const redis = UPSTASH_REDIS_REST_URL
    ? meterAt(UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN ?? "")
    : silentMeter();
  return { ...officeOf(neonDatabase(DATABASE_URL), redis), sandbox: Boolean(environment.SANDBOX_URL) };
}

export function localOffice({ database_url, database_port, redis_url, redis_token }: LocalPlatform): Office {
  const db = neonDatabase(database_url, `http://127.0.0.1:${database_port}/sql`);
  return officeOf(db, meterAt(redis_url, redis_token));
}

const officeOf = (db: Office["db"], meter: Office["meter"]): Office => ({
  db,
  meter,
  now: () => new Date(),
  random: (size) => crypto.getRandomValues(new Uint8Array(size)),
});

// The browser-neutral client and the Node one differ only in how they read the environment.
const meterAt = (url: string, token: string) =>
  upstashMeter(
    new Redis({ url, token, enableTelemetry: false }) as unknown as Parameters<typeof upstashMeter>[0],
  );

/** Without Redis settings nobody can be told; cached key records then notice a change within a minute. */
function silentMeter(): Pick<Meter, "setVersion"> {
  return {
    async setVersion() {
      console.error(
        "UPSTASH_REDIS_REST_URL is not set: running instances notice this change within a minute.",
      );
    },
  };
}

/** The bot that a command may speak of. */
export function chatPlace({ DATABASE_URL, DATA_DIR, TELEGRAM_BOT_NAME }: Environment): ChatPlace {
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
