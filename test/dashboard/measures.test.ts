import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { agentWorld } from "../support/agent-access.ts";
import { addressesIn, OUTER } from "../support/dashboard/pages.ts";
import { fillWorkspace, type Site } from "../support/dashboard/site.ts";
import { roundTrips } from "../support/round-trips.ts";
import { finishedRun } from "../support/social.ts";

// biome-ignore lint/style/noProcessEnv: MEASURE=1 prints what functions/docs/dashboard.md publishes.
const { MEASURE } = process.env;
/** Times are only printed; without that one call does. */
const SAMPLES = MEASURE ? 15 : 1;
/** A person has 300 requests a minute: the clock goes on by so much for each call. */
const REFILL_SECONDS = 60 / 300;
const MOST_BYTES = 60 * 1024;
const MOST_TRIPS = 2;
/** The authorization server's library looks an agent up twice; a run that waits asks what its brief leaves open. */
const isSlower = (page: string, { ids }: Site) =>
  /^\/app\/allow-agent/.test(page) || new RegExp(`${ids.get("/app/runs/:run_id")}$`).test(page);
/** The stylesheet stands in the page. */
const SCRIPT = readFileSync("functions/public/dashboard/script.js");

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
  const w = await agentWorld();
  const site = await fillWorkspace(w);
  const { owner: person } = site;
  const id = await finishedRun(w, { patch: { verdict: "needs_review" } });
  await w.patch("/brand-dna", {
    logos: ["https://pictures.example.com/logo.png"],
    palette: { primary: "#12434D" },
  });
  for (let i = 0; i < 12; i++) await finishedRun(w);
  const plain = { db: w.service.db, rateLimiter: w.service.rateLimiter };
  const fixed = gzipSync(SCRIPT).length;
  const poll = await p50(() => w.get(`/runs/${id}`));
  const rows: { page: string; bytes: number; trips: number; ms: number; polls: number }[] = [];
  for (const path of addressesIn(site).filter((one) => !OUTER.test(one))) {
    w.pass((SAMPLES + 1) * REFILL_SECONDS);
    const ms = await p50(() => person.open(path));
    Object.assign(w.service, { db: trips.db(plain.db), rateLimiter: trips.limiter(plain.rateLimiter) });
    trips.take();
    const answer = await person.open(path);
    const text = await answer.text();
    rows.push({
      page: path,
      bytes: gzipSync(text).length + fixed,
      trips: trips.take(),
      ms,
      polls: ms / poll,
    });
    expect(answer.status, path).toBe(200);
    Object.assign(w.service, plain);
  }
  if (MEASURE) console.table([{ page: "GET /runs/{id}", ms: poll }, ...rows]);
  expect(rows.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  expect(
    rows.filter(({ page, trips: count }) => count > (isSlower(page, site) ? MOST_TRIPS + 1 : MOST_TRIPS)),
  ).toEqual([]);
  expect(SCRIPT.length).toBeLessThanOrEqual(6 * 1024);
});
