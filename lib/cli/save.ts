import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { own } from "../text/own.ts";
import type { Run } from "./answers.ts";
import { folderNames, numberedNames } from "./asset-files.ts";
import { EXIT, misuse, Stop } from "./exit.ts";
import type { Terminal } from "./terminal.ts";

/** Where the assets go, settled and made writable before a run is paid for. */
export type Destination = { kind: "folder" | "file"; path: string };

const DOWNLOAD_MS = 120_000;

export async function readDestination(path: string): Promise<Destination> {
  if (path === "" || path === "-") throw misuse("--out needs a file or a folder.", "For example: --out out/");
  const isFolder = /[/\\]$/.test(path) || (await isDirectory(path));
  const folder = isFolder ? path : dirname(path);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw misuse(
      `Cannot write to "${folder}": ${reasonOf(error)}.`,
      "Nothing was sent; choose another --out.",
    );
  }
  return { kind: isFolder ? "folder" : "file", path };
}

/** Downloads every asset of the run and answers where each one is now. */
export async function saveAssets(
  terminal: Terminal,
  run: Run,
  to: Destination,
  from: SaveOptions,
): Promise<string[]> {
  const names =
    to.kind === "file" ? numberedNames(run, to.path) : folderNames(run).map((name) => join(to.path, name));
  const saved: string[] = [];
  for (const [index, asset] of run.assets.entries()) {
    const path = names[index]!;
    const url = new URL(asset.url, from.baseUrl).href;
    const bytes = await download(terminal, url, from.signal);
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (asset.sha256 && asset.sha256.toLowerCase() !== digest)
      throw lost(url, "it did not arrive as it was sent");
    await writeWhole(path, bytes, url);
    saved.push(path);
  }
  return saved;
}

export type SaveOptions = { baseUrl: string; signal?: AbortSignal };

/** Asset URLs are public and may be on another host: the API key stays at home. */
async function download(
  terminal: Terminal,
  url: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(DOWNLOAD_MS);
  try {
    const response = await terminal.fetch(url, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw lost(url, `HTTP ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof Stop || signal?.aborted) throw error;
    throw lost(url, timeout.aborted ? "it took too long" : "the connection failed");
  }
}

/** A picture to look at; undefined when it cannot be had. */
export const pictureBytes = (terminal: Terminal, url: string): Promise<Uint8Array | undefined> =>
  download(terminal, url, undefined).catch(() => undefined);

/** All of the file or none of it: written beside its place, then moved there in one go. */
async function writeWhole(path: string, bytes: Uint8Array, url: string) {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}`);
  try {
    await writeFile(draft, bytes, { flag: "wx" });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new Stop(EXIT.unexpected, `Cannot write "${path}": ${reasonOf(error)}.`, [
      `The asset is at ${url}`,
    ]);
  }
}

const lost = (url: string, reason: string) =>
  new Stop(EXIT.unexpected, `The asset could not be saved: ${reason}.`, [`It is at ${url}`]);

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a file of that name is in the way",
  EISDIR: "a folder of that name is in the way",
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return own(REASONS, code) ?? (code || String(error));
}
