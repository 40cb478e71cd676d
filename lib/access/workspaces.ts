import { PLANS } from "../billing/plans.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Meter, Ports } from "../core/ports.ts";
import type { Plan } from "../vocab.ts";
import {
  changePlan,
  type Deed,
  insertUser,
  insertWorkspace,
  type PlanChange,
  pauseWorkspace,
} from "./store.ts";
import { setOptOut } from "./store-models.ts";

/** What changing an account needs of the outside world. */
export type Office = Pick<Ports, "db" | "now" | "random"> & { meter: Pick<Meter, "setVersion"> };

export const newId = ({ now, random }: Pick<Ports, "now" | "random">) => uuidv7(now(), random(10));

export const deed = (office: Office, actor: Actor, action: string, target: string | null): Deed => ({
  id: newId(office),
  actor,
  action,
  target,
  now: office.now(),
});

/** A new workspace with the plan's first grant of credits. Answers its id. */
export async function createWorkspace(
  office: Office,
  actor: Actor,
  name: string,
  plan: Plan,
): Promise<string> {
  const workspaceId = newId(office);
  const books = booksOf(office, workspaceId);
  await insertWorkspace(
    office.db,
    plan,
    name,
    PLANS[plan].monthlyCredits,
    books,
    deed(office, actor, "create_workspace", workspaceId),
  );
  return workspaceId;
}

/** Moves a workspace to another plan, and this month's credits with it. Somebody who is given a plan has not lapsed. */
export async function setPlan(office: Office, actor: Actor, workspaceId: string, plan: Plan): Promise<void> {
  await publish(office, workspaceId, await changeTo(office, actor, workspaceId, { plan, active: true }));
}

/**
 * Lets the plan follow what is paid for, from the version at which that was seen. Answers false when something else has
 * changed meanwhile. Without a change it only tells again what the version is: the last time may have been interrupted.
 */
export async function followPlan(
  office: Office,
  actor: Actor,
  workspaceId: string,
  { changed, ...target }: Required<PlanChange> & { changed: boolean },
): Promise<boolean> {
  const version = changed ? await changeTo(office, actor, workspaceId, target) : target.version;
  if (version === undefined) return false;
  await publish(office, workspaceId, version);
  return true;
}

const changeTo = (office: Office, actor: Actor, workspaceId: string, to: PlanChange) =>
  changePlan(
    office.db,
    to,
    PLANS[to.plan].monthlyCredits,
    booksOf(office, workspaceId),
    deed(office, actor, "change_plan", to.active ? to.plan : "lapsed"),
  );

/** Pauses a workspace, or resumes it with `paused` false. */
export async function setPaused(
  office: Office,
  actor: Actor,
  workspaceId: string,
  paused: boolean,
): Promise<void> {
  const action = deed(office, actor, paused ? "pause_workspace" : "resume_workspace", workspaceId);
  const version = await pauseWorkspace(office.db, workspaceId, paused ? office.now() : null, action);
  await publish(office, workspaceId, version);
}

/** Keeps language models away from all that a workspace writes, or lets them near again. */
export async function setModelOptOut(
  office: Office,
  actor: Actor,
  workspaceId: string,
  optOut: boolean,
): Promise<void> {
  const act = deed(office, actor, optOut ? "opt_out_of_models" : "opt_in_to_models", workspaceId);
  await publish(office, workspaceId, await setOptOut(office.db, workspaceId, optOut, act));
}

/** A person who owns a workspace. The password arrives hashed. */
export async function createOwner(office: Office, workspaceId: string, email: string, passwordHash: string) {
  const user = { id: newId(office), email: email.toLowerCase(), passwordHash, createdAt: office.now() };
  await insertUser(office.db, user, workspaceId);
}

/** Tells every instance that its cached key records of this workspace are out of date. */
export async function publish(
  office: Pick<Office, "meter">,
  workspaceId: string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) throw noWorkspace();
  await office.meter.setVersion(workspaceId, version);
}

export const noWorkspace = () => new Refusal("not_found", "There is no such workspace.");

/** The books of a workspace as they are kept now. */
export const booksOf = (office: Pick<Office, "now" | "random">, workspaceId: string) => ({
  workspaceId,
  month: utcMonth(office.now()),
  now: office.now(),
  newId: () => newId(office),
});
