import { Receiver } from "@upstash/qstash";
import { Redis } from "@upstash/redis/cloudflare";
import { newKeyCache } from "../lib/access/records.ts";
import { alerts } from "../lib/adapters/alerts.ts";
import { staticAssets } from "../lib/adapters/assets.ts";
import { lazyStripe } from "../lib/adapters/lazy-stripe.ts";
import { mailWebhook } from "../lib/adapters/mail-webhook.ts";
import { mediaFrames } from "../lib/adapters/media-frames.ts";
import { mockNetworks } from "../lib/adapters/mock/network.ts";
import { imageModelFrom } from "../lib/adapters/model/image-model-from.ts";
import { modelFrom } from "../lib/adapters/model/model-from.ts";
import { neonDatabase, timedDatabase } from "../lib/adapters/neon.ts";
import { outageOf } from "../lib/adapters/outage-of.ts";
import { probes } from "../lib/adapters/probes.ts";
import { qstash } from "../lib/adapters/qstash.ts";
import { r2 } from "../lib/adapters/r2.ts";
import { safeFetch } from "../lib/adapters/safe-fetch.ts";
import { connectorsFrom, networksFrom } from "../lib/adapters/social/index.ts";
import { telegram } from "../lib/adapters/telegram.ts";
import { upstashLocks } from "../lib/adapters/upstash-locks.ts";
import { upstashRateLimiter } from "../lib/adapters/upstash-rate-limiter.ts";
import { upstashRequestLog } from "../lib/adapters/upstash-request-log.ts";
import { storageProbe, watchedFiles } from "../lib/adapters/watched-files.ts";
import { webhookClient } from "../lib/adapters/webhook-client.ts";
import { type Config, readConfig } from "../lib/config.ts";
import { newGroupCommit } from "../lib/core/group-commit.ts";
import { newId } from "../lib/core/ids.ts";
import { type Log, logLine } from "../lib/core/log.ts";
import { randomPool } from "../lib/core/random-pool.ts";
import type { LogEntry } from "../lib/core/request-log.ts";
import { RETRIES } from "../lib/core/retries.ts";
import { sealsWith } from "../lib/core/seal.ts";
import { modelProbe } from "../lib/runs/model-probe.ts";
import { publishOrLog } from "../lib/webhooks/publish-events.ts";
import type { Waiter } from "./app-at-start.ts";
import { addressLimiter } from "./http/address-limiter.ts";
import { concurrencyLimiter } from "./http/concurrency-limiter.ts";
import type { Bindings, Service } from "./http/env.ts";
import { redactor } from "./http/redact.ts";

const VERSION = "0.1.0";

/** A picture's largest size, and how long its host may take for it. */
const DOWNLOADS = { maxBytes: 10 * 1024 * 1024, timeoutMs: RETRIES.downloads.imageTimeoutMs };

const random = randomPool((bytes) => crypto.getRandomValues(bytes));

/** Time and the way out, for adapters. */
const WORLD = {
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  now: () => new Date(),
  sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

/** What one isolate keeps between requests: settings, adapters and memories, but nothing that has I/O under way. */
function isolate(env: Bindings) {
  const config = readConfig(env);
  const db = neonDatabase(config.DATABASE_URL);
  const queue = queueOf(config);
  const redis = redisOf(config);
  const log = logThrough(redactor(env));
  const writes = { failed: false, triedAt: 0 };
  const files = watchedFiles(r2(env.FILES), writes);
  const locks = upstashLocks(redis);
  const settings = settingsOf(config);
  const fetch = WORLD.fetch;
  const receiver = new Receiver({
    currentSigningKey: config.QSTASH_CURRENT_SIGNING_KEY,
    nextSigningKey: config.QSTASH_NEXT_SIGNING_KEY,
  });
  return {
    config,
    alerted: new Map<string, number>(),
    ports: {
      db,
      queue,
      payments: paymentsOf(config),
      networks: { ...networksFrom(config, WORLD), test: mockNetworks(() => newId({ ...WORLD, random })) },
      connectors: connectorsFrom(config, WORLD),
      seals: sealsWith(config.SEALING_KEYS, random),
      bot: botOf(config),
      mailer: mailerOf(config),
      imageModel: imageModelFrom(config, { ai: env.AI }, fetch),
      keys: newKeyCache(),
      addresses: addressLimiter(),
      concurrency: concurrencyLimiter(),
      health: { at: 0, dependencies: undefined },
      unlogged: newGroupCommit<LogEntry>(),
      files,
      assets: staticAssets(env.ASSETS),
      frames: env.MEDIA && mediaFrames(env.MEDIA),
      downloads: safeFetch({ ...DOWNLOADS, fetch }),
      publishEvents: (workspaceId: string) =>
        publishOrLog({ db, queue, flags: locks, settings, now: WORLD.now, log }, workspaceId),
      foreseeRun: async (ports, run) =>
        (await import("../lib/pipeline/foresee-run.ts")).foreseeRun(ports, run),
      webhookClient: webhookClient({ fetch, timeoutMs: RETRIES.webhooks.timeoutMs }),
      rateLimiter: upstashRateLimiter(redis),
      locks,
      flags: locks,
      requestLog: upstashRequestLog(redis, WORLD.now),
      model: modelFrom(config, { ai: env.AI, jsonMode: { from: 0 } }),
      probes: [
        ...probes({
          db,
          storage: storageProbe({ files, memory: writes, now: WORLD.now, random }),
          redis,
          qstash: { url: config.QSTASH_URL, token: config.QSTASH_TOKEN },
        }),
        ...(settings.modelDaily ? [modelProbe({ db, settings, now: WORLD.now })] : []),
      ],
      now: WORLD.now,
      random,
      sleep: WORLD.sleep,
      log,
      settings,
      outageOf,
      timed: (database, note) => timedDatabase(database, WORLD.now, note),
      signed: ({ signature, body, path }) =>
        receiver.verify({ signature, body, url: `${config.PUBLIC_URL}${path}` }).catch(() => false),
    } satisfies Omit<Service, "waitUntil" | "alert">,
  };
}

/** Each line goes where the platform sorts lines of its level. */
const logThrough =
  (redacted: (line: string) => string): Log =>
  (event, fields) => {
    const line = logLine(WORLD.now(), event, fields);
    console[line.level](redacted(JSON.stringify(line)));
  };

let kept: ReturnType<typeof isolate> | undefined;

/** The one place that knows which adapter stands behind which port. Only what outlives an answer is a request's own. */
export function serviceFor(env: Bindings, execution: Waiter): Service {
  kept ??= isolate(env);
  const { config, alerted: memory, ports } = kept;
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
  const { locks, log } = ports;
  return {
    ...ports,
    waitUntil,
    alert: alerts(alertsOf(config), { ...WORLD, locks, memory, waitUntil, log }),
  };
}

const settingsOf = (config: Config): Service["settings"] => ({
  signUp: config.SIGNUP,
  liveTry: config.LIVE_TRY === "on",
  securityContact: config.SECURITY_CONTACT,
  publicUrl: config.PUBLIC_URL,
  botName: config.TELEGRAM_BOT_NAME,
  sandboxPagesUrl: config.SANDBOX_PAGES_URL,
  sandboxWebhooksUrl: config.SANDBOX_WEBHOOKS_URL,
  modelBudgetTokens: config.MODEL_BUDGET_TOKENS,
  modelDaily: dailyOf(config),
  modelQuestionsPerMinute: config.MODEL_QUESTIONS_PER_MINUTE,
  retryBaseSeconds: config.RETRY_BASE_SECONDS,
  queueParallelism: config.QUEUE_PARALLELISM,
  version: VERSION,
});

const dailyOf = ({ MODEL_PROVIDER, MODEL_DAILY_TOKENS: tokens, MODEL_DAILY_SHARE: sharePercent }: Config) =>
  MODEL_PROVIDER && tokens ? { tokens, sharePercent } : undefined;

const alertsOf = (config: Config) => ({
  url: config.ALERT_WEBHOOK_URL,
  secret: config.ALERT_WEBHOOK_SECRET,
  mailTo: config.ALERT_MAIL_TO,
  service: config.PUBLIC_URL,
});

const redisOf = (config: Config) =>
  new Redis({
    url: config.UPSTASH_REDIS_REST_URL,
    token: config.UPSTASH_REDIS_REST_TOKEN,
    retry: { retries: 1, backoff: () => 50 },
    signal: () => AbortSignal.timeout(RETRIES.redis.timeoutMs),
    enableTelemetry: false,
    // All that is stored is text, which needs no base64 around it.
    responseEncoding: false,
    // Two requests of an isolate must not share a pipeline: what belongs together is sent so explicitly.
    enableAutoPipelining: false,
  });

function paymentsOf(config: Config) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (!secretKey || !webhookSecret) return undefined;
  const plans = {
    [config.STRIPE_PRICE_STARTER ?? ""]: "starter",
    [config.STRIPE_PRICE_PRO ?? ""]: "pro",
    [config.STRIPE_PRICE_GROWTH ?? ""]: "growth",
    [config.STRIPE_PRICE_SCALE ?? ""]: "scale",
  } as const;
  return lazyStripe({ secretKey, webhookSecret, plans, now: () => new Date() });
}

function botOf(config: Config) {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: secret } = config;
  if (!token || !secret) return undefined;
  return telegram({ token, secret, fetch: (address, init) => fetch(address, init) });
}

function mailerOf(config: Config) {
  const { MAIL_WEBHOOK_URL: url, MAIL_WEBHOOK_SECRET: secret, MAILBOX_URL: mailboxUrl } = config;
  return url && secret ? mailWebhook({ url, secret, mailboxUrl }, WORLD) : undefined;
}

const queueOf = (config: Config) =>
  qstash({
    url: config.QSTASH_URL,
    token: config.QSTASH_TOKEN,
    jobsUrl: `${config.PUBLIC_URL}/jobs`,
    retryBaseSeconds: config.RETRY_BASE_SECONDS,
    maxRetries: RETRIES.queue.maxRetries,
  });
