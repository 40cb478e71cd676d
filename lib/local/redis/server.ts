import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createEngine } from "./engine.ts";
import { type Journal, noJournal, openJournal } from "./journal.ts";
import { openUnit } from "./keyspace.ts";
import { startLua } from "./lua.ts";
import { emptyStore, type Store } from "./values.ts";
import { upstashWire } from "./wire.ts";

type RedisServerOptions = {
  /** 0 picks a free one. */
  port: number;
  /** What clients send as their bearer token. */
  token: string;
  /** Where the data lives; without it everything ends with the process. */
  file?: string;
  /** Unix milliseconds; tests bring their own. */
  now?: () => number;
};

export type Redis = { port: number; close(): Promise<void> };

const SWEEP_MS = 1000;
/** Longer than clients reuse idle connections, so that none is closed during a request. */
const KEEP_ALIVE_MS = 75_000;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

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
 * @throws Error when the port is taken (`EADDRINUSE`) or the file cannot be read or written.
 */
export async function startRedis({ port, token, file, now = Date.now }: RedisServerOptions): Promise<Redis> {
  const store = emptyStore();
  const starting = startLua();
  const journal = file === undefined ? noJournal : openJournal({ file, store, now });
  const lua = await starting;
  const engine = createEngine({ store, lua, now, commit: journal.append });
  const server = createServer(upstashWire({ engine, token, flush: journal.flush }));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const sweeper = setInterval(() => sweep(store, journal, now()), SWEEP_MS).unref();

  async function stop() {
    clearInterval(sweeper);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    journal.close();
    lua.close();
  }

  let stopped: Promise<void> | undefined;
  return {
    port: await listen(server, port),
    close() {
      stopped ??= stop();
      return stopped;
    },
  };
}
