import type { ApiRequest, CallOptions, ClientSettings, Method } from "./request.ts";
import type { Repeat } from "./retry.ts";
import { type ApiReply, send } from "./transport.ts";

type Warned = { warnings?: string[] } | undefined;

/** Sends the calls of one client. */
export type Api = ReturnType<typeof apiOf>;

export function apiOf(settings: ClientSettings) {
  const call = (request: ApiRequest, options?: CallOptions): Promise<ApiReply> =>
    send(settings, request, options);
  const sender =
    (method: Method, repeat: Repeat) =>
    async <T>(path: string, options?: CallOptions, body?: unknown): Promise<T> => {
      const answer = (await call({ method, path, repeat, body }, options)).body as T & Warned;
      for (const warning of answer?.warnings ?? []) settings.onWarning(warning);
      return answer;
    };
  return {
    read: (path: string, options?: CallOptions, query?: object, waitMs = 0) =>
      call({ method: "GET", path, repeat: "safe", query, waitMs }, options),
    async get<T>(path: string, options?: CallOptions, query?: object, waitMs?: number): Promise<T> {
      return (await this.read(path, options, query, waitMs)).body as T;
    },
    /** With an Idempotency-Key. */
    create: sender("POST", "keyed"),
    /** A call that computes and changes nothing. */
    ask: sender("POST", "safe"),
    act: sender("POST", "unsafe"),
    change: sender("PATCH", "unsafe"),
    remove: sender("DELETE", "safe"),
  };
}

const API = "/api/v1/programmatic";

/** A path of the API. Ids are encoded, so that none leads to another call. */
export const at = (parts: TemplateStringsArray, ...ids: string[]): string =>
  API + parts.reduce((path, part, index) => path + idOf(ids[index - 1]) + part);

function idOf(id: string | undefined): string {
  if (!id || id === "." || id === "..") throw new TypeError("An id is missing.");
  return encodeURIComponent(id);
}
