import { expect, test } from "vitest";
import { PASSWORD, signedIn } from "../support/browsing.ts";
import { bind } from "../support/studio.ts";
import { world } from "../support/world.ts";

const DELETION = "/app/settings/delete";
const FIELDS = { name: "Kite Works", password: PASSWORD };

test("a workspace that is deleted and kept has its Studio profiles as they were, each to be given a new key", async () => {
  const w = await world();
  await bind(w, { templates: ["stat"], defaultCaption: "News" });
  const owner = await signedIn(w);
  const old = `/app/studio/profiles/${w.keyId}`;
  await owner.submit(DELETION, FIELDS);
  await owner.submit(`${DELETION}/undo`);
  await owner.submit("/app/settings/resume");
  expect(await owner.read("/app/studio")).toContain("needs a key");
  expect(await owner.read(old)).toContain("Create a key");
  await owner.submit("/app/developer/keys", { mode: "live" });
  const [, to = ""] = /<select[^>]*name="to"[^>]*><option value="([^"]+)"/.exec(await owner.read(old)) ?? [];
  const moved = await owner.submit(`${old}/key`, { to });
  expect(moved.headers.get("location")).toBe(`/app/studio/profiles/${to}?done=saved`);
  const page = await owner.read(`/app/studio/profiles/${to}/templates`);
  expect(page).toMatch(/value="stat" checked/);
  expect(page).toContain(`name="default_caption" value="News"`);
  expect(await owner.read("/app/studio")).not.toContain("needs a key");
  expect((await owner.submit(`${old}/key`, { to })).status).toBe(404);
});
