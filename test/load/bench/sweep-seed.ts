/** SQL that fills a database as one would be after a million runs; `$1` is a workspace, `$2` one of its keys. */
// biome-ignore lint/style/noProcessEnv: a smaller database than the documented one is the caller's business.
export const RUNS = Number(process.env.SWEEP_RUNS ?? 1_000_000);

/** Ids that sort by time, as ours do: the moment's milliseconds, then chance. */
const idAt = (moment: string) => `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

const at = (step: string) => `now() - interval '1 hour' - n * interval '${step}'`;

export const SEED: [name: string, sql: string][] = [
  [
    "runs",
    `insert into runs (id, workspace_id, key_id, created_via, livemode, status, step, brief, channel, asset_type, asset_token,
       output_text, quality, design, progressed_at, created_at, started_at, finished_at, render_hash)
     select ${idAt(at("30 seconds"))}, $1, $2, 'api', true, 'succeeded', 6, 'A brief', 'twitter', 'card', md5(n::text),
       'Words', '{}', case when n < 80000 then '{"template":"card"}'::json end, ${at("30 seconds")}, ${at("30 seconds")},
       ${at("30 seconds")}, ${at("30 seconds")}, md5('h' || n)
     from generate_series(1, ${RUNS}) n`,
  ],
  [
    "posts",
    `insert into posts (id, workspace_id, run_id, platform, status, livemode, posted_at, created_at, updated_at)
     select gen_random_uuid(), $1, id, 'x', 'posted', true, created_at, created_at, created_at
     from runs where $2::uuid is not null limit ${RUNS / 4}`,
  ],
  [
    "idempotency",
    `insert into idempotency (key_id, endpoint, idempotency_key, body_hash, status, answer, expires_at)
     select $2, 'POST /generate', 'k' || n, 'h', 202, '{}', now() + interval '1 hour' + n * interval '1 second'
     from generate_series(1, 20000) n where $1::uuid is not null`,
  ],
  [
    "events",
    `insert into events (id, workspace_id, kind, livemode, run_id, created_at)
     select gen_random_uuid(), $1, 'run.succeeded', true, id, created_at from runs where $2::uuid is not null limit ${RUNS / 2}`,
  ],
  [
    "audit",
    `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, created_at)
     select ${idAt(at("60 seconds"))}, $1, 'key', $2::text, 'post_run', ${at("60 seconds")} from generate_series(1, 250000) n`,
  ],
  [
    "payment events",
    `insert into payment_events (id, workspace_id, kind, happened_at, received_at)
     select 'evt_' || n, $1, 'paid', ${at("60 seconds")}, ${at("60 seconds")} from generate_series(1, 50000) n where $2::uuid is not null`,
  ],
];

/** A thousand things for the rules to mend, spread over them. */
export const FAULTY: string[] = [
  `insert into outbox (id, workspace_id, job, flow_key, parallelism, due_at, created_at)
   select gen_random_uuid(), $1::uuid, jsonb_build_object('kind', 'image.cleanup', 'workspaceId', $1::uuid::text, 'imageId', gen_random_uuid()),
     'images', 5, now() - interval '1 minute', now() from generate_series(1, 200) where $2::uuid is not null`,
  `update runs set status = 'running', step = 2, finished_at = null, progressed_at = now() - interval '10 minutes', stalls = 0
   where id in (select id from runs where workspace_id = $1 and $2::uuid is not null order by created_at desc limit 100)`,
  `update posts set status = 'scheduled', due_at = now() - interval '5 minutes', scheduled_at = now() - interval '5 minutes'
   where id in (select id from posts where workspace_id = $1 and $2::uuid is not null limit 100)`,
  `update idempotency set expires_at = now() - interval '1 second' where key_id = $2 and $1::uuid is not null
   and idempotency_key in (select 'k' || n from generate_series(1, 200) n)`,
  `update runs set design = '{"template":"card"}' where id in (
     select id from runs where workspace_id = $1 and finished_at < now() - interval '40 days' and $2::uuid is not null limit 150)`,
  `update payment_events set received_at = now() - interval '100 days' where id in (
     select id from payment_events where workspace_id = $1 and $2::uuid is not null limit 50)`,
  `insert into audit_log (id, workspace_id, actor_kind, actor_id, action, created_at)
   select ${idAt("now() - interval '401 days'")}, $1, 'key', $2::text, 'post_run', now() - interval '401 days'
   from generate_series(1, 100)`,
  `insert into screens (id, workspace_id, name, screen_type, device, theme, status, source_url, created_at, updated_at)
   select gen_random_uuid(), $1, 'Inbox', 'dashboard', 'desktop', 'light', 'processing', 'https://a.example/1.png',
     now() - interval '3 hours', now() - interval '3 hours' from generate_series(1, 100) where $2::uuid is not null`,
];
