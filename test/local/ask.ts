import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";

export type Asked = { method?: string; path?: string; headers?: Record<string, string> };

/** A request to a port of this machine with any header, `Host` included, which `fetch` does not allow. */
export async function ask(port: number, { method = "GET", path = "/", headers = {} }: Asked = {}) {
  const asking = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  asking.end();
  const [answer] = await once(asking, "response");
  let text = "";
  for await (const piece of answer) text += piece;
  return { status: answer.statusCode as number, headers: answer.headers as IncomingHttpHeaders, text };
}
