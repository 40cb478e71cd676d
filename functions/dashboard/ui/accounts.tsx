import type { Account } from "../../../lib/accounts/account.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { once } from "../../../lib/text/once.ts";
import { type AccountHealth, Platform } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { OuterPage } from "./document.tsx";
import { Action, Field } from "./form.tsx";
import { Time } from "./times.tsx";

const HEALTH: Record<AccountHealth, { label: string; tone: "good" | "warn" | "bad" }> = {
  connected: { label: "Connected", tone: "good" },
  expiring: { label: "Ends soon", tone: "warn" },
  reconnect_required: { label: "Connect again", tone: "bad" },
};

type AccountRowProps = {
  account: Account;
  isSandbox: boolean;
  canReconnect: boolean;
  canDisconnect: boolean;
};

/** A connected account: whether it works, why not, and what can be done about it. */
export const AccountRow = ({ account, isSandbox, canReconnect, canDisconnect }: AccountRowProps) => {
  const { id, platform, handle, name, health, reason, connected_at } = account;
  const { label, tone } = HEALTH[health];
  return (
    <li class="row between">
      <div>
        <p>
          <strong>{NETWORKS[platform].name}</strong> @{handle} <span class={`badge ${tone}`}>{label}</span>{" "}
          {isSandbox && <span class="badge">Sandbox</span>}
        </p>
        {reason && <p class="small">{reason}</p>}
        <p class="soft small">
          {name && `${name}, `}since <Time at={connected_at} day />
        </p>
      </div>
      <div class="row">
        {canReconnect && (
          <Action
            action="/app/accounts/connect"
            fields={{ platform }}
            label="Connect again"
            kind={health === "connected" ? "plain" : "main"}
          />
        )}
        {canDisconnect && (
          <Action
            action={`/app/accounts/${id}/disconnect`}
            label="Disconnect"
            kind="danger"
            confirm={`Disconnect @${handle}? Posts that are scheduled on it will not go out.`}
          />
        )}
      </div>
    </li>
  );
};

/** The networks whose accounts can be connected here, and what to do about those that are not switched on. */
export const Networks = ({ open }: { open: readonly Platform[] }) => {
  const closed = Platform.options.filter((platform) => !open.includes(platform));
  return (
    <section class="card stack">
      <h2>Connect an account</h2>
      {open.length > 0 && (
        <ul class="list">
          {open.map((platform) => (
            <li class="row between">
              <strong>{NETWORKS[platform].name}</strong>
              <Action
                action="/app/accounts/connect"
                fields={{ platform }}
                label={`Connect ${NETWORKS[platform].name}`}
                kind="main"
              />
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <p class="soft">
          {`Not switched on for this service yet: ${names().format(closed.map((one) => NETWORKS[one].name))}. `}
          Ask whoever runs it for you. Until then, download a picture from its page and post it by hand.{" "}
          <a href="/docs/accounts">For those who run it</a>
        </p>
      )}
    </section>
  );
};

const names = once(() => new Intl.ListFormat("en"));

type SandboxFormProps = {
  platforms: readonly Platform[];
  /** The network that the newest run is for. */
  first: Platform | undefined;
  state: FormState;
};

/** Connects an account that exists on this machine only. */
export const SandboxForm = ({ platforms, first, state }: SandboxFormProps) => (
  <section class="card">
    <h2>Try it in the sandbox</h2>
    <form method="post" action="/app/accounts/sandbox" class="form">
      <p class="soft">
        Accounts that exist on this machine only. Posts on them are shown here and nowhere else.
      </p>
      <Field
        name="platform"
        label="Network"
        options={platforms.map((value) => ({ value, label: NETWORKS[value].name }))}
        value={first}
        state={state}
      />
      <Field
        name="handle"
        label="Name of the account"
        hint="Letters, digits, dots and underscores. Without one it gets the workspace's name."
        maxlength={31}
        autocomplete="off"
        state={state}
      />
      <button type="submit" class="button main">
        Connect a sandbox account
      </button>
    </form>
  </section>
);

/** The page between here and a network. The browser goes on by itself. */
export const Onward = ({ url, name }: { url: string; name: string }) => (
  <OuterPage title={`On to ${name}`} lead={`${name} asks whether this workspace may post for the account.`}>
    <p>
      <a class="button main" href={url}>
        Go on to {name}
      </a>
    </p>
    <p class="aside">
      <a href="/app/accounts">Back to the accounts</a>
    </p>
  </OuterPage>
);
