import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { creditLedger, usageCounters } from "../../drizzle/schema/index.ts";
import { setPlan } from "../../lib/access/workspaces.ts";
import type { Job } from "../../lib/core/job.ts";
import type { CheckoutRequest } from "../../lib/core/payments.ts";
import { checkout, deliverEvent, dispute, openCheckout, refund } from "../support/money.ts";
import { startRun } from "../support/runs.ts";
import { BRIEF, OPERATOR, type World, world } from "../support/world.ts";

/** The sum of the ledger, and the balance that the counters hold. */
async function ledgerOf({ service: { db }, workspaceId }: World) {
  const [ledger] = await db
    .select({ sum: sql<number>`sum(${creditLedger.amount})::int` })
    .from(creditLedger)
    .where(eq(creditLedger.workspaceId, workspaceId));
  const [counters] = await db.select().from(usageCounters).where(eq(usageCounters.workspaceId, workspaceId));
  if (!ledger || !counters) throw new Error("The workspace has no books.");
  return { sum: ledger.sum, balance: counters.monthlyCredits + counters.boughtCredits, counters };
}

type Act = (w: World, open: { id: string; job: Job }[], pick: number) => Promise<unknown>;

/** What each workspace has bought so far. */
const bought = new WeakMap<World, CheckoutRequest[]>();

/** What can happen to a workspace's money. Steps that draw are left out: runs end by cancellation or as the queue gives up. */
const ACTS: Record<string, Act> = {
  start: async (w, open) => void open.push(await startRun(w)),
  cancel: async (w, open, pick) => {
    const [run] = open.splice(pick % Math.max(1, open.length), 1);
    if (run) await w.post(`/runs/${run.id}/cancel`);
  },
  failRun: async (w, open, pick) => {
    const [run] = open.splice(pick % Math.max(1, open.length), 1);
    const letter = run && { sourceBody: btoa(JSON.stringify(run.job)) };
    if (letter) {
      const init = { json: letter, headers: { "upstash-signature": "signed" }, key: null };
      await w.call("POST", "/jobs/failed", init);
    }
  },
  refuse: (w) => w.post("/generate", { ...BRIEF, asset_type: "infographic" }),
  dryRun: (w) => w.post("/generate", { ...BRIEF, dry_run: true }),
  month: async (w) => w.pass(31 * 86_400),
  buy: async (w, _open, pick) => {
    const of = await openCheckout(w, 10 + pick);
    bought.set(w, [...(bought.get(w) ?? []), of]);
    await deliverEvent(w, checkout(of));
  },
  refund: async (w, _open, pick) => {
    const all = bought.get(w) ?? [];
    const of = all[pick % Math.max(1, all.length)];
    if (of) await deliverEvent(w, refund(of, Math.ceil((of.amount * (pick + 1)) / 51)));
  },
  dispute: async (w, _open, pick) => {
    const all = bought.get(w) ?? [];
    const of = all[pick % Math.max(1, all.length)];
    if (of)
      await deliverEvent(w, dispute(of, pick % 2 === 0 ? "open" : "won", { disputeId: `dp_${pick % 3}` }));
  },
  plan: (w, _open, pick) =>
    setPlan(w.service, OPERATOR, w.workspaceId, (["starter", "pro", "growth"] as const)[pick % 3] ?? "pro"),
};

const story = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTS), "start", "start"), fc.nat(50)), {
  minLength: 5,
  maxLength: 30,
});

test("whatever happens, the ledger adds up to the balance, and nothing is ever negative", async () => {
  await fc.assert(
    fc.asyncProperty(story, async (acts) => {
      const w = await world({ plan: "starter" });
      const open: { id: string; job: Job }[] = [];
      for (const [name, pick] of acts) {
        await ACTS[name]?.(w, open, pick);
        const { sum, balance, counters } = await ledgerOf(w);
        expect(sum, `after ${name}`).toBe(balance);
        expect(
          Math.min(counters.monthlyCredits, counters.boughtCredits, ...Object.values(counters.used)),
        ).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 15, seed: 20_260_615 },
  );
});

test("a finished month's slots are the runs that are not canceled or failed", async () => {
  const w = await world();
  const made = [];
  for (let n = 0; n < 6; n++) made.push(await startRun(w));
  for (const { id } of made.slice(0, 2)) await w.post(`/runs/${id}/cancel`);
  const { counters, balance } = await ledgerOf(w);
  expect({ card: counters.used.card, balance }).toEqual({ card: 4, balance: 596 });
});

test("every entry says what it was for", async () => {
  const w = await world();
  const { id } = await startRun(w);
  await w.post(`/runs/${id}/cancel`);
  await setPlan(w.service, OPERATOR, w.workspaceId, "growth");
  const entries = await w.service.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.workspaceId, w.workspaceId));
  expect(entries.map(({ kind, amount, runId }) => [kind, amount, runId])).toEqual([
    ["grant", 600, null],
    ["reserve", -1, id],
    ["return", 1, id],
    ["plan", 1400, null],
  ]);
});
