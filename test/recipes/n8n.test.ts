import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { insertAccount } from "../support/social.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const HOME = resolve("functions/docs/recipes/n8n");
const load = createRequire(join(HOME, "package.json"));
const manifest = JSON.parse(readFileSync(join(HOME, "package.json"), "utf8")) as {
  n8n: { nodes: string[]; credentials: string[] };
};

type Request = { method?: string; baseURL?: string; url?: string; headers?: object; qs?: object };
type Send = { type: "body" | "query"; property: string; value?: string };
type Field = {
  name: string;
  default: unknown;
  options?: { value: string; routing?: { request: Request } }[];
  displayOptions?: { show: Record<string, string[]> };
  routing?: { send?: Send };
};
const { Brandrun } = load(`./${manifest.n8n.nodes[0]}`);
const { BrandrunApi } = load(`./${manifest.n8n.credentials[0]}`);
const { description } = new Brandrun() as {
  description: { requestDefaults: Request; properties: Field[]; icon: string };
};
const credential = new BrandrunApi() as { authenticate: { properties: Request }; test: { request: Request } };

/** An expression as n8n reads it: a text that begins with `=` has programs in double braces. */
function evaluated(text: unknown, scope: Record<string, unknown>): unknown {
  if (typeof text !== "string" || !text.startsWith("=")) return text;
  const run = (code: string) =>
    new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));
  const only = /^=\{\{([^{}]*)\}\}$/.exec(text);
  if (only) return run(only[1] ?? "");
  return text.slice(1).replace(/\{\{(.*?)\}\}/g, (_, code: string) => String(run(code)));
}
const valuesOf = (of: object | undefined, scope: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(of ?? {}).map(([name, text]) => [name, evaluated(text, scope)]));

/** Does what n8n does with a declarative node: one request out of the fields that are shown. */
async function execute(w: World, given: Record<string, unknown>, $json: object = {}) {
  const scope: Record<string, unknown> = {
    $credentials: { apiKey: w.key, baseUrl: "http://brandrun.test" },
    $execution: { id: "42" },
    // In n8n $node holds the other nodes by their names; of this one there is only the id.
    $nodeId: "node-1",
    $runIndex: given.round ?? 0,
    $itemIndex: 0,
    $json,
  };
  const isShown = ({ displayOptions }: Field) =>
    displayOptions?.show.operation?.includes(String(given.operation)) ?? true;
  const fields = description.properties.filter(isShown);
  const parameters = fields.map(({ name, default: usual }) => [name, given[name] ?? evaluated(usual, scope)]);
  scope.$parameter = Object.fromEntries(parameters);
  const chosen = fields[0]?.options?.find(({ value }) => value === given.operation)?.routing?.request ?? {};
  const sent = { body: {} as Record<string, unknown>, query: valuesOf(chosen.qs, scope) };
  for (const { name, routing } of fields) {
    if (!routing?.send) continue;
    const $value = (scope.$parameter as Record<string, unknown>)[name];
    const { type, property, value } = routing.send;
    sent[type][property] = value === undefined ? $value : evaluated(value, { ...scope, $value });
  }
  const { baseURL, headers } = description.requestDefaults;
  const address = `${evaluated(baseURL, scope)}${evaluated(chosen.url, scope)}?${new URLSearchParams(sent.query as never)}`;
  const answer = await w.app.request(
    address,
    {
      method: chosen.method ?? "GET",
      headers: {
        ...valuesOf(headers, scope),
        ...valuesOf(chosen.headers, scope),
        ...signed(scope),
      } as HeadersInit,
      ...(chosen.method === "POST" && { body: JSON.stringify(sent.body) }),
    },
    {},
  );
  return { status: answer.status, body: await json(answer) };
}
const signed = (scope: Record<string, unknown>) =>
  valuesOf(credential.authenticate.properties.headers, scope);

describe("the n8n node", () => {
  test("names files that exist, and its icon", () => {
    for (const file of [...manifest.n8n.nodes, ...manifest.n8n.credentials])
      expect(existsSync(join(HOME, file)), file).toBe(true);
    expect(existsSync(join(HOME, "nodes/Brandrun", description.icon.replace("file:", "")))).toBe(true);
  });

  test("starts a run once, however often n8n repeats the step, waits for it and posts it", async () => {
    const w = await world();
    await insertAccount(w, "x");
    const wish = { operation: "generate", brief: BRIEF.brief, channel: "twitter", assetType: "card" };
    const first = await execute(w, wish);
    expect(first).toMatchObject({ status: 202, body: { status: "queued", asset_type: "card" } });
    expect((await execute(w, wish)).body.id).toBe(first.body.id);
    const other = await execute(w, { ...wish, brief: `${BRIEF.brief} Order today.`, round: 1 });
    expect(other).toMatchObject({ status: 202 });
    expect(other.body.id).not.toBe(first.body.id);
    await w.drain();
    const ended = await execute(w, { operation: "wait" }, first.body);
    expect(ended.body).toMatchObject({ id: first.body.id, status: "succeeded", verdict: "approved" });
    const posted = await execute(w, { operation: "post", platform: "x" }, ended.body);
    expect(posted).toMatchObject({ status: 200, body: { run_id: first.body.id, platform: "x" } });
    expect((await execute(w, { operation: "list", limit: 5 })).body).toHaveLength(2);
  });

  test("its credential is tried with a call that answers 200, and 401 with another key", async () => {
    const w = await world();
    const statusWith = async (apiKey: string) => {
      const scope = { $credentials: { apiKey, baseUrl: "http://brandrun.test" } };
      const { baseURL, url } = credential.test.request;
      const headers = signed(scope) as HeadersInit;
      return (await w.app.request(`${evaluated(baseURL, scope)}${url}`, { headers }, {})).status;
    };
    expect([await statusWith(w.key), await statusWith("sk_live_other")]).toEqual([200, 401]);
  });

  test("offers the values that the API takes", async () => {
    const w = await world();
    const optionsOf = (name: string) =>
      description.properties.find((one) => one.name === name)?.options?.map(({ value }) => value) ?? [];
    for (const channel of optionsOf("channel"))
      expect((await w.post("/generate", { ...BRIEF, channel, dry_run: true })).status, channel).toBe(200);
    for (const asset_type of optionsOf("assetType"))
      expect((await w.post("/generate", { ...BRIEF, asset_type, dry_run: true })).status, asset_type).toBe(
        200,
      );
  });
});
