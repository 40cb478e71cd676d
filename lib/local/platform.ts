import { join } from "node:path";
import { buildAssets } from "./assets/build.ts";
import { type Bundle, bundleWorker } from "./bundle.ts";
import { cachedBundle } from "./bundle-cache.ts";
import {
  BOT_NAME,
  baseUrl,
  bindingsFrom,
  type ConnectionInfo,
  connectionInfoOf,
  credentialsOf,
} from "./connection-info.ts";
import { disposables } from "./disposables.ts";
import { buildDocs } from "./docs/build.ts";
import { startDownloads } from "./downloads.ts";
import { buildLicences } from "./licences/build.ts";
import { freePort } from "./listen.ts";
import { type LogView, logView } from "./log-view.ts";
import { type OpenHost, outboundRules, type ServerPorts } from "./outbound.ts";
import { startPostgres } from "./postgres/server.ts";
import { startQstash } from "./qstash/server.ts";
import { startRedis } from "./redis/server.ts";
import { startReverseProxy } from "./reverse-proxy.ts";
import { startSandboxFront } from "./sandbox/front.ts";
import { startPayments } from "./sandbox/server.ts";
import { startSocial } from "./sandbox/social/server.ts";
import { startTelegram } from "./sandbox/telegram/server.ts";
import { startWebhookInbox } from "./sandbox/webhook-inbox/server.ts";
import { readSecrets, type Secrets } from "./secrets.ts";
import { STATIC_FILES, staticFilesIn } from "./static-files.ts";
import type { LocalWorker } from "./worker.ts";

export type PlatformOptions = {
  /** A free one, for the service itself. The embedded servers take any. */
  port: number;
  /** Where everything survives a restart; without it all is in memory. It must belong to the caller alone. */
  folder?: string | undefined;
  /** More variables and secrets for the service, or other values for those it has. */
  bindings?: Record<string, string>;
  /** Hosts outside this machine that the service may call. */
  open?: OpenHost[];
  /** Lets HTTP call the cron trigger: `/cdn-cgi/handler/scheduled`. */
  cronOverHttp?: boolean;
  /** Where a profiler finds the runtime. */
  inspectorPort?: number;
  /** Test proxies between the service and the servers, which inject faults. */
  faultInjection?: FaultInjection;
  /** Shows the service's log; without it only what went wrong is shown. */
  view?: LogView;
};

/** Ports of the proxies. */
type FaultInjection = {
  /** Where the service finds the embedded servers. */
  outbound(ports: ServerPorts): Promise<ServerPorts>;
  /** Where the queue finds the service. */
  deliveries(port: number): Promise<number>;
};

export type Platform = {
  connectionInfo: ConnectionInfo;
  bundle: Bundle;
  worker: LocalWorker;
  close(): Promise<void>;
};

/** Starts the service and all it needs, in this process and one workerd. Resolves when the service answers. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const open = disposables();
  try {
    return { ...(await startParts(options, open.keep)), close: open.close };
  } catch (error) {
    await open.close();
    throw error;
  }
}

type Keep = ReturnType<typeof disposables>["keep"];

/**
 * Less than the queue allows: one process draws everything here. Four runs of a workspace keep it busy, and more would
 * only delay those of others.
 */
const QUEUE_PARALLELISM = "16";

async function startParts(options: PlatformOptions, keep: Keep) {
  const { port, folder, bindings, open = [], cronOverHttp, inspectorPort, faultInjection } = options;
  const { view = logView(console.error, false) } = options;
  let begin = () => {};
  const answering = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const secrets = readSecrets(folder);
  const entrance = faultInjection ? await faultInjection.deliveries(port) : port;
  const [{ ports, sandboxes, databaseOpened }, bundle, { startWorker }] = await Promise.all([
    startServers({ port, entrance, folder, secrets, answering, keep }),
    folder === undefined ? bundleWorker() : cachedBundle(join(folder, "bundle.cache")),
    import("./worker.ts"),
    makeStaticFiles(),
  ]);
  buildLicences(bundle.inputs);
  const connectionInfo = connectionInfoOf({ port, sandboxes }, ports, secrets);
  const reached = faultInjection ? await faultInjection.outbound(ports) : ports;
  const workerdPort = await freePort();
  const service = startWorker({
    port: workerdPort,
    bundle,
    publicUrl: connectionInfo.base_url,
    bindings: { ...bindingsFrom(connectionInfo), QUEUE_PARALLELISM, ...bindings },
    outbound: outboundRules(reached, credentialsOf(connectionInfo), open),
    folder,
    cronOverHttp,
    inspectorPort,
    onOutput: view.read,
  });
  const [worker] = await Promise.all([keep(service), databaseOpened]);
  await keep(startReverseProxy({ port, workerdPort, isStaticFile: staticFilesIn(STATIC_FILES) }));
  begin();
  return { connectionInfo, bundle, worker };
}

/** While the database opens in its thread. */
async function makeStaticFiles(): Promise<void> {
  buildAssets();
  await buildDocs();
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

async function startServers({
  port,
  entrance,
  folder,
  secrets,
  answering,
  keep,
}: Servers): Promise<{ ports: ServerPorts; sandboxes: string; databaseOpened: Promise<void> }> {
  const { databasePassword, redisToken, qstashToken, currentSigningKey, nextSigningKey } = secrets;
  const file = (name: string) => (folder === undefined ? {} : { file: join(folder, name) });
  const front = await keep(startSandboxFront({ port: port + 1, dashboard: `${baseUrl(port)}/app` }));
  const sandboxes = baseUrl(front.port);
  const [database, redis, qstash, payments, social, telegram, inboxes, downloads] = await Promise.all([
    keep(
      startPostgres({
        folder: folder && join(folder, "postgres"),
        password: databasePassword,
        migrate: true,
      }),
    ),
    keep(startRedis({ token: redisToken, ...file("redis.journal") })),
    keep(
      startQstash({
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
        webhookUrl: `http://127.0.0.1:${port}/jobs/stripe`,
        origin: sandboxes,
        ...file("payments.json"),
        ready: answering,
      }),
    ),
    keep(startSocial({ origin: sandboxes, ...(folder !== undefined && { folder: join(folder, "social") }) })),
    keep(
      startTelegram({
        token: secrets.telegramToken,
        secret: secrets.telegramSecret,
        bot: BOT_NAME,
        webhookUrl: `http://127.0.0.1:${port}/jobs/telegram`,
        folder,
        ready: answering,
      }),
    ),
    keep(startWebhookInbox(file("webhook-inbox.journal"))),
    keep(startDownloads()),
  ]);
  front.lead({
    payments: payments.port,
    social: social.port,
    telegram: telegram.port,
    inboxes: inboxes.port,
  });
  const ports = {
    database: database.port,
    redis: redis.port,
    qstash: qstash.port,
    payments: payments.port,
    social: social.port,
    telegram: telegram.port,
    inboxes: inboxes.port,
    downloads: downloads.port,
  };
  return { ports, sandboxes, databaseOpened: database.opened };
}

/** The signed public URL is routed to workerd's actual port, or to the port of its replacement. */
function toLoopback(port: number, entrance: number) {
  const origin = new URL(baseUrl(port)).origin;
  return (url: string) =>
    url.startsWith(`${origin}/`) ? url.replace(origin, `http://127.0.0.1:${entrance}`) : url;
}
