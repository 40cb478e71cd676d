import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import {
  pauseWorkspace,
  renameWorkspace,
  resumeWorkspace,
  setModelOptOut,
  setTimeZone,
  WorkspaceName,
} from "../../../lib/access/workspace-operations.ts";
import { resendConfirmation } from "../../../lib/identity/confirm.ts";
import { switchWorkspace } from "../../../lib/identity/switch.ts";
import { setApprovalRequired } from "../../../lib/runs/approval.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { sessionToken } from "../http/cookies.ts";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { GOES_ON } from "../ui/asked.ts";
import { Action, Field, Problem } from "../ui/form.tsx";
import { Mailbox } from "../ui/mailbox.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Switches } from "../ui/switches.tsx";
import { zoneInWords } from "../ui/times.tsx";
import { zoneCalled, zones } from "../ui/zones.ts";

const DONE: Readonly<Record<string, string>> = {
  renamed: "The workspace has its new name.",
  paused: "Paused. Nothing is lost: what is due waits up to 24 hours.",
  zone: "Times are shown and taken in the new time zone.",
  models: "Changed for everything from now on.",
  required: "Nothing is posted now before a member has approved it.",
  ended_approval: "What the checks approve is posted again without a person. What waits still waits.",
  mailed: "Another mail is on its way. Earlier links have ended.",
};

export const settingsPages = new Hono<AppEnv>()
  .post("/settings/confirm-again", (c) => {
    const { ctx, record } = c.var.signedIn;
    return submitted({}, z.object({}), {
      async work() {
        if (ctx.mailer) await resendConfirmation(ctx, ctx.workspaceId, record.user);
        return goTo(c, "/app/settings", "mailed");
      },
      show: (state, status) => settings(c, state, status),
    });
  })
  .get("/settings", (c) => settings(c, EMPTY_FORM))
  .post("/settings/name", async (c) =>
    submitted(await readForm(c), z.object({ name: WorkspaceName }), {
      async work(input) {
        await renameWorkspace(c.var.signedIn.ctx, input);
        return goTo(c, "/app/settings", "renamed");
      },
      show: (state, status) => settings(c, state, status),
    }),
  )
  .post("/settings/time-zone", async (c) => {
    const sent = await readForm(c);
    return submitted(sent, setTimeZone.input, {
      input: { ...sent, time_zone: zoneCalled(sent.time_zone ?? "") },
      async work(input) {
        await setTimeZone(c.var.signedIn.ctx, input);
        return goTo(c, "/app/settings", "zone");
      },
      show: (state, status) => settings(c, state, status),
    });
  })
  .post("/settings/pause", async (c) => {
    const { at = "" } = await readForm(c);
    await pauseWorkspace(c.var.signedIn.ctx, {});
    return goTo(c, placeAt(at), "paused");
  })
  .post("/settings/resume", async (c) => {
    const { at = "" } = await readForm(c);
    await resumeWorkspace(c.var.signedIn.ctx, {});
    return goTo(c, placeAt(at), GOES_ON);
  })
  .post("/settings/models", async (c) => {
    const { opt_out } = await readForm(c);
    await setModelOptOut(c.var.signedIn.ctx, { model_opt_out: opt_out === "true" });
    return goTo(c, "/app/settings", "models");
  })
  .post("/settings/approval", async (c) => {
    const { required } = await readForm(c);
    const input = { approval_required: required === "true" };
    await setApprovalRequired(c.var.signedIn.ctx, input);
    return goTo(c, "/app/settings", input.approval_required ? "required" : "ended_approval");
  })
  .post("/workspace", async (c) => {
    const { workspace = "" } = await readForm(c);
    await switchWorkspace(c.var.service, sessionToken(c) ?? "", workspace);
    return goTo(c, "/app");
  });

/** Where it was asked for, the calendar as it was shown; the settings for what is no page of the dashboard. */
const placeAt = (at: string): string =>
  /^\/app(?:\/[\w-]+)*(?:\?(?:month|week|day)=[\d-]+)?$/.test(at) ? at : "/app/settings";

function settings(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Response | Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const zone = record.workspace.timeZone ?? "UTC";
  const isOwner = record.role === "owner";
  return page(
    c,
    <Page title="Settings" at="/app/settings" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <SettingsPlaces at="/app/settings" reader={record.role} />
      <Problem state={state} />
      {record.workspace.unconfirmed && ctx.mailer && (
        <Unconfirmed email={record.user.email} mailboxUrl={ctx.mailer.mailboxUrl} />
      )}
      <div class="halves">
        <section class="card stack">
          <h2>Workspace</h2>
          {isOwner ? (
            <WorkspaceForms
              name={ctx.workspaceName}
              zone={zone}
              shownAs={zoneInWords(zone, ctx.now())}
              state={state}
            />
          ) : (
            <>
              <dl class="facts">
                <dt>Name</dt>
                <dd>{ctx.workspaceName}</dd>
                <dt>Time zone</dt>
                <dd>{zoneInWords(zone, ctx.now())}</dd>
              </dl>
              <p class="soft small">A workspace owner changes them.</p>
            </>
          )}
        </section>
        {isOwner && <Switches ctx={ctx} isPaused={record.workspace.pausedAt !== null} />}
      </div>
    </Page>,
    status,
  );
}

type WorkspaceFormsProps = { name: string; zone: string; shownAs: string; state: FormState };

const WorkspaceForms = ({ name, zone, shownAs, state }: WorkspaceFormsProps) => (
  <>
    <form method="post" action="/app/settings/name" class="form">
      <Field name="name" label="Name" required maxlength={80} value={name} state={state} />
      <button type="submit" class="button plain">
        Rename
      </button>
    </form>
    <form method="post" action="/app/settings/time-zone" class="form">
      <Field
        name="time_zone"
        label="Time zone"
        hint={`Of the calendar, and of times that are filled in. Type a city, such as London. Now it is ${shownAs}.`}
        value={zone}
        required
        suggestions={zones()}
        state={state}
      />
      <button type="submit" class="button plain">
        Save the time zone
      </button>
    </form>
    <form method="post" action="/app/settings/time-zone" class="scripted">
      <input type="hidden" name="time_zone" value={zone} data-own-zone />
      <button type="submit" class="button plain">
        Use the time zone of this browser
      </button>
    </form>
  </>
);

const Unconfirmed = ({ email, mailboxUrl }: { email: string; mailboxUrl: string | undefined }) => (
  <section class="card stack" id="confirm">
    <h2>Confirm your address</h2>
    <p>
      A link was mailed to <strong>{email}</strong>. Until it is opened, nothing is published, and no model is
      used.
    </p>
    <Mailbox url={mailboxUrl} />
    <Action action="/app/settings/confirm-again" label="Send another mail" />
  </section>
);
