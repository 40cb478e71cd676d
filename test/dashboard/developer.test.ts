import { describe, expect, test } from "vitest";
import { setPlan } from "../../lib/access/workspaces.ts";
import { signedIn } from "../support/browsing.ts";
import { insertAccount } from "../support/social.ts";
import { answers, endpoint, recordAndPublish, webhookWorld } from "../support/webhooks.ts";
import { OPERATOR, world } from "../support/world.ts";

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
      days: "90",
    });
    const key = keyIn(await answer.text());
    const me = await w.call("GET", "/api/v1/programmatic/me", { key });
    expect(await me.json()).toMatchObject({
      asset_types: ["card"],
      auto_post: true,
      daily_limit: 7,
      expires_at: "2026-09-13T12:00:00.000Z",
    });
    const page = await owner.read(KEYS);
    expect(page).not.toContain(key);
    expect(page).toContain(`…${key.slice(-4)}`);
  });

  test("are minted with every scope that there is, and say so", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const account = await insertAccount(w, "x");
    const page = await (
      await owner.submit(KEYS, {
        mode: "live",
        connected_accounts: account,
        days: "30",
        allowed_addresses: "203.0.113.0/24, 198.51.100.7",
        auto_post: "true",
        auto_post_min_score: "81",
      })
    ).text();
    const keys = (await (await w.get("/keys")).json()) as Record<string, unknown>[];
    expect(keys.find(({ hint }) => hint === keyIn(page).slice(-4))).toMatchObject({
      connected_accounts: [account],
      expires_at: "2026-07-15T12:00:00.000Z",
      allowed_addresses: ["203.0.113.0/24", "198.51.100.7"],
    });
    expect(page).toContain(
      "posts to one account, posts by itself from score 81 on, only from 203.0.113.0/24, 198.51.100.7",
    );
  });

  test("of three each is known by its name: in the list, among the requests and in the audit log", async () => {
    const w = await world();
    const owner = await signedIn(w);
    for (const name of ["Website", "Nightly <job>", ""]) await owner.submit(KEYS, { mode: "live", name });
    const page = await owner.read(KEYS);
    expect(page).toContain("<strong>Website </strong>");
    expect(page).toContain("<strong>Nightly &lt;job&gt; </strong>");
    expect(page).toContain("Rotate this key?");
    expect(page).toMatch(/aria-label="Rotate the key Website, ending in \w{4}"/);
    expect(await owner.read("/app/settings/audit")).toMatch(/Key Website …\w{4}/);
  });

  test("that are refused keep what was ticked", async () => {
    const owner = await signedIn(await world());
    const answer = await owner.submit(KEYS, {
      mode: "live",
      asset_types: "video",
      allowed_addresses: "here",
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('name="asset_types" value="video" checked');
    expect(page).toContain('id="allowed_addresses-error"');
  });

  test("show when they were last used, and are shown without the request log too", async () => {
    const w = await world();
    const owner = await signedIn(w);
    expect(await owner.read(KEYS)).toContain(", not used yet");
    w.pass(8 * 86_400);
    expect(await owner.read(KEYS)).toContain("not used in the last seven days");
    await w.get("/me");
    await w.get("/runs");
    expect(await owner.read(KEYS)).toContain(', last used <time datetime="2026-06-23T12:00:00.000Z"');
    w.service.requestLog.read = async () => {
      throw new Error("Redis is away");
    };
    const page = await owner.read(KEYS);
    expect(page).toContain(`…${w.key.slice(-4)}`);
    expect(page).not.toContain("last used");
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
    ["an end that is no number of days", { mode: "live", days: "soon" }, 422],
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

test("a plan without test keys offers none, and says which plan has them", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const form = async (plan: "starter" | "pro") => {
    await setPlan(w.service, OPERATOR, w.workspaceId, plan);
    return await owner.read("/app/developer/keys");
  };
  expect(await form("pro")).not.toContain("Test keys come with");
  const without = await form("starter");
  expect(without).toMatch(/<option value="test"[^>]* disabled/);
  expect(without).toMatch(/Test keys come with the \w+ plan\..*href="\/app\/billing#plans"/s);
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

  test("choose their events when they are added and later, and are paused and enabled", async () => {
    const w = await world();
    const owner = await signedIn(w);
    const listed = async () => {
      const all = (await (await w.get("/webhooks")).json()) as Record<string, unknown>[];
      return all[0] ?? {};
    };
    const url = "https://example.com/hooks";
    await owner.submit("/app/developer/webhooks", { url, event_types: "run.succeeded" });
    const { id, ...added } = await listed();
    expect(added).toMatchObject({ event_types: ["run.succeeded"], payload: "full" });
    const path = `/app/developer/webhooks/${id}`;
    expect(await owner.read(path)).toMatch(/value="run\.succeeded" checked/);
    await owner.submit(path, {
      url: `${url}/b`,
      description: "Ours",
      event_types: "post.failed",
      thin: "true",
    });
    expect(await listed()).toMatchObject({
      url: `${url}/b`,
      description: "Ours",
      event_types: ["post.failed"],
      payload: "thin",
    });
    await owner.submit(path, { url });
    expect(await listed()).toMatchObject({ event_types: null, payload: "full" });
    await owner.submit(`${path}/disable`);
    expect((await listed()).status).toBe("disabled");
    await owner.submit(`${path}/enable`);
    expect((await listed()).status).toBe("enabled");
    const wrong = await owner.submit(path, { url: "ftp://example.com", event_types: "run.failed" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/value="run\.failed" checked/);
  });

  test("with an address inside the network are refused beside the field", async () => {
    const owner = await signedIn(await world());
    const answer = await owner.submit("/app/developer/webhooks", { url: "https://127.0.0.1/x" });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('id="url-error"');
    const [, reason = ""] = /id="url-error"[^>]*>([^<]+)</.exec(page) ?? [];
    expect(reason).not.toBe("");
    expect(page.split(reason)).toHaveLength(2);
    expect(page).toContain("--key &quot;$BRANDRUN_API_KEY&quot; --forward-to");
  });
});

describe("a delivery", () => {
  test("shows what was sent, and what was answered each time", async () => {
    const { w, posted } = await webhookWorld((_, n) =>
      answers(n === 1 ? 500 : 200, { answer: n === 1 ? "Out of <disk>" : "Taken" }),
    );
    await endpoint(w);
    await recordAndPublish(w);
    const viewer = await signedIn(w, "viewer");
    const [, path = ""] =
      /href="(\/app\/developer\/deliveries\/[0-9a-f-]{36})"/.exec(await viewer.read("/app/developer")) ?? [];
    expect(await viewer.read(path)).toContain("It is written with the first attempt");
    await w.drain();
    const page = await viewer.read(path);
    const [, shown = ""] = /<pre class="code" id="body">([\s\S]*?)<\/pre>/.exec(page) ?? [];
    expect(JSON.parse(shown.replaceAll("&quot;", '"'))).toEqual(JSON.parse(posted[0]?.body ?? ""));
    expect(page).toContain(`webhook-id: ${posted[0]?.headers["webhook-id"]}`);
    expect(page).toContain("Out of &lt;disk&gt;");
    expect(page).toMatch(/bad">500<[\s\S]*good">200</);
    expect(page).not.toContain("Redeliver");
    const editor = await signedIn(w, "editor");
    expect((await editor.submit(`${path}/redeliver`)).headers.get("location")).toBe(
      `${path}?done=redelivered`,
    );
  });
});
