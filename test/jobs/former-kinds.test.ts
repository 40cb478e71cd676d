import { expect, test } from "vitest";
import { Job } from "../../lib/core/job.ts";

const ids = { workspaceId: crypto.randomUUID(), deliveryId: crypto.randomUUID() };

test.each([
  ["hook.deliver", "webhook.deliver", { ...ids, attempt: 1 }],
  ["files.bury", "files.tombstone", { workspaceId: ids.workspaceId, names: ["a.png"] }],
])("a queued message of the former kind %s is read as %s", (former, current, fields) => {
  expect(Job.parse({ kind: former, ...fields })).toEqual({ kind: current, ...fields });
});
