import type { Account } from "../../../lib/accounts/account.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import type { Post } from "../../../lib/posts/post.ts";
import type { RunTile } from "../../../lib/runs/tile.ts";
import { own } from "../../../lib/text/own.ts";
import { beginning } from "./beginning.ts";
import { May } from "./may.tsx";
import { CHANNEL_NAMES, TYPE_NAMES } from "./runs.tsx";

export type Caps = Readonly<Record<string, { used: number; cap: number }>>;

type Undecided = { count: number; areMore: boolean };

type NeedsProps = {
  runs: readonly RunTile[];
  /** Runs under review, for this member or another one to decide: counted so far, and whether there are more. */
  undecided: Undecided;
  failed: readonly Post[];
  accounts: readonly Account[];
  caps: Caps;
  credits: number;
  /** For those who may connect one. */
  canConnect: boolean;
};

/** From this share of a cap on, a person should know. It is also when the event `usage.threshold` is sent. */
const NEAR = 0.8;

/** What waits for a person: reviews, posts that failed, accounts that were lost, limits that are near. */
export const Needs = ({ runs, undecided, failed, accounts, caps, credits, canConnect }: NeedsProps) => {
  const isUnconnected = canConnect && accounts.length === 0;
  const lost = accounts.filter(({ health }) => health !== "connected");
  const near = Object.entries(caps).filter(([, { used, cap }]) => cap > 0 && used >= cap * NEAR);
  const count = runs.length + failed.length + lost.length + near.length + (credits <= 0 ? 1 : 0);
  return (
    <section class="card stack">
      <h2>
        <May do="review_run" otherwise="What is waiting">
          What needs you
        </May>
      </h2>
      {count === 0 && !isUnconnected && <p class="soft">{nothing(undecided)}</p>}
      <ul class="list">
        {runs.map((run) => (
          <Review run={run} />
        ))}
        {failed.map((post) => (
          <Need
            href={`/app/runs/${post.run_id}`}
            what={`Not posted on ${NETWORKS[post.platform].name}`}
            about={post.error?.message ?? ""}
          />
        ))}
        {lost.map(({ platform, handle, reason }) => (
          <Need
            href="/app/accounts"
            what={`Connect @${handle} on ${NETWORKS[platform].name} again`}
            about={reason ?? ""}
          />
        ))}
        {isUnconnected && (
          <Need
            href="/app/accounts"
            what="Connect an account"
            about="What is approved can then be scheduled, and is published at its time."
          />
        )}
        {credits <= 0 && (
          <Need
            href="/app/billing"
            what="Your credits are used up"
            about="Buy some, or wait for the next month."
          />
        )}
        {near.map(([type, { used, cap }]) => (
          <Need
            href="/app/billing#plans"
            what={`${used} of ${cap} ${(own(TYPE_NAMES, type) ?? type.replaceAll("_", " ")).toLowerCase()}s are used this month`}
            about={
              used >= cap
                ? "Nothing more of the kind is made before the next month."
                : "A larger plan has more."
            }
          />
        ))}
      </ul>
      {undecided.count > runs.length && runs.length > 0 && (
        <p class="small">
          <a href="/app/runs?verdict=needs_review">{`See all ${inCount(undecided)} that wait`}</a>
        </p>
      )}
      {undecided.count > 0 && runs.length === 0 && (
        <p class="small">
          <a href="/app/runs?verdict=needs_review">See what waits</a>
        </p>
      )}
    </section>
  );
};

/** Nothing waits for the reader; what waits for others is not done. */
function nothing(undecided: Undecided): string {
  if (undecided.count === 0) return "Nothing. Everything that was asked for is done.";
  const wait = undecided.count === 1 ? "One waits" : `${inCount(undecided)} wait`;
  return `Nothing from you. ${wait} for a reviewer's decision.`;
}

const inCount = ({ count, areMore }: Undecided): string => (areMore ? `${count} and more` : String(count));

const Review = ({ run }: { run: RunTile }) => (
  <Need
    href={`/app/runs/${run.id}`}
    what={`Review: ${beginning(run.headline || run.text, 70) || TYPE_NAMES[run.asset_type]}`}
    about={`${TYPE_NAMES[run.asset_type]} for ${CHANNEL_NAMES[run.channel]}`}
  />
);

const Need = ({ href, what, about }: { href: string; what: string; about: string }) => (
  <li>
    <a href={href} data-item>
      {what}
    </a>
    {about && <p class="soft small">{about}</p>}
  </li>
);
