import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort, listen } from "../../lib/local/listen.ts";
import { startReverseProxy } from "../../lib/local/reverse-proxy.ts";
import { until } from "./boot-support.ts";

const MB = 1024 * 1024;

/** Stands in workerd's place: each test says how it answers. */
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
let sockets: number;
let port: number;
let stop: () => Promise<void>;

beforeEach(async () => {
  sockets = 0;
  const behind = createServer((from, to) => void respond(from, to));
  behind.on("connection", () => sockets++);
  const workerdPort = await listen(behind);
  port = await freePort();
  const isStaticFile = (url: string) => url === "/robots.txt";
  const proxy = await startReverseProxy({ port, workerdPort, isStaticFile });
  stop = async () => {
    await proxy.close();
    behind.closeAllConnections();
    behind.close();
  };
});
afterEach(() => stop());

const at = (path = "/") => `http://127.0.0.1:${port}${path}`;

/** A raw connection: what was received so far, and what ends it. */
function raw() {
  const socket = connect(port, "127.0.0.1");
  const seen = { text: "", closed: false };
  socket.on("data", (piece) => {
    seen.text += piece;
  });
  socket.on("close", () => {
    seen.closed = true;
  });
  socket.on("error", () => {});
  return { socket, seen };
}

describe("the reverse proxy", () => {
  test("the reverse proxy passes requests and answers on as they are", async () => {
    respond = async (from, to) => {
      const { method, url, headers } = from;
      to.writeHead(202, "Taken", [
        ...["Set-Cookie", "a=1", "Set-Cookie", "b=2"],
        ...["X-Seen", `${method} ${url} ${headers.host} ${headers["x-a"]} ${headers["content-length"]}`],
      ]);
      to.end(Buffer.from(await text(from)));
    };
    const sent = request(at("/a%20b?c=d"), { method: "PATCH", headers: { host: "there", "x-a": "é" } });
    sent.setHeader("content-length", 5).end(Buffer.from("hello"));
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect([answer.statusCode, answer.statusMessage, await text(answer)]).toEqual([202, "Taken", "hello"]);
    expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    expect(answer.headers["x-seen"]).toBe("PATCH /a%20b?c=d there é 5");
    expect(answer.headers.connection).toBe("keep-alive");
  });

  test.each([
    ["POST", "in pieces"],
    ["GET", ""],
    ["HEAD", ""],
    ["DELETE", ""],
    ["OPTIONS", ""],
  ])("of the chunked body of a %s arrives: %j", async (method, arrives) => {
    let arrived: string | undefined;
    respond = async (from, to) => {
      arrived = await text(from);
      to.end();
    };
    const sent = request(at(), { method, headers: { "transfer-encoding": "chunked" } });
    sent.write("in ");
    sent.end("pieces");
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    await text(answer);
    expect([answer.statusCode, arrived]).toEqual([200, arrives]);
  });

  test("the body of a request for a static file is read and does not arrive", async () => {
    respond = async (from, to) =>
      to.writeHead(405).end(`${from.headers["content-length"]} ${await text(from)}`);
    for (const path of ["/robots.txt", "/else"]) {
      const answer = await fetch(at(path), { method: "POST", body: "x".repeat(1_000) });
      expect([answer.status, (await answer.text()).length]).toEqual([405, path === "/else" ? 1_005 : 2]);
    }
  });

  test("headers of miniflare and of Cloudflare are dropped, and the address is the socket's", async () => {
    respond = ({ rawHeaders }, to) => to.end(rawHeaders.join("\n"));
    const headers = { "MF-Original-URL": "a", "mf-x": "b", "CF-Connecting-IP": "192.0.2.1", "cf-ray": "c" };
    const received = await (await fetch(at(), { headers: { ...headers, "X-Mf-A": "kept" } })).text();
    expect(received).toMatch(/^x-mf-a\nkept$/im);
    expect(received.match(/^(mf|cf)-.*\n.*$/gim)).toEqual(["CF-Connecting-IP\n127.0.0.1"]);
  });

  test.each(["GET", "DELETE"])(
    "a %s that meets the end of an idle connection is sent again, over a new one, once",
    async (method) => {
      const served = new Set<unknown>();
      let cut = 0;
      respond = ({ socket }, to) => {
        if (!served.has(socket)) return served.add(socket) && to.end("here");
        cut++;
        socket.destroy();
      };
      for (let n = 0; n < 6; n++) {
        const answer = await fetch(at(), { method });
        expect([answer.status, await answer.text()]).toEqual([200, "here"]);
      }
      expect(cut).toBeGreaterThan(0);
      respond = ({ socket }) => socket.destroy();
      expect((await fetch(at(), { method })).status).toBe(503);
    },
  );

  test("a POST is never sent twice", async () => {
    let sent = 0;
    respond = ({ socket }, to) => (++sent > 1 ? socket.destroy() : to.end());
    expect((await fetch(at(), { method: "POST", body: "a" })).status).toBe(200);
    expect((await fetch(at(), { method: "POST", body: "b" })).status).toBe(503);
    expect(sent).toBe(2);
  });

  test("a POST without a body stays one", async () => {
    respond = ({ headers }, to) =>
      to.end(`${headers["content-length"]} ${headers["transfer-encoding"] ?? "whole"}`);
    const { socket, seen } = raw();
    socket.write("POST / HTTP/1.1\r\nHost: there\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(seen.text).toMatch(/\r\n\r\n(?:[\da-f]+\r\n)?0 whole/);
  });

  test("a caller who expects 100-continue is told to send", async () => {
    respond = async (from, to) => to.end(`${from.headers.expect} ${await text(from)}`);
    const { socket, seen } = raw();
    socket.write(
      "POST / HTTP/1.1\r\nHost: there\r\nContent-Length: 4\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n",
    );
    await until(() => seen.text.startsWith("HTTP/1.1 100"));
    socket.write("body");
    await once(socket, "close");
    expect(seen.text).toContain("undefined body");
  });

  test("an answer before the end of a body says that the connection closes, and closes it", async () => {
    respond = (_, to) => to.writeHead(401, { "content-length": 2 }).end("no");
    const { socket, seen } = raw();
    socket.write("POST / HTTP/1.1\r\nHost: there\r\nContent-Length: 40\r\n\r\nstalled");
    await until(() => seen.closed);
    expect(seen.text).toMatch(/^HTTP\/1.1 401 /);
    expect(seen.text).toMatch(/^Connection: close\r$/m);
    expect(seen.text).toMatch(/\r\n\r\nno$/);
  });

  test("a caller who still sends receives the whole answer, and is not read to the end", async () => {
    let answer: ServerResponse | undefined;
    respond = (_, to) => {
      answer = to.writeHead(401, { "content-length": 2 });
      answer.write("n");
    };
    const { socket, seen } = raw();
    socket.write(`POST / HTTP/1.1\r\nHost: there\r\nContent-Length: ${100 * MB}\r\n\r\n`);
    let taken = 0;
    const piece = new Uint8Array(MB);
    const more = () => ++taken < 100 && socket.write(piece, (error) => error ?? more());
    more();
    await until(() => seen.text.endsWith("\r\n\r\nn") && taken > 16);
    for (let before = -1; before < taken; await sleep(200)) before = taken;
    expect(taken).toBeLessThan(100);
    answer?.end("o");
    await until(() => seen.closed);
    expect(seen.text).toMatch(/^Connection: close\r$/m);
    expect(seen.text).toMatch(/\r\n\r\nno$/);
  });

  test("a connection serves the next request after an answer that left its body unread", async () => {
    respond = (from, to) => {
      if (from.method === "GET") return to.end("fine");
      to.writeHead(404).end("no");
      return to.on("finish", () => from.socket.destroySoon());
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; n < 10; n++) {
      const sent = request(at(), { agent, method: "POST" }).end("unread");
      const [refused] = (await once(sent, "response")) as [IncomingMessage];
      expect([refused.statusCode, await text(refused)]).toEqual([404, "no"]);
      const [answer] = (await once(request(at(), { agent }).end(), "response")) as [IncomingMessage];
      expect(await text(answer)).toBe("fine");
    }
    agent.destroy();
  });

  test("only requests that have no body share connections to workerd", async () => {
    respond = (from, to) => from.resume().on("end", () => to.end());
    for (const method of ["GET", "DELETE", "GET"]) await (await fetch(at(), { method })).text();
    expect(sockets).toBe(1);
    for (let n = 0; n < 3; n++) await (await fetch(at(), { method: "POST", body: "x" })).text();
    expect(sockets).toBe(4);
  });

  test("a request that workerd does not answer is answered with 503", async () => {
    respond = (from) => from.socket.destroy();
    const answer = await fetch(at(), { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.json()).toMatchObject({ code: "dependency_down", detail: { retryable: true } });
    respond = (_, to) => to.end("back");
    expect(await (await fetch(at())).text()).toBe("back");
  });

  test("an answer that breaks off at workerd breaks off for the caller", async () => {
    respond = (from, to) => {
      to.writeHead(200, { "content-length": 10 }).write("half");
      setImmediate(() => from.socket.destroy());
    };
    await expect(fetch(at()).then((answer) => answer.text())).rejects.toThrow();
  });

  test("workerd learns that a caller has gone", async () => {
    let gone = false;
    let arrived = false;
    respond = (from) => {
      arrived = true;
      from.socket.on("close", () => {
        gone = true;
      });
    };
    const { socket } = raw();
    socket.write("GET / HTTP/1.1\r\nHost: there\r\n\r\n");
    await until(() => arrived);
    socket.destroy();
    await until(() => gone);
  });

  test("a path that HTTP forbids is refused and ends nothing", async () => {
    respond = (_, to) => to.end("fine");
    const { socket, seen } = raw();
    socket.write("GET /a\tb HTTP/1.1\r\nHost: there\r\n\r\n");
    await until(() => seen.closed);
    expect(seen.text).toMatch(/^HTTP\/1.1 400 /);
    expect(await (await fetch(at())).text()).toBe("fine");
  });
});
