import type { Account } from "../../../lib/accounts/account.ts";
import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { takesMedium } from "../../../lib/platforms/problems.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { PostTarget } from "../../../lib/posts/targets.ts";
import { AssetType, type Plan, type Platform } from "../../../lib/vocab.ts";
import type { FormState } from "../http/form.ts";
import { Action, Asked, Field } from "./form.tsx";
import { May } from "./may.tsx";
import { placeName } from "./post-place.ts";
import { priceOf } from "./price.ts";
import { Card, type FullRun } from "./run-parts.tsx";
import { TYPE_NAMES } from "./runs.tsx";

type PublishProps = {
  run: FullRun;
  posts: readonly Post[];
  targets: readonly PostTarget[];
  state: FormState;
  /** Nine o'clock of tomorrow, to begin with as the time of a drop. */
  tomorrow: string;
  /** The workspace's plan: not every one makes everything. */
  plan: Plan;
  /** The owner's e-mail address is not confirmed, so every post would be refused. */
  isUnconfirmed: boolean;
};

const accountName = ({ platform, handle }: Account) => placeName(platform, handle);

/** The value of a choice: the network, and the one account of it that is meant. */
const choiceOf = ({ platform, id }: Account) => `${platform}:${id}`;

/** What a choice stands for, as the operations name it. */
export function targetIn(value: string): { platform: string; account_id: string } {
  const [platform = "", account_id = ""] = value.split(":");
  return { platform, account_id };
}

/** Now or later, on a connected account that can take the run: first one of the network that it is written for. */
export const Publish = ({ run, posts, targets, isUnconfirmed, ...rest }: PublishProps) => {
  if (isUnconfirmed) return <Unconfirmed />;
  const taken = new Set(posts.filter(isUp).map(({ account_id }) => account_id));
  const free = targets.filter(({ account }) => !taken.has(account.id));
  const open = free.filter((target) => !reasonOf(target));
  const waiting = free.filter(({ waits, account }) => waits && !isLost(account));
  const closed = free.filter((target) => reasonOf(target) && !waiting.includes(target));
  return (
    <Card title="Post it">
      {targets.length === 0 && <Unconnected />}
      {targets.length > 0 && free.length === 0 && (
        <p class="soft">It is posted or scheduled on all your accounts.</p>
      )}
      {open.length > 0 && <PublishForm run={run} open={open} {...rest} />}
      <May do="approve_channel">
        {firstOfNetworks(waiting).map((target) => (
          <AlsoOn run={run} target={target} />
        ))}
      </May>
      {closed.length > 0 && (
        <ul class="list" aria-label="Where it cannot go">
          {closed.map((target) => (
            <Closed run={run} target={target} plan={rest.plan} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Whether a post takes up its account: the run goes to it once. */
const isUp = ({ status, removed_at }: Post) =>
  removed_at === null && (status === "scheduled" || status === "publishing" || status === "posted");

const isLost = ({ health }: Account) => health === "reconnect_required";

const reasonOf = ({ account, problem }: PostTarget): string | null =>
  problem ?? (isLost(account) ? "This account has to be connected again first." : null);

const Unconfirmed = () => (
  <Card title="Post it">
    <p class="soft">An e-mail address has to be confirmed first.</p>
    <p>
      <a class="button main" href="/app/settings#confirm">
        Confirm the address
      </a>
    </p>
  </Card>
);

const Unconnected = () => (
  <>
    <p class="soft">No account is connected yet.</p>
    <p>
      <a class="button main" href="/app/accounts">
        Connect an account
      </a>
    </p>
  </>
);

type FormProps = Pick<PublishProps, "run" | "state" | "tomorrow"> & { open: readonly PostTarget[] };

const PublishForm = ({ run, open, state, tomorrow }: FormProps) => {
  const isFor = ({ account }: PostTarget) => NETWORKS[account.platform].channel === run.channel;
  const choices = open.toSorted((a, b) => Number(isFor(b)) - Number(isFor(a)));
  const options = choices.map(({ account }) => ({ value: choiceOf(account), label: accountName(account) }));
  return (
    <form method="post" action={`/app/runs/${run.id}/schedule`} class="form">
      <Field name="to" label="On" options={options} state={state} />
      <Field name="scheduled_at" label="At" type="datetime-local" value={tomorrow} required state={state} />
      <div class="row">
        <button type="submit" class="button main">
          Schedule
        </button>
        {state.doubt === "time" && (
          <button type="submit" name="sure" value="yes" class="button danger">
            Schedule it all the same
          </button>
        )}
        <Asked
          id="post-now"
          question={options.length === 1 ? `Publish this now on ${options[0]?.label}?` : "Publish this now?"}
          label="Post now"
          formaction={`/app/runs/${run.id}/post`}
          formnovalidate
        >
          <WhatGoesOut choices={choices} />
        </Asked>
      </div>
    </form>
  );
};

/**
 * The words for each choice, in the order of the choices: the stylesheet shows those of the chosen one. A browser that
 * cannot tell shows all of them, each under the name of its account.
 */
const WhatGoesOut = ({ choices }: { choices: readonly PostTarget[] }) => (
  <div class="outgoing">
    {choices.map(({ account, title, text }) => (
      <section class="stack">
        <h3>{`These words go out on ${accountName(account)}`}</h3>
        {title && <p>{`Title: ${title}`}</p>}
        <p class="quoted">{text || "No words: only what was drawn goes out."}</p>
      </section>
    ))}
  </div>
);

/** The words are those of a network, so accounts of the same one are approved together. */
const firstOfNetworks = (targets: readonly PostTarget[]) =>
  targets.filter(
    ({ account }, at) => targets.findIndex((one) => one.account.platform === account.platform) === at,
  );

/** Another network takes it, and its words for there are not approved. */
const AlsoOn = ({ run, target: { account, title, text } }: { run: FullRun; target: PostTarget }) => {
  const { name, channel } = NETWORKS[account.platform];
  const says = run.quality?.channels[channel]?.says;
  return (
    <details>
      <summary>{`Also post on ${name}`}</summary>
      <div class="stack">
        <p class="soft">{`${name} gets words of its own, and nobody has approved them yet.`}</p>
        {title && <p>{`Title: ${title}`}</p>}
        <p class="quoted">{text || "No words: only what was drawn goes out."}</p>
        {says && <p class="notice warn">{says}</p>}
        <Action
          action={`/app/runs/${run.id}/channels`}
          fields={{ channel }}
          label={`Approve these words for ${name}`}
        />
      </div>
    </details>
  );
};

/** An account that cannot take the run: why, and what helps. */
const Closed = ({ run, target, plan }: { run: FullRun; target: PostTarget; plan: Plan }) => (
  <li>
    <p>{`Not on ${accountName(target.account)}`}</p>
    <p class="soft small">{reasonOf(target)}</p>
    <p class="small">
      {target.problem ? (
        <OneFor run={run} platform={target.account.platform} plan={plan} />
      ) : (
        <a href="/app/accounts">Connect it again</a>
      )}
    </p>
  </li>
);

/** Another piece from the same brief: of this kind where the network takes it, else of the kinds that it takes. */
const OneFor = ({ run, platform, plan }: { run: FullRun; platform: Platform; plan: Plan }) => {
  const { name, channel } = NETWORKS[platform];
  const taken = AssetType.options.filter((type) => takesMedium(platform, ASSET_TYPES[type].medium));
  const types = taken.includes(run.asset_type) ? [run.asset_type] : taken;
  const made = types.filter((type) => ASSET_TYPES[type].caps[plan] > 0);
  if (made.length === 0)
    return <a href="/app/billing#plans">{`See the plans that make what ${name} takes`}</a>;
  return (
    <>
      {made.map((type) => (
        <a
          class="block"
          href={`/app/create?${new URLSearchParams({ brief: run.brief ?? "", channel, asset_type: type })}`}
        >
          {type === run.asset_type
            ? `Make one for ${name}`
            : `Make a ${TYPE_NAMES[type].toLowerCase()} for ${name}, ${priceOf(type)}`}
        </a>
      ))}
    </>
  );
};
