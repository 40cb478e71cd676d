import { parentPort, workerData } from "node:worker_threads";
import { hostPostgres } from "./host.ts";

/** Answers the thread that started this one with the port; its next message means "close". */
const { port, close } = await hostPostgres(workerData);
parentPort?.postMessage(port);
parentPort?.once("message", async () => {
  await close();
  process.exit();
});
