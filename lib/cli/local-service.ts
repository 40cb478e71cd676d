import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { own } from "../text/own.ts";
import { misuse } from "./exit.ts";
import { fieldsOf, textOf } from "./json.ts";
import type { Terminal } from "./terminal.ts";

type Here = Pick<Terminal, "env" | "runningIn" | "usualData">;

function readFields(path: string): Record<string, unknown> | undefined {
  try {
    return fieldsOf(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

/** Signal 0 asks whether a process is there; EPERM means that another user owns it. */
function isAlive(pid: unknown): boolean {
  if (typeof pid !== "number") return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

/** `npm start` keeps platform.json in its data folder while it runs. */
const isRunning = (folder: string): boolean => isAlive(readFields(join(folder, "platform.json"))?.pid);

/** Data folders of services that run from this checkout. A file that a killed service left counts for nothing. */
function runningFolders({ runningIn }: Here): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(runningIn).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
  const folders = names.flatMap((name) => textOf(readFields(join(runningIn, name))?.folder) ?? []);
  return [...new Set(folders)].filter(isRunning).sort();
}

/** The data folder that a command means: DATA_DIR, else that of the one service that runs, else .data. */
export function dataFolder(here: Here): string {
  const { DATA_DIR } = here.env;
  const usual = DATA_DIR ? resolve(DATA_DIR) : here.usualData;
  if (DATA_DIR || isRunning(usual)) return usual;
  const [first, ...others] = runningFolders(here);
  if (others.length === 0) return first ?? usual;
  throw misuse(
    "Several services run here. Say which one is meant:",
    `  DATA_DIR='${first}' npx brandrun …`,
    ...others.map((folder) => `  DATA_DIR='${folder}' npx brandrun …`),
  );
}

/** What `npm start` wrote about its demo workspace. */
export const readDemo = (folder: string): Record<string, unknown> | undefined =>
  readFields(join(folder, "demo.json"));

/** Where the sandboxes of the service that runs in a folder are; undefined where none runs. */
export const sandboxesOf = (folder: string): string | undefined =>
  isRunning(folder) ? textOf(readFields(join(folder, "platform.json"))?.sandboxes_url) : undefined;

/** Address and live key of the local service that runs; undefined where none does. */
export function runningService(here: Here): { url: string; key: string } | undefined {
  const folder = dataFolder(here);
  const demo = isRunning(folder) ? readDemo(folder) : undefined;
  const url = textOf(own(demo ?? {}, "base_url"));
  const key = textOf(own(demo ?? {}, "live_key"));
  return url && key ? { url, key } : undefined;
}
