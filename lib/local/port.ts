import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { Problem, reason } from "./problem.ts";

/** Throws a Problem when this port of 127.0.0.1 and ::1 cannot be listened on. */
export async function checkPort(port: number): Promise<void> {
  // Checked before listening: some systems allow one program on all addresses and another on this one.
  if (await answers(port)) throw taken(port);
  for (const host of ["127.0.0.1", "::1"]) {
    const server = await listen(createServer(), port, host);
    server?.close();
  }
}

/** Serves `localhost` where it resolves to ::1 first. Returns undefined on a machine without IPv6. */
export async function mirrorOnIpv6(port: number): Promise<Server | undefined> {
  const server = createServer((from) => {
    const to = connect(port, "127.0.0.1");
    from.pipe(to).pipe(from);
    from.on("error", () => to.destroy());
    to.on("error", () => from.destroy());
  });
  const mirror = await listen(server, port, "::1");
  mirror?.on("error", (error) => console.error("The service lost a connection:", error));
  return mirror;
}

/** Listens, or throws a Problem with the reason. Undefined if the machine has no such address. */
async function listen(server: Server, port: number, host: string): Promise<Server | undefined> {
  try {
    server.listen(port, host);
    await once(server, "listening");
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT") return undefined;
    if (code === "EADDRINUSE") throw taken(port);
    throw new Problem(`Port ${port} cannot be used: ${reason(error)}. Choose another one: PORT=… npm start`);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.on("connect", () => resolve(true)).on("error", () => resolve(false));
    probe.on("connect", () => probe.destroy());
  });
}

const taken = (port: number) =>
  new Problem(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
