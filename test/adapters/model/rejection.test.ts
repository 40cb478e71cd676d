import { describe, expect, test } from "vitest";
import { failureFor } from "../../../lib/adapters/model/http-failure.ts";
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

  test.each([["<html>Bad gateway</html>"], [""], [{ detail: "not found" }], [{ error: "busy" }], [null]])(
    "a model vendor's error answer in an undocumented form (%j) keeps the SDK's message",
    (body) => {
      expect(answer(body, {}, 502)).toEqual({ status: 502, code: "", message: "from the SDK" });
    },
  );
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
