import { build } from "esbuild";
import { Miniflare, type Request as PlatformRequest, Response as PlatformResponse } from "miniflare";
import { expect, test } from "vitest";
import { BRIEF, world } from "../support/world.ts";

const WORKER = `
import { Brandrun, verifyWebhook } from "./lib/clients/ts/src/index.ts";
export default {
  async fetch(_request, { KEY, BRIEF }) {
    const client = new Brandrun({ apiKey: KEY, baseUrl: "https://brandrun.test" });
    const { id } = await client.runs.generate(BRIEF);
    const { status } = await client.runs.get(id);
    const listed = await client.runs.list({ limit: 1 }).toArray();
    const refused = await client.runs.get(crypto.randomUUID()).catch(({ name, code }) => ({ name, code }));
    const headers = { "webhook-id": "a", "webhook-timestamp": String(Math.floor(Date.now() / 1000)), "webhook-signature": "v1,AAAA" };
    const forged = await verifyWebhook(headers, "{}", "whsec_c2VjcmV0").catch(({ name }) => name);
    return Response.json({ status, isListed: listed[0]?.id === id, refused, forged });
  },
};`;

test("the client works in workerd", async () => {
  const w = await world();
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  let first = true;
  const platform = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    bindings: { KEY: w.key, BRIEF },
    // The first answer is lost on its way: the retry has to come from the client.
    outboundService: async (request: PlatformRequest) => {
      const { method, headers } = request;
      const body = method === "GET" ? {} : { body: await request.text() };
      const answer = await w.app.request(
        request.url,
        { method, headers: Object.fromEntries(headers), ...body },
        {},
      );
      const isLost = first;
      first = false;
      const text = await answer.text();
      return isLost
        ? new PlatformResponse("", { status: 502 })
        : new PlatformResponse(text, { status: answer.status, headers: Object.fromEntries(answer.headers) });
    },
  });
  try {
    expect(await (await platform.dispatchFetch("http://worker.test/")).json()).toEqual({
      status: "queued",
      isListed: true,
      refused: { name: "BrandrunError", code: "run_not_found" },
      forged: "BrandrunWebhookError",
    });
    expect(w.waiting).toHaveLength(1);
  } finally {
    await platform.dispose();
  }
});
