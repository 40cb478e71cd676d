import { expect, test } from "vitest";
import { KNOWN_ACTIONS } from "../../functions/dashboard/ui/audit-words.ts";
import { allOperations } from "../support/operations.ts";

test("the audit log has plain words for every operation that writes an entry of its own", async () => {
  const audited = [...(await allOperations()).values()].filter(({ audit }) => audit).map(({ id }) => id);
  expect(audited.length).toBeGreaterThan(20);
  const known = new Set(KNOWN_ACTIONS.map(({ value }) => value));
  expect(audited.filter((id) => !known.has(id))).toEqual([]);
});
