import { expect, test } from "vitest";
import { runs } from "../../drizzle/schema/index.ts";
import { signedIn } from "../support/browsing.ts";
import { insertAccount } from "../support/social.ts";
import { BRIEF, json, world } from "../support/world.ts";

const NAME = "Kardamom knots are here";

test("a run is called by its headline wherever it is listed", async () => {
  const w = await world();
  await insertAccount(w, "linkedin");
  const owner = await signedIn(w, "owner");
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const { story } = (await json(await w.get(`/runs/${id}?view=full`))) as unknown as {
    story: { headline: object };
  };
  await w.service.db.update(runs).set({
    story: { ...story, headline: { ...story.headline, text: NAME } } as typeof runs.$inferInsert.story,
  });
  await w.post(`/runs/${id}/schedule`, { platform: "linkedin", scheduled_at: "2026-06-20T12:00:00Z" });
  await owner.submit(`/app/runs/${id}/withdraw`, {});
  await owner.submit(`/app/runs/${id}/review`, { verdict: "approved" });
  const listed = ["/app/runs", "/app/calendar?by=list", "/app/posts", "/app/settings/audit", "/app/billing"];
  for (const path of listed) expect(await owner.read(path), path).toMatch(`>${NAME}</`);
  await w.service.db.update(runs).set({ verdict: "needs_review", reviewedAt: null });
  expect(await owner.read("/app")).toContain(`Review: ${NAME}`);
});
