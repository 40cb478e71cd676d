import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

test("each person renames themselves, in every role", async () => {
  const w = await world();
  const viewer = await signedIn(w, "viewer");
  const answer = await viewer.submit("/app/settings/you", { name: "Jule Brandt" });
  expect(answer.headers.get("location")).toBe("/app/settings/you?done=name");
  expect(await viewer.read("/app")).toContain('<a href="/app/settings/you">Jule Brandt</a>');
  const wrong = await viewer.submit("/app/settings/you", { name: "x".repeat(81) });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Use at most 80 characters.");
});
