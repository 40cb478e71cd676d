import { storeBrand } from "../../../lib/brand/brand.ts";
import { findRun, type RunView } from "../../../lib/runs/store.ts";
import type { Channel, Verdict } from "../../../lib/vocab.ts";
import { json, type World } from "../../support/world.ts";
import type { Made } from "./check-case.ts";
import type { GateCase } from "./gate-case.ts";
import { slotsOf } from "./slots.ts";

/** What the service makes of a brief: a run of its own, from the request to the verdict. */
export async function makeCase(w: World, { brief, brand, channel, assetType }: GateCase): Promise<Made> {
  const { tagline, overview, offer, product_map, icp } = brand;
  const dna = { tagline, overview, offer, productMap: product_map, icp, palette: {}, logos: [] };
  await storeBrand(w.service, w.workspaceId, dna);
  const answer = await json(await w.post("/generate", { brief, channel, asset_type: assetType, seed: 1 }));
  await w.drain();
  const run = answer.id ? await findRun(w.service.db, w.workspaceId, answer.id) : undefined;
  return run ? madeOf(run) : { ...NOTHING, says: JSON.stringify(answer) };
}

const NOTHING: Made = { verdict: null, says: "", posts: [], slots: [], altText: "", date: "", offer: "" };

function madeOf(run: RunView): Made {
  const { story, quality, verdict, altText, errorMessage } = run;
  return {
    verdict,
    says: quality?.summary ?? errorMessage ?? "",
    posts: postsOf(run),
    slots: story ? slotsOf(story) : [],
    altText: altText ?? "",
    date: story?.when?.date ?? "",
    offer: story?.offer?.value ?? "",
  };
}

/** The post of the run's channel has the run's verdict, every other one its own. */
function postsOf({ story, channel, outputText, verdict, quality }: RunView): Made["posts"] {
  const others = Object.entries(story?.posts ?? {}) as [Channel, string][];
  return [
    { channel, text: outputText ?? "", verdict },
    ...others
      .filter(([name]) => name !== channel)
      .map(([name, text]) => ({ channel: name, text, verdict: verdictOn(quality, name) })),
  ];
}

const verdictOn = (quality: RunView["quality"], channel: Channel): Verdict | null =>
  quality?.channels?.[channel]?.verdict ?? null;
