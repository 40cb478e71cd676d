import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection between the service and one of its servers, with its bad days. */
export type Line = {
  port: number;
  /** Milliseconds that each answer is late. */
  slow(milliseconds: number): void;
  /** Whether connections are refused; those there are end. */
  refuse(isRefusing: boolean): void;
  /** Ends every connection, whatever is under way on it: the server may have done its work. */
  cut(): void;
  close(): Promise<void>;
};

/** Passes bytes on to a port of 127.0.0.1. */
export async function openLine(to: number): Promise<Line> {
  const pairs = new Set<Socket>();
  let lateMs = 0;
  let refusing = false;
  const server = createServer((near) => {
    if (refusing) return near.destroy();
    const far = connect(to, "127.0.0.1");
    pairs.add(near);
    near.setNoDelay(true);
    far.setNoDelay(true);
    near.pipe(far);
    far.on("data", (bytes: Buffer) => pass(near, bytes));
    // In order behind the last of what is late.
    far.on("end", () => setTimeout(() => near.end(), lateMs));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        pairs.delete(near);
        if (one === near || lateMs === 0) other.destroy();
      });
    }
    return undefined;
  });
  const pass = (near: Socket, bytes: Buffer) =>
    lateMs > 0 ? setTimeout(() => near.writable && near.write(bytes), lateMs) : near.write(bytes);
  const cut = () => {
    for (const near of pairs) near.destroy();
  };
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    slow(milliseconds) {
      lateMs = milliseconds;
    },
    refuse(isRefusing) {
      refusing = isRefusing;
      if (refusing) cut();
    },
    cut,
    async close() {
      cut();
      server.close();
    },
  };
}
