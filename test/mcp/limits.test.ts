import { describe, expect, test } from "vitest";
import { agentWorld, connect } from "../support/agent-access.ts";
import { agentOf } from "../support/agents.ts";
import { statusOf } from "../support/oauth-steps.ts";
import { base64, png } from "../support/pictures.ts";
import { world } from "../support/world.ts";

const READ = { scopes: ["brand:read"] };

test("each grant has a burst window of its own", async () => {
  const w = await agentWorld({ plan: "starter" });
  const [one, two] = [await connect(w, "2026-07-28", READ), await connect(w, "2026-07-28", READ, "editor")];
  const codes: unknown[] = [];
  for (let i = 0; i < 1_000 && !codes.includes("rate_limited"); i++) {
    const { structuredContent } = await one.client.callTool({ name: "get_brand_dna", arguments: {} });
    codes.push((structuredContent as { code?: string } | undefined)?.code);
  }
  expect(codes.at(-1)).toBe("rate_limited");
  expect(codes.filter((code) => code === undefined).length).toBeGreaterThan(10);
  const other = await two.client.callTool({ name: "get_brand_dna", arguments: {} });
  expect(other.isError).toBeFalsy();
  expect(await statusOf(w, w.key)).toBe(200);
});

describe("a call that takes long", () => {
  test("tells its progress to a client that asks for it, every two seconds", async () => {
    const bytes = png({ width: 30, height: 20 });
    const w = await world({
      service: {
        downloads: {
          download: async () => {
            await new Promise((resolve) => setTimeout(resolve, 2_300));
            return { ok: true, bytes, declared: "image/png" };
          },
          stream: async () => ({ ok: false, permanent: true, reason: "There is no stream here." }),
        },
      },
    });
    const agent = await agentOf(w, "2026-07-28");
    const seen: number[] = [];
    const call = { name: "upload_logo", arguments: { image_url: "https://example.com/logo.png" } };
    const slow = await agent.callTool(call, { onprogress: ({ progress }) => void seen.push(progress) });
    expect(slow.isError, JSON.stringify(slow.structuredContent)).toBeFalsy();
    expect(seen).toEqual([1]);
    const quick = { name: "upload_logo", arguments: { image_base64: base64(bytes) } };
    await agent.callTool(quick, { onprogress: ({ progress }) => void seen.push(progress) });
    expect(seen).toEqual([1]);
  });
});
