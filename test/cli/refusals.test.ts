import { expect, test } from "vitest";
import { deadAddress, KEY, startService } from "./fake-service.ts";
import { cli } from "./fake-terminal.ts";
import { problem } from "./records.ts";

const generate = (url: string, ...more: string[]) => [
  "generate",
  "--key",
  KEY,
  "--url",
  url,
  "--brief",
  "Our spring release",
  ...more,
];

test.each([
  { status: 400, code: "malformed_body", exit: 3 },
  { status: 401, code: "revoked_api_key", exit: 4 },
  { status: 402, code: "credits_exhausted", exit: 3 },
  { status: 403, code: "workspace_paused", exit: 3 },
  { status: 409, code: "idempotency_mismatch", exit: 3 },
  { status: 429, code: "daily_limit_exceeded", exit: 3 },
])(
  "$status $code is exit $exit, with the message, code and request id on stderr",
  async ({ status, code, exit }) => {
    const service = await startService();
    service.next(problem(status, code, "Here is why.", { "retry-after": "7200" }));
    const ended = await cli(generate(service.url));

    expect(ended).toMatchObject({ code: exit, out: "" });
    expect(ended.err).toContain("brandrun: Here is why.\n");
    expect(ended.err).toContain(`(${code}, HTTP ${status}, request req-1)`);
  },
);

test("a key that a service on this machine refuses leads to the keys of that service", async () => {
  const service = await startService();
  service.next(problem(401, "invalid_api_key", "No."), problem(401, "invalid_api_key", "No."));
  expect((await cli(generate(service.url))).err).toContain('eval "$(npx brandrun env)"');
});

test("with --json an error is one line of JSON on stderr", async () => {
  const service = await startService();
  const detail = [{ loc: ["body", "channel"], msg: "Use any of: linkedin, twitter." }];
  const body = { code: "validation_error", message: "Not accepted.", detail };
  service.next({ ...problem(422, "validation_error", ""), body });
  const { code, out, err } = await cli([...generate(service.url), "--json"]);

  expect([code, out]).toEqual([3, ""]);
  expect(JSON.parse(err.trim().split("\n").at(-1) ?? "").error).toMatchObject({
    code: "validation_error",
    exit: 3,
    status: 422,
    request_id: "req-1",
    fields: [{ field: "channel", message: "Use any of: linkedin, twitter." }],
  });
  const misused = await cli(["runs", "--nope", "--json"]);
  expect(misused.out).toBe("");
  expect(JSON.parse(misused.err).error).toMatchObject({
    code: "usage",
    exit: 2,
    hints: ["Did you mean --note?"],
  });
});

test("a wrong key is exit 4 for account too", async () => {
  const service = await startService();
  const { code, err } = await cli(["account", "--key", "sk_live_wrong", "--url", service.url]);

  expect(code).toBe(4);
  expect(err).toContain("This API key is not known.");
});

test("each malformed field is named with what is wrong with it", async () => {
  const service = await startService();
  const { code, err } = await cli(generate(service.url, "--brief", "no"));

  expect(code).toBe(3);
  expect(err).toContain("  --brief: must have at least 3 characters\n");
});

test("a detail that is a string is the message", async () => {
  const service = await startService();
  service.next({ status: 422, body: { detail: "The brief is too vague." } });
  const { code, err } = await cli(generate(service.url));

  expect({ code, first: err.split("\n")[0] }).toEqual({
    code: 3,
    first: "brandrun: The brief is too vague.",
  });
});

test("the service's hint is passed on", async () => {
  const service = await startService();
  const body = { code: "plan_required", message: "Not in this plan.", detail: { hint: "Upgrade to Pro." } };
  service.next({ status: 402, body });
  const { err } = await cli(generate(service.url));

  expect(err).toContain("  Upgrade to Pro.\n");
});

test("an asset type the service does not know is its refusal, with the nearest word", async () => {
  const service = await startService();
  service.next(problem(400, "unsupported_asset_type", "carrousel is not an asset type."));
  const { code, err } = await cli(generate(service.url, "--asset-type", "carrousel"));

  expect(code).toBe(3);
  expect(err).toContain("Did you mean --asset-type carousel?");
});

test("a script gets the time to come back instead of waiting for a limit", async () => {
  const service = await startService();
  service.next(problem(429, "rate_limited", "Too many at once.", { "retry-after": "20" }));
  const { code, err } = await cli(generate(service.url));

  expect(code).toBe(3);
  expect(err).toContain("Try again in 20.0 s.");
});

test("exits with 1 when no server answers, and says how to start the service or name another", async () => {
  const url = await deadAddress();
  const { code, out, err } = await cli(["account", "--key", KEY, "--url", url]);

  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(`Cannot reach the service at ${url}: connection refused.`);
  expect(err).toContain("npm start");
  expect(err).toContain("BRANDRUN_URL");
});

test("a page that is no Brandrun answer is exit 1 and not taken for a run", async () => {
  const service = await startService();
  service.next({ status: 200, body: "<html>Welcome</html>" });
  const { code, out, err } = await cli(generate(service.url));

  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain("not as a Brandrun service does");
});

test("a redirect is reported instead of followed with the key", async () => {
  const elsewhere = await startService();
  const service = await startService();
  service.next({ status: 308, headers: { location: `${elsewhere.url}/api/v1/programmatic/generate` } });
  const { code, err } = await cli(generate(service.url));

  expect(code).toBe(3);
  expect(err).toContain(`has moved to ${elsewhere.url}`);
  expect(elsewhere.requests).toEqual([]);
});
