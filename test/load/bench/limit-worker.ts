/**
 * The fastest Worker imaginable for generate, poll and a refusal: one Redis pipeline, one SQL statement unless it
 * refuses, and the entry in the request log behind the answer; no driver, check or queue. What the service costs
 * beyond it is what the service does beyond it.
 */
type Env = {
  DATABASE_URL: string;
  UPSTASH_REDIS_REST_URL: string;
  UPSTASH_REDIS_REST_TOKEN: string;
  WORKSPACE_ID: string;
  KEY_ID: string;
};
type Waiter = { waitUntil(promise: Promise<unknown>): void };

const INSERT = `insert into runs (id, workspace_id, key_id, created_via, livemode, brief, channel, asset_type, asset_token,
    progressed_at, created_at)
  values ($1, $2, $3, 'api', true, $4, 'twitter', 'card', $5, now(), now()) returning id, status`;
const SELECT = "select * from runs where id = $1 and deleted_at is null";

async function pipeline(env: Env, commands: string[][]): Promise<string> {
  const headers = { authorization: `Bearer ${env.UPSTASH_REDIS_REST_TOKEN}` };
  const body = JSON.stringify(commands);
  const answer = await fetch(`${env.UPSTASH_REDIS_REST_URL}/pipeline`, { method: "POST", headers, body });
  return answer.text();
}

async function query(env: Env, text: string, params: string[]): Promise<unknown> {
  const host = new URL(env.DATABASE_URL).hostname.replace(/^[^.]+/, "api");
  const headers = { "neon-connection-string": env.DATABASE_URL };
  const body = JSON.stringify({ query: text, params });
  const answer = await fetch(`https://${host}/sql`, { method: "POST", headers, body });
  const { rows } = (await answer.json()) as { rows: unknown[] };
  return rows[0];
}

async function hexOf(algorithm: string, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The service's own entry, by its two commands. */
async function logRequest(env: Env, { method, url }: Request, status: number): Promise<void> {
  const at = new Date().toISOString();
  const { WORKSPACE_ID, KEY_ID: keyId } = env;
  const entry = {
    at,
    method,
    path: new URL(url).pathname,
    status,
    ms: 1,
    requestId: keyId,
    code: null,
    keyId,
  };
  await pipeline(env, [
    ["LPUSH", `request-log:${WORKSPACE_ID}`, JSON.stringify({ ...entry, mode: "live" })],
    ["HINCRBY", `uses:${WORKSPACE_ID}:${at.slice(0, 10)}`, `${keyId} answered`, "1"],
  ]);
}

async function generate(request: Request, env: Env): Promise<Response> {
  const { brief } = (await request.json()) as { brief: string };
  const limits = [
    ["GET", "limit:version"],
    ["INCR", "limit:daily"],
    ["INCR", "limit:burst"],
  ];
  await pipeline(env, limits);
  const [id, token] = [crypto.randomUUID(), crypto.randomUUID()];
  const run = await query(env, INSERT, [id, env.WORKSPACE_ID, env.KEY_ID, brief, token]);
  return Response.json(run, { status: run ? 202 : 500 });
}

async function poll(request: Request, env: Env): Promise<Response> {
  const id = request.url.slice(request.url.lastIndexOf("/") + 1);
  await pipeline(env, [
    ["GET", "limit:version"],
    ["INCR", "limit:burst"],
  ]);
  const run = await query(env, SELECT, [id]);
  return Response.json(run ?? null, { status: run ? 200 : 404 });
}

/** Hashes the key, reads Redis once, and refuses. */
async function refuse(request: Request, env: Env): Promise<Response> {
  const hash = await hexOf("SHA-256", request.headers.get("authorization") ?? "");
  await request.text();
  await pipeline(env, [["GET", `limit:${hash}`]]);
  return Response.json({ code: "refused", message: "No." }, { status: 403 });
}

function answerOf(request: Request, env: Env): Promise<Response> {
  if (request.url.endsWith("/refused")) return refuse(request, env);
  return (request.method === "POST" ? generate : poll)(request, env);
}

// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  async fetch(request: Request, env: Env, execution: Waiter): Promise<Response> {
    const answer = await answerOf(request, env);
    execution.waitUntil(logRequest(env, request, answer.status));
    return answer;
  },
};
