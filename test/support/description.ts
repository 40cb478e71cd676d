import { createApp } from "../../functions/app.ts";
import { openApiDocument } from "../../functions/openapi/document.ts";
import { type JsonSchema, schemaChecker } from "./json-schema.ts";

type Header = { schema: JsonSchema };
type Answer = {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: JsonSchema }>;
};
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
export type Operation = {
  operationId: string;
  deprecated?: boolean;
  security?: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: JsonSchema; examples?: { example: { value: unknown } } }>;
  };
  responses: Record<string, Answer | { $ref: string }>;
};
export type Description = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
  };
};

const PREFIX = "/api/v1/programmatic";

/** The interface description of the app as it is. */
export function describe(routes = appRoutes()): Description {
  return openApiDocument(routes, "http://brandrun.test") as Description;
}

const appRoutes = () =>
  createApp(() => {
    throw new Error("Nothing is called here.");
  }).routes;

const nothing = (): never => {
  throw new Error("There is no description yet.");
};

/** Judges requests and answers by a description. Each check answers what is wrong, or nothing. */
export function describedBy(description: Description) {
  const { components, paths } = description;
  const check = schemaChecker(components.schemas);
  const patterns = Object.keys(paths).flatMap((path) =>
    [path, path.replace(PREFIX, "").replace(/^\/api\/v1\/studio/, "/studio")].map((form) => ({
      path,
      // Fixed names win over ids, as in the route table.
      weight: form.split("{").length,
      pattern: new RegExp(`^${form.replace(/\./g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
    })),
  );
  patterns.sort((a, b) => a.weight - b.weight);
  const named = <T>(one: T | { $ref: string }, of: Record<string, T>): T =>
    "$ref" in (one as object)
      ? (of[(one as { $ref: string }).$ref.split("/").at(-1) ?? ""] ?? nothing())
      : (one as T);

  const find = (method: string, path: string) => {
    const found = patterns.find(({ pattern }) => pattern.test(path));
    return found && paths[found.path]?.[method.toLowerCase()];
  };

  function answerProblems(operation: Operation, status: number, headers: Headers, body: unknown): string[] {
    const at = `${operation.operationId} ${status}`;
    const entry = operation.responses[status];
    if (!entry) return [`${at}: this status is not described (${JSON.stringify(body)?.slice(0, 120)})`];
    const { content, headers: described = {} } = named(entry, components.responses);
    const schema = content?.["application/json"]?.schema;
    const hasBody = body !== undefined;
    return [
      ...(hasBody && !schema ? [`${at}: a body is not described`] : []),
      ...(!hasBody && schema ? [`${at}: there is no body`] : []),
      ...(hasBody && schema ? check(schema, body, at) : []),
      ...headerProblems(described, headers, at),
    ];
  }

  function headerProblems(described: object, headers: Headers, at: string): string[] {
    const known = new Set(Object.keys(described).map((name) => name.toLowerCase()));
    const missing = [
      "retry-after",
      "link",
      "etag",
      "x-next-cursor",
      "idempotent-replayed",
      "deprecation",
      "sunset",
    ];
    return [
      ...missing
        .filter((name) => headers.has(name) && !known.has(name))
        .map((name) => `${at}: ${name} is not described`),
      ...[...known].flatMap((name) => {
        const value = headers.get(name);
        const { schema } =
          Object.entries(components.headers).find(([one]) => one.toLowerCase() === name)?.[1] ?? nothing();
        if (value === null) return [];
        return check(schema, schema.type === "integer" ? Number(value) : value, `${at} ${name}`);
      }),
    ];
  }

  const requestProblems = (operation: Operation, body: unknown): string[] => {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    return schema && body !== undefined ? check(schema, body, `${operation.operationId} request`) : [];
  };

  return { find, answerProblems, requestProblems, named };
}
