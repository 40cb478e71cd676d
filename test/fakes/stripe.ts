import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const SECRET_KEY = "sk_test_THISISTHERIGHTKEYFORTHEFAKE";
export const WEBHOOK_SECRET = "whsec_therightsecretforthefake";

/** What goes wrong with one request. `lost`: it is done, but the answer never arrives. */
export type Fault = "rate_limit" | "api_error" | "drop" | "lost" | "busy";

/** One request, as it arrived. */
type Asked = {
  method: string;
  path: string;
  key: string | undefined;
  version: string | undefined;
  form: Record<string, string>;
};

export type StripeFake = {
  port: number;
  asked: Asked[];
  /** How many pages exist, however often they were asked for. */
  opened(): number;
  /** What goes wrong with the next requests, in order; everything before is forgotten. */
  script(troubles?: Fault[]): void;
  /** What exists at the vendor, by its path. */
  holds(path: string, object: object): void;
  /** What has happened at the vendor, the newest first; a page holds this many. */
  happens(events: object[], pageSize: number): void;
  close(): Promise<void>;
};

type Sent = { status: number; body: object; headers?: Record<string, string> };

const error = (status: number, type: string, message: string, code?: string): Sent => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
});

const TROUBLES: Record<Exclude<Fault, "drop" | "lost">, Sent> = {
  rate_limit: error(429, "invalid_request_error", "Request rate limit exceeded.", "rate_limit"),
  api_error: error(500, "api_error", "Something went wrong on Stripe's end."),
  busy: error(409, "idempotency_error", "There is currently another in-progress request using this key."),
};

function sessionFor(form: Record<string, string>): object {
  const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
  return {
    id,
    object: "checkout.session",
    amount_total: Number(form["line_items[0][price_data][unit_amount]"]),
    currency: form["line_items[0][price_data][currency]"],
    expires_at: 1_800_000_000,
    livemode: false,
    mode: form.mode,
    payment_intent: null,
    payment_status: "unpaid",
    status: "open",
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

/** The portal refuses customers that it does not know, and tasks about a subscription without its id. */
function portalFor(form: Record<string, string>): Sent {
  const { customer, "flow_data[type]": type } = form;
  if (customer !== "cus_1")
    return error(400, "invalid_request_error", `No such customer: '${customer}'`, "resource_missing");
  if (type && !form[`flow_data[${type}][subscription]`])
    return error(400, "invalid_request_error", `Missing required param: flow_data[${type}].`);
  return {
    status: 200,
    body: {
      id: "bps_1",
      object: "billing_portal.session",
      url: `https://billing.stripe.com/p/${type ?? "home"}`,
    },
  };
}

/** A vendor on a loopback port: its keys, its idempotency, its errors, and the few objects that we ask for. */
export async function startStripeFake(): Promise<StripeFake> {
  const asked: Asked[] = [];
  const objects = new Map<string, object>();
  const answers = new Map<string, { words: string; sent: Sent }>();
  let troubles: Fault[] = [];
  let happened: { list: { id?: string; created?: number }[]; pageSize: number } = { list: [], pageSize: 0 };

  function answer(one: Asked, authorization: string | undefined): Sent {
    if (authorization !== `Bearer ${SECRET_KEY}`)
      return error(401, "invalid_request_error", `Invalid API Key provided: ${authorization?.slice(7)}`);
    if (one.method !== "GET") return create(one);
    if (one.path.startsWith("/v1/events?")) return list(one.path);
    if (one.path.startsWith("/v1/invoices?")) return invoices(one.path);
    const found = objects.get(one.path);
    return found
      ? { status: 200, body: found }
      : error(404, "invalid_request_error", `No such object: ${one.path}`, "resource_missing");
  }

  /** Pages go on after an event that is named, as the vendor's lists do. */
  function list(path: string): Sent {
    const asked = new URLSearchParams(path.split("?")[1]);
    const since = Number(asked.get("created[gte]"));
    const wanted = happened.list.filter(({ created }) => Number(created) >= since);
    const from = wanted.findIndex(({ id }) => id === asked.get("starting_after")) + 1;
    const data = wanted.slice(from, from + happened.pageSize);
    const has_more = from + data.length < wanted.length;
    return { status: 200, body: { object: "list", url: "/v1/events", data, has_more } };
  }

  /** The invoices of a customer, as `holds` was given them. */
  function invoices(path: string): Sent {
    const customer = new URLSearchParams(path.split("?")[1]).get("customer");
    const data = objects.get(`/v1/invoices/${customer}`) ?? [];
    return { status: 200, body: { object: "list", url: "/v1/invoices", data, has_more: false } };
  }

  function changed(path: string, form: Record<string, string>): Sent {
    const held = objects.get(path);
    if (!held)
      return error(404, "invalid_request_error", `No such subscription: ${path}`, "resource_missing");
    const body = { ...held, cancel_at_period_end: form.cancel_at_period_end === "true" };
    objects.set(path, body);
    return { status: 200, body };
  }

  function create({ path, key = randomUUID(), form }: Asked): Sent {
    if (path === "/v1/billing_portal/sessions") return portalFor(form);
    if (path.startsWith("/v1/subscriptions/")) return changed(path, form);
    if (path !== "/v1/checkout/sessions")
      return error(404, "invalid_request_error", "Unrecognized request URL.");
    const words = JSON.stringify(form);
    const known = answers.get(key);
    if (known && known.words !== words)
      return error(400, "idempotency_error", "Keys can only be used with the same parameters.");
    if (known) return { ...known.sent, headers: { "idempotent-replayed": "true" } };
    const sent = { status: 200, body: sessionFor(form) };
    answers.set(key, { words, sent });
    return sent;
  }

  const server = createServer(async (request, response) => {
    const one = await read(request);
    asked.push(one);
    const fault = troubles.shift();
    if (fault === "drop") return response.destroy();
    if (fault && fault !== "lost") return send(response, TROUBLES[fault]);
    const sent = answer(one, request.headers.authorization);
    if (fault === "lost") return response.destroy();
    send(response, sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    opened: () => answers.size,
    script(next = []) {
      troubles = next;
      asked.length = 0;
      answers.clear();
    },
    happens: (list, pageSize) => {
      happened = { list, pageSize };
    },
    holds: (path, object) => void objects.set(path, object),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { "idempotency-key": key, "stripe-version": version } = request.headers;
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    key: key as string | undefined,
    version: version as string | undefined,
    form: Object.fromEntries(new URLSearchParams(text)),
  };
}

function send(response: ServerResponse, { status, body, headers }: Sent) {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_fake", ...headers });
  response.end(JSON.stringify(body));
}

/** A message as the vendor sends it: the exact body, and the signature header over it. */
export function signed(
  event: object,
  { secret = WEBHOOK_SECRET, at = new Date() }: { secret?: string; at?: Date } = {},
): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2);
  const t = Math.floor(at.getTime() / 1000);
  const v1 = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return { body, signature: `t=${t},v1=${v1}` };
}

let next = 0;
export const vendorEvent = (type: string, object: object, more: object = {}) => ({
  id: `evt_${next++}`,
  object: "event",
  api_version: "2026-10-28.endive",
  created: 1_781_500_000,
  livemode: false,
  type,
  data: { object },
  ...more,
});
