import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { type LoggedRequest, outcomeOf } from "../core/request-log.ts";
import { KeyMode } from "../vocab.ts";
import { type ListedKey, listKeys } from "./store-keys.ts";

export const Outcome = z.enum(["answered", "refused", "failed"]);

export const RequestsQuery = z.object({
  ...paging("Requests"),
  outcome: Outcome.optional().meta({
    description: "Only requests that were answered, refused (4xx) or failed (5xx).",
    examples: ["refused"],
  }),
  method: z
    .enum(["GET", "POST", "PATCH", "PUT", "DELETE"])
    .optional()
    .meta({ description: "Only this method.", examples: ["POST"] }),
  key: z
    .guid("Give the id of a key, a UUID.")
    .optional()
    .meta({
      description: "Only requests of this key: its id.",
      examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
    }),
  path: z
    .string()
    .trim()
    .max(200, "Use at most 200 characters.")
    .optional()
    .meta({ description: "Only paths that contain this text, at most 200 characters.", examples: ["/runs"] }),
});

const KeyId = z.string().describe("Id of the key, or of the agent.");
const KeyName = z.string().nullable().describe("What its owner calls the key; null: it has no name.");

const Requested = z.object({
  at: z.iso.datetime().describe("When it was answered."),
  method: z.string().describe("The method."),
  path: z.string().describe("The path without its query, at most 200 characters."),
  status: z.int().describe("The HTTP status."),
  duration_ms: z.number().describe("Milliseconds until the answer."),
  key_id: KeyId,
  key_name: KeyName,
  key_hint: z.string().nullable().describe("The last four characters of the key; null: it is no key."),
  mode: KeyMode.describe("live or test."),
  request_id: z.string().describe("The request id, as in the answer's header."),
  code: z.string().nullable().describe("The code of the refusal or error; null: none."),
});

const Use = z.object({
  key_id: KeyId,
  key_name: KeyName,
  key_hint: z.string().nullable().describe("The last four characters of the key; null: it is no key."),
  answered: z.int().describe("Requests that were answered."),
  refused: z.int().describe("Requests that were refused (4xx)."),
  failed: z.int().describe("Requests that failed (5xx)."),
  last_used_at: z.iso
    .datetime()
    .nullable()
    .describe("When it was used last; null: not among the last 1,000 requests."),
});

export const listRequests = operation({
  id: "list_requests",
  summary:
    "List the last 1,000 requests of the workspace's keys in seven days, and how much each key was used.",
  effect: "read",
  input: RequestsQuery,
  output: z.object({
    requests: z.array(Requested).describe("Requests, newest first."),
    has_more: z.boolean().describe("True when older ones follow."),
    keys: z.array(Use).describe("The use of each key in seven days, the most used first."),
  }),
  async run(ctx, { limit, offset, ...filter }) {
    const [{ requests, uses }, keys] = await Promise.all([
      ctx.requestLog.read(ctx.workspaceId),
      listKeys(ctx.db, ctx.workspaceId, { limit: 1_000, offset: 0 }),
    ]);
    const known = new Map(keys.map((key) => [key.id, key]));
    const wanted = requests.filter((request) => isWanted(request, filter));
    const sum = (use: (typeof uses)[number]) => use.answered + use.refused + use.failed;
    // Requests come newest first, so the first of a key is its last.
    const lastOf = (id: string) => requests.find(({ keyId }) => keyId === id)?.at ?? null;
    return {
      requests: wanted.slice(offset, offset + limit).map((request) => toRequested(request, known)),
      has_more: wanted.length > offset + limit,
      keys: uses
        .toSorted((a, b) => sum(b) - sum(a))
        .map(({ keyId, ...counts }) => ({
          key_id: keyId,
          ...namesOf(known.get(keyId)),
          ...counts,
          last_used_at: lastOf(keyId),
        })),
    };
  },
});

type Filter = Omit<z.output<typeof RequestsQuery>, "limit" | "offset">;

const isWanted = (request: LoggedRequest, { outcome, method, key, path }: Filter): boolean =>
  (!outcome || outcomeOf(request.status) === outcome) &&
  (!method || request.method === method) &&
  (!key || request.keyId === key) &&
  (!path || request.path.includes(path));

const namesOf = (key: ListedKey | undefined) => ({
  key_name: key?.name ?? null,
  key_hint: key?.hint ?? null,
});

const toRequested = (
  { ms, keyId, requestId, ...rest }: LoggedRequest,
  known: ReadonlyMap<string, ListedKey>,
) => ({
  ...rest,
  duration_ms: ms,
  key_id: keyId,
  ...namesOf(known.get(keyId)),
  request_id: requestId,
});
