import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Keep } from "../bench/scope.ts";
import { audit, type Finding, runTimes, strayDeliveries, unfinished } from "./audit.ts";
import { openBook } from "./book.ts";
import { openCaller } from "./caller.ts";
import { injectFaults } from "./faults.ts";
import { listenAtInboxes } from "./inboxes.ts";
import { curve, growth, watchMemory } from "./memory.ts";
import { watchProgress } from "./progress.ts";
import { chance } from "./random.ts";
import { answerFigures, type Figure, judgeAnswers, quantiles, type Report } from "./report.ts";
import type { Settings } from "./settings.ts";
import { type OpenStage, openOwners, openStage } from "./stage.ts";
import { sendTraffic } from "./traffic.ts";

/** The sweeper, which comes every minute in production. */
const SWEEP_MS = 10_000;
/** After so long without progress what is left counts as lost. A busy machine takes longer than an idle one. */
const STILL_MS = 120_000;
const DRAIN_MS = 1_200_000;
const SAY_EVERY_MS = 10_000;

/** Mixed traffic and one trouble after the other; then calm until everything is over, and a look at the books. */
export async function soak(keep: Keep, folder: string, settings: Settings): Promise<Report> {
  const random = chance(settings.seed);
  // Streams of their own, so that the periods of a seed do not depend on how fast answers come.
  const open = await openStage(keep, folder, settings.seed + 1);
  const owners = await openOwners(open, settings.workspaces);
  const book = openBook();
  const caller = await keep(Promise.resolve(openCaller(open.port, book)));
  const inboxes = await listenAtInboxes(caller, owners, () => open.connectionInfo().inboxes_url);
  const memory = watchMemory(open.pid);
  const sweeps = setInterval(() => void open.wake().catch(() => {}), SWEEP_MS);
  const ending = new AbortController();
  const { periods, done } = settings.calm
    ? { periods: [], done: Promise.resolve() }
    : injectFaults(open.stage, chance(settings.seed + 2), ending.signal);
  const progress = watchProgress({
    book,
    caller,
    memory: memory.samples,
    periods,
    seconds: settings.seconds,
  });
  const next = () => ({ owner: random.of(owners), caller, book, random });
  const until = Date.now() + settings.seconds * 1000;
  const { begun, leftOut, seconds: sentSeconds } = await sendTraffic({ rate: settings.rate, until, next });
  ending.abort();
  await done;
  progress.stop();
  memory.stop();
  const drain = await drained(open);
  await inboxes?.look();
  inboxes?.stop();
  clearInterval(sweeps);

  const { db } = open.deps();
  const shown = JSON.parse(await readFile(join(folder, "social", "posts.json"), "utf8")) as {
    posts: { id: string }[];
  };
  const findings: Finding[] = [
    ...judgeAnswers(book, periods),
    ...(await audit(
      db,
      book.acceptedRuns,
      shown.posts.map(({ id }) => id),
    )),
    {
      check: "webhooks about nothing",
      wrong: await strayDeliveries(db, [...(inboxes?.received.keys() ?? [])]),
    },
    ...flatness(memory.samples, settings.seconds),
    { check: "everything ended", wrong: drain.left },
  ];
  const waits = [...(inboxes?.received.values() ?? [])].flatMap(({ waitMs }) => waitMs ?? []);
  const figures: Figure[] = [
    { name: "acts begun a second", value: begun / sentSeconds, unit: "/s" },
    { name: "acts left out, too many at once", value: leftOut, unit: "" },
    { name: "requests", value: book.answers.length, unit: "" },
    { name: "runs promised", value: book.acceptedRuns.size, unit: "" },
    { name: "posts at the sandbox", value: shown.posts.length, unit: "" },
    { name: "drain", value: drain.seconds, unit: "s" },
    ...answerFigures(book, periods),
    ...quantiles("order to succeeded run", await runTimes(db)),
    ...quantiles("end of a run to its webhook", waits),
    ...memoryFigures(memory.samples),
    ...curve(memory.samples),
  ];
  const seconds = ({ from, until: to }: { from: number; until: number }) => (to - from) / 1000;
  return {
    figures,
    findings,
    periods: periods.map((fault) => ({ kind: fault.kind, seconds: seconds(fault) })),
  };
}

/** Waits, in calm, until no work is left. Answers what is left all the same. */
async function drained({ deps, wake }: OpenStage): Promise<{ seconds: number; left: string[] }> {
  const began = Date.now();
  const progress = { least: Number.POSITIVE_INFINITY, at: began, said: began };
  let left: string[] = [];
  do {
    await wake().catch(() => {});
    const counts = await unfinished(deps().db);
    left = Object.entries(counts).flatMap(([what, n]) => (n > 0 ? `${n} ${what}` : []));
    if (left.length === 0) break;
    const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
    if (total < progress.least) Object.assign(progress, { least: total, at: Date.now() });
    if (Date.now() - progress.said >= SAY_EVERY_MS) {
      progress.said = Date.now();
      console.error(`draining: ${left.join(", ")}`);
    }
    await sleep(2_000);
  } while (Date.now() - progress.at < STILL_MS && Date.now() - began < DRAIN_MS);
  return { seconds: (Date.now() - began) / 1000, left };
}

type Samples = Parameters<typeof growth>[0];
const PARTS = ["node", "workerd"] as const;

/** In less time caches still fill, and figures only tell how fast. */
const FLAT_FROM_SECONDS = 300;

function flatness(samples: Samples, seconds: number): Finding[] {
  if (seconds < FLAT_FROM_SECONDS) return [];
  const wrong = PARTS.flatMap((part) => {
    const { early, late, isFlat } = growth(samples, part);
    return isFlat
      ? []
      : `${part}: ${Math.round(early)} MB after a quarter, ${Math.round(late)} MB at the end`;
  });
  return [{ check: "flat memory", wrong }];
}

const memoryFigures = (samples: Samples): Figure[] =>
  PARTS.flatMap((part) => {
    const { early, late, slope } = growth(samples, part);
    return [
      { name: `${part}, resident after a quarter`, value: early, unit: "MB" },
      { name: `${part}, resident at the end`, value: late, unit: "MB" },
      { name: `${part}, slope`, value: slope, unit: "MB/h" },
    ];
  });
