import { PLANS } from "../billing/plans.ts";
import type { Brand } from "../brand/brand.ts";
import { listFaces } from "../brand/faces.ts";
import { listReadyScreens } from "../brand/screens.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { Kind } from "../copy/types.ts";
import type { Ports } from "../core/ports.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { RunView } from "../runs/store.ts";
import { type KeptLook, lookOf } from "./brand-look.ts";
import { copyOf } from "./copy-of.ts";
import { type Chosen, choose } from "./designs/choose.ts";
import { materialOf } from "./designs/material.ts";
import { mascotFor, type PosedMascot } from "./mascot.ts";
import { DeadEnd } from "./step.ts";

/** What is to be drawn, and how: whatever is not in here does not change with the brand or the moment. */
export type Design = Chosen & { seed: number; brand: KeptLook; mascot?: PosedMascot; watermark: boolean };

/** Shows what was asked for by a template's name, or what suits the copy, as the brand looks now. */
export async function designOf(ports: Ports, run: RunView, dna: Brand): Promise<Design> {
  const seed = run.seed ?? seedOf(run);
  const chosen = run.body ? asked(run) : await suitable(ports, run, dna, seed);
  const mascot = await mascotFor(ports, run.workspaceId, chosen);
  return {
    ...chosen,
    seed,
    brand: lookOf(dna),
    ...(mascot && { mascot }),
    watermark: PLANS[dna.plan].watermark,
  };
}

/** Live runs without a seed look different from each other, and each looks the same when it is drawn again. Test runs never change. */
const seedOf = ({ id, livemode }: RunView) => (livemode ? Number.parseInt(id.slice(-7), 16) : 0);

/** A design as it is kept with a run. */
export const keepDesign = ({ template, ...rest }: Design) => ({ template: template.id, ...rest });

/** The design that `compose` kept; safe because only `compose` fills the column, with `keepDesign`. */
export function keptDesign({ design }: RunView): Design {
  if (!design) throw new Error("The compose step has not kept its design.");
  const { template: id, ...rest } = design as ReturnType<typeof keepDesign>;
  return { ...rest, template: templateNamed(id) };
}

async function suitable(ports: Ports, run: RunView, dna: Brand, seed: number): Promise<Chosen> {
  const facts = readBrief(run.brief, dna);
  const copy = copyOf(run);
  const isAboutSomebody = copy.quote?.author || facts.personName;
  const material = materialOf(copy, facts, dna.name, {
    asked: run.screenIds,
    atHand: SHOWS_PRODUCT.includes(facts.kind) ? await screensAtHand(ports, run) : [],
    // Test runs must not change with what somebody uploads.
    faces: isAboutSomebody && run.livemode ? await listFaces(ports, run.workspaceId) : [],
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
  const template = templateNamed(outputType ?? "");
  const data = template.data.safeParse(body);
  if (data.success) return { template, data: data.data };
  throw new DeadEnd(
    "body_outdated",
    `The template "${outputType}" has changed and does not fit this body any more.`,
  );
}

function templateNamed(id: string) {
  const template = TEMPLATES[id];
  if (template) return template;
  throw new DeadEnd("unknown_output_type", `The template "${id}" does not exist any more.`);
}
