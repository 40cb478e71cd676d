import { listAudit } from "../../../lib/access/store-audit.ts";
import { firstIdAt, newId } from "../../../lib/core/ids.ts";
import type { Ports } from "../../../lib/core/ports.ts";
import { findEvents } from "../../../lib/events/store.ts";
import { findResults } from "../../../lib/posts/store-results.ts";
import { newRun } from "../../../lib/runs/creation.ts";
import { findListedRun } from "../../../lib/runs/store.ts";
import { createRuns } from "../../../lib/runs/store-create.ts";
import { findRuns, findSummaries, type ListFilter } from "../../../lib/runs/store-list.ts";

type Db = Ports["db"];
/** What the calls ask about: one workspace and its key, and one of its runs. */
export type About = { workspaceId: string; keyId: string; runId: string; campaignId: string };

const NOW = new Date("2026-06-15T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const IDS = { now: () => NOW, random };

const OPEN: Omit<ListFilter, "workspaceId"> = {
  archivedBefore: daysAgo(90),
  createdVia: undefined,
  status: undefined,
  verdict: undefined,
  channel: undefined,
  assetType: undefined,
  livemode: undefined,
  batchId: undefined,
  campaignId: undefined,
  variantOf: undefined,
  parentRunId: undefined,
  clientRef: undefined,
  posted: undefined,
  search: undefined,
  from: undefined,
  to: undefined,
  after: undefined,
};

/** Every filter of the list of runs, alone. */
const filtersOf = ({ runId, campaignId }: About): Record<string, Partial<ListFilter>> => ({
  "": {},
  archived: { archivedBefore: undefined },
  created_via: { createdVia: ["studio"] },
  "status, common": { status: ["failed"] },
  "status, none": { status: ["queued", "running"] },
  "verdict, rare": { verdict: ["needs_review"] },
  channel: { channel: "linkedin" },
  asset_type: { assetType: "carousel" },
  livemode: { livemode: false },
  batch_id: { batchId: runId },
  campaign_id: { campaignId },
  variant_of: { variantOf: runId },
  client_ref: { clientRef: "row-4000" },
  metadata: { search: { words: undefined, metadata: { order: "A-4000" } } },
  "q, common": { search: { words: "maps", metadata: undefined } },
  "q, rare": { search: { words: "number 4321", metadata: undefined } },
  "from, to": { from: daysAgo(60), to: daysAgo(50) },
  cursor: { after: { createdAt: daysAgo(30), id: firstIdAt(daysAgo(30)) } },
});

/** What is measured, by its name. */
export function callsOf(about: About): Record<string, (db: Db) => Promise<unknown>> {
  const { workspaceId, runId } = about;
  const page = { limit: 21, offset: 0 };
  const lists = Object.entries(filtersOf(about)).map(([name, filter]) => [
    name ? `list, ${name}` : "list",
    (db: Db) => findRuns(db, { ...OPEN, workspaceId, ...filter }, page),
  ]);
  return {
    ...Object.fromEntries(lists),
    "list, summary": (db) => findSummaries(db, { ...OPEN, workspaceId }, page),
    "list, offset 1,000": (db) => findRuns(db, { ...OPEN, workspaceId }, { ...page, offset: 1_000 }),
    poll: (db) => findListedRun(db, workspaceId, runId),
    admit: (db) => admit(db, about),
    events: (db) => findEvents(db, workspaceId, { after: 8_000, from: undefined }, 50),
    performance: (db) =>
      findResults(db, workspaceId, {
        from: daysAgo(30),
        to: NOW,
        bands: [0, 50, 70, 80, 90],
        top: 5,
        ranked: { minReach: 100, minAgeHours: 48, each: 3 },
      }),
    audit: (db) => listAudit(db, workspaceId, { limit: 21, offset: 0 }),
    "audit, action": (db) => listAudit(db, workspaceId, { limit: 21, offset: 0, action: "mint_key" }),
  };
}

/** The statement that charges and creates a run, as generate sends it. */
function admit(db: Db, { workspaceId, keyId }: About) {
  const run = newRun(
    {
      ...IDS,
      workspaceId,
      actor: { kind: "key", id: keyId },
      mode: "live",
      createdVia: "api",
      scope: { autoPost: false },
    },
    { brief: "Offline maps for hikers.", channel: "twitter", assetType: "card" },
  );
  return createRuns(db, {
    runs: [run],
    batch: null,
    campaign: null,
    spending: null,
    charge: {
      workspaceId,
      runs: [{ runId: run.id, assetType: "card", price: 1, slot: true }],
      caps: { card: 1_000_000 },
      grant: 1_000_000,
      month: "2026-06",
      now: NOW,
      newId: () => newId(IDS, NOW),
      newIds: (count) => `{${Array.from({ length: count }, () => newId(IDS, NOW)).join(",")}}`,
    },
    messages: [
      {
        id: newId(IDS, NOW),
        job: { kind: "run.advance", workspaceId, runId: run.id },
        flowKey: "w",
        parallelism: 5,
      },
    ],
    answer: null,
    now: NOW,
  });
}
