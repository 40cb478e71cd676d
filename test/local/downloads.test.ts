import { once } from "node:events";
import { createServer, type RequestOptions, request } from "node:http";
import { type AddressInfo, createServer as createTcpServer, isIP } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDownloads } from "../../lib/local/downloads.ts";
import type { HttpServer } from "../../lib/local/http-server.ts";
import { isPublicAddress } from "../../lib/local/public-address.ts";
import { ask as askServer } from "./ask.ts";

const v4 = (address: string) => ({ address, family: 4 });
const v6 = (address: string) => ({ address, family: 6 });

test.each(["8.8.8.8", "1.1.1.1", "100.63.255.255", "172.32.0.1", "198.20.0.1", "223.255.255.255"])(
  "%s is a public address",
  (address) => expect(isPublicAddress(v4(address))).toBe(true),
);

test.each(
  `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8
192.0.2.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.7 224.0.0.1 240.0.0.1 255.255.255.255`.split(
    /\s+/,
  ),
)("%s is not a public address", (address) => expect(isPublicAddress(v4(address))).toBe(false));

test.each(["2606:4700:4700::1111", "2a00:1450:4001::200e"])("%s is a public address", (address) =>
  expect(isPublicAddress(v6(address))).toBe(true),
);

test.each(
  `:: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fec0::1 fc00::1 fd12:3456::1 ff02::1 2001::1
2001:db8::1 2002:7f00:1:: 3fff::1 100::1`.split(/\s+/),
)("%s is not a public address", (address) => expect(isPublicAddress(v6(address))).toBe(false));

const NAMES: Record<string, { address: string; family: number }[]> = {
  "pictures.example.com": [v4("93.184.215.14"), v6("2606:2800:21f:cb07::1")],
  "inside.example.com": [v4("10.0.0.5")],
  "both.example.com": [v4("93.184.215.14"), v4("127.0.0.1")],
  "metadata.example.com": [v4("169.254.169.254")],
  "sixth.example.com": [v6("::1")],
  "mapped.example.com": [v6("::ffff:127.0.0.1")],
  "empty.example.com": [],
  "raw.example.com": [v4("93.184.215.15")],
};

/** A host on the internet, here on loopback. */
const host = createServer((incoming, response) => {
  seen.push(`${incoming.headers.host}${incoming.url} ${Object.keys(incoming.headers).sort()}`);
  if (incoming.url === "/moved")
    response.writeHead(302, { location: "https://elsewhere.example.com/", "set-cookie": "a=b" }).end();
  else response.writeHead(200, { "content-type": "image/png", "x-secret": "1" }).end("picture");
});
let seen: string[] = [];
let connected: string[] = [];
let downloads: HttpServer;

/** A host that answers with any text in place of HTTP. */
const rawHost = createTcpServer((socket) => {
  socket.on("error", () => {});
  socket.once("data", () => socket.end(`${rawAnswer}\r\nContent-Length: 3\r\n\r\nabc`));
});
let rawAnswer = "";

/** Resolves as the real sender would, notes where it would connect to, and connects to the host here. */
const send = (options: RequestOptions) => {
  const server = options.host === "raw.example.com" ? rawHost : host;
  const { port } = server.address() as AddressInfo;
  return request({
    ...options,
    port,
    lookup: (name, how, answer) => {
      options.lookup?.(name, { ...how, all: true }, (error, addresses) => {
        if (error) return answer(error, "");
        connected.push(...[addresses].flat().map((each) => (typeof each === "string" ? each : each.address)));
        return how.all ? answer(null, [v4("127.0.0.1")]) : answer(null, "127.0.0.1", 4);
      });
    },
  });
};
const NO_NAME = { code: "EAI_AGAIN", syscall: "getaddrinfo" };
const resolve = async (name: string) => {
  const address = isIP(name) ? [{ address: name, family: isIP(name) }] : NAMES[name];
  return address ?? Promise.reject(Object.assign(new Error(`${name} is not known`), NO_NAME));
};

beforeAll(async () => {
  await once(host.listen(0, "127.0.0.1"), "listening");
  await once(rawHost.listen(0, "127.0.0.1"), "listening");
  downloads = await startDownloads({ resolve, send });
});
afterAll(async () => {
  await downloads.close();
  host.closeAllConnections();
  host.close();
  rawHost.close();
});

/** Asks as the way out of the Worker does. */
async function ask(name: string, path = "/a.png", protocol = "https:") {
  [seen, connected] = [[], []];
  const url = encodeURIComponent(`${protocol}//${name}${path}`);
  return askServer(downloads.port, {
    path: `/?url=${url}`,
    headers: { accept: "image/png", cookie: "no", "x-secret": "1" },
  });
}

describe("the download proxy", () => {
  test("the download proxy connects only to checked addresses and forwards what a picture needs", async () => {
    const { status, headers, text } = await ask("pictures.example.com", "/a.png?b=c");
    expect([status, text]).toEqual([200, "picture"]);
    expect(headers).toMatchObject({ "content-type": "image/png" });
    expect(headers).not.toHaveProperty("x-secret");
    expect(connected).toEqual(["93.184.215.14", "2606:2800:21f:cb07::1"]);
    expect(seen).toEqual([
      "pictures.example.com/a.png?b=c accept,accept-encoding,connection,host,user-agent",
    ]);
  });

  test("the download proxy returns redirects for checking instead of following them", async () => {
    const { status, headers } = await ask("pictures.example.com", "/moved");
    expect([status, headers.location]).toEqual([302, "https://elsewhere.example.com/"]);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(seen).toHaveLength(1);
  });

  test.each(["inside", "both", "metadata", "sixth", "mapped"])(
    "the download proxy sends no request to %s.example.com, which resolves to a private address",
    async (name) => {
      const { status, text } = await ask(`${name}.example.com`);
      expect(status).toBe(403);
      expect(text).toContain("not on the public internet");
      expect([seen, connected]).toEqual([[], []]);
    },
  );

  test.each(["127.0.0.1", "169.254.169.254", "2130706433", "[::1]", "[::ffff:127.0.0.1]"])(
    "the download proxy checks the address %s like a name",
    async (address) => {
      expect((await ask(address)).status).toBe(403);
      expect([seen, connected]).toEqual([[], []]);
    },
  );

  test("the download proxy calls https on port 443 only", async () => {
    expect(await ask("pictures.example.com", "/a.png", "http:")).toMatchObject({ status: 403 });
    expect(await ask("pictures.example.com:8443")).toMatchObject({ status: 403 });
    expect((await askServer(downloads.port)).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test("the download proxy reports a name without an address as a temporary failure", async () => {
    expect(await ask("empty.example.com")).toMatchObject({ status: 502 });
  });

  test.each([
    "HTTP/1.1 000 X",
    "HTTP/1.1 099 X",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade",
    "HTTP/1.1 600 X",
    "HTTP/1.1 999 X",
    "HTTP/1.1 -1 X",
    "HTTP/1.1 200 X\r\nContent-Length: 1",
    "SSH-2.0-OpenSSH",
  ])("the download proxy refuses the answer %j and goes on", async (text) => {
    rawAnswer = text;
    expect(await ask("raw.example.com")).toMatchObject({ status: 502 });
    expect(await ask("pictures.example.com")).toMatchObject({ status: 200, text: "picture" });
  });

  test("the download proxy reports an unresolvable name as a temporary failure", async () => {
    expect(await ask("unknown.example.com")).toMatchObject({
      status: 502,
      headers: { "proxy-status": "downloads.brandrun.sandbox; error=dns_error" },
    });
  });
});
