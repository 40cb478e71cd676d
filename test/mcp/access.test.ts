import { describe, expect, test } from "vitest";
import { agentWorld, connect, decide, HOME } from "../support/agent-access.ts";
import { ERAS, sendMessage } from "../support/agents.ts";
import { signedIn } from "../support/browsing.ts";
import { ALL, refreshWith, statusOf, token } from "../support/oauth-steps.ts";

const CAMPAIGN = {
  name: "Launch",
  brief: "Kite 2.0 is out: boards now load in half a second. For product teams.",
  channels: ["linkedin"],
  asset_types: ["card"],
};

describe.each(ERAS)("a client of %s with nothing but the address", (era) => {
  test("registers, is allowed by a person, reads the brand and makes a campaign", async () => {
    const w = await agentWorld();
    const { client, person } = await connect(w, era, { scopes: ALL, daily_credits: "5" });
    expect(await client.callTool({ name: "get_brand_dna", arguments: {} })).toMatchObject({
      structuredContent: { version: 0 },
    });
    const made = await client.callTool({ name: "create_campaign", arguments: CAMPAIGN });
    expect(made).toMatchObject({ structuredContent: { runs: [{ status: "queued" }] } });
    const entries = (await (await w.get("/audit?action=call_tool")).json()) as object[];
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ client: "Test agent", actor: { kind: "agent" } });
    const page = await person.read("/app/settings/audit?action=call_tool");
    expect(page).toContain('<td class="who">Test agent</td>');
    expect(page).toContain("create_campaign");
  });
});

describe("a grant", () => {
  test("lacks a scope: 403 names it, and the person can allow it", async () => {
    const w = await agentWorld();
    const { provider, person } = await connect(w, "2026-07-28", { scopes: ["brand:read"] });
    const params = { name: "schedule_post", arguments: {} };
    const refused = await sendMessage(w, {
      method: "tools/call",
      params,
      token: provider.saved.tokens?.access_token ?? "",
      home: HOME,
    });
    expect(refused.status).toBe(403);
    const header = refused.headers.get("www-authenticate") ?? "";
    expect(header).toContain('error="insufficient_scope"');
    expect(header).toContain('scope="brand:read posts:write"');
    expect(header).toContain(`${HOME}/.well-known/oauth-protected-resource/mcp`);
    const page = await person.read("/app/developer/agents");
    expect(page).toContain("Test agent");
    expect(page).toContain("Stop all agents");
  });

  test("steps up: the client asks for more, the person allows it, and nothing is lost", async () => {
    const w = await agentWorld();
    const { client, transport, provider, person } = await connect(w, "2026-07-28", {
      scopes: ["brand:read", "runs:read"],
    });
    const call = () => client.callTool({ name: "create_campaign", arguments: CAMPAIGN });
    delete provider.saved.asked;
    await expect(call()).rejects.toThrow();
    const asked = provider.saved.asked as unknown as URL;
    const wanted = asked.searchParams.get("scope")?.split(" ") ?? [];
    expect(wanted).toEqual(expect.arrayContaining(["brand:read", "runs:read", "runs:write"]));
    const led = await decide(person, asked, { scopes: wanted });
    await transport.finishAuth(led.searchParams);
    expect(await call()).toMatchObject({ structuredContent: { runs: [{ status: "queued" }] } });
    // The new grant takes the place of the first.
    expect((await person.read("/app/developer/agents")).match(/\/revoke"/g)).toHaveLength(1);
  });

  test("spends at most its credits a day, in one statement for all that race", async () => {
    const w = await agentWorld();
    const { client } = await connect(w, "2026-07-28", { scopes: ALL, daily_credits: "2" });
    const calls = await Promise.all(
      [1, 2, 3, 4].map(() => client.callTool({ name: "create_campaign", arguments: CAMPAIGN })),
    );
    const refused = calls.filter(({ isError }) => isError);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ structuredContent: { code: "agent_limit_reached" } });
    const dry = await client.callTool({ name: "create_campaign", arguments: { ...CAMPAIGN, dry_run: true } });
    expect(dry).toMatchObject({ isError: true, structuredContent: { code: "agent_limit_reached" } });
    w.pass(86_400);
    expect((await w.get("/me")).status).toBe(200);
  });

  test("ends when a person ends it, and all stop with one switch", async () => {
    const w = await agentWorld();
    const { provider, person } = await connect(w, "2026-07-28", { scopes: ["brand:read"] });
    const access = provider.saved.tokens?.access_token ?? "";
    expect(await statusOf(w, access)).toBe(200);
    await person.submit("/app/developer/agents/stop");
    expect(await statusOf(w, access)).toBe(403);
    expect(await statusOf(w, w.key)).toBe(403);
    await person.submit("/app/developer/agents/resume");
    expect(await statusOf(w, access)).toBe(200);
    const page = await person.read("/app/developer/agents");
    const [, id = ""] = /agents\/([0-9a-f-]{36})\/revoke/.exec(page) ?? [];
    await person.submit(`/app/developer/agents/${id}/revoke`);
    expect(await statusOf(w, access)).toBe(401);
    const { saved } = provider;
    const refreshed = await token(w, refreshWith(saved.client?.client_id ?? "", saved.tokens?.refresh_token));
    expect(refreshed).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await person.read("/app/developer/agents")).not.toContain("Test agent");
  });

  test("ends at its end", async () => {
    const w = await agentWorld();
    const { provider } = await connect(w, "2026-07-28", { scopes: ["brand:read"], days: "1" });
    w.pass(3_590);
    expect(await statusOf(w, provider.saved.tokens?.access_token)).toBe(200);
    w.pass(20);
    expect(await statusOf(w, provider.saved.tokens?.access_token)).toBe(401);
    w.pass(86_400);
    const { saved } = provider;
    expect(
      await token(w, refreshWith(saved.client?.client_id ?? "", saved.tokens?.refresh_token)),
    ).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  test("holds no more than the role of its person, now and later", async () => {
    const w = await agentWorld();
    await expect(connect(w, "2026-07-28", { scopes: ["brand:write"] }, "viewer")).rejects.toThrow("422");
    const owner = await signedIn(w);
    const { provider, person } = await connect(w, "2026-07-28", { scopes: ["brand:write"] }, "editor");
    const access = provider.saved.tokens?.access_token ?? "";
    const params = { name: "update_brand_dna", arguments: { tagline: "New" } };
    const send = () => sendMessage(w, { method: "tools/call", params, token: access, home: HOME });
    expect(await (await send()).json()).toMatchObject({ result: { structuredContent: { version: 1 } } });
    await owner.submit(`/app/settings/members/${person.id}/role`, { role: "viewer" });
    // The guards refuse the first call, and the record that they read again refuses the next.
    expect(await (await send()).json()).toMatchObject({
      result: { structuredContent: { code: "role_not_allowed" } },
    });
    expect((await send()).status).toBe(403);
  });

  test("of another workspace sees nothing of this one", async () => {
    const [w, elsewhere] = [await agentWorld(), await agentWorld()];
    const { client } = await connect(w, "2026-07-28", { scopes: ALL });
    const made = await client.callTool({ name: "create_campaign", arguments: CAMPAIGN });
    const [{ run_id }] = (made.structuredContent as { runs: [{ run_id: string }] }).runs;
    const other = await connect(elsewhere, "2026-07-28", { scopes: ALL });
    await expect(other.client.readResource({ uri: `brandrun://runs/${run_id}` })).rejects.toThrow(
      "run_not_found",
    );
  });
});
