import type { ReadResourceResult, Resource, ResourceTemplateType } from "@modelcontextprotocol/server";
import { getBrandDna } from "../../lib/brand/dna.ts";
import type { AgentScope } from "../../lib/core/agent.ts";
import type { Ctx } from "../../lib/core/context.ts";
import { listRuns } from "../../lib/runs/list.ts";
import { getRun } from "../../lib/runs/read.ts";
import { isWhole } from "../../lib/runs/summary.ts";
import { listTemplates } from "../../lib/runs/templates.ts";
import { DATA_NOTE } from "./results.ts";

const JSON_TYPE = "application/json";
const LAST_RUNS = 20;
/** How long the resource of a run waits for its end. */
const WAIT_SECONDS = 10;

const RESOURCES: readonly (Resource & { scope: AgentScope; read: (ctx: Ctx) => Promise<unknown> })[] = [
  {
    uri: "brandrun://brand",
    name: "brand",
    title: "The brand's kit",
    description: "The Brand DNA: company, offer, audience, tagline, palette and logos.",
    mimeType: JSON_TYPE,
    scope: "brand:read",
    read: (ctx) => getBrandDna(ctx, {}),
  },
  {
    uri: "brandrun://templates",
    name: "templates",
    title: "The templates",
    description: "Everything that can be drawn, each with what it is for and the address of a preview.",
    mimeType: JSON_TYPE,
    scope: "runs:read",
    read: readTemplates,
  },
  {
    uri: "brandrun://runs",
    name: "runs",
    title: "The last runs",
    description: "The last 20 runs with status, verdict and score.",
    mimeType: JSON_TYPE,
    scope: "runs:read",
    read: (ctx) => readRuns(ctx),
  },
];

/** The same as clients see them. */
export const READABLE: readonly Resource[] = RESOURCES.map(({ scope: _, read: __, ...resource }) => resource);

export const RUN_TEMPLATE: ResourceTemplateType = {
  uriTemplate: "brandrun://runs/{id}",
  name: "run",
  title: "A run",
  description:
    "How far a run is: status, verdict, the question that waits for a person, text and addresses of its files. It answers once the run has ended, or after ten seconds; read it again then.",
  mimeType: JSON_TYPE,
};

const RUN_URI = /^brandrun:\/\/runs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The scope that reading an address needs. Undefined: there is no such resource. */
export const scopeOfResource = (uri: unknown): AgentScope | undefined =>
  RUN_URI.test(String(uri)) ? "runs:read" : RESOURCES.find((resource) => resource.uri === uri)?.scope;

/** Reads a resource. Undefined: there is none at this address. */
export async function readResource(ctx: Ctx, uri: string): Promise<ReadResourceResult | undefined> {
  const [, runId] = RUN_URI.exec(uri) ?? [];
  const read = runId ? () => readRun(ctx, runId) : RESOURCES.find((resource) => resource.uri === uri)?.read;
  if (!read) return undefined;
  const text = JSON.stringify({ note: DATA_NOTE, data: await read(ctx) });
  return { contents: [{ uri, mimeType: JSON_TYPE, text }] };
}

async function readTemplates(ctx: Ctx) {
  const all = await listTemplates(ctx, {});
  return all.map(({ output_type, title, about, asset_types, preview_url }) => ({
    output_type,
    title,
    about,
    asset_types,
    preview_url,
  }));
}

type Filter = Partial<Parameters<typeof listRuns>[1]>;

/** The last runs in short. */
export async function readRuns(ctx: Ctx, filter: Filter = {}) {
  const page = { limit: LAST_RUNS, offset: 0, include_archived: false, view: "default" as const };
  const { runs } = await listRuns(ctx, { ...page, ...filter });
  return runs.flatMap((run) => (isWhole(run) ? [shortRun(ctx, run)] : []));
}

async function readRun(ctx: Ctx, run_id: string) {
  const run = await getRun(ctx, { run_id, wait: WAIT_SECONDS, view: "default" });
  if (!isWhole(run)) throw new Error("A run was read in short.");
  const { output_text, asset_urls, alt_text, error_message, warnings, progress, auto_post } = run;
  return {
    ...shortRun(ctx, run),
    ...{ output_text, asset_urls, alt_text, error_message, warnings, auto_post },
    percent: progress.percent,
    quality: run.quality && { summary: run.quality.summary, fixes: run.audience_opportunities },
  };
}

type WholeRun = Extract<Awaited<ReturnType<typeof getRun>>, { brief: string }>;

const shortRun = ({ settings }: Ctx, run: Omit<WholeRun, "story">) => ({
  id: run.id,
  status: run.status,
  finished: run.status === "succeeded" || run.status === "failed",
  verdict: run.verdict,
  question: questionOf(run),
  impact_score: run.impact_score,
  brief: run.brief,
  channel: run.channel,
  asset_type: run.asset_type,
  asset_url: run.asset_url,
  campaign_id: run.campaign_id,
  scheduled_at: run.scheduled_at,
  dashboard_url: `${settings.publicUrl}/app/runs/${run.id}`,
});

/** What a person has to decide before the run may be published. */
const questionOf = ({ verdict, quality }: Pick<WholeRun, "verdict" | "quality">): string | null =>
  verdict === "needs_review" ? `May this be published? ${quality?.summary ?? ""}`.trim() : null;
