import type { LogFields } from "./log.ts";

/** What an operator is told at once, and how. */
export const ALERTS = {
  dead_letter: "A job was given up after all its tries.",
  runs_given_up: "Runs stood still and were given up.",
  runs_nudged: "Runs stood still and were driven on.",
  sweep_failed: "A rule of the sweeper fails.",
  webhook_disabled: "A customer's webhook endpoint was switched off.",
} as const;

export type AlertKind = keyof typeof ALERTS;

/**
 * `subject` says what it is about, in ids or names of ours: each kind and subject is told once an hour, and the log has the
 * rest. Other fields as in the log: no words, addresses or secrets of customers.
 */
export type AlertFields = LogFields & { subject: string };

/** Tells the operator. Never throws and is never waited for: the work goes on. */
export type Alert = (kind: AlertKind, fields: AlertFields) => void;
