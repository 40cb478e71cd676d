import { type Context, Hono } from "hono";
import { cancelInvite, InviteInput, inviteMember, listInvites } from "../../../lib/identity/invites.ts";
import { changeRole, listMembers, removeMember } from "../../../lib/identity/members.ts";
import { makeResetLink } from "../../../lib/identity/reset.ts";
import { own } from "../../../lib/text/own.ts";
import { Role } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Copyable } from "../ui/copyable.tsx";
import { Action, Field, Problem } from "../ui/form.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page, ROLE_NAMES } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const DONE: Readonly<Record<string, string>> = {
  role: "The role is changed from their next click on.",
  removed: "They are no member any more.",
  canceled: "The invite is canceled.",
};

const MEMBERS = "/app/settings/members";

/** A link that is shown once, and for whom it is. */
type FreshLink = { label: string; url: string; until: string };

export const memberPages = new Hono<AppEnv>()
  .get("/settings/members", (c) => members(c, { state: EMPTY_FORM }))
  .post("/settings/members/invite", async (c) =>
    submitted(await readForm(c), InviteInput, {
      async work(input) {
        const { url, expires_at: until, is_mailed: isMailed } = await inviteMember(c.var.signedIn.ctx, input);
        const who = input.note || "the new member";
        const label = isMailed
          ? `The link is on its way to ${input.email}. It is shown only now, and good once.`
          : `Send this link to ${who}. It is shown only now, and good once.`;
        return members(c, { state: EMPTY_FORM, link: { label, url, until } });
      },
      show: (state, status) => members(c, { state, status }),
    }),
  )
  .post("/settings/members/invites/:id/cancel", async (c) => {
    await cancelInvite(c.var.signedIn.ctx, cancelInvite.input.parse({ invite_id: c.req.param("id") }));
    return goTo(c, MEMBERS, "canceled");
  })
  .post("/settings/members/:id/role", async (c) => {
    const input = { ...(await readForm(c)), user_id: c.req.param("id") };
    return submitted(input, changeRole.input, {
      async work(change) {
        await changeRole(c.var.signedIn.ctx, change);
        return goTo(c, MEMBERS, "role");
      },
      // The role that was refused is no value of the form for invites.
      show: (state, status) => members(c, { state: { ...state, values: {} }, status }),
    });
  })
  .post("/settings/members/:id/remove", async (c) =>
    submitted({ user_id: c.req.param("id") }, removeMember.input, {
      async work(input) {
        await removeMember(c.var.signedIn.ctx, input);
        return goTo(c, MEMBERS, "removed");
      },
      show: (state, status) => members(c, { state, status }),
    }),
  )
  .post("/settings/members/:id/reset", async (c) =>
    submitted({ user_id: c.req.param("id") }, makeResetLink.input, {
      async work(input) {
        const { url, expires_at: until } = await makeResetLink(c.var.signedIn.ctx, input);
        const label =
          "Give this link to the member yourself. It sets a new password, once, and is shown only now.";
        return members(c, { state: EMPTY_FORM, link: { label, url, until } });
      },
      show: (state, status) => members(c, { state, status }),
    }),
  );

type MembersView = { state: FormState; link?: FreshLink; status?: Parameters<typeof page>[2] };

async function members(c: Context<AppEnv>, { state, link, status = 200 }: MembersView): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [people, invites] = await Promise.all([listMembers(ctx, {}), listInvites(ctx, {})]);
  const isOwner = record.role === "owner";
  return page(
    c,
    <Page title="Members" at="/app/settings" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <SettingsPlaces at="/app/settings/members" reader={record.role} />
      <Problem state={state} />
      {link && <LinkOnce link={link} />}
      <section class="card">
        <ul class="list">
          {people.map((person) => (
            <MemberRow person={person} isOwner={isOwner} isSelf={person.user_id === record.user.id} />
          ))}
        </ul>
      </section>
      {isOwner && (
        <div class="halves">
          <section class="card">
            <h2>Invite somebody</h2>
            <InviteFields state={state} isMailing={ctx.mailer !== undefined} />
          </section>
          <section class="card">
            <h2>Open invites</h2>
            {invites.length === 0 && <p class="soft">None.</p>}
            <ul class="list">
              {invites.map(({ id, role, note, expires_at }) => (
                <li class="row between">
                  <p>
                    {note || "Nobody named"} <span class="badge">{ROLE_NAMES[role]}</span>
                    <span class="soft small">
                      {" "}
                      until <Time at={expires_at} />
                    </span>
                  </p>
                  <Action action={`${MEMBERS}/invites/${id}/cancel`} label="Cancel" />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </Page>,
    status,
  );
}

const LinkOnce = ({ link: { label, url, until } }: { link: FreshLink }) => (
  <section class="notice good stack" role="status">
    <p>
      {label} It ends <Time at={until} />.
    </p>
    <Copyable id="fresh-link">{url}</Copyable>
  </section>
);

type Person = { user_id: string; email: string; name: string; role: Role; joined_at: string };

const MemberRow = ({ person, isOwner, isSelf }: { person: Person; isOwner: boolean; isSelf: boolean }) => (
  <li class="row between">
    <div>
      <p>
        {person.name || person.email} {isSelf && <span class="badge">you</span>}
      </p>
      <p class="soft small">
        {person.email}, since <Time at={person.joined_at} day />
      </p>
    </div>
    {isOwner ? (
      <div class="row">
        <form method="post" action={`${MEMBERS}/${person.user_id}/role`} class="inline">
          <label
            class="hidden"
            for={`role-${person.user_id}`}
          >{`Role of ${person.name || person.email}`}</label>
          <select id={`role-${person.user_id}`} name="role">
            {Role.options.map((role) => (
              <option value={role} selected={role === person.role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </select>
          <button type="submit" class="button plain">
            Change
          </button>
        </form>
        {!isSelf && (
          <>
            <Action action={`${MEMBERS}/${person.user_id}/reset`} label="Password link" />
            <Action
              action={`${MEMBERS}/${person.user_id}/remove`}
              label="Remove"
              kind="danger"
              confirm={`Remove ${person.name || person.email} from the workspace?`}
            />
          </>
        )}
      </div>
    ) : (
      <span class="badge">{ROLE_NAMES[person.role]}</span>
    )}
  </li>
);

const WHAT_ROLES_MAY: Record<Role, string> = {
  owner: "everything, money and access too",
  editor: "make, change, post",
  reviewer: "read, and decide about what needs a review",
  viewer: "read",
};

const InviteFields = ({ state, isMailing }: { state: FormState; isMailing: boolean }) => (
  <form method="post" action={`${MEMBERS}/invite`} class="form">
    <Field
      name="note"
      label="For whom"
      hint={`A name, shown to the owners only.${isMailing ? " Without one the list shows the address." : ""}`}
      maxlength={120}
      state={state}
    />
    {isMailing && (
      <Field
        name="email"
        label="E-mail address"
        hint="The link is mailed there. Without one you hand it over yourself."
        type="email"
        state={state}
      />
    )}
    <Field
      name="role"
      label="Role"
      value="viewer"
      options={Role.options.map((role) => ({
        value: role,
        label: `${ROLE_NAMES[role]}: ${WHAT_ROLES_MAY[role]}`,
      }))}
      state={state}
    />
    <button type="submit" class="button main">
      Create the invite
    </button>
  </form>
);
