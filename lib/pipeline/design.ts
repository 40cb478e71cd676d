import { PLANS } from "../billing/plans.ts";
import type { Brand } from "../brand/brand.ts";
import { listDrawablePeople } from "../brand/drawable-people.ts";
import { listReadyScreens } from "../brand/screens.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { Kind } from "../copy/types.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { Ports } from "../core/ports.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { RunView } from "../runs/store.ts";
import { own } from "../text/own.ts";
import { type BrandSnapshot, snapshotBrand } from "./brand-snapshot.ts";
import { copyOf } from "./copy-of.ts";
import { type Chosen, choose } from "./designs/choose.ts";
import { materialOf } from "./designs/material.ts";
import { mascotFor, type PosedMascot } from "./mascot.ts";

/** What is drawn, and how. A stored design makes later drawings independent of changes to the brand. */
export type Design = Chosen & {
  seed: number;
  brand: BrandSnapshot;
  mascot?: PosedMascot;
  watermark: boolean;
};

/** The design of a run: the requested template, or the one that suits the copy, with the current brand. */
export async function designOf(ports: Ports, run: RunView, dna: Brand): Promise<Design> {
  const seed = run.seed ?? seedOf(run);
  const chosen = run.body ? designForBody(run) : await designForCopy(ports, run, dna, seed);
  const mascot = await mascotFor(ports, run, chosen);
  return {
    ...chosen,
    seed,
    brand: await snapshotBrand(ports, run, dna),
    ...(mascot && { mascot }),
    watermark: PLANS[dna.plan].watermark,
  };
}

/** Live runs without a seed look different from each other, and each looks the same when it is drawn again. Test runs never change. */
const seedOf = ({ id, livemode }: RunView) => (livemode ? Number.parseInt(id.slice(-7), 16) : 0);

/** A design as it is stored with a run. */
export const serializeDesign = ({ template, ...rest }: Design) => ({ template: template.id, ...rest });

/** The design that `compose` kept; safe because only `compose` fills the column, with `serializeDesign`. */
export function deserializeDesign({ design }: RunView): Design {
  if (!design) throw new Error("The compose step has not kept its design.");
  const { template: id, ...rest } = design as ReturnType<typeof serializeDesign>;
  return { ...rest, template: templateNamed(id) };
}

async function designForCopy(ports: Ports, run: RunView, dna: Brand, seed: number): Promise<Chosen> {
  const facts = readBrief(run.brief, dna);
  const copy = copyOf(run);
  const isAboutSomebody = copy.quote?.author || facts.personName;
  const material = materialOf(copy, facts, dna.name, {
    asked: run.screenIds,
    atHand: SHOWS_PRODUCT.includes(facts.kind) ? await screensAtHand(ports, run) : [],
    // Test runs ignore uploads, so that their output stays the same.
    faces: isAboutSomebody && run.livemode ? await listDrawablePeople(ports, run) : [],
  });
  const chosen = choose(material, run.assetType, seed);
  if (chosen) return chosen;
  throw new PermanentFailure(
    "brief_too_thin",
    `The brief has not enough to say for a ${run.assetType}. Add a few points or facts, or ask for a card.`,
  );
}

/** Kinds of news that show a product screen even when the request names none. */
const SHOWS_PRODUCT: readonly Kind[] = ["launch", "feature", "changelog", "news", "howto"];

/** Test runs ignore uploads, so that their output stays the same. */
async function screensAtHand(ports: Ports, run: RunView): Promise<string[]> {
  if (!run.livemode || run.screenIds.length > 0) return [];
  return (await listReadyScreens(ports, run)).map(({ id }) => id);
}

function designForBody({ outputType, body }: RunView): Chosen {
  const template = templateNamed(outputType ?? "");
  const data = template.data.safeParse(body);
  if (data.success) return { template, data: data.data };
  throw new PermanentFailure(
    "body_outdated",
    `The template "${outputType}" has changed and does not fit this body any more.`,
  );
}

function templateNamed(id: string) {
  const template = own(TEMPLATES, id);
  if (template) return template;
  throw new PermanentFailure("unknown_output_type", `The template "${id}" does not exist any more.`);
}
