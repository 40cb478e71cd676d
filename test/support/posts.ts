import { postMetrics, posts } from "../../drizzle/schema/index.ts";
import { newId } from "../../lib/core/ids.ts";
import { BRIEF, json, type World } from "./world.ts";

type Seed = Partial<Omit<typeof posts.$inferInsert, "id" | "workspaceId">>;

/** A run that posts can belong to. */
export const seedRun = async (w: World, order: object = {}) =>
  (await json(await w.post("/generate", { ...BRIEF, ...order }))).id;

/** A post as the publishing part of the service would leave it. */
export async function seedPost(w: World, seed: Seed = {}): Promise<string> {
  const id = newId(w.service);
  const now = w.service.now();
  const known = { status: "posted", platform: "x", livemode: true, postedAt: now } as const;
  const runId = seed.runId ?? (await seedRun(w));
  const row = { ...known, createdAt: now, updatedAt: now, ...seed, runId, id, workspaceId: w.workspaceId };
  await w.service.db.insert(posts).values(row);
  return id;
}

export type Counts = Partial<
  Record<"impressions" | "views" | "likes" | "comments" | "shares" | "clicks", number>
>;

/** What a platform counted for a post, so many seconds ago. */
export async function measure(w: World, postId: string, counts: Counts, secondsAgo = 0): Promise<void> {
  const measuredAt = new Date(w.service.now().getTime() - secondsAgo * 1000);
  await w.service.db
    .insert(postMetrics)
    .values({ workspaceId: w.workspaceId, postId, measuredAt, ...counts });
}
