import { type Context, Hono } from "hono";
import { deleteWorkspace, restoreWorkspace } from "../../../lib/erasure/operations.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Action, Field, Problem } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const DELETION = "/app/settings/delete";

const DONE: Readonly<Record<string, string>> = {
  going: "The workspace is being deleted.",
  kept: "The workspace stays. It is paused; resume it under Settings, and mint new keys.",
};

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
        return goTo(c, DELETION, "going");
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

function deletion(c: Context<AppEnv>, state: FormState, status: Parameters<typeof page>[2] = 200) {
  const { record } = c.var.signedIn;
  const { name, deleteAfter } = record.workspace;
  const done = own(DONE, c.req.query("done") ?? "");
  return page(
    c,
    <Page title="Delete the workspace" at="/app/settings" who={record} done={done}>
      <Problem state={state} />
      {deleteAfter ? <Going at={deleteAfter} /> : <Delete name={name} state={state} />}
    </Page>,
    status,
  );
}

const Going = ({ at }: { at: Date }) => (
  <section class="card stack">
    <h2>It is being deleted</h2>
    <p>
      Everything goes on <Time at={at} />. Until then an owner may take that back.
    </p>
    <Action action={`${DELETION}/undo`} label="Keep the workspace" kind="main" />
  </section>
);

const Delete = ({ name, state }: { name: string; state: FormState }) => (
  <section class="card stack">
    <h2>{`Delete ${name}`}</h2>
    <ul>
      <li>At once: nothing new starts or is published, all keys are revoked, and all other sessions end.</li>
      <li>
        After seven days: runs, files, posts, brand, accounts, members and the audit log are deleted for good.
        People without another workspace lose their account.
      </li>
      <li>Until then an owner may take it back. Keys stay revoked.</li>
      <li>What was published on networks stays there.</li>
    </ul>
    <form method="post" action={DELETION} class="form" autocomplete="off">
      <Field name="name" label="Name of the workspace" hint={`Type ${name}.`} required state={state} />
      <Field
        name="password"
        label="Your password"
        type="password"
        autocomplete="current-password"
        required
        state={state}
      />
      <div>
        <button type="submit" class="button danger">
          Delete the workspace
        </button>
      </div>
    </form>
  </section>
);
