import { isFilm, PLANS } from "../billing/plans.ts";
import { uuidv7 } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { AssetType, Plan } from "../vocab.ts";

type Routed = { id: string; workspaceId: string; assetType: AssetType; livemode: boolean };

/** The message that carries a run on: one lane for a workspace's pictures, one for its films, one for its test runs. */
export function messageFor(world: Pick<Ports, "now" | "random">, run: Routed, plan: Plan): Message {
  const { id: runId, workspaceId } = run;
  return {
    id: uuidv7(world.now(), world.random(10)),
    job: { kind: "run.advance", workspaceId, runId },
    ...laneOf(run, plan),
  };
}

function laneOf({ workspaceId, assetType, livemode }: Routed, plan: Plan) {
  const { runs, films } = PLANS[plan].parallel;
  if (!livemode) return { lane: `test-${workspaceId}`, parallelism: runs };
  if (isFilm(assetType)) return { lane: `films-${workspaceId}`, parallelism: films };
  return { lane: `runs-${workspaceId}`, parallelism: runs };
}
