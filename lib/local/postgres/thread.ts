import { parentPort, workerData } from "node:worker_threads";
import { Problem } from "../problem.ts";
import { hostPostgres } from "./host.ts";

/** What this thread says: its port, and later whether the database is open. Its parent's one message means "close". */
export type ThreadReport = { port: number } | { opened: true } | { problem: string };

const say = (report: ThreadReport) => parentPort?.postMessage(report);

const { port, opened, close } = await hostPostgres(workerData);
say({ port });
parentPort?.once("message", async () => {
  await close();
  process.exit();
});
await opened.then(
  () => say({ opened: true }),
  (error) => {
    if (!(error instanceof Problem)) throw error;
    say({ problem: error.message });
  },
);
