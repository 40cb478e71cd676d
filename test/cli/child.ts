import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const BIN = join(import.meta.dirname, "../../lib/cli/bin.mjs");

type Ended = { code: number | null; out: string; err: string };
type Surroundings = { env?: Record<string, string>; input?: string; cwd?: string };

/** The real client in a process of its own, with pipes for a terminal and nothing of this process's environment. */
export function startCli(args: string[], { env = {}, input = "", cwd }: Surroundings = {}) {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { TZ: "Europe/Berlin", ...env },
    cwd: cwd ?? tmpdir(),
  });
  const ended: Ended = { code: null, out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    ended.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    ended.err += chunk;
  });
  child.stdin.end(input);
  const end = new Promise<Ended>((resolve) => child.on("close", (code) => resolve({ ...ended, code })));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, end };
}

export const cliProcess = (args: string[], surroundings?: Surroundings) => startCli(args, surroundings).end;

/** An empty folder that goes with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "brandrun-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
