import { type Context, Hono } from "hono";
import { listRequests, Outcome, RequestsQuery } from "../../../lib/access/list-requests.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { type FormState, fromQuery } from "../http/form.ts";
import { DeveloperGuides, DeveloperPlaces } from "../ui/developer-places.tsx";
import { Filters } from "../ui/filters.tsx";
import { Field, Problem } from "../ui/form.tsx";
import { inWords } from "../ui/numbers.ts";
import { Older } from "../ui/older.tsx";
import { Page } from "../ui/shell.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/times.tsx";

const REQUESTS = "/app/developer/requests";
const SHOWN = 50;

type Requests = Awaited<ReturnType<typeof listRequests>>;

/** The last requests of the workspace's keys, and the use of each key. */
export const requestPages = new Hono<AppEnv>().get("/developer/requests", async (c) => {
  const { query, state } = fromQuery(c.req.query(), RequestsQuery, { limit: String(SHOWN) });
  return requests(c, await listRequests(c.var.signedIn.ctx, query), { state, offset: query.offset });
});

function requests(
  c: Context<AppEnv>,
  { requests: list, has_more: hasMore, keys }: Requests,
  { state, offset }: { state: FormState; offset: number },
) {
  return page(
    c,
    <Page title="Requests" at="/app/developer" who={c.var.signedIn.record} actions={<DeveloperGuides />}>
      <DeveloperPlaces at="/app/developer/requests" reader={c.var.signedIn.record.role} />
      <p class="soft">
        The last 1,000 requests of your keys, for seven days, without queries and bodies. Some may be missing.
        Which field was refused, only the answer itself says; <a href="/docs/api#errors">the codes</a> are
        explained.
      </p>
      <Problem state={state} />
      <Choice keys={keys} state={state} />
      <List list={list} />
      <Older at={REQUESTS} values={state.values} offset={offset} shown={SHOWN} hasMore={hasMore} />
      <Uses keys={keys} />
    </Page>,
  );
}

/** How a key is named: by its name and its last characters, as in the list of keys. */
const nameOfKey = ({
  key_name: name,
  key_hint: hint,
  key_id: id,
}: Requests["keys"][number] | Requests["requests"][number]) =>
  [name, hint ? `…${hint}` : `${id.slice(0, 8)}…`].filter(Boolean).join(" ");

const Choice = ({ keys, state }: { keys: Requests["keys"]; state: FormState }) => (
  <Filters action={REQUESTS}>
    <Field
      name="outcome"
      label="Outcome"
      options={[
        { value: "", label: "any" },
        ...Outcome.options.map((value) => ({ value, label: OUTCOMES[value] })),
      ]}
      state={state}
    />
    <Field
      name="method"
      label="Method"
      options={[
        { value: "", label: "any" },
        ...RequestsQuery.shape.method.unwrap().options.map((value) => ({ value, label: value })),
      ]}
      state={state}
    />
    <Field
      name="key"
      label="Key"
      options={[
        { value: "", label: "any" },
        ...keys.map((use) => ({ value: use.key_id, label: nameOfKey(use) })),
      ]}
      state={state}
    />
    <Field name="path" label="Path contains" type="search" maxlength={200} state={state} />
  </Filters>
);

const OUTCOMES: Record<(typeof Outcome.options)[number], string> = {
  answered: "answered",
  refused: "refused (4xx)",
  failed: "failed (5xx)",
};

const toneOf = (status: number) => (status >= 500 ? "bad" : status >= 400 ? "warn" : "good");

const List = ({ list }: { list: Requests["requests"] }) => (
  <section class="card">
    <h2>Requests</h2>
    {list.length === 0 && <p class="soft">None. Calls of your keys are listed here within a second.</p>}
    {list.length > 0 && (
      <Table columns={["When", "Request", "Answer", "Key", { end: "Took" }]}>
        {list.map((request) => (
          <tr>
            <td>
              <Time at={request.at} />
            </td>
            <td>
              <code>
                {request.method} {request.path}
              </code>
              <span class="soft small block">{request.request_id}</span>
            </td>
            <td>
              <span class={`badge ${toneOf(request.status)}`}>{request.status}</span>{" "}
              {request.code && <code class="nowrap">{request.code}</code>}
            </td>
            <td class="nowrap" data-label="Key">
              <code>{nameOfKey(request)}</code> {request.mode === "test" && <span class="badge">test</span>}
            </td>
            <td class="end nowrap" data-label="Took">{`${inWords(request.duration_ms)} ms`}</td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);

const Uses = ({ keys }: { keys: Requests["keys"] }) => (
  <section class="card">
    <h2>Use by key in seven days</h2>
    {keys.length === 0 && <p class="soft">No key was used.</p>}
    {keys.length > 0 && (
      <Table columns={["Key", { end: "Answered" }, { end: "Refused" }, { end: "Failed" }]}>
        {keys.map((use) => (
          <tr>
            <td>
              <code>{nameOfKey(use)}</code>
            </td>
            <td class="end" data-label="Answered">
              {inWords(use.answered)}
            </td>
            <td class="end" data-label="Refused">
              {inWords(use.refused)}
            </td>
            <td class="end" data-label="Failed">
              {inWords(use.failed)}
            </td>
          </tr>
        ))}
      </Table>
    )}
  </section>
);
