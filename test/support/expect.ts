import { expect } from "vitest";

export type ErrorBody = { code: string; message: string; detail?: unknown };

const NUMBERS = ["Limit", "Remaining", "Reset"];

/** What every answer carries, whatever it says: a request id and both families of limit headers, in agreement. */
export function expectEnvelope({ headers }: Response) {
  expect(headers.get("X-Request-Id")).toMatch(/^[\w.-]{8,128}$/);
  for (const name of NUMBERS) {
    expect(headers.get(`RateLimit-${name}`), `RateLimit-${name}`).toMatch(/^\d+$/);
    expect(headers.get(`X-RateLimit-${name}`), `X-RateLimit-${name}`).toMatch(/^\d+$/);
  }
  const { limit, remaining, reset } = limitsOf({ headers });
  expect(remaining).toBeLessThanOrEqual(limit);
  expect(headers.get("X-RateLimit-Limit")).toBe(String(limit));
  expect(headers.get("X-RateLimit-Remaining")).toBe(String(remaining));
  expect(reset, "seconds, not a date").toBeLessThan(32 * 86_400);
  expect(Number(headers.get("X-RateLimit-Reset")), "Unix seconds").toBeGreaterThan(1_700_000_000);
}

const ONE_OF_MANY = /(?<![\d.,])1 (?:credits|requests|times|characters|entries|runs|accounts|are|were)\b/;

/** An error in the one shape, with the headers its status asks for. Answers its body. */
export async function expectRefusal(answer: Response, status: number, code: string): Promise<ErrorBody> {
  const body = (await answer.json()) as ErrorBody;
  expect({ status: answer.status, code: body.code, message: body.message }).toEqual({
    status,
    code,
    message: expect.stringMatching(/\S/),
  });
  expect(body.message, "names a field, or none").not.toMatch(/^\W*:/);
  expect(body.message, "counts one thing as one").not.toMatch(ONE_OF_MANY);
  expect(Object.keys(body).filter((name) => !["code", "message", "detail"].includes(name))).toEqual([]);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  expectEnvelope(answer);
  if (status === 401) expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
  if (status === 429 || status >= 500) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  return body;
}

export const limitsOf = ({ headers }: Pick<Response, "headers">) => ({
  limit: Number(headers.get("RateLimit-Limit")),
  remaining: Number(headers.get("RateLimit-Remaining")),
  reset: Number(headers.get("RateLimit-Reset")),
});

/** Where a 422 points: `[["body", "brief"]]`. */
export const placesOf = ({ detail }: ErrorBody) => (detail as { loc: unknown[] }[]).map(({ loc }) => loc);
