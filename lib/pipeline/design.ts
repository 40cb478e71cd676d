import type { Brand } from "../brand/brand.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { PhotoFile } from "../render/plan.ts";
import type { Template } from "../render/template.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { RunView } from "../runs/store.ts";
import { copyOf } from "./copy-of.ts";
import { type Chosen, choose } from "./designs/choose.ts";
import { materialOf } from "./designs/material.ts";
import { DeadEnd } from "./step.ts";

/** What is to be drawn. */
export type Design = { template: Template; data: unknown; photos: PhotoFile[] };

/** The template that was asked for by name, or one that suits what the copy has to say. */
export function designOf(run: RunView, dna: Brand, seed: number): Design {
  return { ...(run.body ? asked(run) : suitable(run, dna, seed)), photos: [] };
}

function suitable(run: RunView, dna: Brand, seed: number): Chosen {
  const material = materialOf(copyOf(run), readBrief(run.brief, dna), dna.name, []);
  const chosen = choose(material, run.assetType, seed);
  if (chosen) return chosen;
  throw new DeadEnd(
    "brief_too_thin",
    `The brief has not enough to say for a ${run.assetType}. Add a few points or facts, or ask for a card.`,
  );
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
