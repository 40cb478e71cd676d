import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { onTestFinished } from "vitest";

export type Received = { id: string; headers: Record<string, string>; body: string };

/** A webhook endpoint that gives these answers, then 204. `cut` ends the connection without an answer. */
export async function startReceiver(...answers: (number | "cut")[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const answer = answers.shift() ?? 204;
    if (answer === "cut") return request.socket.destroy();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ id: headers["webhook-id"] ?? "", headers, body });
    response.writeHead(answer, answer === 302 ? { location: "/elsewhere" } : {}).end("thanks");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** What the library of Standard Webhooks reads in a call; throws when the signature is not good. */
export const verified = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers) as Record<string, unknown>;
