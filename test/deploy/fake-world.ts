import { readFileSync } from "node:fs";
import { unstable_readConfig } from "wrangler";
import { migrationTimes } from "../../drizzle/apply-migrations.ts";
import { mockRateLimiter } from "../../lib/adapters/mock/rate-limiter.ts";
import type { DeployWorld, Project } from "../../lib/admin/deploy/world.ts";
import { openDatabase } from "../support/database.ts";
import { internetOf, vendorsAt } from "./fake-vendors.ts";
import { answer, emptyAccount } from "./fake-wrangler.mjs";

export const PUBLIC_URL = "https://kite.brand.workers.dev";
const SEALING = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString("base64");

/** The settings of a deployment in which everything is right. */
const settingsOf = (vendors: ReturnType<typeof vendorsAt>): Record<string, string> => ({
  PUBLIC_URL,
  DATABASE_URL: "postgres://kite:aPasswordOfNeon@ep-kite-1.eu-central-1.aws.neon.tech/kite",
  UPSTASH_REDIS_REST_URL: "https://kite-1.upstash.io",
  UPSTASH_REDIS_REST_TOKEN: vendors.redis.token,
  QSTASH_TOKEN: vendors.qstash.token,
  MODEL_API_KEY: vendors.model.key,
  STRIPE_SECRET_KEY: vendors.stripe.key,
  STRIPE_PRICE_PRO: "price_pro",
  TELEGRAM_BOT_TOKEN: vendors.telegram.token,
  MAIL_WEBHOOK_URL: "https://mail.example/send",
  MAIL_WEBHOOK_SECRET: `whsec_${SEALING}`,
});

const read = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });

/** The repository's wrangler.toml, as far as setup reads it. */
function projectIn(text = readFileSync("wrangler.toml", "utf8")): Project {
  const PUBLIC_URL = /^PUBLIC_URL = "(.*)"$/m.exec(text)?.[1] ?? "";
  return {
    file: "wrangler.toml",
    text,
    name: read.name ?? "",
    main: ".data/worker/index.js",
    bucket: read.r2_buckets[0]?.bucket_name,
    bucketBindings: ["FILES"],
    crons: read.triggers.crons ?? [],
    compatibilityDate: read.compatibility_date ?? "",
    compatibilityFlags: read.compatibility_flags,
    bindings: ["FILES", "ASSETS", "AI", "MEDIA"],
    vars: {
      PUBLIC_URL,
      MODEL_PROVIDER: "openai-compatible",
      MODEL_NAME: "gpt-oss-120b",
      MODEL_BASE_URL: "https://models.example/v1",
      MODEL_DAILY_TOKENS: "2000000",
    },
    hosts: [],
  };
}

/** A machine before the first setup: an empty account, vendors that know us, a database that the tests may fill. */
export function fakeWorld({ isMigrated = true } = {}) {
  const vendors = vendorsAt(PUBLIC_URL);
  const account = emptyAccount();
  let text = readFileSync("wrangler.toml", "utf8");
  let change: (project: Project) => Project = (project) => project;
  let applied = isMigrated;
  const saved: Record<string, string> = {};
  const settings = new Map(Object.entries(settingsOf(vendors)));
  const times = migrationTimes();
  const world: DeployWorld = {
    settings,
    fromEnvironment: new Set(["PUBLIC_URL"]),
    overridden: new Set(),
    environmentNames: [],
    hasApiToken: false,
    settingsFile: ".deploy/brandrun.env",
    settingsMode: () => 0o100600,
    save(more) {
      Object.assign(saved, more);
      for (const [name, value] of Object.entries(more)) settings.set(name, value);
    },
    project: () => change(projectIn(text)),
    rewrite(next) {
      text = next;
    },
    sources: () => "digest-of-the-sources",
    wrangler: async (args, secrets) => answer(account, args, secrets),
    fetch: internetOf(vendors),
    connect: () => (applied ? openDatabase() : unmigrated()),
    migrate: async () => {
      applied = true;
      return times.length;
    },
    migrations: () => times,
    admin: () => ({
      db: openDatabase(),
      rateLimiter: mockRateLimiter(() => new Date()),
      now: () => new Date(),
      random: (size) => crypto.getRandomValues(new Uint8Array(size)),
      sandbox: false,
    }),
    now: () => new Date(),
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    sleep: async () => {},
  };
  return {
    world,
    vendors,
    account,
    saved,
    /** What wrangler.toml says differently from now on. */
    configure(next: (project: Project) => Project) {
      change = next;
    },
    textOf: () => text,
  };
}

/** A database that has no tables yet: the tests' own has them all. */
function unmigrated() {
  const row = { version: 17, may_create: true, trigrams: true, migrated: false, at: String(Date.now()) };
  return { execute: async () => ({ rows: [row] }) } as unknown as ReturnType<typeof openDatabase>;
}
