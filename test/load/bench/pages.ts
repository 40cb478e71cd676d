import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { listen } from "../../../lib/local/listen.ts";
import { CHROME } from "../../support/browser.ts";
import { launchChrome, signIn } from "../../support/people.ts";
import { median, type Row, spread } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const PAGES = ["/app", "/app/create", "/app/runs", "/app/calendar", "/app/brand", "/app/developer"];
const SAMPLES = 9;
/** Fewer rounds than this say nothing, even on a machine with other work. */
const LEAST_SAMPLES = 3;
/** Rounds of visits begin until then, so that a busy machine ends too. */
const VISITS_MS = 100_000;
const VISIT_TIMEOUT_MS = 15_000;
const CALLS = 30;
const PAINT = "Middle of visits with an empty cache, beside plain HTML of the same size in turns.";
const SERVER = `Middle of ${CALLS} calls, beside GET /runs/{id} in turns.`;

/** The pages of people: when something is seen of them, how long the server works, and what is transferred. */
export async function pages(keep: Keep): Promise<Row[]> {
  if (!CHROME) {
    process.stderr.write("no chromium, so no page is measured … ");
    return [];
  }
  const { folder } = await keep(scratch());
  const { url, key } = await keep(startService(folder));
  const browser = await keep(launchChrome());
  // The session's cookie is for this name, not for the number.
  const origin = new URL(url).origin.replace("127.0.0.1", "localhost");
  const state = await signedIn(browser, origin, folder);
  const poll = await pollOf(url, key);
  const samples: Sample[] = [];
  for (const path of PAGES) samples.push(await firstLook(keep, path, { browser, state, url: origin + path }));
  await visitInTurns(samples);
  const rows: Row[] = [];
  for (const sample of samples) rows.push(...paintedOf(sample), await served(sample, poll));
  return rows;
}

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Visit = { browser: Browser; state: State; url: string };
type Seen = Awaited<ReturnType<typeof look>>;
/** A page, a plain one of the same size, and what was seen of both. */
type Sample = { path: string; visit: Visit; plain: Visit; ours: Seen[]; plains: Seen[] };

async function signedIn(browser: Browser, origin: string, folder: string): Promise<State> {
  const demo = JSON.parse(await readFile(join(folder, "data", "demo.json"), "utf8"));
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin, demo);
  return context.storageState();
}

/** The first visit is not counted: it compiles what the others find compiled. */
async function firstLook(keep: Keep, path: string, visit: Visit): Promise<Sample> {
  const { bytes } = await look(visit);
  const plain = { ...visit, url: (await keep(plainPage(bytes))).url };
  await look(plain);
  return { path, visit, plain, ours: [], plains: [] };
}

/** Rounds over all pages, so that a change of the machine's load meets each of them alike. */
async function visitInTurns(samples: readonly Sample[]): Promise<void> {
  const end = performance.now() + VISITS_MS;
  for (let round = 0; round < SAMPLES; round++) {
    if (round >= LEAST_SAMPLES && performance.now() > end) return;
    for (const { visit, plain, ours, plains } of samples) {
      ours.push(await look(visit));
      plains.push(await look(plain));
    }
  }
}

/** First paint of a page and of a plain one, and what the page transfers without its pictures. */
function paintedOf({ path, ours, plains }: Sample): Row[] {
  const times = (seen: readonly Seen[]) => seen.map(({ paintMs }) => paintMs);
  const sent = ours.map(({ transferred }) => transferred);
  return [
    {
      ...beside(times(ours), times(plains)),
      name: `first paint of ${path}`,
      unit: "ms",
      aim: "≤ 150 ms",
      note: PAINT,
    },
    { name: `transferred of ${path}`, value: median(sent) / 1024, unit: "KB", aim: "≤ 60 KB" },
  ];
}

/** The figures of one visit. */
async function look({ browser, state, url }: Visit) {
  const context = await browser.newContext({ storageState: state });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(VISIT_TIMEOUT_MS);
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(async (timeoutMs) => {
      const paint = await new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("Nothing was painted.")), timeoutMs);
        new PerformanceObserver((list) => {
          const found = list.getEntriesByName("first-contentful-paint")[0];
          if (found) resolve(found.startTime);
        }).observe({ type: "paint", buffered: true });
      });
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const [main] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const own = loaded.filter(
        ({ initiatorType }) => initiatorType === "link" || initiatorType === "script",
      );
      const transferred = own.reduce((sum, { transferSize }) => sum + transferSize, main?.transferSize ?? 0);
      return { paintMs: paint, transferred, bytes: main?.decodedBodySize ?? 0 };
    }, VISIT_TIMEOUT_MS);
  } finally {
    await context.close();
  }
}

/** A page of so many bytes: paragraphs, without a stylesheet or a script. */
async function plainPage(bytes: number) {
  const line = "<p>Plain words of a plain page, one paragraph after the other.</p>\n";
  const body = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes);
  const server = createServer((_request, answer) =>
    answer.setHeader("content-type", "text/html; charset=utf-8").end(body),
  );
  const port = await listen(server);
  return { url: `http://localhost:${port}/`, close: async () => void server.close() };
}

/** A call that waits for its whole answer. */
type Call = () => Promise<void>;

async function pollOf(url: string, key: string): Promise<Call> {
  const headers = { authorization: `Bearer ${key}` };
  const runs = `${url}/programmatic/runs`;
  const list = (await (await fetch(`${runs}?limit=1`, { headers })).json()) as { id: string }[];
  return async () => void (await (await fetch(`${runs}/${list[0]?.id}`, { headers })).text());
}

async function served({ path, visit: { state, url } }: Sample, poll: Call): Promise<Row> {
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const open = async () => void (await (await fetch(url, { headers: { cookie } })).text());
  const [ours, polls]: [number[], number[]] = [[], []];
  for (let i = 0; i < CALLS; i++) {
    ours.push(await took(open));
    polls.push(await took(poll));
  }
  return { ...beside(ours, polls), name: `server time of ${path}`, unit: "ms", aim: "≤ 25 ms", note: SERVER };
}

async function took(call: Call): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** The middle of a sample beside that of another one, which was taken in turns with it. */
function beside(sample: readonly number[], others: readonly number[]) {
  const ratios = sample.map((value, i) => value / (others[i] ?? Number.NaN));
  return { value: median(sample), baseline: median(others), ratio: median(ratios), spread: spread(ratios) };
}
