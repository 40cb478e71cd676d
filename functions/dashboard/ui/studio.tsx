import type { listKeys } from "../../../lib/access/list-keys.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { TEMPLATES } from "../../../lib/render/templates/index.ts";
import type { Profile } from "../../../lib/studio/get-setup.ts";
import { own } from "../../../lib/text/own.ts";
import { Action } from "./form.tsx";
import { SecretOnce } from "./secret.tsx";
import { Time } from "./times.tsx";

export const STUDIO = "/app/studio";

type NamedKey = { name: string | null; mode: string; hint: string };

/** How a key is recognised: its name, its mode and its last four characters. */
const keyName = ({ name, mode, hint }: NamedKey) => `${name ? `${name}, ` : ""}sk_${mode}_…${hint}`;

export const keyOfProfile = ({ key_name: name, key_mode: mode, key_hint: hint }: Profile) =>
  keyName({ name, mode, hint });

type Keys = Awaited<ReturnType<typeof listKeys>>;

/** Keys that work and have no profile, as choices of a field. */
export function freeKeys({ profiles }: { profiles: readonly Profile[] }, keys: Keys) {
  const bound = new Set(profiles.map(({ key_id }) => key_id));
  return keys
    .filter(({ id, revoked_at }) => !revoked_at && !bound.has(id))
    .map((key) => ({ value: key.id, label: keyName(key) }));
}

export const profilePath = (keyId: string) => `${STUDIO}/profiles/${keyId}`;

type Chats = readonly { id: string; title: string; linked_at: string }[];

/** Where the cards of a profile go, in words. */
export function targetsOf({ telegram, social, reachable }: Profile, chats: number): string {
  const linked = chats === 1 ? "1 chat" : `${chats} chats`;
  const lost = social.filter((platform) => !reachable.includes(platform));
  const names = social.map((platform) => NETWORKS[platform].name);
  const to = [...(telegram ? [linked] : []), ...names].join(", ");
  if (!to) return "Download only";
  const missing = lost.map((platform) => NETWORKS[platform].name).join(", ");
  return missing ? `To ${to}. No working account on ${missing}` : `To ${to}`;
}

const SHOWN_TEMPLATES = 5;

function templatesOf({ templates }: Profile): string {
  const shown = templates
    .slice(0, SHOWN_TEMPLATES)
    .map((name) => own(TEMPLATES, name)?.title ?? name)
    .join(", ");
  const more = templates.length - SHOWN_TEMPLATES;
  return more > 0 ? `${shown} and ${more} more` : shown || "No template yet";
}

/** Whether a profile draws, and if not, what it lacks. */
const StateOf = ({ profile }: { profile: Profile }) => {
  const { key_works, key_ends_at: end, paused, templates } = profile;
  if (!key_works) return <span class="badge warn">needs a key</span>;
  if (paused) return <span class="badge warn">paused</span>;
  if (templates.length === 0) return <span class="badge warn">draws nothing yet</span>;
  return end ? (
    <span class="badge warn">
      key works until <Time at={end} />
    </span>
  ) : (
    <span class="badge good">active</span>
  );
};

export const AllProfiles = () => (
  <a class="button plain" href={STUDIO}>
    All profiles
  </a>
);

type ProfileCardProps = { profile: Profile; chats: number; isOwner: boolean };

/** One profile: what it draws, where its cards go, and what can be done about it. */
export const ProfileCard = ({ profile, chats, isOwner }: ProfileCardProps) => {
  const path = profilePath(profile.key_id);
  const name = keyOfProfile(profile);
  return (
    <li class="row between">
      <div>
        <p>
          <a href={path} data-item>
            <code>{name}</code>
          </a>{" "}
          <StateOf profile={profile} /> {profile.key_mode === "test" && <span class="badge">test</span>}
        </p>
        <p class="small">{templatesOf(profile)}</p>
        <p class="soft small">{targetsOf(profile, chats)}</p>
      </div>
      <div class="row">
        <a class="button plain" href={path} aria-label={`Open the profile of ${name}`}>
          Open
        </a>
        {isOwner && profile.key_works && (
          <Action
            action={`${path}/${profile.paused ? "resume" : "pause"}`}
            label={profile.paused ? "Resume" : "Pause"}
            name={`${profile.paused ? "Resume" : "Pause"} the profile of ${name}`}
          />
        )}
      </div>
    </li>
  );
};

export type ChatLink = { link: string; groupLink?: string; code: string; expiresAt: string };

type ChatsProps = {
  chats: Chats;
  cap: number;
  hasBot: boolean;
  isOwner: boolean;
  fresh?: ChatLink | undefined;
};

/** The chats that get cards, and a link for one more. */
export const LinkedChats = ({ chats, cap, hasBot, isOwner, fresh }: ChatsProps) => (
  <section class="card stack" id="chats">
    <div class="row between">
      <h2>Chats</h2>
      {cap > 0 && <p class="soft small">{`${chats.length} of ${cap} on your plan`}</p>}
    </div>
    {chats.length === 0 && (
      <p class="soft">
        {hasBot
          ? "No chat is linked. A linked Telegram chat, group or channel gets every card of the profiles that send there."
          : "No messaging bot is set up here. The operator sets TELEGRAM_BOT_TOKEN."}
      </p>
    )}
    <ul class="list">
      {chats.map(({ id, title, linked_at }) => (
        <li class="row between">
          <div>
            <p>{title || "A chat"}</p>
            <p class="soft small">
              Linked <Time at={linked_at} day />
            </p>
          </div>
          {isOwner && (
            <Action
              action={`${STUDIO}/chats/${id}/unlink`}
              label="Unlink"
              name={`Unlink ${title || "the chat"}`}
              kind="danger"
              confirm={`Unlink "${title}"? It gets no more cards.`}
            />
          )}
        </li>
      ))}
    </ul>
    {fresh && <FreshLink fresh={fresh} />}
    {isOwner && hasBot && chats.length < cap && (
      <form method="post" action={`${STUDIO}/chats#chats`}>
        <button type="submit" class="button plain">
          Link a chat
        </button>
      </form>
    )}
  </section>
);

const FreshLink = ({ fresh: { link, groupLink, code, expiresAt } }: { fresh: ChatLink }) => (
  <div class="stack">
    <SecretOnce id="chat-code" label="The code of the new chat. It links one chat, once." secret={code} />
    <p class="row">
      <a class="button main" href={link} target="_blank" rel="noopener noreferrer">
        Open the bot
      </a>
      {groupLink && (
        <a class="button plain" href={groupLink} target="_blank" rel="noopener noreferrer">
          Add it to a group
        </a>
      )}
    </p>
    <p class="hint">
      In a channel, add the bot and post <code>{`/start ${code}`}</code>. The code ends{" "}
      <Time at={expiresAt} />. Come back here afterwards; the chat is listed then.
    </p>
  </div>
);
