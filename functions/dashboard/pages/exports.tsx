import { type Context, Hono } from "hono";
import { listExports, startExport } from "../../../lib/exports/operations.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, submitted } from "../http/form.ts";
import { Action, Problem } from "../ui/form.tsx";
import { inWords } from "../ui/numbers.ts";
import { SettingsPlaces } from "../ui/settings-places.tsx";
import { Page } from "../ui/shell.tsx";
import { Time } from "../ui/times.tsx";

const EXPORTS = "/app/settings/export";
const MB = 1_000_000;

type Exports = Awaited<ReturnType<typeof listExports>>;

/** Copies of everything in the workspace. */
export const exportPages = new Hono<AppEnv>()
  .get("/settings/export", (c) => exports(c, EMPTY_FORM))
  .post("/settings/export", (c) =>
    submitted({}, startExport.input, {
      async work(input) {
        await startExport(c.var.signedIn.ctx, input);
        return goTo(c, EXPORTS, "started");
      },
      show: (state, status) => exports(c, state, status),
    }),
  );

async function exports(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const list = await listExports(ctx, {});
  const isRunning = list.some((one) => one.state === "running");
  const done = c.req.query("done") === "started" ? own(HOW_FAR, list[0]?.state ?? "") : undefined;
  return page(
    c,
    <Page title="Export" at="/app/settings" who={record} done={done}>
      <SettingsPlaces at="/app/settings/export" reader={record.role} />
      <Problem state={state} />
      <section class="card stack">
        <p>
          A copy of everything in this workspace. Keys, tokens and other secrets are left out. You download it
          as one or more archives (files that end in .tar), which hold:
        </p>
        <ul>
          <li>
            <code>index.html</code>: opens in any browser and shows what was made, with its files, and what
            each table is.
          </li>
          <li>
            <code>files</code>: your pictures, films and uploads, in folders named as in their addresses.
          </li>
          <li>
            <code>data</code>: tables of runs, posts, brand, accounts, members and the audit log, as text with
            one entry a line.
          </li>
        </ul>
        <p>
          A Mac and Windows 11 open an archive with a double click; older Windows needs a program such as
          7-Zip. A text editor shows the tables, and most programs for data read them.
        </p>
        <p class="soft">
          The download links work for 24 hours, without signing in. They cannot be guessed; share them only
          with people who may have the copy.
        </p>
        {!isRunning && <Action action={EXPORTS} label="Make an export" kind="main" />}
      </section>
      <div data-refresh={isRunning ? "true" : undefined}>
        <List exports={list} />
      </div>
    </Page>,
    status,
  );
}

/** What is said after one was begun, by how far it is when the page is read. One that failed says so itself. */
const HOW_FAR: Readonly<Record<string, string>> = {
  running: "It is being made. The page shows its parts.",
  ready: "It is ready. Its parts stand below.",
};

const STATES: Record<Exports[number]["state"], { label: string; tone: string }> = {
  running: { label: "being made", tone: "" },
  ready: { label: "ready", tone: "good" },
  failed: { label: "failed", tone: "bad" },
};

const List = ({ exports: list }: { exports: Exports }) => (
  <section class="card">
    <h2>Exports</h2>
    {list.length === 0 && <p class="soft">None in the last 24 hours.</p>}
    <ul class="list">
      {list.map(({ state, created_at, expires_at, parts }) => (
        <li class="stack">
          <p>
            Of <Time at={created_at} />{" "}
            <span class={`badge ${STATES[state].tone}`}>{STATES[state].label}</span>{" "}
            <span class="soft small">
              until <Time at={expires_at} />
            </span>
          </p>
          {state === "failed" && <p class="error">It could not be finished. Make another one.</p>}
          {parts.length > 0 && (
            <ul>
              {parts.map(({ url, bytes, entries }, part) => (
                <li>
                  <a href={url} download>{`Part ${part + 1}`}</a>{" "}
                  <span class="soft small">{`${sizeOf(bytes)}, ${inWords(entries)} files`}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const sizeOf = (bytes: number) =>
  bytes < MB ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / MB)} MB`;
