import { expect, test } from "vitest";
import { agentOf } from "../support/agents.ts";
import { world } from "../support/world.ts";

const LAUNCH = "Kite 2.0 is out: boards now load in half a second. For product teams of five to fifty.";

/** Calls that a reader of nothing but the list of tools has planned, for five wishes. */
const PLANS: Record<string, [tool: string, args: Record<string, unknown>][]> = {
  "schedule three LinkedIn posts about our release for next week": [
    ["get_brand_dna", {}],
    ...["2026-06-22T09:00:00+02:00", "2026-06-24T09:00:00+02:00", "2026-06-26T09:00:00+02:00"].map(
      (scheduled_at): [string, Record<string, unknown>] => [
        "create_campaign",
        {
          name: "Release week",
          brief: LAUNCH,
          channels: ["linkedin"],
          asset_types: ["card"],
          scheduled_at,
          idempotency_key: scheduled_at,
        },
      ],
    ),
    ["list_posts", { platform: "linkedin", status: ["scheduled"] }],
  ],
  "what would a video and a carousel for X and LinkedIn cost": [
    [
      "create_campaign",
      {
        name: "Prices",
        brief: LAUNCH,
        channels: ["x", "linkedin"],
        asset_types: ["video", "carousel"],
        dry_run: true,
      },
    ],
  ],
  "our new tagline is Ship it, say it, and the green is #1F5C4A": [
    ["get_brand_dna", {}],
    ["update_brand_dna", { tagline: "Ship it, say it.", palette: { primary: "#1F5C4A" } }],
  ],
  "give us a fox as a mascot, waving": [
    ["get_mascot", {}],
    ["create_mascot", { description: "a friendly fox", idempotency_key: "fox" }],
  ],
  "what did last month bring, and buy 500 credits for more": [
    ["get_performance", { window: "30d" }],
    ["list_posts", { status: ["posted"], limit: 50 }],
    ["buy_credits", { pack: 500 }],
  ],
};

test.each(Object.entries(PLANS))("every call for %s is valid", async (_, calls) => {
  const w = await world();
  const agent = await agentOf(w, "2026-07-28");
  for (const [name, args] of calls) {
    const result = await agent.callTool({ name, arguments: args });
    expect(result.isError, JSON.stringify(result.structuredContent)).toBeFalsy();
  }
});
