import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../lib/local/listen.ts";
import { workerdOf } from "./process.ts";

const BOOT = join(import.meta.dirname, "../../../lib/local/boot.mjs");
const LOOK_EVERY_MS = 10;
const TIMEOUT_MS = 60_000;

/** `npm start`, without npm, as a process of its own: the demo workspace, data and all under `folder`. */
export async function startService(folder: string) {
  const port = await freePort();
  const data = join(folder, "data");
  const began = performance.now();
  // A group of its own, so that Ctrl-C can reach all of it as a terminal's would. Pictures go to `out` below `cwd`.
  const child = spawn(process.execPath, [BOOT], {
    cwd: folder,
    detached: true,
    // biome-ignore lint/style/noProcessEnv: the service gets ours, with a port and a folder of its own.
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const banner = bannerOf(child);
  // Seen below as well, but perhaps only after it has happened.
  banner.catch(() => {});
  const close = async () => void (await ended(child, "SIGTERM"));
  try {
    await until(child, () => existsSync(join(data, "platform.json")));
    const readyMs = performance.now() - began;
    await banner;
    return {
      url: `http://127.0.0.1:${port}/api/v1`,
      /** From the start of the process to a service that answers, and to the banner after the first card. */
      readyMs,
      bannerMs: performance.now() - began,
      key: String(JSON.parse(await readFile(join(data, "demo.json"), "utf8")).live_key),
      nodePid: child.pid ?? 0,
      workerdPid: await workerdOf(child.pid ?? 0),
      /** Presses Ctrl-C. Answers how long the end took, in milliseconds. */
      interrupt: () => ended(child, "SIGINT"),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Service = Awaited<ReturnType<typeof startService>>;

function bannerOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (text) => String(text).includes("is ready") && resolve());
    child.once("exit", (code) => reject(new Error(`The service ended with code ${code} before its banner.`)));
  });
}

async function until(child: ChildProcess, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!isSo()) {
    if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}.`);
    if (performance.now() > deadline) throw new Error("The service did not start in time.");
    await sleep(LOOK_EVERY_MS);
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return 0;
  const began = performance.now();
  const exit = once(child, "exit");
  process.kill(-child.pid, signal);
  await exit;
  return performance.now() - began;
}
