import { type Context, Hono } from "hono";
import { listAgents, resumeAgents, revokeAgent, stopAgents } from "../../../lib/agents/grants.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { resourceOf } from "../../oauth/places.ts";
import { SCOPE_WORDS } from "../../oauth/scope-words.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { Copyable } from "../ui/copyable.tsx";
import { DeveloperGuides, DeveloperPlaces } from "../ui/developer-places.tsx";
import { Action, Problem } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const AGENTS = "/app/developer/agents";

const DONE: Readonly<Record<string, string>> = {
  revoked: "Ended. It stopped working at once.",
  stopped: "All agents are stopped.",
  resumed: "The agents may act again.",
};

/** The agents that may act in the workspace, and the switch that stops them all. */
export const agentPages = new Hono<AppEnv>()
  .get("/developer/agents", (c) => agents(c))
  .post("/developer/agents/stop", async (c) => {
    await stopAgents(c.var.signedIn.ctx, {});
    return goTo(c, AGENTS, "stopped");
  })
  .post("/developer/agents/resume", async (c) => {
    await resumeAgents(c.var.signedIn.ctx, {});
    return goTo(c, AGENTS, "resumed");
  })
  .post("/developer/agents/:grant_id/revoke", (c) =>
    submitted({}, revokeAgent.input, {
      input: c.req.param(),
      async work(input) {
        await revokeAgent(c.var.signedIn.ctx, input);
        return goTo(c, AGENTS, "revoked");
      },
      show: (state, status) => agents(c, state, status),
    }),
  );

type Grants = Awaited<ReturnType<typeof listAgents>>;

async function agents(
  c: Context<AppEnv>,
  state: FormState = EMPTY_FORM,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const grants = await listAgents(ctx, {});
  const isStopped = record.workspace.agentsStoppedAt !== null;
  // Only owners see all agents: the others may have to stop one that is not on their list.
  const areSeen = record.role === "owner";
  return page(
    c,
    <Page
      title="Agents"
      at="/app/developer"
      who={record}
      done={own(DONE, c.req.query("done") ?? "")}
      actions={
        <>
          {(isStopped || !areSeen || grants.length > 0) && (
            <Switch isStopped={isStopped} role={record.role} />
          )}
          <DeveloperGuides />
        </>
      }
    >
      <DeveloperPlaces at="/app/developer/agents" reader={record.role} />
      <Problem state={state} />
      {isStopped && (
        <p class="notice warn">
          All agents of this workspace are stopped. What they had started still finishes.
        </p>
      )}
      <List grants={grants} areAll={areSeen} />
      <Connect address={resourceOf(ctx.settings.publicUrl)} />
    </Page>,
    status,
  );
}

const Switch = ({ isStopped, role }: { isStopped: boolean; role: string }) => {
  if (!isStopped && (role === "owner" || role === "editor"))
    return <Action action={`${AGENTS}/stop`} label="Stop all agents" kind="danger" />;
  if (isStopped && role === "owner") return <Action action={`${AGENTS}/resume`} label="Let them act again" />;
  return null;
};

const List = ({ grants, areAll }: { grants: Grants; areAll: boolean }) => (
  <section class="card">
    {grants.length === 0 && (
      <p class="soft">
        {areAll ? "No agent is connected." : "You have connected no agent."} A connected agent can do here
        what you allow it, and nothing else.
      </p>
    )}
    <ul class="list">
      {grants.map((grant) => (
        <li class="row between">
          <div>
            <p>
              <strong>{grant.client_name}</strong> <span class="soft small">allowed by {grant.given_by}</span>
            </p>
            <details class="small">
              <summary>{grant.scopes.join(", ")}</summary>
              <ul>
                {grant.scopes.map((scope) => (
                  <li>{SCOPE_WORDS[scope]}</li>
                ))}
              </ul>
            </details>
            <p class="soft small">
              {spent(grant)}. Allowed <Time at={grant.created_at} day />,{" "}
              {grant.used_at ? (
                <span>
                  last used <Time at={grant.used_at} />
                </span>
              ) : (
                "not used yet"
              )}
              {grant.ends_at && (
                <span>
                  , ends <Time at={grant.ends_at} day />
                </span>
              )}
            </p>
          </div>
          <Action
            action={`${AGENTS}/${grant.id}/revoke`}
            label="End"
            kind="danger"
            confirm="End this? The agent stops working at once."
          />
        </li>
      ))}
    </ul>
  </section>
);

const spent = ({ spent_today, daily_credits }: Grants[number]): string =>
  daily_credits === null
    ? `${spent_today} credits today, no limit`
    : `${spent_today} of ${daily_credits} credits today`;

const Connect = ({ address }: { address: string }) => (
  <section class="card stack">
    <h2>Connect an agent</h2>
    <p>Give it this address. It leads you here to decide what it may do.</p>
    <Copyable id="agent-address">{address}</Copyable>
  </section>
);
