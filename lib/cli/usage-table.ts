import type { Schemas } from "../clients/ts/src/index.ts";
import { wrap } from "../text/lines.ts";
import type { CallView } from "./command.ts";
import { table } from "./table.ts";
import { count, indent, words } from "./text.ts";

const COLUMNS = ["Made", "Runs", "Succeeded", "Failed", "Credits", "Cap", "Cap used"];

/** A month's use as one line for each asset type, and the credits below. */
export function printUsage(usage: Schemas["Usage"], { columns, paint }: CallView): string {
  const { month, plan, credits, by_asset_type: types, livemode } = usage;
  const rows = Object.entries(types).map(
    ([type, { runs, succeeded, failed, credits: spent, cap, cap_used }]) => [
      words(type),
      ...[runs, succeeded, failed, spent, cap, cap_used].map((n) => (n === null ? "-" : count(n))),
    ],
  );
  const left = credits.left === null ? "" : `, ${count(credits.left)} left`;
  const free = Object.entries(types).find(([, one]) => one.free > 0);
  const facts = [
    `${month}, ${plan} plan${livemode ? "" : ", test key"}`,
    `Credits: ${count(credits.granted)} granted, ${count(credits.bought)} bought, ${count(credits.used)} used${left}`,
    ...(free
      ? [`The first post is free: one ${words(free[0])} counts neither in credits nor in the cap.`]
      : []),
  ];
  const lines = table(rows, { columns: columns - 2, paint, head: COLUMNS, right: [1, 2, 3, 4, 5, 6] });
  return `${indent([...facts.flatMap((fact) => wrap(fact, columns - 2)), "", ...lines]).join("\n")}\n`;
}
