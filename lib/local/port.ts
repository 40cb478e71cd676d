import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { Problem, reason } from "./problem.ts";

/** Throws a Problem when this port of 127.0.0.1 and ::1 cannot be listened on. */
export async function checkPort(port: number): Promise<void> {
  // Checked before listening: some systems allow one program on all addresses and another on this one.
  if (await answers(port)) throw await taken(port);
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
    if (code === "EADDRINUSE") throw await taken(port);
    const why = `Port ${port} cannot be used: ${reason(error)}.`;
    throw new Problem(`${why} ${await another(port)}`);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.on("connect", () => resolve(true)).on("error", () => resolve(false));
    probe.on("connect", () => probe.destroy());
  });
}

const taken = async (port: number) =>
  new Problem(
    `Port ${port} is taken: another program on this machine listens on it, perhaps an earlier npm start. Stop that one, or start on another port. ${await another(port)}`,
  );

/** The command for another port, and what moves with it. */
async function another(port: number): Promise<string> {
  const free = await freePair(port);
  return `For example: PORT=${free} npm start. The service, its dashboard and /mcp are then at http://localhost:${free}, the sandboxes one port further, at ${free + 1}.`;
}

const USUAL = 8787;
const LAST = 65_535;

/** The next two ports in a row on which nothing answers: the service's and the sandboxes'. */
async function freePair(port: number): Promise<number> {
  const from = port + 2 < LAST ? port + 2 : USUAL;
  for (let free = from; free < LAST; free += 2)
    if (!(await answers(free)) && !(await answers(free + 1))) return free;
  return from;
}
