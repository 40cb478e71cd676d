import { join } from "node:path";
import { runMigrations } from "../../drizzle/migrate.ts";
import { buildAssets } from "./assets/build.ts";
import { type Bundle, bundleWorker } from "./bundle.ts";
import { cachedBundle } from "./bundle-cache.ts";
import { BOT_NAME, baseUrl, bindingsFrom, describePlatform, type Facts } from "./facts.ts";
import { type LogView, logView } from "./log-view.ts";
import { outsideAt, type Ports } from "./outbound.ts";
import { parts } from "./parts.ts";
import { startPictures } from "./pictures.ts";
import { startPostgres } from "./postgres/server.ts";
import { startQstash } from "./qstash/server.ts";
import { startRedis } from "./redis/server.ts";
import { startHooks } from "./sandbox/hooks/server.ts";
import { startPayments } from "./sandbox/server.ts";
import { startSocial } from "./sandbox/social/server.ts";
import { startTelegram } from "./sandbox/telegram/server.ts";
import { readSecrets, type Secrets } from "./secrets.ts";
import type { LocalWorker } from "./worker.ts";

export type PlatformOptions = {
  /** A free one, for the service itself. The embedded servers take any. */
  port: number;
  /** Where everything survives a restart; without it all is in memory. It must belong to the caller alone. */
  folder?: string | undefined;
  /** More variables and secrets for the service, or other values for those it has. */
  bindings?: Record<string, string>;
  /** Host names outside this machine that the service may call. */
  open?: string[];
  /** Lets HTTP call the cron trigger: `/cdn-cgi/handler/scheduled`. */
  cronOverHttp?: boolean;
  /** Something that stands between the service and its surroundings, to make their bad days. */
  detour?: Detour;
  /** Shows the service's log; without it only what went wrong is shown. */
  view?: LogView;
};

/** Ports that stand in for others. */
type Detour = {
  /** Where the service finds the embedded servers. */
  outside(ports: Ports): Promise<Ports>;
  /** Where the queue finds the service. */
  deliveries(port: number): Promise<number>;
};

export type Platform = { facts: Facts; bundle: Bundle; worker: LocalWorker; close(): Promise<void> };

/** Starts the service and all it needs, in this process and one workerd. Resolves when the service answers. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const open = parts();
  try {
    return { ...(await startParts(options, open.keep)), close: open.close };
  } catch (error) {
    await open.close();
    throw error;
  }
}

type Keep = ReturnType<typeof parts>["keep"];

async function startParts(options: PlatformOptions, keep: Keep) {
  const { port, folder, bindings, open = [], cronOverHttp, detour } = options;
  const { view = logView(console.error, false) } = options;
  let begin = () => {};
  const answering = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const secrets = await readSecrets(folder);
  buildAssets();
  const entrance = detour ? await detour.deliveries(port) : port;
  const [ports, bundle, { startWorker }] = await Promise.all([
    startServers({ port, entrance, folder, secrets, answering, keep }),
    folder === undefined ? bundleWorker() : cachedBundle(join(folder, "bundle.cache")),
    import("./worker.ts"),
  ]);
  const facts = describePlatform(port, ports, secrets);
  const service = startWorker({
    port,
    bundle,
    publicUrl: facts.base_url,
    bindings: { ...bindingsFrom(facts), ...bindings },
    outside: outsideAt(detour ? await detour.outside(ports) : ports, open),
    folder,
    cronOverHttp,
    onOutput: view.read,
  });
  const migrations = runMigrations(facts.database_url, { local: `127.0.0.1:${ports.database}` });
  const [worker] = await Promise.all([keep(service), migrations]);
  begin();
  return { facts, bundle, worker };
}

type Servers = {
  port: number;
  /** Where the queue delivers. */
  entrance: number;
  folder: string | undefined;
  secrets: Secrets;
  /** Messages left over from the last run wait for it. */
  answering: Promise<void>;
  keep: Keep;
};

async function startServers({ port, entrance, folder, secrets, answering, keep }: Servers): Promise<Ports> {
  const { redisToken, qstashToken, currentSigningKey, nextSigningKey } = secrets;
  const file = (name: string) => (folder === undefined ? {} : { file: join(folder, name) });
  const [database, redis, qstash, payments, social, telegram, hooks, pictures] = await Promise.all([
    keep(startPostgres({ port: 0, folder: folder && join(folder, "postgres") })),
    keep(startRedis({ port: 0, token: redisToken, ...file("redis.journal") })),
    keep(
      startQstash({
        port: 0,
        token: qstashToken,
        currentSigningKey,
        nextSigningKey,
        ...file("qstash.journal"),
        route: toLoopback(port, entrance),
        ready: answering,
      }),
    ),
    keep(
      startPayments({
        secretKey: secrets.stripeKey,
        webhookSecret: secrets.stripeWebhookSecret,
        hookUrl: `http://127.0.0.1:${port}/jobs/stripe`,
        ...file("payments.json"),
        ready: answering,
      }),
    ),
    keep(startSocial(folder === undefined ? {} : { folder: join(folder, "social") })),
    keep(
      startTelegram({
        token: secrets.telegramToken,
        secret: secrets.telegramSecret,
        bot: BOT_NAME,
        hookUrl: `http://127.0.0.1:${port}/jobs/telegram`,
        folder,
        ready: answering,
      }),
    ),
    keep(startHooks(file("hooks.json"))),
    keep(startPictures({ port: 0 })),
  ]);
  return {
    database: database.port,
    redis: redis.port,
    qstash: qstash.port,
    payments: payments.port,
    social: social.port,
    telegram: telegram.port,
    hooks: hooks.port,
    pictures: pictures.port,
  };
}

/** Our public URL, as signed, leads to the port workerd really listens on, or to the one that stands in for it. */
function toLoopback(port: number, entrance: number) {
  const origin = new URL(baseUrl(port)).origin;
  return (url: string) =>
    url.startsWith(`${origin}/`) ? url.replace(origin, `http://127.0.0.1:${entrance}`) : url;
}
