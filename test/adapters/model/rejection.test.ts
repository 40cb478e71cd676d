import { describe, expect, test } from "vitest";
import { FormatRefused, failureFor } from "../../../lib/adapters/model/http-failure.ts";
import { rejectionOf } from "../../../lib/adapters/model/rejection.ts";

const answer = (body: unknown, headers: Record<string, string> = {}, status = 429) =>
  rejectionOf({
    status,
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
    message: "from the SDK",
  });

describe("a model vendor's error answer", () => {
  test.each<[string, Record<string, string>, number]>([
    ["in seconds", { "retry-after": "7" }, 7],
    ["in milliseconds, which are more exact", { "retry-after": "7", "retry-after-ms": "6500" }, 6.5],
    ["as a date that has passed", { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" }, 0],
  ])("a model vendor's error answer gives a retry delay %s", (_, headers, seconds) => {
    expect(answer({ error: { message: "m" } }, headers).retryAfterSeconds).toBe(seconds);
  });

  test("a model vendor's error answer may give its retry delay as a date", () => {
    const headers = { "retry-after": new Date(Date.now() + 30_000).toUTCString() };
    const seconds = answer("", headers).retryAfterSeconds ?? 0;

    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThanOrEqual(30);
  });

  test.each([[{}], [{ "retry-after": "soon" }]])(
    "a model vendor's error answer with the headers %j gives no retry delay",
    (headers) => {
      expect(answer({ error: { message: "m" } }, headers)).not.toHaveProperty("retryAfterSeconds");
    },
  );

  test.each([
    [
      "OpenAI",
      { message: "m", type: "requests", param: null, code: "rate_limit_exceeded" },
      "rate_limit_exceeded/requests",
    ],
    [
      "Anthropic",
      { type: "rate_limit_error", message: "m", details: { error_code: "enforced_spend_limit_reached" } },
      "rate_limit_error/enforced_spend_limit_reached",
    ],
    [
      "Google",
      { code: 429, message: "m", status: "RESOURCE_EXHAUSTED", details: [{ reason: "RATE_LIMIT" }] },
      "RESOURCE_EXHAUSTED/RATE_LIMIT",
    ],
  ])("a model vendor's error answer in the form of %s yields its error codes", (_, error, code) => {
    expect(answer({ error })).toMatchObject({ code, message: "m" });
  });

  test.each([
    ["a string", { error: "m" }],
    ["a message beside it", { object: "error", message: "m", type: "BadRequestError", code: 400 }],
    ["FastAPI's sentence", { detail: "m" }],
    ["FastAPI's list", { detail: [{ loc: [], msg: "m", type: "missing" }] }],
    ["a list of errors", { success: false, errors: [{ code: 5007, message: "m" }] }],
    ["a list of one", [{ error: { code: 400, message: "m", status: "INVALID_ARGUMENT" } }]],
  ])("a model vendor's error answer may give its message as %s", (_, body) => {
    expect(answer(body, {}, 400).message).toContain("m");
    expect(answer(body, {}, 400).message).not.toContain("from the SDK");
  });

  test("a gateway's answer of 200 with an error in it has the status of that error", () => {
    expect(answer({ error: { message: "Provider returned error", code: 502 } }, {}, 200)).toMatchObject({
      status: 502,
      message: "Provider returned error",
    });
  });

  test.each([["<html>Bad gateway</html>"], [""], [{ sorry: "busy" }], [{ error: null }], [null]])(
    "a model vendor's error answer in an undocumented form (%j) keeps the SDK's message",
    (body) => {
      expect(answer(body, {}, 502)).toEqual({ status: 502, code: "", message: "from the SDK" });
    },
  );
});

describe("a vendor's complaint about the JSON mode", () => {
  const complaint = (body: unknown, status = 400) => failureFor("vendor", answer(body, {}, status));

  test.each([
    [{ error: { message: "'response_format.json_schema' is not supported with this model", type: "x" } }],
    [{ error: "This response_format type is unavailable now" }],
    [{ detail: [{ loc: ["body", "response_format", "type"], msg: "Input should be 'text'", type: "enum" }] }],
    [{ message: "Unrecognized request argument supplied: response_format" }],
    [{ error: { message: `${"Long preface. ".repeat(20)} Structured outputs are not available.` } }],
    [[{ error: { message: 'Invalid JSON payload received. Unknown name "responseJsonSchema"', code: 400 } }]],
  ])("a vendor's complaint %j asks for a weaker JSON mode", (body) => {
    expect(complaint(body)).toBeInstanceOf(FormatRefused);
    expect(complaint(body)).toMatchObject({ lasting: true });
  });

  test.each([
    [{ error: { message: "JSON Mode couldn't be met" } }],
    [{ error: { message: "Failed to generate JSON.", code: "json_validate_failed" } }],
  ])("a vendor's complaint %j is about one answer only", (body) => {
    expect(complaint(body)).toMatchObject({ lasting: false });
  });

  test.each([
    [401, { error: { message: "No permission for response_format" } }],
    [400, { error: { message: "The prompt is too long" } }],
    [429, { error: { message: "Too many json_schema requests" } }],
  ])("status %i with %j is no complaint about the JSON mode", (status, body) => {
    expect(complaint(body, status)).not.toBeInstanceOf(FormatRefused);
  });
});

describe("the failure made from a model vendor's error answer", () => {
  test.each([
    [429, "rate_limit_exceeded", "rate_limited", true],
    [429, "insufficient_quota", "unavailable", false],
    [429, "rate_limit_error/enforced_spend_limit_reached", "unavailable", false],
    [402, "", "unavailable", false],
    [408, "", "unavailable", true],
    [500, "server_error", "unavailable", true],
    [529, "overloaded_error", "unavailable", true],
    [400, "content_policy_violation", "refused", false],
    [400, "context_length_exceeded", "not_configured", false],
    [401, "invalid_api_key", "not_configured", false],
    [403, "permission_error", "not_configured", false],
    [404, "model_not_found", "not_configured", false],
  ])("a model vendor's status %i with code %s becomes the failure %s", (status, code, reason, again) => {
    const failure = failureFor("vendor", { status, code, message: "m" });

    expect(failure.reason).toBe(reason);
    expect(failure.retryAfterSeconds !== undefined).toBe(again);
  });
});
