import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile, type Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";
import { startService } from "./service.ts";

const DROPS = 200;
/** Of each campaign, all the same. */
const TIMES = 25;
const CAMPAIGNS = 4;
/** Long enough for all runs to be made before. */
const AHEAD_MS = 60_000;
const TIMEOUT_MS = 180_000;
const LOOK_EVERY_MS = 1000;
const NOTE =
  "200 drops of a test key on two platforms, all due in the same second: from that second to the moment each was published.";

type Post = { id: string; status: string; scheduled_at: string; posted_at: string | null };

/** How late drops are that are all due at once, on the local platform. */
export async function drops(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const { url } = await keep(startService(folder));
  const key = String(JSON.parse(await readFile(join(folder, "data", "demo.json"), "utf8")).test_key);
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await fetch(`${url}/programmatic${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const at = new Date(Math.ceil((Date.now() + AHEAD_MS) / 1000) * 1000).toISOString();
  for (let n = 0; n < CAMPAIGNS; n++) {
    await ask("POST", "/campaigns", {
      name: `Drops ${n}`,
      brief: "Announce that Harbor Notes now works offline on trains and planes.",
      channels: ["twitter", "linkedin"],
      asset_types: ["card"],
      scheduled_at: Array(TIMES).fill(at),
    });
  }
  const posts = await published(() =>
    Promise.all([0, 100].map((offset) => ask<Post[]>("GET", `/posts?limit=100&offset=${offset}`))),
  );
  const late = posts.map((post) => (Date.parse(post.posted_at ?? "") - Date.parse(post.scheduled_at)) / 1000);
  return [
    { name: `${DROPS} drops in one second, p50 late`, value: quantile(late, 0.5), unit: "s", note: NOTE },
    { name: `${DROPS} drops in one second, last one late`, value: Math.max(...late), unit: "s" },
  ];
}

/** Waits until every drop is published; every one of them must be, and once. */
async function published(read: () => Promise<Post[][]>): Promise<Post[]> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const posts = (await read().catch(() => [])).flat();
    if (posts.some(({ status }) => status === "failed")) throw new Error("A drop has failed.");
    const done = posts.filter(({ status }) => status === "posted");
    if (done.length === DROPS && new Set(done.map(({ id }) => id)).size === DROPS) return done;
  }
  throw new Error("Not every drop was published.");
}
