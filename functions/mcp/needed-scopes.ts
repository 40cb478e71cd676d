import type { AgentScope } from "../../lib/core/agent.ts";
import { PROMPTS } from "./prompts.ts";
import { scopeOfResource } from "./resources.ts";
import type { ToolFields } from "./tool.ts";
import { toolNamed } from "./tools.ts";

type Message = { method?: unknown; params?: { name?: unknown; uri?: unknown; arguments?: unknown } };

/** The scopes that a message needs. Lists and what does not exist need none. */
export function neededScopes(message: unknown): AgentScope[] {
  if (typeof message !== "object" || message === null) return [];
  const { method, params = {} } = message as Message;
  if (method === "tools/call") return scopesOfCall(params.name, params.arguments);
  if (method === "resources/read") return [scopeOfResource(params.uri)].flatMap((scope) => scope ?? []);
  if (method === "prompts/get")
    return PROMPTS.filter(({ name }) => name === params.name).flatMap(({ scope }) => scope ?? []);
  return [];
}

function scopesOfCall(name: unknown, args: unknown): AgentScope[] {
  const tool = toolNamed(name);
  if (!tool) return [];
  const given = typeof args === "object" && args !== null ? (args as ToolFields) : {};
  return [tool.scope, ...[tool.alsoNeeds?.(given)].flatMap((scope) => scope ?? [])];
}
