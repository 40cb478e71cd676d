import { once } from "node:events";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded } from "./embedded.ts";
import { welcomeFrom } from "./greeting.ts";
import { neonFront } from "./http-front.ts";
import { addTunnel } from "./websocket-front.ts";

export type PostgresOptions = {
  /** 0 for any free port. */
  port: number;
  /** Where the database lives; without it in memory. Belongs to one process at a time, which nobody checks here. */
  folder?: string | undefined;
  password?: string;
  /** How long a client may keep everybody waiting in the middle of its transaction. */
  idleSeconds?: number;
};

/** PostgreSQL in this thread, behind both wires of Neon, on loopback. What arrives before it is open waits. */
export async function hostPostgres(options: PostgresOptions) {
  const { port, folder, password = "local", idleSeconds = 60 } = options;
  const opening = folder === undefined ? PGlite.create() : openDatabase(folder);
  const welcome = opening.then(welcomeFrom);
  // Nobody else may talk to the database while it is asked for its welcome.
  const database = embedded(welcome.then(() => opening));
  const server = neonFront({ pool: database, password });
  const closeTunnel = addTunnel(server, { database, password, idleSeconds, welcome });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      closeTunnel();
      await (await opening).close();
    },
  };
}

/** A folder whose making was cut short cannot be opened, and holds nothing yet: it is put aside and made anew. */
async function openDatabase(folder: string): Promise<PGlite> {
  const mark = join(folder, "made-by-brandrun");
  if (existsSync(folder) && !existsSync(mark)) {
    const aside = `${folder}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(folder, aside);
  }
  const db = await PGlite.create({ dataDir: folder });
  writeFileSync(mark, "");
  return db;
}
