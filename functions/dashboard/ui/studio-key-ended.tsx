import type { Profile } from "../../../lib/studio/get-setup.ts";
import type { FormState } from "../http/form.ts";
import { Field, Problem } from "./form.tsx";
import { profilePath } from "./studio.tsx";

type KeyEndedProps = {
  profile: Profile;
  /** Keys without a profile; undefined for those who may not change it. */
  keys: readonly { value: string; label: string }[] | undefined;
  state: FormState;
};

/** A profile whose key ended when the workspace was deleted and kept: all it says is there, and it needs a key. */
export const KeyEnded = ({ profile, keys, state }: KeyEndedProps) => (
  <section class="card stack" id="key">
    <h2>It needs a key</h2>
    <p>
      This profile is as it was, but its key ended when the workspace was being deleted. Give it another key,
      and it draws again.
    </p>
    {!keys && <p class="soft">Owners of the workspace do that.</p>}
    {keys?.length === 0 && (
      <p>
        <a class="button main" href="/app/developer/keys">
          Create a key
        </a>
      </p>
    )}
    {keys && keys.length > 0 && (
      <form method="post" action={`${profilePath(profile.key_id)}/key`} class="form">
        <Problem state={state} />
        <Field name="to" label="Key" options={keys} state={state} />
        <p>
          <button type="submit" class="button main">
            Give it this key
          </button>
        </p>
      </form>
    )}
  </section>
);
