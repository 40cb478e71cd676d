import { type Context, Hono } from "hono";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "../../../lib/identity/passkeys.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { Action, Field, Problem } from "../ui/form.tsx";
import { PasswordField } from "../ui/passwords.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const PASSKEYS = "/app/settings/passkeys";

const DONE: Readonly<Record<string, string>> = {
  added: "Added. You can sign in with it from now on.",
  removed: "Removed. It signs nobody in any more.",
};

/** Devices with which the signed-in person may sign in. */
export const passkeyPages = new Hono<AppEnv>()
  .get("/settings/passkeys", (c) => passkeys(c, EMPTY_FORM))
  .post("/settings/passkeys/options", async (c) => {
    const { ctx, record } = c.var.signedIn;
    const { password } = await readForm(c);
    return submitted({}, beginPasskey.input, {
      input: { password, session_id: record.session.id },
      work: async (input) => c.json(JSON.parse((await beginPasskey(ctx, input)).options)),
      show: (_, status) => c.json({}, status === 429 ? 429 : 422),
    });
  })
  .post("/settings/passkeys", async (c) => {
    const { ctx, record } = c.var.signedIn;
    const { password, name = "", credential = "" } = await readForm(c);
    const session_id = record.session.id;
    // Without an answer the device or the password refused; the password's problem is said beside its field.
    if (!credential) {
      return submitted({ name }, beginPasskey.input, {
        input: { password, session_id },
        async work(input) {
          await beginPasskey(ctx, input);
          return passkeys(c, { values: { name }, errors: {}, problem: NO_ANSWER }, 422);
        },
        show: (state, status) => passkeys(c, state, status),
      });
    }
    return submitted({ name }, addPasskey.input, {
      input: { name, credential, session_id },
      async work(input) {
        await addPasskey(ctx, input);
        return goTo(c, PASSKEYS, "added");
      },
      show: (state, status) => passkeys(c, state, status),
    });
  })
  .post("/settings/passkeys/:passkey_id/remove", (c) =>
    submitted({ passkey_id: c.req.param("passkey_id") }, removePasskey.input, {
      async work(input) {
        await removePasskey(c.var.signedIn.ctx, input);
        return goTo(c, PASSKEYS, "removed");
      },
      show: (state, status) => passkeys(c, state, status),
    }),
  );

const NO_ANSWER = "Nothing came from your device. Passkeys need scripts, and a device with a screen lock.";

async function passkeys(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const list = await listPasskeys(ctx, {});
  return page(
    c,
    <Page title="Passkeys" at="/app/settings" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <SettingsPlaces at="/app/settings/passkeys" reader={record.role} />
      <Problem state={state} />
      <section class="card stack">
        <h2>Add a passkey</h2>
        <p class="soft">
          A passkey signs you in with the lock of your phone, computer or security key. Your password keeps
          working.
        </p>
        <p class="notice warn no-script">Adding one needs scripts, which this browser does not run here.</p>
        <form
          method="post"
          action={PASSKEYS}
          data-passkey={`${PASSKEYS}/options`}
          class="form"
          autocomplete="off"
        >
          <input type="hidden" name="credential" />
          <Field name="name" label="Name" hint="Such as My phone." maxlength={60} state={state} />
          <PasswordField label="Your password" state={state} />
          <div>
            <button type="submit" class="button main">
              Add a passkey
            </button>
          </div>
        </form>
      </section>
      <section class="card">
        <h2>Your passkeys</h2>
        {list.length === 0 && <p class="soft">None yet.</p>}
        <ul class="list">
          {list.map(({ id, name, created_at, used_at }) => (
            <li class="row between">
              <div>
                <p>{name}</p>
                <p class="soft small">
                  Since <Time at={created_at} />
                  {used_at && (
                    <>
                      , last used <Time at={used_at} />
                    </>
                  )}
                </p>
              </div>
              <Action
                action={`${PASSKEYS}/${id}/remove`}
                label="Remove"
                name={["Remove", name].join(" ")}
                confirm="Remove this passkey? It signs you in no more."
              />
            </li>
          ))}
        </ul>
      </section>
    </Page>,
    status,
  );
}
