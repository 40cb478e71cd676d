import { basename } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUNDLE_OPTIONS } from "../../lib/local/bundle.ts";

/** Asks each vendor through the SDK, as it is in the service's own bundle; what a vendor answers is sent to it. */
const ENTRY = `
  import service from "./functions/index.ts";
  export default {
    async fetch(request, env, execution) {
      if (request.url.endsWith("/health")) return service.fetch(request, env, execution);
      const { provider, answer } = await request.json();
      const { complete } = await import("./lib/adapters/model/sdk.ts");
      const access = { provider, name: "m", apiKey: "k", baseUrl: "https://model.test/v1", fetch: async () => Response.json(answer) };
      const call = { system: "s", prompt: "p", schema: { type: "object" }, mode: "text", maxOutputTokens: 9, signal: AbortSignal.timeout(9_000) };
      return complete(access, call).then((reply) => Response.json(reply), (error) => Response.json({ error: String(error) }));
    },
  };`;

const TYPES = [
  [".js", "ESModule"],
  [".wasm", "CompiledWasm"],
  [".woff2", "Data"],
] as const;

let worker: Miniflare;

beforeAll(async () => {
  const { entryPoints: _, ...options } = BUNDLE_OPTIONS;
  const stdin = { contents: ENTRY, resolveDir: options.absWorkingDir, sourcefile: "index.js" };
  const { outputFiles } = await build({ ...options, splitting: false, stdin });
  const modules = TYPES.flatMap(([ending, type]) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ path, contents }) => ({ type, path: basename(path), contents })),
  );
  worker = new Miniflare({
    modules,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat", "global_fetch_strictly_public"],
  });
  await worker.ready;
});
afterAll(() => worker.dispose());

const USAGE = { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 };
const ANSWERS = {
  anthropic: {
    type: "message",
    id: "i",
    model: "m",
    role: "assistant",
    content: [{ type: "text", text: "Yes." }],
    stop_reason: "end_turn",
    usage: { input_tokens: 3, output_tokens: 2 },
  },
  google: {
    candidates: [{ content: { role: "model", parts: [{ text: "Yes." }] }, finishReason: "STOP" }],
    usageMetadata: USAGE,
  },
  "openai-compatible": {
    id: "i",
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content: "Yes." }, finish_reason: "stop" }],
    usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
  },
};

async function ask(provider: string, answer: unknown) {
  const body = JSON.stringify({ provider, answer });
  return (await worker.dispatchFetch("https://service.test/", { method: "POST", body })).json();
}

test.each(Object.entries(ANSWERS))("the bundle's SDK reads what %s answers", async (provider, answer) => {
  expect(await ask(provider, answer)).toEqual({
    text: "Yes.",
    end: "complete",
    inputTokens: 3,
    outputTokens: 2,
  });
});

test.each(Object.keys(ANSWERS))("and refuses what %s does not answer", async (provider) => {
  expect(await ask(provider, { candidates: 7, choices: 7, content: 7 })).toMatchObject({
    error: expect.stringContaining("did not answer as it should"),
  });
});
