import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Profile } from "../../../lib/studio/get-setup.ts";
import { Action } from "./form.tsx";
import { keyOfProfile, profilePath } from "./studio.tsx";

/** The end of a profile, behind what it means. Opening it is the question, its button the answer. */
export const RemoveProfile = ({ profile }: { profile: Profile }) => {
  const key = keyOfProfile(profile);
  const networks = profile.social.map((platform) => NETWORKS[platform].name);
  const targets = [...(profile.telegram ? ["the linked chats"] : []), ...networks].join(", ");
  return (
    <details class="card" id="remove" open>
      <summary>Remove this profile</summary>
      <div class="stack">
        <ul>
          <li>{`The key ${key} stays and works for everything else. Studio refuses its calls with 403 studio_profile_missing from then on.`}</li>
          <li>
            {targets
              ? `Its cards no longer go to ${targets}. Chats and accounts stay connected.`
              : "Chats and accounts stay connected."}
          </li>
          <li>Cards that have started are still delivered, and cards that were made stay in Runs.</li>
          <li>
            Its templates, background and caption are lost. To stop for a while, pause it under Studio
            instead.
          </li>
        </ul>
        <div>
          <Action
            action={`${profilePath(profile.key_id)}/remove`}
            label="Remove the profile"
            name={`Remove the profile of ${key}`}
            kind="danger"
          />
        </div>
      </div>
    </details>
  );
};
