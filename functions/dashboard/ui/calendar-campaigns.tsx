import type { listCampaigns } from "../../../lib/posts/campaigns.ts";
import { Time } from "./times.tsx";

type Campaigns = Awaited<ReturnType<typeof listCampaigns>>;
type CampaignsProps = { campaigns: Campaigns; now: Date };

/** Campaigns that still make or publish something. Programs and agents start them, so there is no form. */
export const RunningCampaigns = ({ campaigns, now }: CampaignsProps) => {
  const running = campaigns.filter(({ status }) => status === "running");
  return running.length === 0 ? null : (
    <section class="card stack">
      <h2>Campaigns</h2>
      <p class="soft small">
        Runs and posts of one brief, started by a program or an agent. Each of its posts stands in this
        calendar.
      </p>
      <ul class="list">
        {running.map(({ name, counts, scheduled_at }) => (
          <li>
            <strong>{name}</strong>
            <p class="soft small">
              {madeOf(counts)}
              <NextTime times={scheduled_at} now={now} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** "3 of 5 made, 1 failed". */
function madeOf({ queued, running, succeeded, failed }: Campaigns[number]["counts"]): string {
  const made = `${succeeded} of ${queued + running + succeeded + failed} made`;
  return failed > 0 ? `${made}, ${failed} failed` : made;
}

const NextTime = ({ times, now }: { times: readonly string[]; now: Date }) => {
  const next = times.find((at) => Date.parse(at) > now.getTime());
  return next ? (
    <>
      , next post <Time at={next} />
    </>
  ) : null;
};
