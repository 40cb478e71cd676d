import type { CpuProfile } from "./inspector.ts";

type Node = CpuProfile["nodes"][number];

/** What V8 counts while no code of the isolate runs: waits, and other isolates of the same thread. */
const RESTING = new Set(["(idle)", "(program)", "(root)"]);

/** Own time of every node, in microseconds. */
function ownTimes({ samples, timeDeltas }: CpuProfile): Map<number, number> {
  const own = new Map<number, number>();
  for (const [i, id] of samples.entries())
    own.set(id, (own.get(id) ?? 0) + Math.max(0, timeDeltas[i + 1] ?? 0));
  return own;
}

/** Milliseconds in which the isolate worked. */
export function activeMs(profile: CpuProfile): number {
  const own = ownTimes(profile);
  const active = profile.nodes.filter(({ callFrame }) => !RESTING.has(callFrame.functionName));
  return active.reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0) / 1000;
}

type PartOf = (place: Node["callFrame"]) => string;

/** A summary for a person: parts and functions by their own time, and the tree of calls, in microseconds a request. */
export function summary(profile: CpuProfile, requests: number, partOf: PartOf): string {
  const own = ownTimes(profile);
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const totals = new Map<number, number>();
  const totalOf = (node: Node): number => {
    const known = totals.get(node.id);
    if (known !== undefined) return known;
    const below = childrenOf(node, byId).reduce((sum, child) => sum + totalOf(child), 0);
    const total = (own.get(node.id) ?? 0) + below;
    totals.set(node.id, total);
    return total;
  };
  const perRequest = (microseconds: number) => (microseconds / requests).toFixed(0).padStart(6);
  const top = topFunctions(profile, own).map(([name, time]) => `${perRequest(time)}  ${name}`);
  const lines: string[] = [];
  const visit = (nodes: Node[], depth: number) => {
    for (const [name, same] of grouped(nodes)) {
      const time = same.reduce((sum, node) => sum + totalOf(node), 0);
      if (time / requests < LEAST_US || depth > DEEPEST) continue;
      lines.push(`${perRequest(time)}  ${"  ".repeat(depth)}${name}`);
      visit(
        same.flatMap((node) => childrenOf(node, byId)),
        depth + 1,
      );
    }
  };
  const [root] = profile.nodes;
  if (root) visit(childrenOf(root, byId), 0);
  const active = (activeMs(profile) * 1000) / requests;
  return [
    `${active.toFixed(0)} µs a request, over ${requests} requests.`,
    "",
    "Share of each part, by its own time:",
    ...shares(profile, own, partOf),
    "",
    "Own time:",
    ...top,
    "",
    "With what it calls:",
    ...lines,
    "",
  ].join("\n");
}

/** Parts with less of the whole are summed up. */
const LEAST_SHARE = 0.01;

function shares({ nodes }: CpuProfile, own: Map<number, number>, partOf: PartOf): string[] {
  const times = new Map<string, number>();
  for (const { id, callFrame } of nodes.filter((node) => !RESTING.has(node.callFrame.functionName))) {
    const part = partOf(callFrame);
    times.set(part, (times.get(part) ?? 0) + (own.get(id) ?? 0));
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  const shown = [...times].filter(([, time]) => time >= all * LEAST_SHARE).sort(([, a], [, b]) => b - a);
  const rest = all - shown.reduce((sum, [, time]) => sum + time, 0);
  return [...shown, ["all else", rest] as const].map(
    ([part, time]) => `${((100 * time) / all).toFixed(1).padStart(6)} %  ${part}`,
  );
}

const LEAST_US = 12;
const DEEPEST = 24;
const TOP = 40;

const childrenOf = ({ children = [] }: Node, byId: Map<number, Node>): Node[] =>
  children.flatMap((id) => byId.get(id) ?? []);

const nameOf = ({ callFrame: { functionName, lineNumber } }: Node) =>
  functionName || `anonymous, line ${lineNumber + 1}`;

function topFunctions({ nodes }: CpuProfile, own: Map<number, number>): [string, number][] {
  const times = grouped(nodes).map(([name, same]): [string, number] => [
    name,
    same.reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0),
  ]);
  return times
    .filter(([name]) => !RESTING.has(name))
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOP);
}

function grouped(nodes: readonly Node[]): [string, Node[]][] {
  const groups = new Map<string, Node[]>();
  for (const node of nodes) groups.set(nameOf(node), [...(groups.get(nameOf(node)) ?? []), node]);
  return [...groups];
}
