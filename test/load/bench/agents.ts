import { mintKey } from "../../../lib/access/mint.ts";
import { createWorkspace, type WorkspaceDeps } from "../../../lib/access/workspaces.ts";
import { connectLocal } from "../../../lib/admin/connect.ts";
import { freePort } from "../../../lib/local/listen.ts";
import { startPlatform } from "../../../lib/local/platform.ts";
import { BRIEFS } from "./briefs.ts";
import type { LoadRequest } from "./load.ts";
import { type Load, startLoad } from "./load-process.ts";
import { processorMs, workerdOf } from "./process.ts";
import { median, type Row } from "./row.ts";
import { type Keep, scratch, silentServer } from "./scope.ts";

/** Few enough that nothing waits, so that the processor does work for requests only. */
const CONNECTIONS = 8;
const ROUNDS = 6;
const ROUND_MS = 800;
/** So many that no key comes near its burst window. */
const WORKSPACES = 12;
const API = "/api/v1/programmatic";
const ACTOR = { kind: "system", id: "bench" } as const;
const AIM = "≤ 1.5×";

const NOTE =
  `Processor time of workerd a call, beside the same operation over REST; ${CONNECTIONS} connections, median of ${ROUNDS} rounds in turns. ` +
  "A tool call leaves an audit entry, which its endpoint does not. Nothing is rendered, and no result holds a picture.";

/** One operation, as a tool and as an endpoint. */
type Pair = {
  tool: string;
  args: (turn: number) => object;
  rest: (turn: number) => Pick<LoadRequest, "method" | "path" | "body">;
  expect: number;
};

const campaign = (turn: number) => ({
  name: "Bench",
  brief: BRIEFS[turn % BRIEFS.length],
  channels: ["twitter"],
  asset_types: ["card"],
});

const PAIRS: readonly Pair[] = [
  {
    tool: "get_brand_dna",
    args: () => ({}),
    rest: () => ({ method: "GET", path: `${API}/brand-dna` }),
    expect: 200,
  },
  {
    tool: "list_posts",
    args: () => ({}),
    rest: () => ({ method: "GET", path: `${API}/posts` }),
    expect: 200,
  },
  {
    tool: "create_campaign",
    args: campaign,
    rest: (turn) => ({ method: "POST", path: `${API}/campaigns`, body: JSON.stringify(campaign(turn)) }),
    expect: 202,
  },
];

/** What a tool call costs beside the same call of the API. */
export async function agents(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const sink = await keep(silentServer());
  const port = await freePort();
  // The queue takes every message and delivers it to an address that never answers.
  const bindings = { PUBLIC_URL: `http://127.0.0.1:${sink.port}` };
  const { connectionInfo } = await keep(startPlatform({ port, folder, bindings }));
  const pid = await workerdOf(process.pid);
  const keys = await Promise.all(
    Array.from({ length: WORKSPACES }, () => newKey(connectLocal(connectionInfo))),
  );
  const load = await keep(startLoad());
  const rows: Row[] = [];
  for (const pair of PAIRS) rows.push(await measured(load, { port, pid }, pair, keys));
  return rows;
}

async function newKey(deps: WorkspaceDeps): Promise<string> {
  const workspaceId = await createWorkspace(deps, ACTOR, "Bench", "scale");
  return (await mintKey(deps, ACTOR, { workspaceId, mode: "live" })).key;
}

type Service = { port: number; pid: number };

async function measured(load: Load, service: Service, pair: Pair, keys: string[]): Promise<Row> {
  const turns = keys.flatMap((key) => BRIEFS.map((_, turn) => ({ key, turn })));
  const tool = turns.map(({ key, turn }) => toolCall(key, pair.tool, pair.args(turn)));
  const rest = turns.map(({ key, turn }) => ({ ...pair.rest(turn), headers: headersOf(key) }));
  const sides = [
    { requests: tool, expect: 200, seen: [] as number[] },
    { requests: rest, expect: pair.expect, seen: [] as number[] },
  ];
  // The first round of each warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const { requests, expect, seen } of sides) {
      const cost = await oneRound(load, service, { requests, expect });
      if (round > 0) seen.push(cost);
    }
  const [value = Number.NaN, baseline = Number.NaN] = sides.map(({ seen }) => median(seen));
  const name = `tool ${pair.tool}, processor`;
  return { name, value, unit: "ms", baseline, ratio: value / baseline, aim: AIM, note: NOTE };
}

async function oneRound(
  load: Load,
  { port, pid }: Service,
  { requests, expect }: { requests: LoadRequest[]; expect: number },
): Promise<number> {
  const before = await processorMs(pid);
  const plan = { port, connections: CONNECTIONS, milliseconds: ROUND_MS, requests, expect: [expect] };
  const { count, failures } = await load.run(plan);
  if (Object.keys(failures).length > 0) throw new Error(`Unexpected answers: ${JSON.stringify(failures)}`);
  return ((await processorMs(pid)) - before) / count;
}

const headersOf = (key: string) => ({ authorization: `Bearer ${key}`, "content-type": "application/json" });

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** A stateless call of 2026-07-28: one request, and no handshake. */
const toolCall = (key: string, name: string, args: object): LoadRequest => ({
  method: "POST",
  path: "/mcp",
  headers: {
    ...headersOf(key),
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": name,
  },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: args, _meta: META },
  }),
});
