import { describe, expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { world } from "../support/world.ts";

const KEYS = "/app/developer/keys";
const keyIn = (page: string): string => /sk_(?:live|test)_[0-9A-Za-z]{38}/.exec(page)?.[0] ?? "";

describe("keys", () => {
  test("are minted with what was ticked, shown once, and work", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const answer = await owner.submit(KEYS, {
      mode: "live",
      asset_types: "card",
      auto_post: "true",
      daily_limit: "7",
    });
    const key = keyIn(await answer.text());
    const me = await w.call("GET", "/api/v1/programmatic/me", { key });
    expect(await me.json()).toMatchObject({ asset_types: ["card"], auto_post: true, daily_limit: 7 });
    const page = await owner.read(KEYS);
    expect(page).not.toContain(key);
    expect(page).toContain(`…${key.slice(-4)}`);
  });

  test("are rotated with an overlap, and revoked at once", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const old = keyIn(await (await owner.submit(KEYS, { mode: "live" })).text());
    const [, row = ""] = (await owner.read(KEYS)).split(`…${old.slice(-4)}`);
    const [, id = ""] = /keys\/([0-9a-f-]{36})\/rotate/.exec(row) ?? [];
    const next = keyIn(await (await owner.submit(`${KEYS}/${id}/rotate`)).text());
    const status = async (key: string) => (await w.call("GET", "/api/v1/programmatic/me", { key })).status;
    expect([await status(old), await status(next)]).toEqual([200, 200]);
    await owner.submit(`${KEYS}/${id}/revoke`);
    expect([await status(old), await status(next)]).toEqual([401, 200]);
  });

  test.each([
    ["no mode", { mode: "" }, 422],
    ["a limit that is no number", { mode: "live", daily_limit: "many" }, 422],
    ["an asset type that does not exist", { mode: "live", asset_types: "poster" }, 422],
  ])("with %s are refused beside the form", async (_, fields, status) => {
    const owner = await signedIn(await world());
    expect((await owner.submit(KEYS, fields)).status).toBe(status);
  });

  test("are the owners' business, and of another workspace nobody's", async () => {
    const w = await world();
    const editor = await signedIn(w, "editor");
    expect((await editor.submit(KEYS, { mode: "live" })).status).toBe(403);
    const outsider = await signedIn(await world());
    for (const what of ["rotate", "revoke"])
      expect((await outsider.submit(`${KEYS}/${w.keyId}/${what}`)).status).toBe(404);
    expect((await w.get("/me")).status).toBe(200);
  });
});

describe("webhooks", () => {
  test("are added with their secret shown once, tested, and their deliveries seen", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const added = await owner.submit("/app/developer/webhooks", {
      url: "https://example.com/hooks",
      description: "",
    });
    expect(await added.text()).toMatch(/whsec_[\w+/=]+/);
    const page = await owner.read("/app/developer");
    expect(page).not.toContain("whsec_");
    const [, id = ""] = /webhooks\/([0-9a-f-]{36})\/test/.exec(page) ?? [];
    await owner.submit(`/app/developer/webhooks/${id}/test`);
    await w.drain();
    expect(await owner.read("/app/developer")).toContain("webhook.test");
    await owner.submit(`/app/developer/webhooks/${id}/delete`);
    expect(await owner.read("/app/developer")).toContain("A webhook tells your systems");
  });

  test("with an address inside the network are refused beside the field", async () => {
    const owner = await signedIn(await world());
    const answer = await owner.submit("/app/developer/webhooks", { url: "https://127.0.0.1/x" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="url-error"');
  });
});
