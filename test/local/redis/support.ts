import { startRedis } from "../../../lib/local/redis/server.ts";

export const TOKEN = "local-token";

/** Stores all 256 bytes under a key: JSON cannot carry them. */
export const BYTES_SCRIPT = `
  local bytes = {}
  for i = 0, 255 do bytes[i + 1] = string.char(i) end
  return redis.call('SET', KEYS[1], table.concat(bytes))`;

type Init = RequestInit & { path?: string };

/** A running server with a plain HTTP client; `await using` stops it at the end of the test. */
export async function redis(options: { file?: string; now?: () => number } = {}) {
  const server = await startRedis({ token: TOKEN, ...options });
  const url = `http://127.0.0.1:${server.port}`;

  /** One request as it is, with the token unless other headers are given. */
  const request = ({ path = "/", ...init }: Init = {}) =>
    fetch(url + path, { method: "POST", headers: { authorization: `Bearer ${TOKEN}` }, ...init });

  return {
    url,
    request,
    close: server.close,
    [Symbol.asyncDispose]: server.close,
    /** Posts JSON and returns what came back, whatever the status. */
    async post(body: unknown, path = "/"): Promise<unknown> {
      return (await request({ path, body: JSON.stringify(body) })).json();
    },
    /** Runs one command and returns its result. */
    async run(...words: (string | number)[]): Promise<unknown> {
      const response = await request({ body: JSON.stringify(words) });
      const { result, error } = (await response.json()) as { result?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return result;
    },
  };
}
