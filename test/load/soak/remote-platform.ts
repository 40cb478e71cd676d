import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ConnectionInfo } from "../../../lib/local/connection-info.ts";
import type { Mischief } from "./queue-proxy.ts";

export type PartName = "database" | "redis" | "qstash";
export type Command =
  | { do: "wake" }
  | { do: "deliver"; kind: Mischief }
  | { do: "slow"; part: PartName; milliseconds: number }
  | { do: "refuse"; part: PartName; isRefusing: boolean }
  | { do: "cut"; part: PartName };
export type ToChild = { id: number; command: Command };
export type FromChild = { connectionInfo: ConnectionInfo } | { done: number; error?: string };

const CHILD = join(import.meta.dirname, "platform-child.ts");
const START_MS = 60_000;

type Options = { port: number; folder: string; seed: number };

/** The local platform in a process group of its own, which can be killed as a whole. */
export async function startRemotePlatform(options: Options) {
  let running = await spawnPlatform(options);
  return {
    connectionInfo: () => running.connectionInfo,
    /** The process of Node; workerd is a child of it. */
    pid: () => running.child.pid ?? 0,
    /** Resolves when it is carried out. Rejects when the platform is down. */
    send: (command: Command) => running.send(command),
    /** Kills every process of it at once, and starts it again with the same folder and port. */
    async kill() {
      const { child } = running;
      process.kill(-(child.pid ?? 0), "SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      running = await spawnPlatform(options);
    },
    async close() {
      running.child.disconnect();
      await once(running.child, "exit");
    },
  };
}

export type RemotePlatform = Awaited<ReturnType<typeof startRemotePlatform>>;

async function spawnPlatform({ port, folder, seed }: Options) {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", CHILD, String(port), folder, String(seed)],
    // Detached gives it a process group, which signals reach as a whole.
    { detached: true, stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const waiting = new Map<number, { resolve(): void; reject(error: Error): void }>();
  const connectionInfo = new Promise<ConnectionInfo>((resolve, reject) => {
    child.on("message", (message: FromChild) => {
      if ("connectionInfo" in message) return resolve(message.connectionInfo);
      const call = waiting.get(message.done);
      waiting.delete(message.done);
      return message.error ? call?.reject(new Error(message.error)) : call?.resolve();
    });
    child.once("exit", () => {
      const ended = new Error("The platform's process has ended.");
      reject(ended);
      for (const call of waiting.values()) call.reject(ended);
      waiting.clear();
    });
    setTimeout(() => reject(new Error("The platform has not started in time.")), START_MS).unref();
  });
  let next = 0;
  const send = (command: Command) =>
    new Promise<void>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      const lost = (error: Error | null) => error && waiting.delete(id) && reject(error);
      child.send({ id, command } satisfies ToChild, lost);
    });
  return { child, send, connectionInfo: await connectionInfo.catch((error) => endAndThrow(child, error)) };
}

function endAndThrow({ pid }: ChildProcess, error: unknown): never {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
  throw error;
}
