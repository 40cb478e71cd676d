import { describe, expect, test } from "vitest";
import { createApp } from "../../functions/app.ts";
import { openApiDocument } from "../../functions/openapi/document.ts";
import { REFUSALS } from "../../lib/core/errors.ts";
import { EventKind } from "../../lib/vocab.ts";
import { type Description, describedBy, describe as description } from "../support/description.ts";
import { expectRefusal } from "../support/expect.ts";
import { HANDLERS } from "../support/handlers.ts";
import { world } from "../support/world.ts";

const URL = "/api/v1/openapi.json";
const doc = description();
const operations = Object.entries(doc.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

type OfCodes = { allOf: [unknown, { properties: { code: { enum: string[] } } }] };
const statusOf = new Map<string, number>(Object.entries(REFUSALS));

describe("GET /api/v1/openapi.json", () => {
  test("answers OpenAPI 3.1 of version 1.0.0 with the address of the service, without a key", async () => {
    const w = await world();
    const answer = await w.call("GET", URL, { key: null });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toMatchObject({
      openapi: "3.1.0",
      info: { version: "1.0.0" },
      servers: [{ url: "http://brandrun.test" }],
    });
  });

  test("answers 304 to who has this version already", async () => {
    const w = await world();
    const first = await w.call("GET", URL, { key: null });
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await w.call("GET", URL, { key: null, headers: { "if-none-match": sent } });
      expect(again.status, sent).toBe(304);
      expect(await again.text()).toBe("");
    }
    const other = await w.call("GET", URL, { key: null, headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
  });

  test("names a mailbox only where the service has a name of its own", () => {
    const email = "support@brandrun.example";
    expect(openApiDocument([], "https://brandrun.example")).toMatchObject({ info: { contact: { email } } });
    expect(JSON.stringify(openApiDocument([], "http://localhost:8787"))).not.toContain("support@");
  });

  test("takes no parameter", async () => {
    const w = await world();
    await expectRefusal(await w.call("GET", `${URL}?format=yaml`, { key: null }), 422, "validation_error");
  });
});

describe("the description", () => {
  test("leads to the guides, as a whole and by its groups", () => {
    const { externalDocs, tags } = doc as unknown as {
      externalDocs: object;
      tags: { externalDocs: { url: string } }[];
    };
    expect(externalDocs).toMatchObject({ url: "http://brandrun.test/docs/" });
    for (const tag of tags) expect(tag.externalDocs.url).toMatch(/^http:\/\/brandrun\.test\/docs\/[a-z#-]+$/);
  });

  test("has a name for the list of channels, and for those that a request may name", () => {
    const { Channel, ChannelName } = doc.components.schemas as Record<string, { enum: string[] }>;
    expect(ChannelName?.enum.toSorted()).toEqual([...(Channel?.enum ?? []), "x"].toSorted());
    const names = ["GenerateRequest", "ClarifyBriefRequest", "Run"] as const;
    const of = names.map((name) => doc.components.schemas[name] as { properties: { channel: object } });
    expect(of.map(({ properties }) => properties.channel)).toMatchObject([
      { $ref: "#/components/schemas/ChannelName" },
      { $ref: "#/components/schemas/ChannelName" },
      { $ref: "#/components/schemas/Channel" },
    ]);
  });

  test("names every operation once, with a summary, a description and a group", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(80);
    for (const { operation } of operations)
      expect(operation).toMatchObject({
        // At most five words: the reference lists them.
        summary: expect.stringMatching(/^[A-Z]\w*(?: \w+){0,4}$/),
        description: expect.stringMatching(/\.$/),
        tags: [expect.any(String)],
      });
  });

  test("calls each operation what the code calls it", () => {
    const described = new Map(
      operations.map(({ method, path, operation }) => [
        `${method.toUpperCase()} ${path.replace(/^\/api\/v1(\/programmatic)?/, "").replace(/\{(\w+)\}/g, ":$1")}`,
        operation.operationId,
      ]),
    );
    for (const [route, { called }] of HANDLERS) {
      const name = called[0]?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      if (name) expect(described.get(route), route).toBe(name);
    }
  });

  test("asks for the bearer key wherever the service does", () => {
    const open = operations.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ path }) => path).sort()).toEqual([
      "/api/v1/health",
      "/api/v1/leaked-keys",
      "/api/v1/openapi.json",
      "/oauth/device_authorization",
      "/oauth/revoke",
      "/oauth/token",
    ]);
  });

  test("offers Idempotency-Key on every POST that makes something, and the X-Service-Key headers with every key", () => {
    const reads = (path: string, method: string) =>
      JSON.stringify(
        doc.paths[path]?.[method]?.parameters?.map((one) => ("$ref" in one ? one.$ref : one.name)),
      );
    expect(reads("/api/v1/programmatic/generate", "post")).toContain("parameters/Idempotency-Key");
    expect(reads("/api/v1/programmatic/brand-dna", "patch")).toContain("parameters/If-Match");
    for (const { path, method, operation } of operations.filter(({ operation: { security } }) => !security)) {
      for (const name of ["ID", "Workspace-ID", "Scopes"])
        expect(reads(path, method), operation.operationId).toContain(`parameters/X-Service-Key-${name}`);
    }
  });

  test("describes a message for every type of event", () => {
    expect(Object.keys(doc.webhooks)).toEqual(EventKind.options);
  });

  test("knows every code of the service in its error, and each code of an answer has the answer's status", () => {
    const { Error: error } = doc.components.schemas;
    const { code } = (error?.properties ?? {}) as { code?: { enum: string[] } };
    expect([...(code?.enum ?? [])].sort()).toEqual([...Object.keys(REFUSALS), "internal_error"].sort());
    for (const [name, { content }] of Object.entries(doc.components.responses)) {
      const schema = content?.["application/json"]?.schema as OfCodes | undefined;
      const codes = schema?.allOf[1].properties.code.enum ?? [];
      expect(codes.length, name).toBeGreaterThan(0);
      for (const one of codes) expect(String(statusOf.get(one) ?? 500), name).toBe(name.slice(5, 8));
    }
  });

  test("is the same for the same routes, and is made of nothing but JSON", () => {
    const { routes } = createApp(() => {
      throw new Error("Nothing is called here.");
    });
    const again = openApiDocument(routes, "http://brandrun.test");
    expect(JSON.stringify(again)).toBe(JSON.stringify(doc));
    expect(JSON.parse(JSON.stringify(again))).toEqual(again);
  });

  test("every reference leads somewhere", () => {
    const refs = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g)];
    expect(refs.length).toBeGreaterThan(500);
    for (const [, kind = "", name = ""] of refs)
      expect(doc.components[kind as keyof Description["components"]], `${kind} ${name}`).toHaveProperty([
        name,
      ]);
  });
});

describe("the check of answers", () => {
  const checked = describedBy(doc);
  const read = checked.find("GET", "/runs/0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b");
  const me = checked.find("GET", "/api/v1/programmatic/me");
  if (!read || !me) throw new Error("These routes are described.");

  test("finds the operation of a short path, and prefers a fixed name to an id", () => {
    expect(read.operationId).toBe("get_run");
    expect(checked.find("GET", "/webhooks/secret")?.operationId).toBe("get_webhook_secret");
    expect(checked.find("POST", "/studio/generate")?.operationId).toBe("generate_studio_card");
    expect(checked.find("PUT", "/runs")).toBeUndefined();
  });

  test("sees a status, a code, a field, a type and a header that are not described", () => {
    const problems = (status: number, body: unknown, headers = {}) =>
      checked.answerProblems(read, status, new Headers(headers), body);
    expect(problems(418, {})).toHaveLength(1);
    expect(problems(404, { code: "run_not_found", message: "No." })).toEqual([]);
    expect(problems(404, { code: "post_not_scheduled", message: "No." })).not.toEqual([]);
    expect(problems(404, { code: "run_not_found" })).toEqual(["get_run 404: lacks message"]);
    expect(problems(404, { code: "run_not_found", message: 7 })).not.toEqual([]);
    expect(problems(404, { code: "run_not_found", message: "No.", extra: 1 })).not.toEqual([]);
    expect(problems(404, { code: "run_not_found", message: "No." }, { "retry-after": "5" })).toHaveLength(1);
    expect(problems(200, { id: "x" })).not.toEqual([]);
  });
});
