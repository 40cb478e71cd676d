import { PLANS } from "../../lib/billing/plans.ts";
import { Plan } from "../../lib/vocab.ts";
import { Copyable } from "../dashboard/ui/copyable.tsx";
import { PLAN_NAMES } from "../dashboard/ui/plans.tsx";

const KEYED_PLAN = PLAN_NAMES[Plan.options.find((plan) => PLANS[plan].liveKeys) ?? "starter"];

const TESTED_PLAN = PLAN_NAMES[Plan.options.find((plan) => PLANS[plan].testKeys) ?? "pro"];

/** The ways in: people, programs, agents. */
export const Ways = ({ publicUrl }: { publicUrl: string }) => (
  <section aria-labelledby="ways-title" class="stack">
    <h2 id="ways-title">For people, programs and agents</h2>
    <div class="ways">
      <article class="card">
        <h3>People</h3>
        <p>
          Review with j and k, approve with a, edit the words on the picture, and plan the week in a calendar.
        </p>
      </article>
      <article class="card">
        <h3>Programs</h3>
        <p>
          One call starts a run; a signed webhook says when it is done. Repeats are safe. API keys come with
          the {KEYED_PLAN} plan and those above it, test keys with the {TESTED_PLAN} plan; the free plan makes
          the same in the dashboard.
        </p>
        <Copyable id="first-call">
          {`curl ${publicUrl}/api/v1/programmatic/generate \\
  -H "Authorization: Bearer $BRANDRUN_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"brief": "Tidewave 4.0 is out.",
       "channel": "linkedin",
       "asset_type": "card"}'`}
        </Copyable>
      </article>
      <article class="card">
        <h3>Agents</h3>
        <p>
          An MCP server with 23 tools. A person consents, sets what may be spent a day, and stops it in one
          click.
        </p>
        <Copyable id="mcp-address">{`${publicUrl}/mcp`}</Copyable>
      </article>
    </div>
  </section>
);
