import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Problem } from "../problem.ts";
import type { PostgresOptions } from "./host.ts";
import type { ThreadReport } from "./thread.ts";

export type Postgres = {
  port: number;
  /** Rejects, with a Problem where a person can help, when the database cannot be opened. */
  opened: Promise<void>;
  close(): Promise<void>;
};

/** Starts PostgreSQL behind Neon's HTTP protocol on 127.0.0.1; what arrives before the database is open waits for it. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  // A thread of its own: creating a database takes seconds, which would block Ctrl-C in this one.
  const thread = new Worker(new URL("thread.mjs", import.meta.url), { workerData: options });
  let isOpen = false;
  const opened = new Promise<void>((resolve, reject) => {
    thread.on("message", (report: ThreadReport) => {
      if ("problem" in report) reject(new Problem(report.problem));
      if ("opened" in report) isOpen = true;
      if (isOpen) resolve();
    });
    thread.once("error", (error) => (isOpen ? endWithDatabase(error) : reject(error)));
  });
  const port = await new Promise<number>((resolve, reject) => {
    thread.once("message", (report: ThreadReport) => "port" in report && resolve(report.port));
    opened.catch(reject);
  });
  return {
    port,
    opened,
    async close() {
      const exit = once(thread, "exit");
      // A database that is not open yet has nothing to finish, and survives being cut off.
      if (isOpen) thread.postMessage("close");
      else await thread.terminate();
      await exit;
    },
  };
}

function endWithDatabase(error: Error): never {
  console.error("The database has ended, and the platform with it:", error);
  process.exit(1);
}
