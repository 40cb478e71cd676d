import type { AgentScope } from "../../lib/core/agent.ts";

/** Every scope with what it allows, in the words of the page of consent. */
export const SCOPE_WORDS: Readonly<Record<AgentScope, string>> = {
  "brand:read": "Read the brand: what you do, palette, logos, screens, people, mascot",
  "brand:write": "Change the brand, and add or delete screens, logos, people and the mascot",
  "media:read": "List uploads and brand videos",
  "media:write": "Add brand videos, and delete uploads and videos",
  "runs:read": "Read runs: what was made, and what waits for you",
  "runs:write": "Make content, which spends credits",
  "posts:read": "Read posts and their times",
  "posts:write": "Schedule posts, which are published then",
  "performance:read": "Read how posts did",
  "credits:write": "Open a payment page for credits; only you can pay",
};
