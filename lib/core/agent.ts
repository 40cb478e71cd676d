import * as z from "zod/v4";

/** What a grant may allow an agent, in the order shown to people. `write` includes `read`. */
export const AgentScope = z.enum([
  "brand:read",
  "brand:write",
  "media:read",
  "media:write",
  "runs:read",
  "runs:write",
  "posts:read",
  "posts:write",
  "performance:read",
  "credits:write",
]);
export type AgentScope = z.infer<typeof AgentScope>;

/** Who calls the agent server: a client, with the grant of a person or with an API key. */
export type Agent = {
  /** The name that the client gave itself. */
  readonly client: string;
  /** Null for an API key, which has scopes of its own. */
  readonly grant: AgentGrant | null;
};

export type AgentGrant = {
  readonly id: string;
  readonly scopes: readonly AgentScope[];
  /** Credits that the agent may spend in a UTC day. Null: as many as the workspace has. */
  readonly dailyCredits: number | null;
};

/** The scopes of `needed` that a grant lacks. */
export const missingScopes = (held: readonly string[], needed: readonly AgentScope[]): AgentScope[] =>
  needed.filter((scope) => !held.includes(scope) && !held.includes(scope.replace(/:read$/, ":write")));
