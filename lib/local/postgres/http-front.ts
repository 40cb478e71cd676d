import type { IncomingMessage, ServerResponse } from "node:http";
import { own } from "../../text/own.ts";
import type { HttpHandler } from "../http-server.ts";
import { MAX_BYTES, readBody, sendJson } from "./body.ts";
import { type JsonValue, toText } from "./params.ts";
import type { QueryAnswer, Sessions, Statement } from "./session.ts";
import { sqlErrorBody } from "./sql-error.ts";

export type FrontOptions = { pool: Sessions; password: string };

type WireQuery = { query: string; params?: JsonValue[]; arrayMode?: boolean };
type WireRequest = WireQuery | { queries: WireQuery[] };

/**
 * The SQL-over-HTTP side of Neon: `POST /sql` with one query or an all-or-nothing batch. A PostgreSQL error
 * is a 400 with PostgreSQL's own fields, which the driver turns into a `NeonDbError`.
 */
export const neonFront =
  (options: FrontOptions): HttpHandler =>
  (request, response) =>
    answer(options, request, response).catch((error) => {
      if (!response.headersSent) sendJson(response, 400, sqlErrorBody(error));
    });

async function answer({ pool, password }: FrontOptions, request: IncomingMessage, response: ServerResponse) {
  const bytes = await readBody(request);
  if (request.url?.split("?")[0] !== "/sql") return sendJson(response, 404, { message: "not found" });
  if (request.method !== "POST") return sendJson(response, 405, { message: "method not allowed" });
  if (!bytes) return sendJson(response, 413, { message: `request is too large (max is ${MAX_BYTES} bytes)` });

  checkPassword(request, password);
  const wire: WireRequest = JSON.parse(bytes.toString());
  const result = await ("queries" in wire
    ? runBatch(pool, wire.queries, request)
    : runOne(pool, wire, request));
  sendJson(response, 200, result);
}

function checkPassword({ headers }: IncomingMessage, password: string) {
  const given = headers["neon-connection-string"];
  if (typeof given !== "string") throw new Error("missing header: neon-connection-string");
  const url = new URL(given);
  if (decodeURIComponent(url.password) === password) return;
  const message = `password authentication failed for user '${decodeURIComponent(url.username)}'`;
  throw Object.assign(new Error(message), { severity: "FATAL", code: "28P01" });
}

async function runOne(pool: Sessions, query: WireQuery, request: IncomingMessage) {
  const [only] = await runAll(pool, [statement(query)]);
  return result(only, query, request);
}

/** One transaction, with the isolation level that the caller requested. */
async function runBatch(pool: Sessions, queries: WireQuery[], request: IncomingMessage) {
  const statements = [begin(request), ...queries.map(statement), { query: "COMMIT", params: [] }];
  const [, ...answers] = await runAll(pool, statements);
  return { results: queries.map((query, i) => result(answers[i], query, request)) };
}

async function runAll(pool: Sessions, statements: Statement[]) {
  const session = await pool.connect();
  try {
    return await session.run(statements);
  } finally {
    await session.release();
  }
}

function statement({ query, params = [] }: WireQuery): Statement {
  if (typeof query !== "string") throw new Error("missing field: query");
  return { query, params: params.map(toText) };
}

const LEVELS: Record<string, string> = {
  ReadUncommitted: "READ UNCOMMITTED",
  ReadCommitted: "READ COMMITTED",
  RepeatableRead: "REPEATABLE READ",
  Serializable: "SERIALIZABLE",
};

function begin({ headers }: IncomingMessage): Statement {
  const wanted = headers["neon-batch-isolation-level"];
  const level = typeof wanted === "string" ? own(LEVELS, wanted) : undefined;
  if (wanted !== undefined && !level)
    throw new Error(`invalid value of neon-batch-isolation-level: ${wanted}`);
  const modes = [
    level && `ISOLATION LEVEL ${level}`,
    headers["neon-batch-read-only"] === "true" && "READ ONLY",
    headers["neon-batch-deferrable"] === "true" && "DEFERRABLE",
  ];
  return { query: ["BEGIN", modes.filter(Boolean).join(", ")].join(" "), params: [] };
}

/** One answer in the shape of Neon: rows as lists or, without array mode, as objects. */
function result(answer: QueryAnswer | undefined, query: WireQuery, { headers }: IncomingMessage) {
  const { fields, rows, command, rowCount } = answer ?? { fields: [], rows: [], command: "", rowCount: null };
  const rowAsArray = query.arrayMode ?? headers["neon-array-mode"] === "true";
  const names = fields.map(({ name }) => name);
  return {
    fields: fields.map((field) => ({ ...field, format: "text" })),
    rows: rowAsArray ? rows : rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]]))),
    command,
    rowCount,
    rowAsArray,
  };
}
