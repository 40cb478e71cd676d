import { expect, test } from "vitest";
import { KNOWN_ACTIONS } from "../../functions/dashboard/ui/audit-words.ts";
import { allOperations } from "../support/operations.ts";

test("the audit log has plain words for every operation that writes an entry of its own", async () => {
  const audited = [...(await allOperations()).values()].filter(({ audit }) => audit).map(({ id }) => id);
  expect(audited.length).toBeGreaterThan(20);
  const known = new Set(KNOWN_ACTIONS.map(({ value }) => value));
  expect(audited.filter((id) => !known.has(id))).toEqual([]);
});

test("no two actions of the list say the same, and each stands in a group", () => {
  const labels = KNOWN_ACTIONS.map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
  const groups = KNOWN_ACTIONS.map(({ group }) => group);
  // Sorted by group, so that each group begins once.
  expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
  expect(KNOWN_ACTIONS.find(({ value }) => value === "upload_logo")?.group).toBe("Brand");
});
