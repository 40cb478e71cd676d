import { Hono } from "hono";
import { ListInput, listTiles } from "../../../lib/runs/list.ts";
import { AssetType, Channel } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { EMPTY_FORM } from "../http/form.ts";
import { Filters } from "../ui/filters.tsx";
import { Field } from "../ui/form.tsx";
import { May } from "../ui/may.tsx";
import { CHANNEL_NAMES, Gallery, TYPE_NAMES } from "../ui/runs.tsx";
import { Page } from "../ui/shell.tsx";

const PAGE_SIZE = "24";
const ANY = { value: "", label: "Any" };
const FILTERS = ["q", "verdict", "posted", "asset_type", "channel", "cursor"] as const;

export const runsPages = new Hono<AppEnv>().get("/runs", async (c) => {
  const asked = c.req.query();
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (asked[name] ? [[name, asked[name]]] : [])));
  // A filter that the list does not know is left out: the address may be old.
  const input = ListInput.safeParse({ ...filters, limit: PAGE_SIZE, livemode: "true" });
  const usable = input.data ?? ListInput.parse({ limit: PAGE_SIZE, livemode: "true" });
  const { runs, next } = await listTiles(c.var.signedIn.ctx, usable);
  const isFiltered = Object.keys(filters).length > 0;
  return page(
    c,
    <Page
      title="Runs"
      at="/app/runs"
      who={c.var.signedIn.record}
      actions={
        <May do="generate">
          <a class="button main" href="/app/create">
            Create
          </a>
        </May>
      }
    >
      <Choice values={filters} />
      {runs.length === 0 ? <None isFiltered={isFiltered} /> : <Gallery runs={runs} />}
      {next && (
        <p>
          <a class="button plain" href={`/app/runs?${new URLSearchParams({ ...filters, cursor: next })}`}>
            Older
          </a>
        </p>
      )}
    </Page>,
  );
});

const VERDICTS = [
  ANY,
  { value: "needs_review", label: "Needs review" },
  { value: "approved", label: "Checks passed or approved" },
  { value: "rejected", label: "Rejected" },
];

const POSTED = [ANY, { value: "scheduled", label: "Scheduled" }, { value: "posted", label: "Posted" }];

const Choice = ({ values }: { values: Record<string, string> }) => {
  const state = { ...EMPTY_FORM, values };
  return (
    <Filters action="/app/runs">
      <Field name="q" label="Search briefs" type="search" state={state} />
      <Field name="verdict" label="Verdict" options={VERDICTS} state={state} />
      <Field name="posted" label="Posts" options={POSTED} state={state} />
      <Field
        name="asset_type"
        label="Type"
        options={[ANY, ...AssetType.options.map((value) => ({ value, label: TYPE_NAMES[value] }))]}
        state={state}
      />
      <Field
        name="channel"
        label="For"
        options={[ANY, ...Channel.options.map((value) => ({ value, label: CHANNEL_NAMES[value] }))]}
        state={state}
      />
    </Filters>
  );
};

const None = ({ isFiltered }: { isFiltered: boolean }) => (
  <section class="card empty">
    <h2>{isFiltered ? "Nothing fits" : "Nothing made yet"}</h2>
    {isFiltered ? (
      <a class="button plain" href="/app/runs">
        Show everything
      </a>
    ) : (
      <May do="generate">
        <a class="button main" href="/app/create">
          Make the first post
        </a>
      </May>
    )}
  </section>
);
