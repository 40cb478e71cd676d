import type { FormState } from "../http/form.ts";
import { Field } from "./form.tsx";

/** The field of a password that is being chosen. */
export const NewPasswordField = ({ label, state }: { label: string; state: FormState }) => (
  <Field
    name="password"
    label={label}
    hint="At least 10 characters. Three or four random words are easy to remember."
    type="password"
    autocomplete="new-password"
    required
    state={state}
  />
);

type KnownProps = { label: string; state: FormState; name?: string };

/** The field of a password that the person has already. */
export const PasswordField = ({ label, state, name = "password" }: KnownProps) => (
  <Field name={name} label={label} type="password" autocomplete="current-password" required state={state} />
);
