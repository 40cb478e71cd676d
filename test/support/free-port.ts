import { createServer } from "node:net";
import { listen } from "../../lib/local/listen.ts";

/** A free port of 127.0.0.1, for a server that cannot choose its own. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
