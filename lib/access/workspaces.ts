import { PLANS } from "../billing/plans.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { type Log, reasonOf } from "../core/log.ts";
import type { Ports, RateLimiter } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import {
  type AuditEntry,
  changePlan,
  insertWorkspace,
  type PlanChange,
  renameWorkspace,
  setTimeZone,
  stopWorkspace,
} from "./store.ts";
import { setOptOut } from "./store-models.ts";

/** The ports that changing a workspace needs. */
export type WorkspaceDeps = Pick<Ports, "db" | "now" | "random"> & {
  rateLimiter: Pick<RateLimiter, "setVersion">;
};

export const auditEntry = (
  deps: Pick<WorkspaceDeps, "now" | "random">,
  actor: Actor,
  action: string,
  target: string | null,
): AuditEntry => ({
  id: newId(deps),
  actor,
  action,
  target,
  now: deps.now(),
});

/** Creates a workspace with the plan's first grant of credits. Answers its id. */
export async function createWorkspace(
  deps: WorkspaceDeps,
  actor: Actor,
  name: string,
  plan: Plan,
): Promise<string> {
  const workspaceId = newId(deps);
  const ledger = ledgerContext(deps, workspaceId);
  await insertWorkspace(
    deps.db,
    plan,
    name,
    PLANS[plan].monthlyCredits,
    ledger,
    auditEntry(deps, actor, "create_workspace", workspaceId),
  );
  return workspaceId;
}

/**
 * Moves a workspace to another plan and adjusts this month's credits. The plan counts as active from then
 * on.
 */
export async function setPlan(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  plan: Plan,
): Promise<void> {
  await publish(deps, workspaceId, await changeTo(deps, actor, workspaceId, { plan, active: true }));
}

/**
 * Lets the plan follow the subscription, from the version at which that was read. Answers false after
 * another change. Without a change it publishes the version again, because the last call may have been
 * interrupted.
 */
export async function followPlan(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  { changed, ...target }: Required<PlanChange> & { changed: boolean },
): Promise<boolean> {
  const version = changed ? await changeTo(deps, actor, workspaceId, target) : target.version;
  if (version === undefined) return false;
  await publish(deps, workspaceId, version);
  return true;
}

const changeTo = (deps: WorkspaceDeps, actor: Actor, workspaceId: string, to: PlanChange) =>
  changePlan(
    deps.db,
    to,
    PLANS[to.plan].monthlyCredits,
    ledgerContext(deps, workspaceId),
    auditEntry(deps, actor, "change_plan", to.active ? to.plan : "lapsed"),
  );

/** Pauses a workspace. Resumes it with `paused` false. */
export async function setPaused(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  paused: boolean,
): Promise<void> {
  const action = auditEntry(deps, actor, paused ? "pause_workspace" : "resume_workspace", workspaceId);
  const stop = { what: "everything", since: paused ? deps.now() : null } as const;
  const version = await stopWorkspace(deps.db, workspaceId, stop, action);
  await publish(deps, workspaceId, version);
}

/** Keeps language models away from everything that a workspace writes, or allows them again. */
export async function setModelOptOut(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  optOut: boolean,
): Promise<void> {
  const act = auditEntry(deps, actor, optOut ? "opt_out_of_models" : "opt_in_to_models", workspaceId);
  await publish(deps, workspaceId, await setOptOut(deps.db, workspaceId, optOut, act));
}

/** Renames a workspace. */
export async function rename(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  name: string,
): Promise<void> {
  const entry = auditEntry(deps, actor, "rename_workspace", name);
  await publish(deps, workspaceId, await renameWorkspace(deps.db, workspaceId, name, entry));
}

/** Chooses the time zone of a workspace. */
export async function chooseTimeZone(
  deps: WorkspaceDeps,
  actor: Actor,
  workspaceId: string,
  zone: string,
  action: "set_time_zone" | "adopt_time_zone" = "set_time_zone",
): Promise<void> {
  const entry = auditEntry(deps, actor, action, zone);
  await publish(deps, workspaceId, await setTimeZone(deps.db, workspaceId, zone, entry));
}

/** Publishes the workspace's version, so that every instance reads its cached key records again. */
export async function publish(
  deps: Pick<WorkspaceDeps, "rateLimiter">,
  workspaceId: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) throw noWorkspace();
  await deps.rateLimiter.setVersion(workspaceId, version);
}

/**
 * The same for a request, which survives an outage of Redis: its change is stored, and records that Redis does not
 * confirm are read from SQL.
 */
export async function publishOrLog(
  deps: Pick<WorkspaceDeps, "rateLimiter"> & { log: Log },
  workspaceId: string,
  version: number,
): Promise<void> {
  const lost = (error: unknown) => deps.log("version_not_published", { reason: reasonOf(error) });
  await publish(deps, workspaceId, version).catch(lost);
}

export const noWorkspace = () => new Refusal("not_found", "There is no such workspace.");

/** The context for entries in a workspace's credit ledger, at the current time. */
export const ledgerContext = (deps: Pick<WorkspaceDeps, "now" | "random">, workspaceId: string) => ({
  workspaceId,
  month: utcMonth(deps.now()),
  now: deps.now(),
  newId: () => newId(deps),
});
