import type { Brand } from "../brand/brand.ts";
import { listReadyScreens } from "../brand/screens.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { Kind } from "../copy/types.ts";
import type { Ports } from "../core/ports.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { RunView } from "../runs/store.ts";
import { copyOf } from "./copy-of.ts";
import { type Chosen, choose } from "./designs/choose.ts";
import { materialOf } from "./designs/material.ts";
import { DeadEnd } from "./step.ts";

/** What is to be drawn. */
export type Design = Chosen;

/** The template that was asked for by name, or one that suits what the copy has to say. */
export async function designOf(ports: Ports, run: RunView, dna: Brand, seed: number): Promise<Design> {
  return run.body ? asked(run) : suitable(ports, run, dna, seed);
}

async function suitable(ports: Ports, run: RunView, dna: Brand, seed: number): Promise<Chosen> {
  const facts = readBrief(run.brief, dna);
  const material = materialOf(copyOf(run), facts, dna.name, {
    asked: run.screenIds,
    atHand: SHOWS_PRODUCT.includes(facts.kind) ? await screensAtHand(ports, run) : [],
  });
  const chosen = choose(material, run.assetType, seed);
  if (chosen) return chosen;
  throw new DeadEnd(
    "brief_too_thin",
    `The brief has not enough to say for a ${run.assetType}. Add a few points or facts, or ask for a card.`,
  );
}

/** News about the product may show it without being told to. */
const SHOWS_PRODUCT: readonly Kind[] = ["launch", "feature", "changelog", "news", "howto"];

/** Test runs must not change with what somebody uploads. */
async function screensAtHand(ports: Ports, { workspaceId, livemode, screenIds }: RunView): Promise<string[]> {
  if (!livemode || screenIds.length > 0) return [];
  return (await listReadyScreens(ports, workspaceId)).map(({ id }) => id);
}

function asked({ outputType, body }: RunView): Chosen {
  const template = TEMPLATES[outputType ?? ""];
  if (!template) {
    throw new DeadEnd("unknown_output_type", `The template "${outputType}" does not exist any more.`);
  }
  const data = template.data.safeParse(body);
  if (data.success) return { template, data: data.data };
  throw new DeadEnd(
    "body_outdated",
    `The template "${outputType}" has changed and does not fit this body any more.`,
  );
}
