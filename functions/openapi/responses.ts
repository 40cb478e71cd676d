import * as z from "zod/v4";
import { own } from "../../lib/text/own.ts";
import { headersWith } from "./headers.ts";
import { type ErrorCode, refusalsOf } from "./refusals.ts";
import type { DescribedRoute } from "./routes.ts";
import { outputSchema, type Schema } from "./schema.ts";

const DEPRECATED = ["Deprecation", "Sunset", "Link"];

/** The answers of a route by status: what it does, then what it refuses. */
export function responsesOf(route: DescribedRoute, errors: ErrorResponses): Record<string, object> {
  const refusals = [...refusalsOf(route)].map(([status, codes]) => [status, errors.reference(status, codes)]);
  const others = Object.entries(route.how.errors ?? {}).map(([status, schema]) => [status, ownError(schema)]);
  return {
    ...Object.fromEntries([...refusals, ...others]),
    ...Object.fromEntries(successes(route)),
  };
}

const ownError = (schema: z.ZodType) => ({
  description: "It was not done; `error` says why, as RFC 6749 and RFC 8628 name it.",
  headers: headersWith([]),
  content: { "application/json": { schema: outputSchema(schema) } },
});

function successes({ method, operation, how, judged }: DescribedRoute): [string, object][] {
  const { status = 200, dryRun } = how;
  const headers = headersWith([
    ...Object.keys(how.headers ?? {}),
    ...(method === "get" || judged.body?.form ? [] : ["Idempotent-Replayed"]),
    ...(operation.deprecated ? DEPRECATED : []),
  ]);
  if (operation.output instanceof z.ZodNull)
    return [[String(how.status ?? 204), { description: "Done. There is nothing to read.", headers }]];
  const whole = outputSchema(operation.output);
  const schema = how.field ? own(whole.properties as Record<string, Schema>, how.field) : whole;
  const answer = (of: unknown, description: string) => ({
    description,
    headers,
    content: { "application/json": { schema: of } },
  });
  const done = status === 202 ? "Accepted. The work goes on after the answer." : "Done.";
  if (how.down)
    return [
      ["200", answer(schema, "It works.")],
      [String(how.down), whenDown(answer(schema, "It is down."))],
    ];
  if (!dryRun) return [[String(status), answer(schema, done)]];
  const options = (whole.anyOf ?? []) as Schema[];
  const isDry = ({ properties }: Schema) => Object.hasOwn(properties as object, "dry_run");
  const made = options.filter((option) => !isDry(option));
  return [
    ["200", answer(options.find(isDry), "The answer to a dry run: what would happen and cost.")],
    [String(status), answer(made.length === 1 ? made[0] : { anyOf: made }, done)],
  ];
}

const whenDown = <T extends { headers: object }>(answer: T) => ({
  ...answer,
  headers: { ...answer.headers, ...headersWith(["Retry-After"]) },
});

const MEANINGS: Record<number, string> = {
  400: "The request cannot be read, or cannot be done now.",
  401: "There is no valid API key.",
  402: "The plan or the credits do not cover it.",
  403: "The key may not do this, or the workspace is paused.",
  404: "There is nothing with this id in the workspace.",
  409: "It conflicts with what is there.",
  410: "It is gone.",
  413: "The body is too large.",
  415: "The content type is not accepted.",
  422: "A field, parameter or header does not fit; `detail` names each.",
  429: "A limit is reached; `Retry-After` and `detail` say when to come back.",
  500: "Something broke on our side.",
  503: "Something that the service needs cannot be reached at the moment.",
};

export type ErrorResponses = ReturnType<typeof errorResponses>;

/** The answers of refusals. Routes that share a status and its codes share the answer. */
export function errorResponses() {
  const named = new Map<string, { name: string; response: object }>();
  const counts = new Map<number, number>();
  return {
    reference(status: number, codes: readonly ErrorCode[]) {
      const known = named.get(codes.join());
      if (known) return { $ref: `#/components/responses/${known.name}` };
      const count = (counts.get(status) ?? 0) + 1;
      counts.set(status, count);
      const name = count === 1 ? `Error${status}` : `Error${status}-${count}`;
      named.set(codes.join(), { name, response: errorResponse(status, codes) });
      return { $ref: `#/components/responses/${name}` };
    },
    components: () => Object.fromEntries([...named.values()].map(({ name, response }) => [name, response])),
  };
}

function errorResponse(status: number, codes: readonly ErrorCode[]) {
  const list = codes.map((code) => `\`${code}\``).join(", ");
  const waits = status >= 429 || codes.includes("idempotency_in_progress");
  const further = [...(waits ? ["Retry-After"] : []), ...(status === 401 ? ["WWW-Authenticate"] : [])];
  const meaning = MEANINGS[status] ?? "The request is refused.";
  return {
    description: `${meaning} Codes: ${list}.`,
    headers: headersWith(further),
    content: {
      "application/json": {
        examples: {
          example: { summary: "An example", value: { code: codes[0], message: meaning.replaceAll("`", "") } },
        },
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Error" },
            { type: "object", properties: { code: { description: "The codes of this call.", enum: codes } } },
          ],
        },
      },
    },
  };
}
