import type { LogFields } from "./log.ts";

/** The alerts that an operator receives at once, each with its message. */
export const ALERTS = {
  dead_letter: "A job failed after all its tries.",
  stalled_runs_failed: "Runs stalled too often and failed.",
  runs_stalled: "Runs stalled and were enqueued again.",
  sweep_failed: "A rule of the sweeper fails.",
  model_tokens_low:
    "The language model has used 80 % of its tokens of this day. Beyond them the house writes.",
  webhook_disabled: "A customer's webhook endpoint was switched off.",
} as const;

export type AlertKind = keyof typeof ALERTS;

/**
 * `subject` is an id or a name of this service that the alert is about. The same kind and subject alert once
 * an hour. The other fields follow the rules of the log: no customer text, addresses or secrets.
 */
export type AlertFields = LogFields & { subject: string };

/** Alerts the operator. Never throws, and callers do not wait for it. */
export type Alert = (kind: AlertKind, fields: AlertFields) => void;
