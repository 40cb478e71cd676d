/** Fields of a log line. Only scalars are allowed: an object could contain text of customers. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (event: string, fields: LogFields) => void;
type Level = "info" | "warn" | "error";
export type LogLine = { time: string; level: Level; event: string } & LogFields;

/** Events that an operator must look at. */
const ERRORS = new Set(["internal_error", "dependency_down", "sweep_failed", "job_abandoned", "alert"]);
/** Events without a reason that are warnings all the same. */
const WARNINGS = new Set([
  "account_ended",
  "metrics_refused",
  "grant_not_revoked",
  "stalled_runs_failed",
  "runs_stalled",
]);

const LONGEST = 300;

/** One line of the log as it is written. It contains no customer text, addresses or secrets. */
export function logLine(now: Date, event: string, { reason, ...fields }: LogFields): LogLine {
  const why = typeof reason === "string" ? { reason: scrub(reason) } : {};
  return { time: now.toISOString(), level: levelOf(event, { reason, ...fields }), event, ...fields, ...why };
}

function levelOf(event: string, { reason, status }: LogFields): Level {
  if (ERRORS.has(event) || (typeof status === "number" && status >= 500)) return "error";
  return reason !== undefined || WARNINGS.has(event) ? "warn" : "info";
}

/** A log that adds these fields to every line. */
export const withFields =
  (log: Log, about: LogFields): Log =>
  (event, fields) =>
    log(event, { ...about, ...fields });

/** The reason of an error, fit for the log. The database's own message is used, without the statement. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const inner = error.cause instanceof Error ? error.cause : error;
  const { code } = inner as { code?: unknown };
  const name = typeof code === "string" ? `${inner.name} ${code}` : inner.name;
  return scrub(`${name}: ${inner.message}`);
}

/**
 * The nearest places of an error in our code. The first line of the stack is left out, as it repeats the
 * message.
 */
export function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = [...stack.matchAll(/^\s+at (.*)$/gm)].map(([, place = ""]) => place.replace(/\S*\//g, ""));
  return places.slice(0, 4).join(" < ").slice(0, LONGEST) || undefined;
}

/**
 * Patterns to remove, in this order. Names of database objects stay: they are no customer data and explain
 * the failure.
 */
const VALUES: [RegExp, (all: string, name?: string) => string][] = [
  [/\s*\b(params|detail|where|query):[\s\S]*$/i, () => ""],
  [
    /((?:constraint|relation|column|table|function|index) "[a-z0-9_]+")|"[^"]*"?/g,
    (_all, name) => name ?? '"…"',
  ],
  [/“[^”]*”?|(?<![a-z])'[^']*'?|`[^`]*`?/gi, () => "'…'"],
  [/=\([^)]*\)?/g, () => "=(…)"],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, () => "[address]"],
  [/[^\s@<>]+@[^\s@<>]+/g, () => "[mail]"],
  [/\b(?:bearer|basic)\s+\S+/gi, () => "[secret]"],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[0-9a-f]{1,4}:){3,}[0-9a-f:]*/gi, () => "[ip]"],
  [/\b(?:[a-z0-9-]+\.)+[a-z]{2,}\b(?!:\d)/gi, () => "[host]"],
  [/(?<![\w-])(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\S*\d)[\w+/=-]{20,}/g, () => "[secret]"],
];

/** Removes possible customer data and secrets from a failure message, and shortens it. */
export function scrub(text: string): string {
  const clean = VALUES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
  const line = clean.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
