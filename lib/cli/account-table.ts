import type { Me, UsageCount } from "./answers.ts";
import type { Paint } from "./paint.ts";
import { table } from "./table.ts";
import { clean, count, indent, words } from "./text.ts";

type AccountTableOptions = { columns: number; paint: Paint; baseUrl: string };

/** The key's own record for a person: who am I, what may I do, what have I used. */
export function renderAccount(me: Me, { columns, paint, baseUrl }: AccountTableOptions): string {
  const width = Math.min(columns, 100) - 2;
  const facts = [["Service", baseUrl], ...identity(me), ...permissions(me)];
  const lines = table(
    facts.map((row) => row.map(clean)),
    { columns: width },
  );
  const blocks = [lines, usage(me, width, paint)].filter((block) => block.length > 0);
  return `${blocks.map((block) => indent(block).join("\n")).join("\n\n")}\n`;
}

const TEST_MODE = "test: nothing it makes is ever posted or costs anything";

function identity({
  workspaceId,
  workspaceName,
  plan,
  warnings,
  keyName,
  keyId,
  livemode,
  expiresAt,
}: Me): string[][] {
  return [
    ["Workspace", workspaceName ? `${workspaceName} (${workspaceId})` : workspaceId],
    ["Plan", plan ?? "unknown"],
    ...warnings.map((warning) => ["Warning", warning]),
    ["Key", keyName ? `${keyName} (${keyId})` : keyId],
    ...(livemode === undefined ? [] : [["Mode", livemode ? "live" : TEST_MODE]]),
    ["Expires", expiresAt ?? "never"],
  ];
}

function permissions(me: Me): string[][] {
  const autoPost = me.autoPost
    ? `on, from a score of ${me.autoPostMinScore}`
    : "off: every post is asked for";
  const accounts = me.connectedAccounts ? listed(me.connectedAccounts) : "every connected account";
  return [
    ["Makes", listed(me.assetTypes)],
    ["Writes for", listed(me.channels)],
    ["Posts to", accounts],
    ["Auto-post", autoPost],
    ...permission("Reviews", me.review, "may decide about runs that need a review"),
    ...permission("Manages keys", me.manageKeys, "may mint, rotate and revoke keys"),
    ...(me.dailyLimit === undefined
      ? []
      : [["Daily limit", `${count(me.dailyLimit)} requests that start work, a UTC day`]]),
    ...credits(me.credits),
  ];
}

const permission = (name: string, given: boolean | undefined, says: string): string[][] =>
  given === undefined ? [] : [[name, given ? `yes: ${says}` : "no"]];

const listed = (values: string[]) => values.join(", ") || "nothing";

function credits({ total, monthly, bought, onboardingFree }: Me["credits"]): string[][] {
  if (total === undefined) return [];
  const parts = [
    monthly === undefined ? "" : `${count(monthly)} of this month`,
    bought === undefined ? "" : `${count(bought)} bought`,
    onboardingFree ? "the first post is free" : "",
  ].filter(Boolean);
  return [["Credits", parts.length > 0 ? `${count(total)} (${parts.join(", ")})` : count(total)]];
}

function usage({ daily, caps }: Me, columns: number, paint: Paint): string[] {
  const rows = [
    ...usageRow("requests that start work today", daily),
    ...caps.flatMap(({ name, usage }) => usageRow(`${words(name)} this month`, usage)),
  ];
  if (rows.length === 0) return [];
  return table(rows, { columns, paint, head: ["Usage", "Used", "Limit", "Left"], right: [1, 2, 3] });
}

function usageRow(name: string, { used, limit, remaining }: UsageCount): string[][] {
  if (used === undefined) return [];
  return [[clean(name), ...[used, limit, remaining].map((n) => (n === undefined ? "" : count(n)))]];
}
