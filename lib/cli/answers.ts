import { fieldsOf, flagOf, listOf, numberOf, textOf } from "./json.ts";

/*
 * What this client shows of the API's answers. Only the fields an answer cannot do without are insisted on;
 * `--json` prints the answer itself, never these views.
 */

/** A run, or undefined when it is none. */
export function readRun(json: unknown) {
  const run = fieldsOf(json);
  const [id, status] = [textOf(run.id), textOf(run.status)];
  if (!id || !status) return undefined;
  return {
    id,
    status,
    channel: textOf(run.channel),
    assetType: textOf(run.asset_type),
    template: textOf(run.output_type),
    outputText: textOf(run.output_text),
    assets: readAssets(run.assets, run.asset_url, run.asset_urls),
    impactScore: numberOf(run.impact_score),
    verdict: textOf(run.verdict),
    summary: textOf(fieldsOf(run.quality).summary),
    checks: listOf(fieldsOf(run.quality).checks, readCheck),
    /** Words of the brief that are not published. */
    heldBack: listOf(fieldsOf(run.quality).held_back, (held) => textOf(fieldsOf(held).quote)),
    errorMessage: textOf(run.error_message),
    errorCode: textOf(run.error_code),
    livemode: flagOf(run.livemode),
    scheduledAt: textOf(run.scheduled_at),
    reviewedBy: textOf(run.reviewed_by),
    reviewedAt: textOf(run.reviewed_at),
    reviewNote: textOf(run.review_note),
    step: textOf(fieldsOf(run.progress).step),
    percent: numberOf(fieldsOf(run.progress).percent),
    warnings: listOf(run.warnings, readWarning),
    /** The runs that one request made, this one too; empty where it made one. */
    variants: listOf(run.variants, (variant) => textOf(fieldsOf(variant).run_id)),
  };
}

/** Every file in display order, with or without the additive `assets` list. */
function readAssets(assets: unknown, url: unknown, urls: unknown): Asset[] {
  const described = listOf(assets, readAsset);
  if (described.length > 0) return described;
  const bare = new Set([...listOf([url], textOf), ...listOf(urls, textOf)]);
  return listOf([...bare], (found) => readAsset({ url: found }));
}

function readAsset(json: unknown) {
  const asset = fieldsOf(json);
  const url = textOf(asset.url);
  if (!url) return undefined;
  return {
    url,
    role: textOf(asset.role),
    mimeType: textOf(asset.mime_type),
    width: numberOf(asset.width),
    height: numberOf(asset.height),
    bytes: numberOf(asset.bytes),
    sha256: textOf(asset.sha256),
    durationMs: numberOf(asset.duration_ms),
  };
}

function readCheck(json: unknown) {
  const check = fieldsOf(json);
  const label = textOf(check.label);
  if (!label) return undefined;
  return {
    label,
    group: textOf(check.group) ?? "",
    points: numberOf(check.points) ?? 0,
    weight: numberOf(check.weight) ?? 0,
    passed: check.passed === true,
    hard: check.hard === true,
    fix: textOf(check.fix),
  };
}

/** Warnings are sentences; a richer shape may come later. */
const readWarning = (json: unknown) => textOf(json) ?? textOf(fieldsOf(json).message) ?? JSON.stringify(json);

/** A key's own record, or undefined when it is none. */
export function readMe(json: unknown) {
  const me = fieldsOf(json);
  const [keyId, workspaceId] = [textOf(me.key_id), textOf(me.workspace_id)];
  if (!keyId || !workspaceId) return undefined;
  return {
    keyId,
    keyName: textOf(me.key_name),
    workspaceId,
    workspaceName: textOf(me.workspace_name),
    assetTypes: listOf(me.asset_types, textOf),
    channels: listOf(me.channels, textOf),
    /** undefined: every account may be posted to. */
    connectedAccounts: me.connected_accounts == null ? undefined : listOf(me.connected_accounts, String),
    autoPost: me.auto_post === true,
    /** undefined: a service that does not tell yet. */
    review: flagOf(me.review),
    manageKeys: flagOf(me.manage_keys),
    autoPostMinScore: numberOf(me.auto_post_min_score),
    dailyLimit: numberOf(me.daily_limit),
    livemode: flagOf(me.livemode),
    plan: textOf(me.plan),
    paused: me.paused === true,
    /** What keeps the workspace from working, and the way out. */
    warnings: listOf(me.warnings, textOf),
    credits: readCredits(me.credits),
    daily: readUsageCount(fieldsOf(me.usage).daily),
    caps: Object.entries(fieldsOf(fieldsOf(me.usage).caps)).map(([name, usage]) => ({
      name,
      usage: readUsageCount(usage),
    })),
    expiresAt: textOf(me.expires_at),
  };
}

function readUsageCount(json: unknown) {
  const usage = fieldsOf(json);
  return {
    used: numberOf(usage.used),
    limit: numberOf(usage.limit) ?? numberOf(usage.cap),
    remaining: numberOf(usage.remaining),
  };
}

function readCredits(json: unknown) {
  const credits = fieldsOf(json);
  return {
    total: numberOf(json) ?? numberOf(credits.total),
    monthly: numberOf(credits.monthly),
    bought: numberOf(credits.bought),
    /** The next post costs nothing. */
    onboardingFree: credits.onboarding_free === true,
  };
}

/** A dry run tells remaining limits and cost; it is shown as it comes. */
export const readDryRun = (json: unknown) =>
  Object.keys(fieldsOf(json)).length > 0 ? fieldsOf(json) : undefined;

/** The error shape, and the validation answer that may have only `detail`. */
export function readProblem(json: unknown) {
  const { code, message, detail } = fieldsOf(json);
  return {
    code: textOf(code),
    message: textOf(detail) ?? textOf(message),
    fields: listOf(detail, readFieldProblem),
    hint: textOf(fieldsOf(detail).hint),
    docUrl: textOf(fieldsOf(detail).doc_url),
  };
}

/** What is wrong with which field. The first part of `loc` only says that it is the body. */
function readFieldProblem(json: unknown) {
  const problem = fieldsOf(json);
  const [place, ...path] = listOf(problem.loc, String);
  const what = textOf(problem.msg) ?? JSON.stringify(json);
  return { path: path.join(".") || place || "request", says: what };
}

/** The events of one page of the log, or undefined when the answer is no list. */
export const readEvents = (json: unknown) => (Array.isArray(json) ? listOf(json, readEvent) : undefined);

function readEvent(json: unknown) {
  const event = fieldsOf(json);
  const [id, type] = [textOf(event.id), textOf(event.type)];
  if (!id || !type) return undefined;
  const { data } = event;
  return { id, type, timestamp: textOf(event.timestamp), livemode: flagOf(event.livemode), data, json };
}

type Read<T extends (json: unknown) => unknown> = NonNullable<ReturnType<T>>;
export type Event = Read<typeof readEvent>;
export type Run = Read<typeof readRun>;
export type Me = Read<typeof readMe>;
export type UsageCount = ReturnType<typeof readUsageCount>;
export type Asset = Read<typeof readAsset>;
export type Check = Read<typeof readCheck>;

export const isOver = ({ status }: Run) => status === "succeeded" || status === "failed";
