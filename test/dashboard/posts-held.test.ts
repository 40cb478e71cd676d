import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { posts, runs } from "../../drizzle/schema/index.ts";
import { addSeconds } from "../../lib/core/calendar.ts";
import { newId } from "../../lib/core/ids.ts";
import { signedIn } from "../support/browsing.ts";
import { roundTrips } from "../support/round-trips.ts";
import { finishedRun } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

async function plan(w: World, runId: string): Promise<void> {
  const { service, workspaceId } = w;
  const [now, scheduledAt] = [service.now(), new Date("2027-01-01T09:00:00Z")];
  const about = { platform: "x", status: "scheduled", livemode: true, text: "The boards load." } as const;
  const row = {
    id: newId(service),
    workspaceId,
    runId,
    ...about,
    scheduledAt,
    createdAt: now,
    updatedAt: now,
  };
  await service.db.insert(posts).values(row);
}

/** Runs of the same kind, a minute after it. */
async function newerLike({ service }: World, runId: string, count: number): Promise<void> {
  const [run] = await service.db.select().from(runs).where(eq(runs.id, runId));
  if (!run) throw new Error("There is no such run.");
  const createdAt = addSeconds(run.createdAt, 60);
  const rows = Array.from({ length: count }, () => ({ ...run, id: newId(service), createdAt }));
  await service.db.insert(runs).values(rows);
}

test("a drop says that its run waits, however many newer runs wait too", async () => {
  const w = await world();
  const first = await finishedRun(w, { patch: { verdict: "needs_review" } });
  await plan(w, first);
  await newerLike(w, first, 101);
  const owner = await signedIn(w);
  const trips = roundTrips();
  Object.assign(w.service, { db: trips.db(w.service.db) });
  expect(await owner.read("/app/posts")).toContain("Scheduled, waits for approval");
  expect(trips.take()).toBeLessThanOrEqual(3);
});
