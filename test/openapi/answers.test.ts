import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../../functions/http/env.ts";
import { KEYED } from "../security/support/routes.ts";
import { signedIn } from "../support/browsing.ts";
import { describe as description, type Operation } from "../support/description.ts";
import { type JsonSchema, schemaChecker } from "../support/json-schema.ts";
import { png } from "../support/pictures.ts";
import { runFor } from "../support/route-targets.ts";
import { FONT } from "../support/routes.ts";
import { insertAccount } from "../support/social.ts";
import { bind } from "../support/studio.ts";
import { API, BRIEF, type World, world } from "../support/world.ts";
import { plainAnswer } from "./plain-answer.ts";

const doc = description();
const check = schemaChecker(doc.components.schemas);
const FILE = "functions/openapi/answers.json";
/** The description itself is its own example. */
const WITHOUT = ["get_description"];

type Media = { schema: JsonSchema; examples?: { example: { value: unknown } } };
type Described = { $ref?: string; content?: { "application/json"?: Media } };
const OPERATIONS = Object.values(doc.paths).flatMap((methods) => Object.values(methods));
const jsonAnswers = ({ responses }: Operation) =>
  Object.entries(responses as Record<string, Described>).flatMap(([status, response]) => {
    const name = response.$ref?.split("/").at(-1) ?? "";
    const { content } = (response.$ref ? doc.components.responses[name] : response) as Described;
    const media = content?.["application/json"];
    return media ? [{ status, media }] : [];
  });

describe("examples of answers", () => {
  test("every call has one for each answer with a body, and it is as the description says", () => {
    const problems = OPERATIONS.filter(({ operationId }) => !WITHOUT.includes(operationId)).flatMap(
      (operation) =>
        jsonAnswers(operation).flatMap(({ status, media }) => {
          const at = `${operation.operationId} ${status}`;
          const example = media.examples?.example.value;
          if (example === undefined) return [`${at} has no example`];
          return Array.isArray(example) && example.length === 0
            ? [`${at} is empty`]
            : check(media.schema, example, at);
        }),
    );
    expect(problems).toEqual([]);
  });

  test("hold no address of a test, no secret and no file", () => {
    const text = readFileSync(FILE, "utf8");
    expect(text).not.toMatch(/brandrun\.test|localhost|127\.0\.0\.1/);
    expect(text).not.toMatch(/[A-Za-z0-9+/]{200}/);
    expect(text.length).toBeLessThan(96 * 1024);
  });
});

/** A world on the day of the examples, in which there is one of everything. */
async function fullWorld() {
  return world({
    now: "2026-11-21T12:00:00Z",
    plan: "scale",
    service: {
      probes: [
        { name: "database", critical: true, check: async () => {} },
        { name: "queue", critical: false, check: async () => {} },
      ],
      downloads: {
        download: async () => ({ ok: true, bytes: png() }),
        stream: async () => ({ ok: false, permanent: true, reason: "No films here." }),
      },
    },
  });
}

/** Runs the drawing of what was asked for, and makes one of everything that lists show. */
async function fill(w: World) {
  await w.patch("/brand-dna", { tagline: "Boards that keep up", palette: { primary: "#12434D" } });
  for (const route of KEYED.filter(({ method, path }) => method === "GET" && path.includes(":")))
    await runFor(w, route);
  await w.post("/mascot", { description: "A friendly kite with a long tail" });
  await w.post("/brand-assets/fonts", FONT);
  await insertAccount(w, "linkedin");
  // A run of the same moment would stand before or behind it by chance.
  w.pass(1);
  await w.post("/generate", BRIEF);
  await w.drain();
}

type Route = (typeof KEYED)[number];

/** What a call answers to its example, in a world that has what the call is about. */
async function answerOf(route: Route, operation: Operation, path: string, more: object): Promise<Response> {
  const w = await fullWorld();
  if (route.path.startsWith("/studio")) await bind(w, { templates: ["stat"], telegram: false });
  if (route.effect === "read") await fill(w);
  const id = await runFor(w, route);
  if (path.endsWith("webhook_id/deliveries")) await w.post(`/webhooks/${id}/test`);
  if (route.effect === "read") await w.drain();
  return w.call(route.method, path.replace(/:\w+/, id), sentFor(operation, more));
}

function sentFor({ requestBody }: Operation, more: object): { json?: object } {
  const body = requestBody?.content["application/json"]?.examples?.example.value;
  return body === undefined ? {} : { json: { ...(body as object), ...more } };
}

/** Calls with two answers are asked twice: the other one says what would happen. */
const asksOf = ({ responses }: Operation): object[] =>
  "200" in responses && ("201" in responses || "202" in responses) ? [{}, { dry_run: true }] : [{}];

async function recordOf(route: Route): Promise<[string, unknown][]> {
  const path = `${route.path.startsWith("/studio") ? "/api/v1" : API}${route.path}`;
  const operation = doc.paths[path.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`${path} is not described.`);
  const recorded: [string, unknown][] = [];
  for (const more of asksOf(operation)) {
    const answer = await answerOf(route, operation, path, more);
    if (answer.status !== 204)
      recorded.push([`${operation.operationId} ${answer.status}`, plainAnswer(await answer.json())]);
  }
  return recorded;
}

/** The calls that need no key. */
async function keylessRecords(): Promise<[string, unknown][]> {
  const w = await fullWorld();
  const asked = async (path: string, json?: unknown) =>
    plainAnswer(await (await w.call(json ? "POST" : "GET", path, { key: null, json })).json());
  const url = "https://github.com/acme/kite/blob/main/.env";
  const healthy = await asked("/api/v1/health");
  const ended = await asked("/api/v1/leaked-keys", [{ token: w.key, type: "brandrun_live_key", url }]);
  w.service.health = { at: 0, dependencies: undefined };
  const fails = () => Promise.reject(new Error("No connection."));
  w.service.probes = [{ name: "database", critical: true, check: fails }];
  return [
    ["get_health 200", healthy],
    ["report_leaked_keys 200", ended],
    ["get_health 503", await asked("/api/v1/health")],
  ];
}

/** The login of a program: its codes, what it hears before the person has decided, and its key. */
async function loginRecords(): Promise<[string, unknown][]> {
  const w = await fullWorld();
  const owner = await signedIn(w, "owner");
  const asked = async (path: string, fields: Record<string, string>) => {
    const init = { method: "POST", body: new URLSearchParams({ client_id: "brandrun-cli", ...fields }) };
    return (await w.app.request(path, init, {} as AppEnv["Bindings"])).json();
  };
  const other = { client_id: "other" };
  const codes = await asked("/oauth/device_authorization", { host: "annas-laptop" });
  const grant_type = "urn:ietf:params:oauth:grant-type:device_code";
  const ask = () => asked("/oauth/token", { grant_type, device_code: codes.device_code });
  const pending = await ask();
  await owner.submit("/app/device", { user_code: codes.user_code, mode: "live", decision: "allow" });
  w.pass(20);
  return Object.entries({
    "begin_login 200": codes,
    "begin_login 400": await asked("/oauth/device_authorization", { scope: "all" }),
    "begin_login 401": await asked("/oauth/device_authorization", other),
    "finish_login 200": await ask(),
    "finish_login 400": pending,
    "finish_login 401": await asked("/oauth/token", { grant_type, ...other }),
    "give_back_key 400": await asked("/oauth/revoke", {}),
    "give_back_key 401": await asked("/oauth/revoke", other),
  }).map(([name, value]) => [name, plainAnswer(value)]);
}

// biome-ignore lint/style/noProcessEnv: RECORD_ANSWERS=1 renews what the description shows.
test.runIf(process.env.RECORD_ANSWERS)(
  "the answers of the examples are recorded",
  { timeout: 600_000 },
  async () => {
    const recorded: [string, unknown][] = [];
    for (const route of KEYED) recorded.push(...(await recordOf(route)));
    recorded.push(...(await keylessRecords()), ...(await loginRecords()));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(recorded), null, 1)}\n`);
  },
);
