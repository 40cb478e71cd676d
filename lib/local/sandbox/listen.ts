import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The port of last time, or any that is free. */
export async function listen(server: Server, wanted: number): Promise<number> {
  try {
    await once(server.listen(wanted, "127.0.0.1"), "listening");
  } catch (error) {
    if (wanted === 0) throw error;
    return listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}
