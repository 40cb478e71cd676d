import { own } from "../../lib/text/own.ts";
import answers from "./answers.json" with { type: "json" };
import { bodyOf } from "./bodies.ts";
import { errorSchema } from "./errors.ts";
import { webhooksOf } from "./events.ts";
import { HEADERS } from "./headers.ts";
import { answerName, namedSchemas, requestName } from "./names.ts";
import { parametersOf, REQUEST_HEADERS } from "./parameters.ts";
import { errorResponses, responsesOf } from "./responses.ts";
import { type DescribedRoute, describedRoutes, type RouteEntry } from "./routes.ts";
import type { Schema } from "./schema.ts";
import { guidesAt, tagOf, tagsAt } from "./tags.ts";
import { titleOf } from "./titles.ts";

const INFO = {
  title: "Brandrun",
  version: "1.0.0",
  summary: "One brief in, on-brand assets out.",
  description:
    "Brandrun turns a brief into pictures and films in the look of a brand, judges them, and publishes them. Every call of this description asks for an API key as a bearer token, unless it says otherwise. Fields may be added to answers at any time, so ignore those you do not know. Each path below `/api/v1/programmatic` and `/api/v1/studio` is also served without `/api/v1/programmatic` or `/api/v1`.",
  license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
};

type Context = { named: ReturnType<typeof namedSchemas>; errors: ReturnType<typeof errorResponses> };

/** The interface description (OpenAPI 3.1) of the routes of an app, as it is served at `publicUrl`. */
export function openApiDocument(routes: readonly RouteEntry[], publicUrl: string): object {
  const context: Context = { named: namedSchemas(), errors: errorResponses() };
  const described = describedRoutes(routes);
  context.named.referring(errorSchema());
  const paths = new Map<string, Record<string, object>>();
  for (const route of described) {
    paths.set(route.path, { ...paths.get(route.path), [route.method]: operationOf(route, context) });
  }
  const webhooks = webhooksOf(context.named);
  return {
    openapi: "3.1.0",
    info: infoOf(publicUrl),
    servers: [serverOf(publicUrl)],
    externalDocs: guidesAt(publicUrl),
    tags: tagsAt(publicUrl),
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(paths),
    webhooks,
    components: components(context, described),
  };
}

const infoOf = (publicUrl: string) => ({
  ...INFO,
  contact: {
    name: "Support",
    url: `${publicUrl}/docs/`,
    // A local service has no mailbox.
    ...(publicUrl.startsWith("https://") && { email: `support@${new URL(publicUrl).hostname}` }),
  },
});

const serverOf = (publicUrl: string) => ({
  url: publicUrl,
  description: publicUrl.startsWith("https://") ? "The service in production." : "The local service.",
  "x-internal": false,
});

function components({ named, errors }: Context, routes: readonly DescribedRoute[]) {
  const { Deprecation, Sunset, ...others } = HEADERS;
  const isDeprecating = routes.some(({ operation }) => operation.deprecated);
  const sorted = [...named.schemas].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    schemas: Object.fromEntries(sorted),
    responses: errors.components(),
    parameters: REQUEST_HEADERS,
    headers: { ...others, ...(isDeprecating && { Deprecation, Sunset }) },
    securitySchemes: {
      apiKey: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "sk_live_… or sk_test_…",
        description: "A key of the workspace. Test keys make the same calls on stand-ins and cost nothing.",
      },
    },
  };
}

function operationOf(route: DescribedRoute, { named, errors }: Context): object {
  const { id, deprecated } = route.operation;
  const parameters = parametersOf(route);
  const body = bodyOf(route);
  return {
    operationId: id,
    summary: titleOf(id),
    description: descriptionOf(route),
    tags: [tagOf(route.path)],
    ...(deprecated && { deprecated: true }),
    ...(!route.needsKey && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: withNames(body, requestName(id), named) }),
    responses: Object.fromEntries(
      Object.entries(responsesOf(route, errors)).map(([status, answer]) => [
        status,
        withExample(withNames(answer, answerName(id), named), `${id} ${status}`),
      ]),
    ),
  };
}

type Content = Record<string, { schema: Schema }>;

/** An answer of a test run beside its schema: `npm run api:answers` records them. */
function withExample(answer: object, name: string): object {
  const value = own(answers as Record<string, unknown>, name);
  const { content } = answer as { content?: Content };
  if (!content || value === undefined) return answer;
  const isDry = (value as { dry_run?: unknown } | null)?.dry_run === true;
  const examples = { example: { summary: isDry ? "With dry_run: true" : "An example", value } };
  return { ...answer, content: { "application/json": { ...content["application/json"], examples } } };
}

/** Gives the JSON schema of a body a name. Forms stay where they are. */
function withNames(of: object, name: string, { named, referring }: Context["named"]): object {
  const { content, ...rest } = of as { content?: Content };
  if (!content) return of;
  const entries = Object.entries(content).map(([type, media]) => {
    const schema = type === "application/json" ? named(name, media.schema) : referring(media.schema);
    return [type, { ...media, schema }] as const;
  });
  return { ...rest, content: Object.fromEntries(entries) };
}

/** The sentence of the operation, and what else follows from how the call is made. */
function descriptionOf({ operation, how, needsKey }: DescribedRoute): string {
  const { summary, testKey, deprecated } = operation;
  const sentences = [
    summary,
    ...(needsKey ? [] : ["It needs no key."]),
    ...(testKey === "read only" ? ["A test key may not call it."] : []),
    ...(testKey === "answered, not stored"
      ? ["With a test key it is judged and answered, and nothing is stored."]
      : []),
    ...(how.once ? ["Send an Idempotency-Key, so that a repeated request is done once."] : []),
    ...(deprecated ? [`It will go away on ${deprecated.sunset}.`] : []),
  ];
  return sentences.join(" ");
}
