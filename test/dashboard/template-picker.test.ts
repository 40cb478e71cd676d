import { expect, test } from "vitest";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { signedIn } from "../support/browsing.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { world } from "../support/world.ts";

const ticked = (page: string) =>
  [...page.matchAll(/type="checkbox" name="templates" value="(\w+)" checked/g)].map(([, name]) => name);
const shown = (page: string) =>
  [...page.matchAll(/type="checkbox" name="templates" value="(\w+)"/g)].map(([, name]) => name);
const hidden = (page: string) =>
  [...page.matchAll(/type="hidden" name="templates" value="(\w+)"/g)].map(([, name]) => name);

test("templates are ticked all or none, and a search keeps what it hides", async () => {
  const w = await world();
  const owner = await signedIn(w);
  await mintWorkspaceKey(w);
  const path = "/app/studio/new";
  const pick = async (fields: Record<string, string>) => (await owner.submit(path, fields)).text();
  const all = await pick({ pick: "all" });
  expect(ticked(all)).toEqual(expect.arrayContaining(Object.keys(TEMPLATES)));
  expect(ticked(all)).toEqual(shown(all));
  const none = await pick({ pick: "none", templates: "stat" });
  expect(ticked(none)).toEqual([]);
  const found = await pick({ pick: "search", wanted: "quote", templates: "stat" });
  expect(shown(found)).toContain("quote");
  expect(shown(found)).not.toContain("stat");
  expect(hidden(found)).toEqual(["stat"]);
  const both = await pick({ pick: "all", wanted: "quote", templates: "stat" });
  expect(hidden(both)).toEqual(["stat"]);
  expect(ticked(both)).toEqual(shown(both));
  expect(await owner.read("/app/studio")).toContain('href="/app/studio/new"');
});
