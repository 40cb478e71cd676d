import { EVENT_TYPES } from "../../lib/adapters/stripe-events.ts";

type Endpoint = {
  id: string;
  url: string;
  status: string;
  enabled_events: string[];
  api_version: string | null;
  secret: string;
};

/** The vendors' side of a deployment: what they know, which tests change to something wrong. */
export const vendorsAt = (publicUrl: string) => ({
  publicUrl,
  redis: { token: "redis-token-of-some-length", readOnly: false },
  qstash: {
    host: "qstash.upstash.io",
    token: "qstash-token-of-some-length",
    current: "sig_current_0001",
    next: "sig_next_0002",
  },
  model: { key: "model-key-of-some-length", names: ["gpt-oss-120b"] },
  stripe: {
    key: "sk_live_0123456789abcdef",
    endpoints: [] as Endpoint[],
    prices: new Map([["price_pro", { id: "price_pro", active: true, recurring: { interval: "month" } }]]),
  },
  telegram: {
    token: "7000000001:AAThisIsTheRightToken",
    name: "kite_news_bot",
    webhook: { url: "" } as {
      url: string;
      allowed_updates?: string[];
      last_error_date?: number;
      last_error_message?: string;
    },
    secret: "",
  },
  mail: { status: 405 },
  service: {
    up: true,
    issuer: publicUrl,
    skewMs: 0,
    redirect: "",
    elsewhere: false,
    down: [] as string[],
    /** Keys that the service takes; a card is drawn for each of their briefs. */
    runs: 0,
  },
});

export type Vendors = ReturnType<typeof vendorsAt>;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const bearer = (request: Request) => request.headers.get("authorization")?.replace("Bearer ", "");

/** Upstash's REST API, the pipeline alone. */
async function redis({ redis: { token, readOnly } }: Vendors, request: Request): Promise<Response> {
  if (bearer(request) !== token) return json({ error: "Unauthorized" }, 401);
  const commands = (await request.json()) as string[][];
  const writes = ["DEL", "EVAL"];
  return json(
    commands.map(([name = ""]) =>
      readOnly && writes.includes(name)
        ? { error: `NOPERM this user has no permissions to run the '${name.toLowerCase()}' command` }
        : { result: name === "PING" ? "PONG" : 1 },
    ),
  );
}

/** QStash knows a token in its own region only. */
async function qstash({ qstash: known }: Vendors, request: Request): Promise<Response> {
  const isKnown = bearer(request) === known.token && new URL(request.url).hostname === known.host;
  return isKnown ? json({ current: known.current, next: known.next }) : json({ error: "invalid token" }, 401);
}

async function stripe({ stripe: held }: Vendors, request: Request): Promise<Response> {
  const refuse = (status: number, message: string) =>
    json({ error: { type: "invalid_request_error", message } }, status);
  if (bearer(request) !== held.key) return refuse(401, `Invalid API Key provided: ${bearer(request)}`);
  const { pathname } = new URL(request.url);
  const price = /^\/v1\/prices\/(\w+)$/.exec(pathname)?.[1];
  if (price)
    return held.prices.has(price) ? json(held.prices.get(price)) : refuse(404, `No such price: '${price}'`);
  const id = /^\/v1\/webhook_endpoints\/(\w+)$/.exec(pathname)?.[1];
  if (request.method === "GET")
    return json({ object: "list", data: held.endpoints.map(({ secret, ...shown }) => shown) });
  if (request.method === "DELETE") {
    held.endpoints = held.endpoints.filter((endpoint) => endpoint.id !== id);
    return json({ id, deleted: true });
  }
  const form = new URLSearchParams(await request.text());
  const events = [...form].filter(([name]) => name.startsWith("enabled_events")).map(([, type]) => type);
  const old = held.endpoints.find((endpoint) => endpoint.id === id);
  if (old) return json(Object.assign(old, { enabled_events: events, status: "enabled" }));
  const made: Endpoint = {
    id: `we_${held.endpoints.length + 1}`,
    url: form.get("url") ?? "",
    status: "enabled",
    enabled_events: events,
    api_version: form.get("api_version"),
    secret: `whsec_${"s3cretOfTheEndpoint".repeat(2)}`,
  };
  held.endpoints.push(made);
  return json(made);
}

/** An endpoint as setup makes it. */
export const endpointAt = (url: string, more: Partial<Endpoint> = {}): Endpoint => ({
  id: "we_0",
  url,
  status: "enabled",
  enabled_events: EVENT_TYPES,
  api_version: "2026-10-28.endive",
  secret: "whsec_known",
  ...more,
});

async function telegram({ telegram: held }: Vendors, request: Request): Promise<Response> {
  const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
  if (token !== held.token) return json({ ok: false, error_code: 401, description: "Unauthorized" }, 401);
  if (method === "getMe") return json({ ok: true, result: { id: 7, is_bot: true, username: held.name } });
  if (method === "getWebhookInfo")
    return json({ ok: true, result: { pending_update_count: 0, ...held.webhook } });
  const form = new URLSearchParams(await request.text());
  held.webhook = {
    url: form.get("url") ?? "",
    allowed_updates: JSON.parse(form.get("allowed_updates") ?? "[]"),
  };
  held.secret = form.get("secret_token") ?? "";
  return json({ ok: true, result: true, description: "Webhook was set" });
}

async function model({ model: { key, names } }: Vendors, request: Request): Promise<Response> {
  if (bearer(request) !== key) return json({ error: { message: "Incorrect API key provided" } }, 401);
  return json({ object: "list", data: names.map((id) => ({ id, object: "model" })) });
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The deployed service: its health, its issuer, and a card for each brief. */
async function service({ service: held, publicUrl }: Vendors, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!held.up) throw new TypeError("fetch failed");
  if (held.redirect) return new Response(null, { status: 301, headers: { location: held.redirect } });
  if (held.elsewhere) return new Response("<h1>It works!</h1>", { headers: { "content-type": "text/html" } });
  if (pathname === "/api/v1/health") {
    const parts = ["database", "storage", "redis", "queue"];
    const dependencies = Object.fromEntries(
      parts.map((name) => [name, { status: held.down.includes(name) ? "down" : "ok" }]),
    );
    const time = new Date(Date.now() + held.skewMs).toISOString();
    return json({ status: "ok", version: "0.1.0", time, dependencies }, held.down.length > 0 ? 503 : 200);
  }
  if (pathname === "/.well-known/oauth-authorization-server") return json({ issuer: held.issuer });
  if (pathname.endsWith("/generate")) {
    held.runs++;
    return /^sk_live_/.test(bearer(request) ?? "")
      ? json({ id: "r1", status: "queued" }, 202)
      : json({}, 401);
  }
  if (pathname.endsWith("/runs/r1"))
    return json({ id: "r1", status: "succeeded", asset_url: `${publicUrl}/files/1.png`, asset_urls: null });
  return new Response(PNG, { headers: { "content-type": "image/png" } });
}

/** The internet as a deployment sees it. */
export function internetOf(vendors: Vendors): typeof fetch {
  const hosts = new Map<string, (vendors: Vendors, request: Request) => Promise<Response>>([
    [new URL(vendors.publicUrl).hostname, service],
    ["kite-1.upstash.io", redis],
    ["qstash.upstash.io", qstash],
    ["qstash-us-east-1.upstash.io", qstash],
    ["api.stripe.com", stripe],
    ["api.telegram.org", telegram],
    ["models.example", model],
    ["mail.example", async () => new Response(null, { status: vendors.mail.status })],
  ]);
  return async (address, init) => {
    const request = new Request(address as string, init);
    const answer = hosts.get(new URL(request.url).hostname);
    if (!answer) throw new TypeError("fetch failed");
    return answer(vendors, request);
  };
}
