import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { disposables } from "../../../lib/local/disposables.ts";

/** Remembers what a measurement started; main ends it in the opposite order. */
export type Keep = ReturnType<typeof disposables>["keep"];

/** An empty folder that is removed at the end. */
export async function scratch() {
  const folder = await mkdtemp(join(tmpdir(), "brandrun-bench-"));
  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}

/** A server that accepts connections and never answers. */
export async function silentServer() {
  const server = createServer((socket) => void socket.on("error", () => {}).resume());
  const sockets = new Set<{ destroy(): unknown }>();
  server.on("connection", (socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
