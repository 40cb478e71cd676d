import type { Client } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { own } from "../../lib/text/own.ts";
import { agentOf } from "../support/agents.ts";
import { base64, png } from "../support/pictures.ts";
import { seedPost } from "../support/posts.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { type World, world } from "../support/world.ts";
import firstReader from "./plans/first-reader.json" with { type: "json" };
import secondReader from "./plans/second-reader.json" with { type: "json" };

type Fields = Record<string, unknown>;
type Call = { tool?: string; resource?: string; arguments?: Fields };
type Plan = { task: string; calls: Call[] };

/**
 * Plans of two readers who were given the list of tools and five tasks, and nothing else. "$2.runs.0.run_id" stands for
 * what the second call of a plan answered.
 */
const PLANS = [
  ...(firstReader as Plan[]).map((plan) => ({ ...plan, reader: "the first reader" })),
  ...(secondReader as Plan[]).map((plan) => ({ ...plan, reader: "the second reader" })),
];

/** What a task is meant to be refused with; its plan says what to tell the person. */
const MEANT = new Set(["channel_not_connected"]);

const IMAGE = { image_base64: base64(png()) };
const PALETTE = {
  primary: "#1F5C4A",
  secondary: "#0E2A23",
  accent: "#F2A541",
  background: "#FAF6EC",
  text: "#10231B",
};

/** A workspace that has been used, with LinkedIn and without Instagram. */
async function used(): Promise<{ w: World; agent: Client }> {
  const w = await world({ plan: "scale" });
  const agent = await agentOf(w, "2026-07-28");
  await w.patch("/brand-dna", { tagline: "Every parcel, by pedal.", palette: PALETTE });
  await w.post("/brand-assets/people", { name: "Ada Moss", consent: true, ...IMAGE });
  const tags = { name: "Settings", screen_type: "settings", device: "phone", theme: "dark" };
  await w.post("/brand-assets/screens", { ...tags, ...IMAGE });
  await w.post("/mascot", { description: "A friendly green fox" });
  const accountId = await insertAccount(w, "linkedin");
  const runId = await finishedRun(w, { order: { channel: "linkedin" } });
  await seedPost(w, { platform: "linkedin", accountId, runId, text: "Spring is here, by pedal." });
  return { w, agent };
}

const REFERENCE = /\$(\d+)((?:\.[\w-]+)+)/g;

/** The value with what earlier calls answered in place of the references to it. */
function filled(value: unknown, results: readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, results));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, results)]));
  if (typeof value !== "string") return value;
  return value.replace(REFERENCE, (reference, call: string, path: string) => {
    const found = path
      .slice(1)
      .split(".")
      .reduce<unknown>((inner, name) => own((inner ?? {}) as Fields, name), results[Number(call) - 1]);
    expect(found, `${reference} is in the result`).toBeTypeOf("string");
    return String(found);
  });
}

async function readData(agent: Client, uri: string): Promise<unknown> {
  const { contents } = await agent.readResource({ uri });
  const [first] = contents;
  return (JSON.parse(first && "text" in first ? first.text : "{}") as Fields).data;
}

test.each(PLANS)("every call that $reader has planned for this is valid: $task", async ({ calls }) => {
  const { w, agent } = await used();
  const results: unknown[] = [];
  for (const { tool, resource, arguments: args = {} } of calls) {
    await w.drain();
    if (resource) {
      results.push(await readData(agent, String(filled(resource, results))));
      continue;
    }
    const sent = filled(args, results) as Fields;
    const { isError, structuredContent } = await agent.callTool({ name: tool ?? "", arguments: sent });
    const { code, message = "" } = (structuredContent ?? {}) as { code?: string; message?: string };
    // A dry run reads the brief too, and says which field has too little and why.
    const isThin = sent.dry_run === true && /^brief: The brief has not enou/.test(message);
    const isRight = !isError || MEANT.has(code ?? "") || isThin;
    expect(isRight, `${tool} ${JSON.stringify(sent)}: ${JSON.stringify(structuredContent)}`).toBe(true);
    results.push(structuredContent);
  }
});
