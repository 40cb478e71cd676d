import type { Repeat } from "./retry.ts";

/** What one call may set for itself. */
export type CallOptions = {
  /** Ends the call, its retries included. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that one try may take. */
  timeoutMs?: number | undefined;
  /** How often it is sent again after a failure that may pass. 0 turns retries off. */
  maxRetries?: number | undefined;
  /** Of calls that take one: a key of your own in place of a random one. All retries send the same key. */
  idempotencyKey?: string | undefined;
  /** Further request headers. */
  headers?: Record<string, string> | undefined;
};

export type ClientSettings = {
  apiKey: string;
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
  maxRetries: number;
  headers: Record<string, string>;
  onResponse: ((response: Response) => void) | undefined;
  onWarning: (warning: string) => void;
};

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export type ApiRequest = {
  method: Method;
  path: string;
  query?: object | undefined;
  body?: unknown;
  repeat: Repeat;
  /** Milliseconds that the service itself waits before it answers. */
  waitMs?: number;
};

/** What fetch is called with, the same on every try. */
export function requestInit(
  settings: ClientSettings,
  request: ApiRequest,
  options: CallOptions,
): RequestInit {
  const { method, repeat } = request;
  const { body, type } = bodyOf(request.body);
  const key = repeat === "keyed" ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const headers = {
    accept: "application/json",
    authorization: `Bearer ${settings.apiKey}`,
    ...(type && { "content-type": type }),
    ...(key && { "idempotency-key": key }),
    ...settings.headers,
    ...options.headers,
  };
  // A followed redirect would turn a POST into a GET, or hand the key to another host.
  return { method, headers, redirect: "manual", ...(body !== undefined && { body }) };
}

/** JSON, or a form where the body holds a file. */
function bodyOf(body: unknown): { body?: string | FormData; type?: string } {
  if (body === undefined) return {};
  const entries = Object.entries(body as object);
  if (!entries.some(([, value]) => value instanceof Blob))
    return { body: JSON.stringify(body), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : fieldText(value));
  }
  return { body: form };
}

/** Forms hold text only: lists have commas between their items, objects are JSON. */
function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function urlOf(baseUrl: string, { path, query = {} }: ApiRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value !== "object" || Array.isArray(value)) parameters.append(name, String(value));
    else for (const [key, text] of Object.entries(value)) parameters.append(`${name}[${key}]`, String(text));
  }
  const search = parameters.toString();
  return baseUrl + path + (search && `?${search}`);
}
