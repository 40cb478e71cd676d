import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";
import { PasswordField } from "./passwords.tsx";

type ProfileProps = { user: { name: string; email: string }; state: FormState };

/** How the others see a person. */
export const Profile = ({ user, state }: ProfileProps) => (
  <section class="card stack">
    <h2>Profile</h2>
    <form method="post" action="/app/settings/you" class="form">
      <Field
        name="name"
        label="Your name"
        hint="How the others see you. Without one they see your e-mail address."
        autocomplete="name"
        maxlength={80}
        value={user.name}
        state={state}
      />
      <button type="submit" class="button plain">
        Save your name
      </button>
    </form>
    <p class="soft small">
      <a href="/app/settings/passkeys">Your passkeys</a>
    </p>
  </section>
);

type EmailProps = { email: string; isMailing: boolean; state: FormState };

/** The address a person signs in with, and a form for another. */
export const EmailAddress = ({ email, isMailing, state }: EmailProps) => (
  <section class="card stack" id="email">
    <h2>E-mail address</h2>
    <p>
      You sign in as <strong>{email}</strong>.
    </p>
    <details open={"email" in state.values}>
      <summary>Change the address</summary>
      <form method="post" action="/app/settings/email" class="form">
        <Field
          name="email"
          label="New e-mail address"
          type="email"
          autocomplete="email"
          hint={
            isMailing ? "We mail a link there. The address changes when you use it." : "It changes at once."
          }
          required
          state={state}
        />
        <PasswordField name="password_now" label="Your password" state={state} />
        <button type="submit" class="button plain">
          Change the address
        </button>
      </form>
    </details>
  </section>
);
