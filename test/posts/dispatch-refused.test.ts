import { describe, expect, test } from "vitest";
import { setPaused } from "../../lib/access/workspaces.ts";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, insertAccount, postingWorld } from "../support/social.ts";
import { mintWorkspaceKey } from "../support/workspaces.ts";
import { API, OPERATOR, world } from "../support/world.ts";

describe("refusals of a post, in the order of the checks", () => {
  type Scene = {
    channels?: ["linkedin"];
    run?: object;
    mode?: "test";
    account?: "none" | "other";
    platform?: string;
  };
  const QUALITY = {
    summary: "",
    checks: [],
    claims: [],
    channels: { twitter: { verdict: "approved" as const, says: null } },
  };
  /** Each row leaves everything wrong that comes after what it is refused for. */
  const CASES: [string, number, string, Scene][] = [
    [
      "a platform that does not exist",
      422,
      "validation_error",
      { platform: "myspace", channels: ["linkedin"] },
    ],
    [
      "a channel outside the scope",
      403,
      "scope_channel",
      { channels: ["linkedin"], run: { status: "failed" } },
    ],
    ["a run made with a test key", 400, "run_is_test", { mode: "test", run: { status: "failed" } }],
    ["a run that failed", 400, "run_not_succeeded", { run: { status: "failed", verdict: null } }],
    [
      "a run that is not approved",
      400,
      "run_not_approved",
      { run: { verdict: "needs_review" }, platform: "youtube" },
    ],
    [
      "words for another channel that nobody approved",
      400,
      "run_not_approved",
      { run: { quality: QUALITY }, platform: "youtube", account: "none" },
    ],
    ["a picture for YouTube", 400, "unsupported_platform", { platform: "youtube", account: "none" }],
    ["no account", 400, "channel_not_connected", { account: "none" }],
    ["an account outside the scope", 403, "scope_connected_account", { account: "other" }],
  ];

  test.each(CASES)(
    "posting is refused for %s: %i %s",
    async (_, status, code, { channels, run, mode, account, platform = "x" }) => {
      const w = await world();
      const maker = mode ? (await mintWorkspaceKey(w, { mode })).key : w.key;
      const id = await finishedRun(w, { key: maker, patch: run ?? {} });
      if (account !== "none" && status !== 400) await insertAccount(w, "x");
      const connectedAccounts = account === "other" ? ["01900000-0000-7000-8000-000000000001"] : undefined;
      const { key } = await mintWorkspaceKey(w, {
        ...(channels && { channels }),
        ...(connectedAccounts && { connectedAccounts }),
      });
      const asked = await w.call("POST", `${API}/runs/${id}/post`, { json: { platform }, key });
      await expectRefusal(asked, status, code);
      expect(await (await w.get(`/posts?run_id=${id}`)).json()).toEqual([]);
    },
  );

  test("a test key cannot publish a live run", async () => {
    const w = await world();
    const { key } = await mintWorkspaceKey(w, { mode: "test" });
    const id = await finishedRun(w);
    const asked = await w.call("POST", `${API}/runs/${id}/post`, { json: { platform: "x" }, key });
    await expectRefusal(asked, 400, "run_is_live");
  });

  test("posting a text that is too long for the platform is refused before anything is sent", async () => {
    const { w, platform } = await postingWorld();
    const id = await finishedRun(w, { patch: { outputText: "word ".repeat(60) } });
    const body = await expectRefusal(
      await w.post(`/runs/${id}/post`, { platform: "x" }),
      400,
      "unsupported_platform",
    );
    expect(body.message).toMatch(/300 long, and X takes 280/);
    expect(platform.calls).toEqual([]);
  });

  test("a paused workspace cannot publish", async () => {
    const { w, platform } = await postingWorld();
    const id = await finishedRun(w);
    await setPaused(w.service, OPERATOR, w.workspaceId, true);
    await expectRefusal(await w.post(`/runs/${id}/post`, { platform: "x" }), 403, "workspace_paused");
    expect(platform.calls).toEqual([]);
  });

  test("posting to an unknown account or to one of another platform is refused as channel_not_connected", async () => {
    const { w } = await postingWorld();
    const other = await insertAccount(w, "linkedin");
    const id = await finishedRun(w);
    for (const account_id of [other, "01900000-0000-7000-8000-000000000001"]) {
      const asked = await w.post(`/runs/${id}/post`, { platform: "x", account_id });
      await expectRefusal(asked, 400, "channel_not_connected");
    }
  });
});
