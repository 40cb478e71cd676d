import { type Context, Hono } from "hono";
import { mintKey, NewKey, revokeKey } from "../../../lib/access/key-operations.ts";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { listRequests, RequestsQuery } from "../../../lib/access/list-requests.ts";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { PLANS, upgradeFor } from "../../../lib/billing/plans.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { reasonOf } from "../../../lib/core/log.ts";
import { rotateKey } from "../../../lib/studio/rotate-key.ts";
import type { Plan } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readFields, submitted } from "../http/form.ts";
import { DeveloperGuides, DeveloperPlaces } from "../ui/developer-places.tsx";
import { endAfter } from "../ui/ends.ts";
import { FirstCall } from "../ui/first-call.tsx";
import { Problem } from "../ui/form.tsx";
import { KEYS, KeyList, Mint } from "../ui/keys.tsx";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { SecretOnce } from "../ui/secret.tsx";
import { Page } from "../ui/shell.tsx";

const FRESH =
  "This is the key. It is shown only now. Keep it where your program finds it. Next: send the first call below.";

type KeysView = {
  state?: FormState;
  /** What was ticked in a form that is shown again. */
  ticked?: URLSearchParams;
  fresh?: { key: string; says: string };
  status?: Parameters<typeof page>[2];
};

/** API keys: who may do what, minted and shown once, rotated, revoked. */
export const keyPages = new Hono<AppEnv>()
  .get("/developer/keys", (c) => keys(c, {}))
  .post("/developer/keys", async (c) => {
    const fields = await readFields(c);
    return submitted(Object.fromEntries(fields), NewKey, {
      input: keyOf(fields, c.var.service.now()),
      async work(input) {
        const { key, warnings } = await mintKey(c.var.signedIn.ctx, input);
        return keys(c, {
          fresh: { key, says: [FRESH, ...warnings].join(" ") },
        });
      },
      show: (state, status) => keys(c, { state, ticked: fields, status }),
    });
  })
  .post("/developer/keys/:key_id/rotate", (c) =>
    submitted({ key_id: c.req.param("key_id") }, rotateKey.input, {
      async work(input) {
        const { key } = await rotateKey(c.var.signedIn.ctx, input);
        const says = `This is the new key. It is shown only now; the old one works for ${input.overlap_hours} more hours.`;
        return keys(c, { fresh: { key, says } });
      },
      show: (state, status) => keys(c, { state, status }),
    }),
  )
  .post("/developer/keys/:key_id/revoke", (c) =>
    submitted({ key_id: c.req.param("key_id") }, revokeKey.input, {
      async work(input) {
        await revokeKey(c.var.signedIn.ctx, input);
        return goTo(c, KEYS, "revoked");
      },
      show: (state, status) => keys(c, { state, status }),
    }),
  );

/** Lists of which nothing ticked means that everything is allowed, as the form says. */
const LISTS = ["asset_types", "channels", "connected_accounts"] as const;

/** The key that the form asks for. */
function keyOf(fields: URLSearchParams, now: Date) {
  const [limit, minScore] = [fields.get("daily_limit"), fields.get("auto_post_min_score")];
  const [name, days] = [fields.get("name")?.trim(), fields.get("days")];
  const addresses = (fields.get("allowed_addresses") ?? "").split(/[\s,]+/).filter(Boolean);
  return {
    mode: fields.get("mode"),
    ...(name && { name }),
    ...Object.fromEntries(LISTS.flatMap((name) => (fields.has(name) ? [[name, fields.getAll(name)]] : []))),
    ...(limit && { daily_limit: Number(limit) }),
    ...(minScore && { auto_post_min_score: Number(minScore) }),
    ...(days && { expires_at: endAfter(days, now) }),
    ...(addresses.length > 0 && { allowed_addresses: addresses }),
    auto_post: fields.has("auto_post"),
    review: fields.has("review"),
    manage_keys: fields.has("manage_keys"),
  };
}

/** How much each key was used. A request log that is away is no reason to show no keys. */
async function usesOf(c: Context<AppEnv>) {
  const { service, signedIn } = c.var;
  try {
    return (await listRequests(signedIn.ctx, RequestsQuery.parse({ limit: "1" }))).keys;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    service.log("request_log_unread", { reason: reasonOf(error) });
    return undefined;
  }
}

async function keys(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, ticked = new URLSearchParams(), fresh, status = 200 }: KeysView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [list, uses, accounts] = await Promise.all([
    listKeys(ctx, KeysQuery.parse({ limit: "100" })),
    usesOf(c),
    listAccounts(ctx, {}),
  ]);
  const done = c.req.query("done") === "revoked" ? "Revoked. It stopped working at once." : undefined;
  const isOwner = record.role === "owner";
  return page(
    c,
    <Page title="API keys" at="/app/developer" who={record} done={done} actions={<DeveloperGuides />}>
      <DeveloperPlaces at="/app/developer/keys" reader={record.role} />
      <Problem state={state} />
      {fresh && <SecretOnce id="fresh-key" label={fresh.says} secret={fresh.key} />}
      <KeyList keys={list} uses={uses} isOwner={isOwner} now={ctx.now()} />
      {isOwner &&
        (PLANS[ctx.plan].liveKeys ? (
          <Mint state={state} ticked={ticked} accounts={accounts} plan={ctx.plan} />
        ) : (
          <NoKeysYet plan={ctx.plan} />
        ))}
      <FirstCall url={ctx.settings.publicUrl} apiKey={fresh?.key} />
    </Page>,
    status,
  );
}

/** What a plan without keys shows in place of a form that would be refused. */
const NoKeysYet = ({ plan }: { plan: Plan }) => {
  const least = upgradeFor(plan, ({ liveKeys }) => liveKeys);
  return (
    <section class="card empty">
      <h2>{`Keys come with the ${PLAN_NAMES[least ?? plan]} plan`}</h2>
      <p>{`The ${PLAN_NAMES[plan]} plan makes and posts here in the dashboard.`}</p>
      <a class="button main" href="/app/billing#plans">
        See the plans
      </a>
    </section>
  );
};
