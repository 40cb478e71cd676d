import type { CallView } from "./command.ts";
import { fieldsOf, type JsonFields, listOf, numberOf, textOf } from "./json.ts";
import { minute } from "./print.ts";
import { table } from "./table.ts";
import { clean, count, indent, words } from "./text.ts";

const HEAD = "A dry run: nothing was made, stored or counted. The request would be accepted.";

/** What `--dry-run` answers, of runs or of a post: what would be made, what it would cost, what is left before it. */
export function printDryRun(answer: unknown, { columns }: Pick<CallView, "columns">): string {
  const fields = fieldsOf(answer);
  const rows = textOf(fields.run_id) ? ofPost(fields) : ofRuns(fields);
  const lines = table(
    rows.filter(([, value]) => value).map(([name = "", value = ""]) => [name, clean(value)]),
    { columns: columns - 2 },
  );
  return `${[HEAD, "", ...indent(lines)].join("\n")}\n`;
}

function ofRuns({ count: runs, channel, asset_type, cost, remaining, platform_fees, ...rest }: JsonFields) {
  const many = numberOf(runs) ?? 1;
  const what = [textOf(asset_type) && words(textOf(asset_type) ?? ""), channel && `for ${channel}`];
  const fees = listOf(platform_fees, fieldsOf).map(({ platform, amount, reason }) =>
    feeOf(amount, `USD on ${platform}`, String(reason)),
  );
  return [
    [
      "Makes",
      [`${count(many)} ${many === 1 ? "run" : "runs"}`, what.filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(", "),
    ],
    ["Costs", costOf(fieldsOf(cost), rest.livemode === false)],
    ...fees.map((fee) => ["Fee", fee]),
    ["Left before it", leftOf(fieldsOf(remaining), textOf(asset_type))],
    ...listOf(rest.warnings, textOf).map((warning) => ["Note", warning]),
  ];
}

function costOf({ credits, onboarding_free: free, cap_slots: slots }: JsonFields, isTest: boolean): string {
  if (isTest) return "nothing, with a test key";
  const parts = [
    amount(numberOf(credits), "credit"),
    ...Object.entries(fieldsOf(slots)).map(
      ([type, many]) => `${count(Number(many))} of the month's ${words(type)} cap`,
    ),
  ];
  return parts.filter(Boolean).join(", ") + (free === true ? "; the workspace's first run is free" : "");
}

function leftOf({ daily, plan_cap, plan_caps, credits }: JsonFields, type = "asset"): string {
  const caps = { ...(numberOf(plan_cap) !== undefined && { [type]: plan_cap }), ...fieldsOf(plan_caps) };
  const parts = [
    numberOf(daily) !== undefined && `${count(numberOf(daily) ?? 0)} requests that start work today`,
    ...Object.entries(caps).map(([name, left]) => `${count(Number(left))} of the month's ${words(name)} cap`),
    amount(numberOf(credits), "credit"),
  ];
  return parts.filter(Boolean).join(", ");
}

function ofPost({
  run_id,
  platform,
  account_id,
  scheduled_at,
  text,
  estimated_fee,
  existing_post_id,
}: JsonFields) {
  const { amount: fee, currency, reason } = fieldsOf(estimated_fee);
  const at = textOf(scheduled_at);
  return [
    ["Publishes", `run ${run_id}`],
    ["Where", [textOf(platform), textOf(account_id) && `account ${account_id}`].filter(Boolean).join(", ")],
    ["When", at ? minute(at) : "at once"],
    ["Fee", fee === undefined ? "" : feeOf(fee, textOf(currency) ?? "USD", textOf(reason) ?? "")],
    ["There already", textOf(existing_post_id) ? `post ${existing_post_id}` : ""],
    ["Text", textOf(text) ?? ""],
  ];
}

const feeOf = (fee: unknown, currency: string, why: string) =>
  [`${fee} ${currency}`, why].filter(Boolean).join(": ");

const amount = (n: number | undefined, one: string) =>
  n === undefined ? "" : `${count(n)} ${n === 1 ? one : `${one}s`}`;
