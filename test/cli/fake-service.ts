import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { assetBytes, type CannedAnswer, endedRun, ME, problem, queuedRun } from "./records.ts";

export const KEY = "sk_test_0123456789abcdef";

export type ServiceRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

type Rules = {
  me?: Record<string, unknown>;
  /** Fields of the run once it has ended. */
  run?: Record<string, unknown>;
  /** Polls that find the run still running. */
  polls?: number;
  /** The only values this key allows. */
  channels?: string[];
  assetTypes?: string[];
  /** Asset files by name, each with its mime type. */
  files?: string[];
};

/** A Brandrun service as the contract documents it, with switches for its bad days. Closed when the test ends. */
export async function startService(rules: Rules = {}) {
  const requests: ServiceRequest[] = [];
  const queuedAnswers: CannedAnswer[] = [];
  const events = new EventEmitter();
  const service = {
    url: "",
    requests,
    next: (...answers: CannedAnswer[]) => void queuedAnswers.push(...answers),
    /** The next brief is worked on, but its answer never arrives. */
    loseNextAnswer: () => {
      state.losesAnswer = true;
    },
    /** How many runs there are. */
    created: () => state.replays.size,
    /** Resolves once a request to such a path has arrived. */
    requestTo: (path: RegExp) =>
      new Promise<void>((resolve) => {
        events.on("request", (request: ServiceRequest) => path.test(request.path) && resolve());
      }),
  };
  const state = {
    polls: rules.polls ?? 0,
    body: {} as ServiceRequest["body"],
    id: randomUUID(),
    replays: new Map<string, unknown>(),
    losesAnswer: false,
  };

  const server = createServer(async (req, res) => {
    const request = await readRequest(req);
    requests.push(request);
    events.emit("request", request);
    const answer = queuedAnswers.shift() ?? ordinary(request);
    if (answer.hangUp) req.socket.destroy();
    else if (Buffer.isBuffer(answer.body)) res.writeHead(answer.status).end(answer.body);
    else sendJson(res, answer);
  });

  function ordinary(request: ServiceRequest): CannedAnswer {
    const { path, headers } = request;
    if (path.startsWith("/assets/")) return { status: 200, body: assetBytes(path) };
    if (headers.authorization !== `Bearer ${KEY}`)
      return problem(401, "invalid_api_key", "This API key is not known.");
    if (path.endsWith("/me")) return { status: 200, body: { ...ME, ...scopes(), ...rules.me } };
    if (path.endsWith("/generate")) return generate(request);
    return path.endsWith(`/runs/${state.id}`)
      ? poll()
      : problem(404, "run_not_found", "There is no such run.");
  }

  const scopes = () => ({
    ...(rules.channels && { channels: rules.channels }),
    ...(rules.assetTypes && { asset_types: rules.assetTypes }),
  });

  function generate({ body, headers }: ServiceRequest): CannedAnswer {
    const refused = judge(body, rules);
    if (refused) return refused;
    if (body.dry_run)
      return { status: 200, body: { dry_run: true, cost: { credits: 1 }, remaining: { daily: 99 } } };
    const key = String(headers["idempotency-key"]);
    const replay = state.replays.get(key);
    if (replay) return { status: 202, body: replay, headers: { "idempotent-replayed": "true" } };
    state.id = randomUUID();
    state.body = body;
    const run = queuedRun(state.id, body);
    state.replays.set(key, run);
    return state.losesAnswer ? lose() : { status: 202, body: run };
  }

  function lose(): CannedAnswer {
    state.losesAnswer = false;
    return { status: 202, hangUp: true };
  }

  function poll(): CannedAnswer {
    if (state.polls-- > 0) {
      const progress = { step: "compose", done: 2, total: 4, percent: 50 };
      return { status: 200, body: { ...queuedRun(state.id, state.body), status: "running", progress } };
    }
    const files = (rules.files ?? ["card.png"]).map((name) => `${service.url}/assets/${name}`);
    return { status: 200, body: { ...endedRun(state.id, state.body, files), ...rules.run } };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

/** An address without a server. */
export async function deadAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return `http://127.0.0.1:${port}`;
}

function judge(body: ServiceRequest["body"], { channels, assetTypes }: Rules): CannedAnswer | undefined {
  const { brief, channel, asset_type: assetType } = body;
  if (assetType === "poster") return problem(400, "unsupported_asset_type", "poster is not an asset type.");
  if (String(brief).length < 3) {
    const detail = [{ loc: ["body", "brief"], msg: "must have at least 3 characters", type: "too_small" }];
    return { status: 422, body: { detail, code: "validation_error", message: "brief: too short" } };
  }
  if (channels && !channels.includes(String(channel))) {
    return problem(403, "scope_channel", `This key may not write for ${channel}.`);
  }
  const inScope = !assetTypes || assetTypes.includes(String(assetType));
  return inScope
    ? undefined
    : problem(403, "scope_asset_type", `This key may not create ${assetType} assets.`);
}

async function readRequest(req: IncomingMessage): Promise<ServiceRequest> {
  let text = "";
  for await (const chunk of req) text += chunk;
  const url = new URL(req.url!, "http://service");
  const body = text === "" ? {} : JSON.parse(text);
  return { method: req.method!, path: url.pathname, query: url.searchParams, headers: req.headers, body };
}

function sendJson(res: ServerResponse, { status, body, headers }: CannedAnswer) {
  const always = {
    "content-type": "application/json",
    "x-request-id": "req-1",
    "ratelimit-limit": "100",
    "ratelimit-remaining": "99",
    "ratelimit-reset": "1",
  };
  res.writeHead(status, { ...always, ...headers });
  res.end(typeof body === "string" ? body : JSON.stringify(body));
}
