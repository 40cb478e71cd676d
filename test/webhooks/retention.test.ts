import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { events } from "../../drizzle/schema/index.ts";
import { attemptsOf, deliveriesOf, endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";

test("events, deliveries and attempts are deleted after 30 days", async () => {
  const { w } = await webhookWorld();
  await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [old] = await deliveriesOf(w);
  const kept = () => w.service.db.select().from(events).where(sql`workspace_id = ${w.workspaceId}::uuid`);
  w.pass(30 * 86_400);
  await recordAndPublish(w);
  await w.drain();
  await w.sweep();
  expect(await deliveriesOf(w)).toHaveLength(2);
  expect(await kept()).toHaveLength(2);
  w.pass(1);
  const mended = await w.sweep();
  expect(mended).toMatchObject({ old_deliveries: 1, old_events: 1 });
  expect(await deliveriesOf(w)).toHaveLength(1);
  expect(await attemptsOf(w, old?.id ?? "")).toEqual([]);
  expect(await kept()).toHaveLength(1);
  await w.sweep();
  expect(await kept()).toHaveLength(1);
});
