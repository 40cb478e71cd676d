import * as z from "zod/v4";
import { scopesOf } from "../access/roles.ts";
import { stopWorkspace } from "../access/store.ts";
import { auditEntry, noWorkspace, publishOrLog } from "../access/workspaces.ts";
import { AgentScope } from "../core/agent.ts";
import { addSeconds, utcDay } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { insertGrant, type ListedGrant, listGrants, revokeGrant } from "./store.ts";

const DAY_SECONDS = 86_400;
const MAX_DAYS = 365;
const MAX_CREDITS = 100_000;

const Grant = z.object({
  id: z.guid().describe("Id of the grant."),
  client_name: z.string().describe("The agent, as its client names itself."),
  client_id: z.string().describe("The id of the client; an address when its publisher stands behind it."),
  given_by: z.string().describe("E-mail address of whoever allowed it."),
  scopes: z.array(AgentScope).describe("What it may do."),
  daily_credits: z.int().nullable().describe("Credits that it may spend a UTC day; null: no limit."),
  spent_today: z.int().describe("Credits that it has spent this UTC day."),
  created_at: z.iso.datetime().describe("When it was allowed."),
  used_at: z.iso.datetime().nullable().describe("When it was last used, to the hour; null: never."),
  ends_at: z.iso.datetime().nullable().describe("When it ends; null: when somebody ends it."),
});
type Grant = z.infer<typeof Grant>;

const GrantId = z.object({
  grant_id: z.guid("Give an id, a UUID.").meta({
    description: "Id of the grant.",
    examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
  }),
});

export const listAgents = operation({
  id: "list_agents",
  summary: "List the agents that may act here, newest first: owners see all, others their own.",
  effect: "read",
  input: z.object({}),
  output: z.array(Grant),
  run: async (ctx) =>
    (await listGrants(ctx.db, ctx.workspaceId, ownOnly(ctx)))
      .filter(({ grant: { endsAt } }) => endsAt === null || endsAt > ctx.now())
      .map((listed) => toGrant(ctx, listed)),
});

export const allowAgent = operation({
  id: "allow_agent",
  summary: "Allow an agent to act in this workspace, with scopes, a daily limit of credits and an end.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    client_id: z.string().max(2_048).describe("The id of the client."),
    client_name: z.string().max(200).describe("The name of the client."),
    redirect_uri: z.string().max(2_048).describe("Where the client gets its code."),
    /** A client id that is an address stands for every installation of the client. */
    is_shared_id: z.boolean().describe("Whether other installations have the same client id."),
    scopes: z.array(AgentScope).min(1, "Allow at least one thing.").describe("What it may do."),
    daily_credits: z
      .int("Give a whole number.")
      .min(0, "Give 0 or more.")
      .max(MAX_CREDITS, "Give at most 100,000.")
      .nullable()
      .describe("Credits that it may spend a UTC day; null: no limit."),
    days: z
      .int("Give a whole number.")
      .min(1, "Give at least 1 day.")
      .max(MAX_DAYS, "Give at most 365 days.")
      .nullable()
      .describe("Days until the grant ends; null: when somebody ends it."),
  }),
  output: z.object({ grant_id: z.guid().describe("Id of the grant.") }),
  async run(ctx, input) {
    const beyond = input.scopes.find((scope) => ctx.role === null || !scopesOf(ctx.role).includes(scope));
    if (beyond)
      throw invalidField(["body", "scopes"], `Your role does not allow ${beyond}, so you cannot give it on.`);
    const now = ctx.now();
    const id = newId(ctx, now);
    const grant = {
      id,
      workspaceId: ctx.workspaceId,
      userId: ctx.actor.id,
      clientId: input.client_id,
      clientName: input.client_name,
      redirectUri: input.redirect_uri,
      scopes: input.scopes,
      dailyCredits: input.daily_credits,
      createdAt: now,
      usedAt: null,
      endsAt: input.days === null ? null : addSeconds(now, input.days * DAY_SECONDS),
      revokedAt: null,
    };
    const entry = auditEntry(ctx, ctx.actor, "allow_agent", id);
    const how = {
      sameAddress: input.is_shared_id,
      auditEntry: { ...entry, detail: { client: input.client_name } },
    };
    await published(ctx, await insertGrant(ctx.db, ctx.workspaceId, grant, how));
    return { grant_id: id };
  },
});

export const revokeAgent = operation({
  id: "revoke_agent",
  summary: "End an agent's grant at once: owners any, others their own.",
  effect: "destroy",
  testKey: "read only",
  input: GrantId,
  output: GrantId,
  async run(ctx, { grant_id: id }) {
    const entry = auditEntry(ctx, ctx.actor, "revoke_agent", id);
    const version = await revokeGrant(ctx.db, ctx.workspaceId, { id, userId: ownOnly(ctx) }, entry);
    if (version === undefined) throw new Refusal("not_found", "There is no such agent of yours.");
    await publishOrLog(ctx, ctx.workspaceId, version);
    return { grant_id: id };
  },
});

const Stopped = z.object({ stopped: z.boolean().describe("No agent may act in the workspace.") });

export const stopAgents = operation({
  id: "stop_agents",
  summary:
    "Stop every agent of the workspace at once. Their grants and keys stay, and answer agents_stopped.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: Stopped,
  run: (ctx) => stopOrResume(ctx, true),
});

export const resumeAgents = operation({
  id: "resume_agents",
  summary: "Let the agents of the workspace act again.",
  effect: "write",
  testKey: "read only",
  input: z.object({}),
  output: Stopped,
  run: (ctx) => stopOrResume(ctx, false),
});

async function stopOrResume(ctx: Ctx, stopped: boolean) {
  const entry = auditEntry(ctx, ctx.actor, stopped ? "stop_agents" : "resume_agents", ctx.workspaceId);
  const stop = { what: "agents", since: stopped ? ctx.now() : null } as const;
  await published(ctx, await stopWorkspace(ctx.db, ctx.workspaceId, stop, entry));
  return { stopped };
}

async function published(ctx: Ctx, version: number | undefined): Promise<void> {
  if (version === undefined) throw noWorkspace();
  await publishOrLog(ctx, ctx.workspaceId, version);
}

/** Owners see the grants of everybody. */
const ownOnly = ({ role, actor }: Ctx): string | null => (role === "owner" ? null : actor.id);

const toGrant = ({ now }: Ctx, { grant, email }: ListedGrant): Grant => ({
  id: grant.id,
  client_name: grant.clientName,
  client_id: grant.clientId,
  given_by: email,
  scopes: grant.scopes.flatMap((name) => AgentScope.safeParse(name).data ?? []),
  daily_credits: grant.dailyCredits,
  spent_today: grant.spentOn === utcDay(now()) ? grant.spentCredits : 0,
  created_at: grant.createdAt.toISOString(),
  used_at: grant.usedAt?.toISOString() ?? null,
  ends_at: grant.endsAt?.toISOString() ?? null,
});
