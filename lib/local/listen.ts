import { randomInt } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Below the ranges from which systems number outgoing connections (Linux 32768, macOS and Windows 49152). A
 * connection would hold the port at the next start.
 */
const RANGE = { least: 20_000, end: 32_000 };
/** Of ports that `freePort` gives away: nothing here listens on one before the server that it is meant for does. */
const RESERVED = { least: 12_000, end: 20_000 };
const TRIES = 50;

/** Listens on 127.0.0.1: on `wanted`, else on any free port. Returns the port. Throws when none can be used. */
export async function listen(server: Server, wanted = 0): Promise<number> {
  return listenIn(RANGE, server, wanted);
}

async function listenIn(range: typeof RANGE, server: Server, wanted = 0): Promise<number> {
  const drawn = Array.from({ length: TRIES }, () => randomInt(range.least, range.end));
  for (const port of wanted === 0 ? drawn : [wanted, ...drawn]) {
    if (await holds(server, port)) return port;
  }
  // The whole range may be forbidden or in use.
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

const holds = (server: Server, port: number): Promise<boolean> =>
  once(server.listen(port, "127.0.0.1"), "listening").then(
    () => true,
    () => false,
  );

/** A free port of 127.0.0.1, for a server that cannot choose its own. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenIn(RESERVED, probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
