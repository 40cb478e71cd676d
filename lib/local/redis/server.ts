import { type HttpServer, startHttpServer } from "../http-server.ts";
import { HOSTS } from "../outbound.ts";
import { createEngine } from "./engine.ts";
import { type Journal, noJournal, openJournal } from "./journal.ts";
import { openUnit } from "./keyspace.ts";
import { startLua } from "./lua.ts";
import { emptyStore, type Store } from "./values.ts";
import { upstashWire } from "./wire.ts";

type RedisServerOptions = {
  /** What clients send as their bearer token. */
  token: string;
  /** Where the data lives; without it everything ends with the process. */
  file?: string;
  /** Unix milliseconds; tests bring their own. */
  now?: () => number;
};

const SWEEP_MS = 1000;

/** Removes expired keys, so that unread ones do not fill the memory. */
function sweep(store: Store, journal: Journal, now: number) {
  const unit = openUnit(store, now);
  for (const [key, { expiresAt = Infinity }] of store.entries) if (expiresAt < now) unit.entry(key);
  if (unit.changes.length) journal.append(unit.changes);
}

/**
 * Starts the embedded Redis behind the Upstash REST protocol on 127.0.0.1.
 *
 * @returns the port it listens on and how to stop it.
 * @throws Error when the file cannot be read or written.
 */
export async function startRedis({ token, file, now = Date.now }: RedisServerOptions): Promise<HttpServer> {
  const store = emptyStore();
  const starting = startLua();
  const journal = file === undefined ? noJournal : openJournal({ file, store, now });
  const lua = await starting;
  const engine = createEngine({ store, lua, now, commit: journal.append });
  const wire = upstashWire({ engine, token, flush: journal.flush });
  const server = await startHttpServer({ name: "Redis", hosts: [HOSTS.redis] }, () => wire);
  const sweeper = setInterval(() => sweep(store, journal, now()), SWEEP_MS).unref();

  async function stop() {
    clearInterval(sweeper);
    await server.close();
    journal.close();
    lua.close();
  }

  let stopped: Promise<void> | undefined;
  return {
    port: server.port,
    close() {
      stopped ??= stop();
      return stopped;
    },
  };
}
