import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { required } from "./required.ts";

// biome-ignore lint/style/noProcessEnv: where the browser is, if there is one, is the machine's business.
const CANDIDATES = [process.env.CHROME, "/usr/bin/chromium", "/usr/bin/google-chrome"];
/** The browser on this machine; tests that need one are skipped where there is none. */
export const CHROME = required(
  CANDIDATES.find((path) => path !== undefined && existsSync(path)),
  "chromium",
);

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];
const TIMEOUT_MS = 60_000;

/** A browser of its own, with a profile that is thrown away, at an address. Ended at the latest after a minute. */
function open(url: string, flags: readonly string[]): { child: ChildProcess; close(): Promise<void> } {
  const profile = mkdtempSync(join(tmpdir(), "brandrun-browser-"));
  const args = [...FLAGS, ...flags, `--user-data-dir=${profile}`, url];
  // A group of its own, because a browser is many processes.
  const child = spawn(CHROME ?? "", args, { stdio: "ignore", detached: true });
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
  };
  const timer = setTimeout(end, TIMEOUT_MS);
  return {
    child,
    async close() {
      clearTimeout(timer);
      end();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A screenshot of the page at an address. */
export async function screenshotOf(
  url: string,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "brandrun-shot-"));
  const file = join(folder, "shot.png");
  const flags = [`--window-size=${size.width},${size.height}`, "--timeout=5000", `--screenshot=${file}`];
  const browser = open(url, flags);
  try {
    await once(browser.child, "exit");
    return new Uint8Array(readFileSync(file));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a browser was answered when it asked for a part of a file. */
export type Asked = { path: string; range: string | undefined; status: number; contentRange: string | null };

/**
 * Runs a script in a page and answers its report. The page's origin serves the files at `files` and records what was
 * requested.
 */
export async function inPage(script: string, files: string): Promise<{ report: unknown; asked: Asked[] }> {
  // `once` rejects on "error", which reports every failure.
  const news = new EventEmitter();
  const reported = once(news, "report");
  const fail = (error: unknown) => news.emit("error", error);
  const asked: Asked[] = [];
  const serve = pageServer(pageOf(script), { files, asked, report: (report) => news.emit("report", report) });
  const server = createServer((req, res) => void serve(req, res).catch(fail)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, []);
  browser.child.once("exit", () => fail(new Error("The browser ended before the page had reported.")));
  try {
    return { report: (await reported)[0], asked };
  } finally {
    news.on("error", () => {});
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const pageOf = (script: string) => `<!doctype html><meta charset="utf-8"><body><script type="module">
  const tell = (report) => fetch("/report", { method: "POST", body: JSON.stringify(report) });
  try { await tell(await (async () => { ${script} })()); } catch (error) { await tell({ error: String(error) }); }
</script>`;

type Behind = { files: string; asked: Asked[]; report(report: unknown): void };

/** Serves the page, takes its report, and passes on what it asks for of the files. */
const pageServer =
  (page: string, { files, asked, report }: Behind) =>
  async (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? "/";
    if (path.startsWith("/assets/")) return pass(files + path, req, res, asked);
    if (path === "/report") report(JSON.parse(await textOf(req)));
    res.writeHead(path === "/favicon.ico" ? 404 : 200, { "content-type": "text/html" });
    res.end(path === "/" ? page : "");
  };

async function pass(
  url: string,
  { headers, method = "GET" }: IncomingMessage,
  res: ServerResponse,
  asked: Asked[],
) {
  const range = headers.range;
  const answer = await fetch(url, { method, headers: { ...(range && { range }) } });
  const contentRange = answer.headers.get("content-range");
  asked.push({ path: new URL(url).pathname, range, status: answer.status, contentRange });
  res.writeHead(answer.status, Object.fromEntries(answer.headers));
  res.end(new Uint8Array(await answer.arrayBuffer()));
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of req) text += chunk;
  return text;
}
