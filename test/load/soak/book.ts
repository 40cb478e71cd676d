import type { FaultPeriod } from "./faults.ts";

/** One request and its answer; status 0 when there was none. Times in milliseconds of the clock. */
export type Answered = {
  act: string;
  status: number;
  code: string;
  /** The message of a 5xx. */
  reason: string;
  from: number;
  until: number;
};
/** A request that carried an Idempotency-Key, to be sent again. */
export type Keyed = {
  apiKey: string;
  path: string;
  body: object;
  idempotencyKey: string;
  runId: string | undefined;
};

/** What trouble may still explain after it is over: connections and back-offs take a moment to recover. */
const GRACE_MS = 5_000;
const RECENT = 400;

/** What the callers were promised and what they saw. */
export function openBook() {
  const answers: Answered[] = [];
  const acceptedRuns = new Set<string>();
  const recent: { runId: string; apiKey: string }[] = [];
  const keyed: Keyed[] = [];
  const wrong: string[] = [];
  return {
    answers,
    /** Every run that a 202 named. */
    acceptedRuns,
    recent,
    keyed,
    /** Sentences about what must never happen. */
    wrong,
    promise(runId: string, apiKey: string) {
      acceptedRuns.add(runId);
      recent.push({ runId, apiKey });
      if (recent.length > RECENT) recent.shift();
    },
    remember(request: Keyed) {
      keyed.push(request);
      if (keyed.length > RECENT) keyed.shift();
    },
  };
}

export type Book = ReturnType<typeof openBook>;

type Span = Pick<Answered, "from" | "until">;

/** Whether something was wrong around a request. */
export const isTroubled = ({ from, until }: Span, periods: readonly FaultPeriod[]) =>
  periods.some((fault) => fault.from <= until && from <= fault.until + GRACE_MS);

/** Whether that could explain that it failed. */
export const isExcused = (span: Span, periods: readonly FaultPeriod[]) =>
  isTroubled(
    span,
    periods.filter(({ excuses }) => excuses),
  );
