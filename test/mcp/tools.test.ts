import type { Client } from "@modelcontextprotocol/client";
import { beforeEach, describe, expect, test } from "vitest";
import { listedTools } from "../../functions/mcp/listed.ts";
import { agentOf, ERAS } from "../support/agents.ts";
import { BRIEF, type World, world } from "../support/world.ts";

/** A picture of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

let w: World;
let agent: Client;
const called = new Set<string>();

type Called = { isError?: boolean; structuredContent?: Record<string, never>; content: { type: string }[] };

/** Calls a tool and answers its fields. */
async function call(name: string, args: Record<string, unknown> = {}) {
  called.add(name);
  const result = (await agent.callTool({ name, arguments: args })) as Called;
  expect(result.isError, JSON.stringify(result)).toBeFalsy();
  return result.structuredContent as Record<string, never>;
}

describe.each(ERAS)("a client of %s", (era) => {
  beforeEach(async () => {
    w = await world();
    agent = await agentOf(w, era);
  });

  test("calls each of the 23 tools", async () => {
    called.clear();
    expect(await call("update_brand_dna", { tagline: "Ship it, say it." })).toMatchObject({ version: 1 });
    expect(await call("get_brand_dna")).toMatchObject({ tagline: "Ship it, say it." });
    const tags = { name: "Report", screen_type: "dashboard", device: "desktop", theme: "light" };
    const screen = await call("upload_product_screen", { ...tags, image_base64: PNG });
    expect((await call("list_product_screens")).screens).toHaveLength(1);
    expect(await call("update_product_screen", { screen_id: screen.id, name: "Week" })).toMatchObject({
      name: "Week",
    });
    expect(await call("delete_product_screen", { screen_id: screen.id })).toEqual({ deleted: [screen.id] });
    const logo = await call("upload_logo", { image_base64: PNG });
    expect((await call("list_media")).media).toMatchObject([{ id: logo.id }]);
    expect(await call("delete_media", { ids: [logo.id] })).toMatchObject({ deleted: [logo.id] });
    const person = await call("add_person", { name: "Ada", consent: true, image_base64: PNG });
    expect((await call("list_people")).people).toHaveLength(1);
    await call("delete_person", { person_id: person.id });
    const { candidates } = await call("create_mascot", { description: "a friendly green robot" });
    const [{ id: candidate_id }] = candidates as unknown as [{ id: string }];
    expect(await call("mascot_step", { action: "keep", candidate_id })).toMatchObject({ status: "ready" });
    expect(await call("get_mascot")).toMatchObject({ status: "ready" });
    const video = await call("upload_brand_video", { video_url: "https://example.com/launch.mp4" });
    expect((await call("list_brand_videos")).videos).toHaveLength(1);
    await call("delete_brand_video", { video_id: video.id });
    expect(await call("get_performance", { window: "7d" })).toMatchObject({ window: "7d" });
    expect(await call("list_posts", { status: ["scheduled", "posted"] })).toEqual({ posts: [] });
    expect(await call("buy_credits", { pack: 500 })).toMatchObject({ credits: 500 });
    const campaign = await call("create_campaign", {
      name: "Launch",
      brief: BRIEF.brief,
      channels: ["linkedin"],
      asset_types: ["card"],
    });
    await w.drain();
    const [{ run_id }] = campaign.runs as unknown as [{ run_id: string }];
    const { contents } = await agent.readResource({ uri: `brandrun://runs/${run_id}` });
    const text = contents[0] && "text" in contents[0] ? contents[0].text : "";
    expect(JSON.parse(text)).toMatchObject({ data: { finished: true, status: "succeeded" } });
    called.add("schedule_post");
    const refused = (await agent.callTool({
      name: "schedule_post",
      arguments: { run_id, platform: "linkedin", scheduled_at: "2026-07-01T09:00:00Z" },
    })) as Called;
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: "channel_not_connected" } });
    expect([...called].sort()).toEqual(
      listedTools()
        .map(({ name }) => name)
        .sort(),
    );
  });

  test("reads the lists of resources and prompts, and gets a prompt", async () => {
    const { resources } = await agent.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "brandrun://brand",
      "brandrun://templates",
      "brandrun://runs",
    ]);
    for (const { uri } of resources) expect((await agent.readResource({ uri })).contents).toHaveLength(1);
    const { resourceTemplates } = await agent.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["brandrun://runs/{id}"]);
    const { prompts } = await agent.listPrompts();
    expect(prompts).toHaveLength(3);
    for (const { name } of prompts) {
      const { messages } = await agent.getPrompt({ name, arguments: { changelog: "Boards load faster" } });
      expect(messages).toHaveLength(1);
    }
  });
});

test("an idempotency key makes a call count once, and another body with it is refused", async () => {
  w = await world();
  agent = await agentOf(w, "2026-07-28");
  const args = { name: "L", brief: BRIEF.brief, channels: ["linkedin"], asset_types: ["card"] };
  const first = await call("create_campaign", { ...args, idempotency_key: "one" });
  expect(await call("create_campaign", { ...args, idempotency_key: "one" })).toEqual(first);
  expect(w.waiting).toHaveLength(1);
  const other = await agent.callTool({
    name: "create_campaign",
    arguments: { ...args, name: "M", idempotency_key: "one" },
  });
  expect(other).toMatchObject({ isError: true, structuredContent: { code: "idempotency_mismatch" } });
});

test("a dry run of a tool without one of its own stores nothing", async () => {
  w = await world();
  agent = await agentOf(w, "2026-07-28");
  expect(await call("update_brand_dna", { tagline: "New", dry_run: true })).toEqual({
    dry_run: true,
    accepted: true,
  });
  expect(await call("get_brand_dna")).toMatchObject({ tagline: "" });
});

test("every call leaves an audit entry with the client's name, refused ones too", async () => {
  w = await world();
  agent = await agentOf(w, "2026-07-28");
  await call("get_brand_dna");
  w.pass(1);
  await agent.callTool({ name: "delete_person", arguments: { person_id: "no" } });
  await w.get("/brand-dna");
  const entries = await (await w.get("/audit?action=call_tool")).json();
  expect(entries).toMatchObject([
    { target: "delete_person", client: "Test agent", actor: { kind: "key", id: w.keyId } },
    { target: "get_brand_dna", client: "Test agent" },
  ]);
});

test("runs of an agent name it as their origin", async () => {
  w = await world();
  agent = await agentOf(w, "2026-07-28");
  const args = { name: "L", brief: BRIEF.brief, channels: ["linkedin"], asset_types: ["card"] };
  await call("create_campaign", args);
  expect(await (await w.get("/runs?created_via=mcp")).json()).toHaveLength(1);
});
