import { describe, expect, test } from "vitest";
import { expectEnvelope } from "../support/expect.ts";
import { png } from "../support/pictures.ts";
import { ask } from "../support/routes.ts";
import { API, BRIEF, json, world } from "../support/world.ts";
import { deployed } from "./support/deployed.ts";
import { KEYED } from "./support/routes.ts";

const CRLF = "\r\nX-Injected: yes\r\n\r\n<script>";
const ENCODED = encodeURIComponent(CRLF);
const expectWhole = (answer: Response) => {
  expect(answer.headers.get("X-Injected")).toBeNull();
  for (const [name, value] of answer.headers) expect(value, name).toMatch(/^[\t\x20-\x7e]*$/);
};

describe("headers of answers", () => {
  test.each(KEYED)(
    "line breaks in path and query of $method $path do not reach the headers",
    async (route) => {
      const w = await world();
      expectWhole(
        await ask(w, { ...route, path: `${route.path}?a=${ENCODED}&cursor=${ENCODED}` }, { id: ENCODED }),
      );
    },
  );

  test("a malformed request id is not echoed", async () => {
    const w = await world();
    for (const given of [
      "a b c d e f g h",
      "x".repeat(129),
      "abcdefgh<script>",
      'abcdefgh"',
      "abcdefgh%0d%0aX: y",
      "{}{}{}{}{}",
      "short",
    ]) {
      const answer = await w.get("/me", { "X-Request-Id": given });
      expect(answer.headers.get("X-Request-Id")).not.toBe(given);
      expectEnvelope(answer);
    }
    expect((await w.get("/me", { "X-Request-Id": "trace-0123.abc_D" })).headers.get("X-Request-Id")).toBe(
      "trace-0123.abc_D",
    );
  });

  test("an Idempotency-Key must be printable ASCII and appears in no header", async () => {
    const w = await world();
    for (const given of ["\u00e9", "a\tb", "x".repeat(256), '""']) {
      expect((await w.post("/generate", BRIEF, { "Idempotency-Key": given })).status, given).toBe(422);
    }
    const answer = await w.post("/generate", BRIEF, { "Idempotency-Key": "%0d%0aX-Injected: yes" });
    expect(answer.status).toBe(202);
    expectWhole(answer);
  });

  test("the link to the next page escapes the query", async () => {
    const w = await world();
    const note = '>; rel="next", <https://evil.example.com/';
    for (let n = 0; n < 2; n++) await w.post("/generate", { ...BRIEF, metadata: { note } });
    const answer = await w.get(`/runs?limit=1&metadata[note]=${encodeURIComponent(note)}`);
    const link = answer.headers.get("Link") ?? "";
    expect(link.match(/</g)).toHaveLength(1);
    expect(link.match(/rel=/g)).toHaveLength(1);
    expectWhole(answer);
  });

  test("an uploaded file is not stored under its original name", async () => {
    const w = await world();
    for (const name of [
      `a${CRLF}.png`,
      "../../etc/passwd",
      "a.html",
      '"; filename="b.png',
      "\u202egnp.exe",
    ]) {
      const form = new FormData();
      form.append("file", new Blob([png()], { type: "image/png" }), name);
      const answer = await w.send("/brand-assets/logo", form);
      expect(answer.status, JSON.stringify(name)).toBe(201);
      const { url } = (await json(answer)) as unknown as { url: string };
      expect(url).toMatch(/^http:\/\/brandrun\.test\/assets\/[0-9A-Za-z]{32}\/[a-z-]+\.png$/);
      const file = await w.call("GET", new URL(url).pathname, { key: null });
      expect(file.headers.get("Content-Disposition")).toBeNull();
      expect(file.headers.get("Content-Type")).toBe("image/png");
      expectWhole(file);
    }
  });
});

describe("log lines", async () => {
  const { log } = await deployed({
    DATABASE_URL: "postgres://app:word@db.example.com/brandrun",
    PUBLIC_URL: "https://brandrun.example.com",
    UPSTASH_REDIS_REST_URL: "https://redis.example.com",
    UPSTASH_REDIS_REST_TOKEN: "redis-token",
    QSTASH_TOKEN: "queue-token",
    QSTASH_CURRENT_SIGNING_KEY: "one",
    QSTASH_NEXT_SIGNING_KEY: "two",
    SEALING_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
  });

  const LEVELS = ["log", "info", "warn", "error"] as const;
  /** The lines that `work` writes. */
  async function written(work: () => unknown): Promise<string[]> {
    const lines: string[] = [];
    const real = { ...console };
    for (const level of LEVELS) console[level] = (...parts: unknown[]) => void lines.push(parts.join(" "));
    try {
      await work();
    } finally {
      for (const level of LEVELS) console[level] = real[level];
    }
    return lines;
  }

  const FORGED = '\n{"event":"payment_event","outcome":"paid"}\r\n\u2028\u0000\u001b[2J';

  test("the log is one JSON line per entry, whatever a vendor or a path contains", async () => {
    const lines = await written(() => log("step_failed", { reason: FORGED, path: `/a${FORGED}` }));
    expect(lines).toHaveLength(1);
    expect(
      [...(lines[0] ?? "")].every((letter) => letter >= " "),
      "no control characters",
    ).toBe(true);
    const line = JSON.parse(lines[0] ?? "");
    expect(line.event).toBe("step_failed");
    expect(line.reason, "quoted words may be a customer's").not.toContain("paid");
  });

  test("the log keeps its format when a path contains line breaks and the service fails", async () => {
    const w = await world();
    w.service.log = log;
    w.service.db = undefined as never;
    const lines = await written(() =>
      w.call("GET", `${API}/runs?x=${ENCODED}`, { headers: { "X-Request-Id": "evil\u00ff" } }),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty("event");
  });
});
