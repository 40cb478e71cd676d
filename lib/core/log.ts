/** Only scalars: whatever has an inside could bring somebody's words along. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (event: string, fields: LogFields) => void;
type Level = "info" | "warn" | "error";
export type LogLine = { time: string; level: Level; event: string } & LogFields;

/** Somebody has to look at these. */
const ERRORS = new Set(["internal_error", "dependency_down", "sweep_failed", "job_abandoned", "alert"]);
/** These have no reason, and are no good news either. */
const WARNINGS = new Set([
  "account_ended",
  "metrics_refused",
  "grant_not_revoked",
  "runs_given_up",
  "runs_nudged",
]);

const LONGEST = 300;

/** One line of the log, as it is written: who reads it finds no words, addresses or secrets of customers in it. */
export function logLine(now: Date, event: string, { reason, ...fields }: LogFields): LogLine {
  const why = typeof reason === "string" ? { reason: scrub(reason) } : {};
  return { time: now.toISOString(), level: levelOf(event, { reason, ...fields }), event, ...fields, ...why };
}

function levelOf(event: string, { reason, status }: LogFields): Level {
  if (ERRORS.has(event) || (typeof status === "number" && status >= 500)) return "error";
  return reason !== undefined || WARNINGS.has(event) ? "warn" : "info";
}

/** A log whose every line also says this. */
export const withFields =
  (log: Log, about: LogFields): Log =>
  (event, fields) =>
    log(event, { ...about, ...fields });

/** Why something broke, fit for the log. The database's own words are taken, never those that repeat the statement. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return scrub(String(error));
  const inner = error.cause instanceof Error ? error.cause : error;
  const { code } = inner as { code?: unknown };
  const name = typeof code === "string" ? `${inner.name} ${code}` : inner.name;
  return scrub(`${name}: ${inner.message}`);
}

/** Where in our code something broke: the nearest places, without the message that a stack begins with. */
export function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = [...stack.matchAll(/^\s+at (.*)$/gm)].map(([, place = ""]) => place.replace(/\S*\//g, ""));
  return places.slice(0, 4).join(" < ").slice(0, LONGEST) || undefined;
}

/** What is taken out, in this order. Names of the database's own parts are nobody's data, and say most about a failure. */
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

/** Takes what may be somebody's out of a sentence about a failure, and cuts it. */
export function scrub(text: string): string {
  const clean = VALUES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
  const line = clean.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
