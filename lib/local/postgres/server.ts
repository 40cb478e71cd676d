import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PostgresOptions } from "./host.ts";

export type Postgres = { port: number; close(): Promise<void> };

/**
 * Starts PostgreSQL behind Neon's HTTP protocol on 127.0.0.1; what arrives before the database is open waits for it.
 * A database that cannot be opened ends the process.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  // A thread of its own: creating a database takes seconds, which would block Ctrl-C in this one.
  const thread = new Worker(new URL("thread.mjs", import.meta.url), { workerData: options });
  const [port] = await once(thread, "message");
  thread.once("error", endWithDatabase);
  return {
    port,
    async close() {
      thread.postMessage("close");
      await once(thread, "exit");
    },
  };
}

function endWithDatabase(error: Error): never {
  console.error("The database has ended, and the platform with it:", error);
  process.exit(1);
}
