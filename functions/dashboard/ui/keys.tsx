import type { listKeys } from "../../../lib/access/list-keys.ts";
import type { listRequests } from "../../../lib/access/list-requests.ts";
import type { Account } from "../../../lib/accounts/account.ts";
import { PLANS, upgradeFor } from "../../../lib/billing/plans.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { AssetType, Channel, type Plan } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { ENDS, ENDS_HINT } from "./ends.ts";
import { Action, Field } from "./form.tsx";
import { PLAN_NAMES } from "./plans.tsx";
import { CHANNEL_NAMES, TYPE_NAMES } from "./runs.tsx";
import { Tick, Ticks } from "./ticks.tsx";
import { Time } from "./times.tsx";

export const KEYS = "/app/developer/keys";

type Keys = Awaited<ReturnType<typeof listKeys>>;
type Uses = Awaited<ReturnType<typeof listRequests>>["keys"];

type KeyListProps = {
  keys: Keys;
  /** Undefined: the request log cannot be read now. */
  uses: Uses | undefined;
  isOwner: boolean;
  now: Date;
};

export const KeyList = ({ keys, uses, isOwner, now }: KeyListProps) => (
  <section class="card">
    {keys.length === 0 && (
      <p class="soft">No key yet. With a key your own systems can do what people do here.</p>
    )}
    <ul class="list">
      {keys.map((key) => (
        <li class="row between">
          <div>
            <p>
              {key.name && <strong>{key.name} </strong>}
              <code>{`sk_${key.mode}_…${key.hint}`}</code> <StateOf apiKey={key} />
            </p>
            <p class="soft small">{scopeOf(key)}</p>
            <p class="soft small">
              Made <Time at={key.created_at} day />
              {uses && (
                <LastUse
                  use={uses.find(({ key_id }) => key_id === key.id)}
                  age={now.getTime() - Date.parse(key.created_at)}
                />
              )}
              {key.networks.length > 0 &&
                `, from ${key.networks.length === 1 ? "one network" : `${key.networks.length} networks`}`}
            </p>
          </div>
          {isOwner && !key.revoked_at && (
            <div class="row">
              <Action
                action={`${KEYS}/${key.id}/rotate`}
                label="Rotate"
                name={`Rotate the key ${labelOf(key)}`}
                confirm={ROTATING}
              />
              <Action
                action={`${KEYS}/${key.id}/revoke`}
                label="Revoke"
                name={`Revoke the key ${labelOf(key)}`}
                kind="danger"
                confirm="Revoke this key? What uses it stops working at once."
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const ROTATING =
  "Rotate this key? A new one is shown once. This one works for 24 more hours; give what uses it the new one before.";

/** How a key is named in a sentence. */
const labelOf = ({ name, hint }: Keys[number]) => (name ? `${name}, ending in ${hint}` : `ending in ${hint}`);

/** How long the request log remembers. */
const REMEMBERED_MS = 7 * 86_400_000;

/** `age` is that of the key: one that is younger than the log's memory was never used. */
type LastUseProps = { use: Uses[number] | undefined; age: number };

const LastUse = ({ use, age }: LastUseProps) => {
  if (!use && age < REMEMBERED_MS) return <>, not used yet</>;
  if (!use) return <>, not used in the last seven days</>;
  if (!use.last_used_at) return <>, used in the last seven days</>;
  return (
    <>
      , last used <Time at={use.last_used_at} />
    </>
  );
};

const StateOf = ({ apiKey: { mode, revoked_at, expires_at } }: { apiKey: Keys[number] }) => {
  if (revoked_at) return <span class="badge bad">revoked</span>;
  if (expires_at)
    return (
      <span class="badge warn">
        until <Time at={expires_at} />
      </span>
    );
  return <span class={`badge ${mode === "live" ? "good" : ""}`}>{mode}</span>;
};

/** What a key may do, in one line. */
function scopeOf(key: Keys[number]): string {
  const { asset_types, channels, connected_accounts: accounts, allowed_addresses: addresses } = key;
  const types = asset_types?.map((type) => TYPE_NAMES[type]).join(", ") ?? "everything";
  const where = channels?.map((channel) => CHANNEL_NAMES[channel]).join(", ") ?? "every channel";
  const more = [
    accounts && `posts to ${accounts.length === 1 ? "one account" : `${accounts.length} accounts`}`,
    key.auto_post && `posts by itself from score ${key.auto_post_min_score} on`,
    key.review && "reviews",
    key.manage_keys && "manages keys",
    key.daily_limit !== null && `at most ${key.daily_limit} requests a day`,
    addresses && `only from ${addresses.join(", ")}`,
  ];
  return [`Makes ${types}`, `for ${where}`, ...more.filter(Boolean)].join(", ");
}

type MintProps = {
  ticked: URLSearchParams;
  state: FormState;
  accounts: readonly Account[];
  plan: Plan;
};

/** A new key with every scope that there is. */
export const Mint = ({ state, ticked, accounts, plan }: MintProps) => (
  <section class="card">
    <h2>Create a key</h2>
    <form method="post" action={KEYS} class="form">
      <Kind state={state} plan={plan} />
      {!PLANS[plan].testKeys && <NoTestKeys plan={plan} />}
      <details open={isLimited(state, ticked)}>
        <summary>Limit what it may do</summary>
        <div class="form">
          <Limits state={state} />
          <Scopes ticked={ticked} accounts={accounts} />
        </div>
      </details>
      <button type="submit" class="button main">
        Create the key
      </button>
    </form>
  </section>
);

/** Limits that were chosen, or have a problem, stay in sight. */
const isLimited = ({ errors }: FormState, ticked: URLSearchParams): boolean =>
  Object.keys(errors).length > 0 ||
  [...ticked].some(([name, text]) => text !== "" && !["name", "mode", "days", "once"].includes(name));

const Scopes = ({ ticked, accounts }: Omit<MintProps, "state" | "plan">) => (
  <>
    <Ticks
      name="asset_types"
      legend="May make (none ticked: everything)"
      options={AssetType.options.map((type) => [type, TYPE_NAMES[type]])}
      ticked={ticked}
    />
    <Ticks
      name="channels"
      legend="For (none ticked: every channel)"
      options={Channel.options.map((channel) => [channel, CHANNEL_NAMES[channel]])}
      ticked={ticked}
    />
    {accounts.length > 0 && (
      <Ticks
        name="connected_accounts"
        legend="May post to (none ticked: every account)"
        options={accounts.map(({ id, platform, handle }) => [id, `${NETWORKS[platform].name}, @${handle}`])}
        ticked={ticked}
      />
    )}
    <fieldset>
      <legend>More</legend>
      <Tick
        name="auto_post"
        label="Posts by itself"
        hint="Approved runs go out without a person."
        ticked={ticked}
      />
      <Tick name="review" label="Reviews" hint="Decides about runs that need a person." ticked={ticked} />
      <Tick
        name="manage_keys"
        label="Manages keys"
        hint="Makes, rotates and revokes keys like its own."
        ticked={ticked}
      />
    </fieldset>
  </>
);

/** Which plan has what cannot be chosen. */
const NoTestKeys = ({ plan }: { plan: Plan }) => (
  <p class="hint">
    {`Test keys come with the ${PLAN_NAMES[upgradeFor(plan, ({ testKeys }) => testKeys) ?? plan]} plan.`}{" "}
    <a href="/app/billing#plans">See the plans</a>
  </p>
);

/** What everybody chooses. */
const Kind = ({ state, plan }: { state: FormState; plan: Plan }) => (
  <div class="fields wide">
    <Field
      name="name"
      label="Name"
      hint="What will use it, such as Website. You can leave it out."
      maxlength={60}
      state={state}
    />
    <Field
      name="mode"
      label="Mode"
      options={[
        { value: "live", label: "Live: makes and posts" },
        { value: "test", label: "Test: nothing leaves", disabled: !PLANS[plan].testKeys },
      ]}
      hint="A test key gets the same answers; nothing is posted and nothing is charged."
      state={state}
    />
    <Field name="days" label="It ends" hint={ENDS_HINT} options={ENDS} value="" state={state} />
  </div>
);

const Limits = ({ state }: { state: FormState }) => (
  <div class="fields wide">
    <Field
      name="daily_limit"
      label="Requests a day"
      hint="That start work. Empty: the plan's limit."
      type="number"
      state={state}
    />
    <Field
      name="auto_post_min_score"
      label="Least score to post"
      hint="0 to 100, for posting by itself. Empty: 70."
      type="number"
      state={state}
    />
    <Field
      name="allowed_addresses"
      label="Only from these addresses"
      hint="Such as 203.0.113.0/24, with spaces between. Empty: from anywhere."
      state={state}
    />
  </div>
);
