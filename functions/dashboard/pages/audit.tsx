import { type Context, Hono } from "hono";
import type * as z from "zod/v4";
import { AuditQuery, exportAudit, readAudit } from "../../../lib/access/audit.ts";
import { KeysQuery, listKeys } from "../../../lib/access/list-keys.ts";
import { SpanEnd, SpanStart } from "../../../lib/core/query.ts";
import { listMembers } from "../../../lib/identity/members.ts";
import { own } from "../../../lib/text/own.ts";
import { Plan } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { type FormState, fromQuery } from "../http/form.ts";
import { linesOf } from "../http/lines.ts";
import { auditWords, KNOWN_ACTIONS } from "../ui/audit-words.ts";
import { beginning } from "../ui/beginning.ts";
import { Filters } from "../ui/filters.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { Older } from "../ui/older.tsx";
import { PLAN_NAMES } from "../ui/plans.tsx";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/times.tsx";

const AUDIT = "/app/settings/audit";
const SHOWN = 50;

/** As the operation asks for it, but a date is enough. */
const Query = AuditQuery.extend({ from: SpanStart.optional(), to: SpanEnd.optional() });

type Entries = Awaited<ReturnType<typeof readAudit>>;
type Exported = Awaited<ReturnType<typeof exportAudit>>["entries"];
type Actor = { id: string; name: string };

/** Who changed what, with filters, and all of it as a file. */
export const auditPages = new Hono<AppEnv>()
  .get("/settings/audit", async (c) => {
    const { ctx } = c.var.signedIn;
    const { query, state } = fromQuery(c.req.query(), Query, { limit: String(SHOWN + 1) });
    const [entries, members, keys] = await Promise.all([
      readAudit(ctx, query),
      listMembers(ctx, {}),
      listKeys(ctx, KeysQuery.parse({ limit: "100" })),
    ]);
    const actors = [
      ...members.map(({ user_id: id, name, email }) => ({ id, name: name || email })),
      ...keys.map(({ id, name, hint }) => ({ id, name: `Key ${name ?? ""} …${hint}`.replace(/ +/g, " ") })),
      { id: "admin", name: "The operator" },
    ];
    const things = [...actors, { id: ctx.workspaceId, name: ctx.workspaceName }];
    return audit(c, { entries, actors, things, state, offset: query.offset });
  })
  .get("/settings/audit.ndjson", (c) => {
    const { limit: _, offset: __, ...filter } = fromQuery(c.req.query(), Query, {}).query;
    return linesOf(partsOf(c, filter), "audit.ndjson");
  });

type Filter = Omit<z.output<typeof Query>, "limit" | "offset">;

/** The parts of the log, each beginning behind the last entry of the one before. */
async function* partsOf(c: Context<AppEnv>, filter: Filter): AsyncGenerator<Exported> {
  let after: { at: string; id: string } | undefined;
  for (let hasMore = true; hasMore; ) {
    const part = await exportAudit(c.var.signedIn.ctx, { ...filter, after });
    yield part.entries;
    after = part.entries.at(-1);
    hasMore = part.has_more && after !== undefined;
  }
}

type AuditView = { entries: Entries; actors: Actor[]; things: Actor[]; state: FormState; offset: number };

const audit = (c: Context<AppEnv>, { entries, actors, things, state, offset }: AuditView) =>
  page(
    c,
    <Page
      title="Audit log"
      at="/app/settings"
      who={c.var.signedIn.record}
      actions={
        <a class="button plain" href={`${AUDIT}.ndjson?${new URLSearchParams(state.values)}`} download>
          Save as a file
        </a>
      }
    >
      <SettingsPlaces at="/app/settings/audit" reader={c.var.signedIn.record.role} />
      <p class="soft">
        Who changed what: keys, members, plan, pauses, brand, deletions, posts. Entries are kept for 400 days.
      </p>
      <Problem state={state} />
      <Choice actors={actors} state={state} />
      <List entries={entries.slice(0, SHOWN)} actors={things} />
      <Older
        at={AUDIT}
        values={state.values}
        offset={offset}
        shown={SHOWN}
        hasMore={entries.length > SHOWN}
      />
    </Page>,
  );

/** Every action, and the one that an address asks for by its code. */
const actionsWith = (asked = "") => [
  { value: "", label: "Anything" },
  ...KNOWN_ACTIONS,
  ...(asked && KNOWN_ACTIONS.every(({ value }) => value !== asked)
    ? [{ value: asked, label: auditWords(asked) }]
    : []),
];

const Choice = ({ actors, state }: { actors: Actor[]; state: FormState }) => (
  <Filters action={AUDIT}>
    <Field
      name="actor"
      label="Who"
      options={[
        { value: "", label: "Anybody" },
        ...actors.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      state={state}
    />
    <Field name="action" label="What" options={actionsWith(own(state.values, "action"))} state={state} />
    <Field name="from" label="From" type="date" state={state} />
    <Field name="to" label="To" type="date" state={state} />
  </Filters>
);

const List = ({ entries, actors }: { entries: Entries; actors: Actor[] }) => {
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  const nameOf = ({ actor: { kind, id }, client }: Entries[number]) => {
    if (kind === "agent") return client ?? "An agent";
    return names.get(id) ?? (kind === "system" ? "The service" : id);
  };
  return (
    <section class="card">
      <h2>Entries</h2>
      {entries.length === 0 && <p class="soft">None that fit.</p>}
      {entries.length > 0 && (
        <Table columns={["When", "Who", "What", "About"]}>
          {entries.map((entry) => (
            <tr>
              <td>
                <Time at={entry.at} />
              </td>
              <td class="who">{nameOf(entry)}</td>
              <td>{auditWords(entry.action)}</td>
              <td>
                <Target entry={entry} names={names} />
                {entry.whom && <span class="small block">{`for ${entry.whom}`}</span>}
                {entry.moved && (
                  <span class="small block">
                    from <Time at={entry.moved.from} /> to <Time at={entry.moved.to} />
                  </span>
                )}
                {entry.client && entry.actor.kind !== "agent" && (
                  <span class="soft small"> {entry.client}</span>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
};

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** "pro" as members know it: "Pro plan". */
function planInWords(target: string): string {
  const plan = Plan.safeParse(target).data;
  return plan ? `${PLAN_NAMES[plan]} plan` : target;
}

const TASKS: Readonly<Record<string, string>> = {
  overview: "Payments",
  change: "To change the plan",
  cancel: "To cancel it",
};

/** A word for what changed: a moment reads as a time, and a plan by its name. */
const plainTarget = (target: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(target) ? <Time at={target} /> : planInWords(target);

/** A thing by its name, and for a run the way to it. */
const Named = ({ about: { kind, id, name } }: { about: NonNullable<Entries[number]["about"]> }) =>
  kind === "run" ? (
    <a class="line" href={`/app/runs/${id}`}>
      {beginning(name, 60) || "The run"}
    </a>
  ) : (
    <span>{name || `The ${kind}`}</span>
  );

/** What it was done to: a name, a way to the run, or the end of an id, which is whole in the saved file. */
const Target = ({ entry, names }: { entry: Entries[number]; names: ReadonlyMap<string, string> }) => {
  const { action, target } = entry;
  if (!target) return null;
  if (action === "manage_subscription") return <>{own(TASKS, target) ?? target}</>;
  if (!ID.test(target)) return <>{plainTarget(target)}</>;
  if (names.has(target)) return <>{names.get(target)}</>;
  if (entry.about) return <Named about={entry.about} />;
  if (/^(?:approve|reject)_run$/.test(action)) return <a href={`/app/runs/${target}`}>The run</a>;
  return <code title={target}>{`…${target.slice(-8)}`}</code>;
};
