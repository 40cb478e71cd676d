import { type Context, Hono } from "hono";
import { deleteWorkspace, getDeletion, restoreWorkspace } from "../../../lib/erasure/operations.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Action, Field, Problem } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { PasswordField } from "../ui/passwords.tsx";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const DELETION = "/app/settings/delete";

type Deletion = Awaited<ReturnType<typeof getDeletion>>;

/** Deleting the workspace, and taking that back. */
export const deletionPages = new Hono<AppEnv>()
  .get("/settings/delete", (c) => deletion(c, EMPTY_FORM))
  .post("/settings/delete", async (c) => {
    const { ctx, record } = c.var.signedIn;
    const sent = await readForm(c);
    return submitted(sent, deleteWorkspace.input, {
      input: { ...sent, session_id: record.session.id },
      async work(input) {
        await deleteWorkspace(ctx, input);
        return goTo(c, DELETION);
      },
      show: (state, status) => deletion(c, state, status),
    });
  })
  .post("/settings/delete/undo", (c) =>
    submitted({}, restoreWorkspace.input, {
      async work(input) {
        await restoreWorkspace(c.var.signedIn.ctx, input);
        return goTo(c, DELETION, "kept");
      },
      show: (state, status) => deletion(c, state, status),
    }),
  );

async function deletion(c: Context<AppEnv>, state: FormState, status: Parameters<typeof page>[2] = 200) {
  const { ctx, record } = c.var.signedIn;
  const { name } = record.workspace;
  const found = await getDeletion(ctx, {});
  const isKept = c.req.query("done") === "kept" && !found.delete_after;
  return page(
    c,
    <Page
      title="Delete the workspace"
      at="/app/settings"
      who={record}
      done={isKept ? "The workspace stays." : undefined}
      message={isKept && <Kept isPaused={record.workspace.pausedAt !== null} found={found} />}
    >
      <SettingsPlaces at="/app/settings/delete" reader={record.role} />
      <Problem state={state} />
      {found.delete_after ? (
        <Going at={found.delete_after} found={found} />
      ) : (
        <May do="delete_workspace" otherwise={<OwnersOnly />}>
          <Delete name={name} found={found} state={state} />
        </May>
      )}
    </Page>,
    status,
  );
}

/** What keeping the workspace does not bring back, and where each is done again. */
const Kept = ({ isPaused, found: { subscription } }: { isPaused: boolean; found: Deletion }) => (
  <>
    The workspace stays. What is left to do:{" "}
    {isPaused && (
      <>
        <a href="/app/settings#pause">resume it</a>, because it is still paused;{" "}
      </>
    )}
    {subscription?.ends_at && (
      <>
        <a href="/app/billing#plans">{`continue the ${PLAN_NAMES[subscription.plan]} plan`}</a>, which was
        canceled and ends on <Time at={subscription.ends_at} day />;{" "}
      </>
    )}
    <a href="/app/developer/keys">create new keys</a>; and <a href="/app/calendar">schedule posts again</a>.
  </>
);

const Going = ({ at, found: { subscription } }: { at: string; found: Deletion }) => (
  <section class="card stack">
    <h2>It is being deleted</h2>
    <p>
      Everything goes on <Time at={at} />. Until then an owner may take that back.
    </p>
    {subscription && <Canceling subscription={subscription} />}
    <TakenBack wasPaidFor={subscription !== null} />
    <May do="restore_workspace">
      <Action action={`${DELETION}/undo`} label="Keep the workspace" kind="main" />
    </May>
  </section>
);

type Paying = NonNullable<Deletion["subscription"]>;

/** Until the payment service has answered, the page looks again by itself. */
const Canceling = ({ subscription: { plan, ends_at: end } }: { subscription: Paying }) =>
  end ? (
    <p>
      The subscription to the {PLAN_NAMES[plan]} plan is canceled: it is not charged again, and ends on{" "}
      <Time at={end} day />.
    </p>
  ) : (
    <p class="notice warn" data-refresh="true">
      The subscription to the {PLAN_NAMES[plan]} plan is not canceled yet, because the payment service has not
      answered. We keep asking it, and delete nothing before it is canceled. You can cancel it yourself under{" "}
      <a href="/app/billing">Billing</a>.
    </p>
  );

const TakenBack = ({ wasPaidFor }: { wasPaidFor: boolean }) => (
  <div class="halves">
    <div>
      <h3>Comes back if you keep it</h3>
      <ul>
        <li>Runs, files, posts, brand, Studio profiles, webhooks and settings, as they are</li>
        <li>Connected accounts, still connected</li>
        <li>Members with their roles; they sign in again</li>
      </ul>
    </div>
    <div>
      <h3>Does not come back</h3>
      <ul>
        <li>Keys: create new ones, and give each Studio profile one of them</li>
        <li>Scheduled posts: they stay canceled</li>
        {wasPaidFor && (
          <li>
            The subscription stays canceled: under <a href="/app/billing#plans">Billing</a>, “Continue the
            plan” continues it before it ends, and “Subscribe” starts a new one after that
          </li>
        )}
        <li>Agents: an owner allows them again</li>
      </ul>
    </div>
  </div>
);

const OwnersOnly = () => (
  <section class="card">
    <p>
      Only owners delete a workspace. <a href="/app/settings/members">Members</a> says who they are.
    </p>
  </section>
);

type DeleteProps = { name: string; found: Deletion; state: FormState };

const Delete = ({ name, found, state }: DeleteProps) => (
  <section class="card stack">
    <h2>{`Delete ${name}`}</h2>
    <div>
      <h3>At once</h3>
      <ul>
        <li>
          Nothing new starts or is published, all keys are revoked, agents stop, and all other sessions end.
        </li>
        {found.drops > 0 && (
          <li>
            {found.drops === 1 ? "One scheduled post is" : `${found.drops} scheduled posts are`} canceled.
          </li>
        )}
        {found.subscription && <Renewing subscription={found.subscription} />}
      </ul>
    </div>
    <div>
      <h3>After seven days</h3>
      <ul>
        {found.accounts > 0 && <li>The tokens of connected accounts are revoked at their networks.</li>}
        <li>
          Runs, files, posts, brand, accounts, members and the audit log are deleted for good. People without
          another workspace lose their account.
        </li>
        <li>What was published on networks stays there.</li>
      </ul>
    </div>
    <p>Only owners delete a workspace. Within these seven days an owner may take it back.</p>
    <TakenBack wasPaidFor={found.subscription !== null} />
    <form method="post" action={DELETION} class="form" autocomplete="off">
      <Field name="name" label="Name of the workspace" hint={`Type ${name}.`} required state={state} />
      <PasswordField label="Your password" state={state} />
      <div>
        <button type="submit" class="button danger">
          Delete the workspace
        </button>
      </div>
    </form>
  </section>
);

const Renewing = ({ subscription: { plan, ends_at: end } }: { subscription: Paying }) =>
  end ? (
    <li>
      The subscription to the {PLAN_NAMES[plan]} plan is canceled already and ends on <Time at={end} day />.
    </li>
  ) : (
    <li>
      The subscription to the {PLAN_NAMES[plan]} plan is canceled. It is not charged again; what is paid is
      not paid back.
    </li>
  );
