import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { nearLimit, waitingReview } from "../support/notifications.ts";
import { world } from "../support/world.ts";

test("a limit, whose subject is no id, stands among runs however the database joins them", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await waitingReview(w);
  await nearLimit(w);
  await w.drain();
  // As PostgreSQL chooses by itself where there are many rows.
  await w.service.db.execute(sql`set enable_nestloop = off`);
  try {
    const page = await owner.read("/app/notifications");
    expect(page.match(/data-item="true"/g)).toHaveLength(2);
  } finally {
    await w.service.db.execute(sql`reset enable_nestloop`);
  }
});
