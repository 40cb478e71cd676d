import { BrandrunError, BrandrunNetworkError, BrandrunTimeoutError } from "../clients/ts/src/index.ts";
import { EXIT, Stop } from "./exit.ts";
import { savedKey } from "./logins.ts";
import { lostConnection, SPEAKS_HTTP } from "./lost-connection.ts";
import { refusal } from "./refusal.ts";
import type { RetryableFailure } from "./retry.ts";
import type { KeySource } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** Something to wait out or to end with. */
export type FailedCall = { failure: RetryableFailure; excuse: string; stop: Stop };

type Where = {
  terminal: Pick<Terminal, "env">;
  baseUrl: string;
  lastUrl: string;
  keyFrom?: KeySource | undefined;
  settled: boolean;
};

/** What an error of the client means for a person. What is none of its errors is a bug and is thrown on. */
export function failedCall(error: unknown, where: Where): FailedCall {
  if (error instanceof BrandrunError && error.status >= 200 && error.status < 300) {
    // Never repeated: it would be answered the same.
    const failure = { kind: "answer" as const, status: error.status };
    return { failure, excuse: "", stop: notBrandrun(where.lastUrl) };
  }
  if (error instanceof BrandrunError) return refused(error, where);
  if (error instanceof BrandrunTimeoutError) {
    const reason = error.message.replace(/^N/, "n").replace(/\.$/, "");
    return unanswered({ wasReached: true, reason }, where);
  }
  if (error instanceof BrandrunNetworkError) return unanswered(lostConnection(error.cause), where);
  throw error;
}

function refused(error: BrandrunError, { terminal, baseUrl, lastUrl, keyFrom }: Where): FailedCall {
  const { status, code, retryAfter } = error;
  const failure = {
    kind: "answer" as const,
    status,
    code,
    ...(retryAfter !== undefined && { retryAfterSeconds: retryAfter }),
  };
  const hasLogin = keyFrom === "environment" && savedKey(terminal, baseUrl) !== undefined;
  const stop = refusal(error, lastUrl, { from: keyFrom, hasLogin });
  return { failure, excuse: excuse(status), stop };
}

function unanswered(
  { wasReached, reason }: { wasReached: boolean; reason: string },
  { baseUrl, settled }: Where,
): FailedCall {
  const failure = { kind: "network" as const, wasReached: wasReached || settled };
  return { failure, excuse: `No answer (${reason}).`, stop: unreachable(baseUrl, reason) };
}

function excuse(status: number): string {
  if (status === 429) return "A limit of this key is reached.";
  return status >= 500
    ? `The service has trouble (HTTP ${status}).`
    : "An earlier attempt is still being worked on.";
}

/** The one failure that is neither the caller's nor the API's. */
const unreachable = (baseUrl: string, reason: string) =>
  new Stop(EXIT.unexpected, `Cannot reach the service at ${baseUrl}: ${reason}.`, [
    ...(reason === SPEAKS_HTTP ? [`Try --url ${baseUrl.replace(/^https/, "http")}.`] : []),
    "On your own machine, start it with `npm start`.",
    "If it is elsewhere, name its address with --url or BRANDRUN_URL.",
  ]);

export const notBrandrun = (url: string) =>
  new Stop(EXIT.unexpected, `${url} answered, but not as a Brandrun service does.`, [
    "Check the address given with --url or BRANDRUN_URL.",
  ]);
