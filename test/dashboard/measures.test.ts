import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { roundTrips } from "../support/round-trips.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { world } from "../support/world.ts";

const PAGES = [
  "/app",
  "/app/start",
  "/app/create",
  "/app/runs",
  "RUN",
  "/app/calendar",
  "/app/posts",
  "/app/brand",
  "/app/brand/fonts",
  "/app/brand/library",
  "/app/brand/library/screens",
  "/app/brand/library/people",
  "/app/brand/library/videos",
  "/app/brand/library/uploads",
  "/app/brand/mascot",
  "/app/accounts",
  "/app/studio",
  "/app/studio/new",
  "/app/developer",
  "/app/developer/keys",
  "/app/developer/requests",
  "/app/developer/agents",
  "/app/billing",
  "/app/billing/invoices",
  "/app/notifications",
  "/app/notifications/settings",
  "/app/settings",
  "/app/settings/members",
  "/app/settings/passkeys",
  "/app/settings/audit",
  "/app/settings/export",
  "/app/settings/delete",
];
// biome-ignore lint/style/noProcessEnv: MEASURE=1 prints what functions/docs/dashboard.md publishes.
const { MEASURE } = process.env;
/** Times are only printed; without that one call does. */
const SAMPLES = MEASURE ? 15 : 1;
const MOST_BYTES = 60 * 1024;
const STATIC = ["style.css", "script.js"].map((name) => readFileSync(`functions/public/dashboard/${name}`));

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of several calls, the middle one. */
async function p50(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  return median(times);
}

test("every page is small, and waits for at most two outside round trips one after the other", async () => {
  const trips = roundTrips();
  const w = await world();
  await insertAccount(w, "x");
  const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
  await w.patch("/brand-dna", {
    logos: ["https://pictures.example.com/logo.png"],
    palette: { primary: "#12434D" },
  });
  for (let i = 0; i < 12; i++) await finishedRun(w);
  const person = await signedIn(w);
  const plain = { db: w.service.db, rateLimiter: w.service.rateLimiter };
  const fixed = STATIC.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  const poll = await p50(() => w.get(`/runs/${id}`));
  const rows: { page: string; bytes: number; trips: number; ms: number; polls: number }[] = [];
  for (const page of PAGES) {
    const path = page === "RUN" ? `/app/runs/${id}` : page;
    const ms = await p50(() => person.open(path));
    Object.assign(w.service, { db: trips.db(plain.db), rateLimiter: trips.limiter(plain.rateLimiter) });
    trips.take();
    const answer = await person.open(path);
    const text = await answer.text();
    rows.push({ page, bytes: gzipSync(text).length + fixed, trips: trips.take(), ms, polls: ms / poll });
    expect(answer.status, path).toBe(200);
    Object.assign(w.service, plain);
  }
  if (MEASURE) console.table([{ page: "GET /runs/{id}", ms: poll }, ...rows]);
  expect(rows.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  expect(rows.filter(({ trips: count }) => count > 2)).toEqual([]);
  expect(STATIC[1]?.length).toBeLessThanOrEqual(6 * 1024);
});
