import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

test("an editor may stop agents that only an owner sees, and an owner without one has nothing to stop", async () => {
  const w = await world();
  const editor = await (await signedIn(w, "editor")).read("/app/developer/agents");
  expect(editor).toContain("You have connected no agent.");
  expect(editor).toContain("Stop all agents");
  const owner = await (await signedIn(w)).read("/app/developer/agents");
  expect(owner).toContain("No agent is connected.");
  expect(owner).not.toContain("Stop all agents");
});
