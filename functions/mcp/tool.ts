import type * as z from "zod/v4";
import type { AgentScope } from "../../lib/core/agent.ts";
import type { AnyOperation } from "../../lib/core/operation.ts";
import { own } from "../../lib/text/own.ts";

/** The fields of a tool result. */
export type ToolFields = Record<string, unknown>;

/** One tool of the agent server: an operation, and what an agent has to know about it. */
export type Tool = {
  operation: AnyOperation;
  /** Its name for people. */
  title: string;
  /** What it does, costs and changes, and what to call next. */
  description: string;
  scope: AgentScope;
  /** A second scope that some arguments need. */
  alsoNeeds?: (args: ToolFields) => AgentScope | undefined;
  /** The arguments, where the operation's own input is written for query strings. */
  takes?: z.ZodType;
  /** The fields of the result. */
  gives: z.ZodObject;
  /** Makes the fields out of the operation's answer. Absent: they are the answer. */
  shape?: (answer: never, args: ToolFields) => ToolFields;
  /** One sentence about the result. It holds no text of the workspace. */
  says: (fields: ToolFields) => string;
  /** Addresses of pictures that are worth seeing. */
  pictures?: (fields: ToolFields) => (string | null | undefined)[];
  /** Takes `idempotency_key`. */
  once?: true;
  /** Takes `dry_run` here, because the operation has none of its own. */
  judged?: true;
  /** Replaces or removes what is there. */
  destructive?: true;
  /** The same call twice changes nothing more. */
  repeatable?: true;
  /** Reaches outside of the service: a social network, a payment page, an address. */
  outside?: true;
};

/** `{field: list}` and the sentence about it, for operations that answer a list. */
export const listOf = (field: string, what: string) => ({
  shape: (answer: readonly unknown[]) => ({ [field]: answer }),
  says: (fields: ToolFields) => count(own(fields, field), what),
});

export const count = (list: unknown, what: string): string => {
  const n = Array.isArray(list) ? list.length : 0;
  return n === 1 ? `1 ${what}.` : `${n} ${what === "person" ? "people" : `${what}s`}.`;
};
