import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { own } from "../text/own.ts";

type Line = Record<string, string | number | boolean | null | undefined>;

const COLORS: Record<string, string> = { warn: "\u001b[33m", error: "\u001b[31m" };
const PLAIN = "\u001b[0m";

/** Of a request or a job; other fields are shown as `name=value`. */
const KNOWN = new Set([
  "time",
  "level",
  "event",
  "method",
  "route",
  "status",
  "duration_ms",
  "job",
  "outcome",
]);
/** Request ids and other fields that are of no use in a terminal. */
const HIDDEN = new Set([
  "request_id",
  "message_id",
  "workspace_id",
  "key_id",
  "db_statements",
  "db_ms",
  "retried",
]);

export type LogView = ReturnType<typeof logView>;

/**
 * Prints the service's log entries as readable lines. Until `begin` it prints only warnings and errors, so
 * that the banner comes first. Text that is not a log entry is printed unchanged.
 */
export function logView(show: (text: string) => void, colored: boolean) {
  let begun = false;
  return {
    begin() {
      begun = true;
    },
    read(streams: Readable[]) {
      for (const input of streams) {
        // A killed process closes them anyhow.
        input.on("error", () => {});
        createInterface({ input }).on("line", (text) => {
          const line = parse(text);
          if (!line) show(text);
          else if (begun || line.level !== "info") show(sentence(line, colored));
        });
      }
    },
  };
}

function sentence(line: Line, colored: boolean): string {
  const { time, level = "info" } = line;
  const color = colored ? own(COLORS, String(level)) : undefined;
  const text = [String(time).slice(11, 19), ...(level === "info" ? [] : [level]), headOf(line), restOf(line)]
    .filter(Boolean)
    .join(" ");
  return color ? `${color}${text}${PLAIN}` : text;
}

function headOf({ event, method, route, job, outcome, status, duration_ms }: Line): string {
  const took = duration_ms === undefined ? "" : `${duration_ms} ms`;
  if (event === "request") return `${method} ${route} ${status} ${took}`;
  if (event === "job") return `job ${job} ${outcome} ${took}`;
  return [event, outcome, took].filter(Boolean).join(" ");
}

const restOf = (line: Line): string =>
  Object.entries(line)
    .filter(([name, value]) => !KNOWN.has(name) && !HIDDEN.has(name) && value != null)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");

/** A line of our log; undefined for anything else. */
function parse(text: string): Line | undefined {
  if (!text.startsWith('{"time":')) return undefined;
  try {
    const line = JSON.parse(text) as Line;
    const isFlat = Object.values(line).every((value) => value === null || typeof value !== "object");
    return isFlat && typeof line.event === "string" ? line : undefined;
  } catch {
    return undefined;
  }
}
