import { type Context, Hono } from "hono";
import { mintKey, NewKey, revokeKey } from "../../../lib/access/key-operations.ts";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { rotateKey } from "../../../lib/studio/rotate-key.ts";
import { AssetType, Channel } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readFields, submitted } from "../http/form.ts";
import { DeveloperPlaces } from "../ui/developer-places.tsx";
import { Action, Field, Problem } from "../ui/form.tsx";
import { CHANNEL_NAMES, TYPE_NAMES } from "../ui/runs.tsx";
import { SecretOnce } from "../ui/secret.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const KEYS = "/app/developer/keys";

type Keys = Awaited<ReturnType<typeof listKeys>>;
type KeysView = {
  state?: FormState;
  fresh?: { key: string; says: string };
  status?: Parameters<typeof page>[2];
};

/** API keys: who may do what, minted and shown once, rotated, revoked. */
export const keyPages = new Hono<AppEnv>()
  .get("/developer/keys", (c) => keys(c, {}))
  .post("/developer/keys", async (c) => {
    const fields = await readFields(c);
    return submitted(Object.fromEntries(fields), NewKey, {
      input: keyOf(fields),
      async work(input) {
        const { key, warnings } = await mintKey(c.var.signedIn.ctx, input);
        return keys(c, {
          fresh: { key, says: ["This is the key. It is shown only now.", ...warnings].join(" ") },
        });
      },
      show: (state, status) => keys(c, { state, status }),
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

/** What was ticked. Nothing ticked in a list means that everything is allowed, as the form says. */
function keyOf(fields: URLSearchParams) {
  const ticked = (name: string) => fields.getAll(name);
  const limit = fields.get("daily_limit");
  const minScore = fields.get("auto_post_min_score");
  return {
    mode: fields.get("mode"),
    ...(ticked("asset_types").length > 0 && { asset_types: ticked("asset_types") }),
    ...(ticked("channels").length > 0 && { channels: ticked("channels") }),
    ...(limit && { daily_limit: Number(limit) }),
    ...(minScore && { auto_post_min_score: Number(minScore) }),
    auto_post: fields.has("auto_post"),
    review: fields.has("review"),
    manage_keys: fields.has("manage_keys"),
  };
}

async function keys(
  c: Context<AppEnv>,
  { state = EMPTY_FORM, fresh, status = 200 }: KeysView,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const list = await listKeys(ctx, KeysQuery.parse({ limit: "100" }));
  const done = c.req.query("done") === "revoked" ? "Revoked. It stopped working at once." : undefined;
  const isOwner = record.role === "owner";
  return page(
    c,
    <Page title="API keys" at="/app/developer" who={record} done={done}>
      <DeveloperPlaces at="/app/developer/keys" reader={record.role} />
      <Problem state={state} />
      {fresh && <SecretOnce id="fresh-key" label={fresh.says} secret={fresh.key} />}
      <List keys={list} isOwner={isOwner} />
      {isOwner && <Mint state={state} />}
    </Page>,
    status,
  );
}

const List = ({ keys: list, isOwner }: { keys: Keys; isOwner: boolean }) => (
  <section class="card">
    {list.length === 0 && (
      <p class="soft">No key yet. A key lets your systems make and post what people do here.</p>
    )}
    <ul class="list">
      {list.map((key) => (
        <li class="row between">
          <div>
            <p>
              <code>{`sk_${key.mode}_…${key.hint}`}</code> <StateOf apiKey={key} />
            </p>
            <p class="soft small">{scopeOf(key)}</p>
            <p class="soft small">
              Minted <Time at={key.created_at} day />
              {key.networks.length > 0 &&
                `, used from ${key.networks.length === 1 ? "one network" : `${key.networks.length} networks`}`}
            </p>
          </div>
          {isOwner && !key.revoked_at && (
            <div class="row">
              <Action
                action={`${KEYS}/${key.id}/rotate`}
                label="Rotate"
                name={`Rotate the key ending in ${key.hint}`}
              />
              <Action
                action={`${KEYS}/${key.id}/revoke`}
                label="Revoke"
                name={`Revoke the key ending in ${key.hint}`}
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
function scopeOf({ asset_types, channels, auto_post, review, manage_keys }: Keys[number]): string {
  const types = asset_types?.map((type) => TYPE_NAMES[type]).join(", ") ?? "everything";
  const where = channels?.map((channel) => CHANNEL_NAMES[channel]).join(", ") ?? "every channel";
  const more = [auto_post && "posts by itself", review && "reviews", manage_keys && "manages keys"];
  return [`Makes ${types}`, `for ${where}`, ...more.filter(Boolean)].join(", ");
}

const Ticks = ({ name, legend, options }: { name: string; legend: string; options: [string, string][] }) => (
  <fieldset>
    <legend>{legend}</legend>
    <div class="row">
      {options.map(([value, label]) => (
        <label class="check">
          <input type="checkbox" name={name} value={value} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);

const Tick = ({ name, label, hint }: { name: string; label: string; hint: string }) => (
  <label class="check">
    <input type="checkbox" name={name} value="true" />
    <span>
      {label} <span class="hint">{hint}</span>
    </span>
  </label>
);

const Mint = ({ state }: { state: FormState }) => (
  <section class="card">
    <h2>Mint a key</h2>
    <form method="post" action={KEYS} class="form">
      <div class="fields">
        <Field
          name="mode"
          label="Mode"
          options={[
            { value: "live", label: "Live: makes and posts" },
            { value: "test", label: "Test: the same answers, nothing leaves, costs nothing" },
          ]}
          state={state}
        />
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
      </div>
      <Ticks
        name="asset_types"
        legend="May make (none ticked: everything)"
        options={AssetType.options.map((type) => [type, TYPE_NAMES[type]])}
      />
      <Ticks
        name="channels"
        legend="For (none ticked: every channel)"
        options={Channel.options.map((channel) => [channel, CHANNEL_NAMES[channel]])}
      />
      <fieldset>
        <legend>More</legend>
        <Tick name="auto_post" label="Posts by itself" hint="Approved runs go out without a person." />
        <Tick name="review" label="Reviews" hint="Decides about runs that need a person." />
        <Tick name="manage_keys" label="Manages keys" hint="Mints, rotates and revokes keys like its own." />
      </fieldset>
      <button type="submit" class="button main">
        Mint the key
      </button>
    </form>
  </section>
);
