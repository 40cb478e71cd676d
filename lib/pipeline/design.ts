import type { Brand } from "../brand/brand.ts";
import type { Ports } from "../core/ports.ts";
import type { PhotoFile } from "../render/plan.ts";
import type { Template } from "../render/template.ts";
import { card } from "../render/templates/card/card.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import type { RunView } from "../runs/store.ts";
import { cardData } from "./card-data.ts";
import { copyOf } from "./copy-of.ts";
import { DeadEnd } from "./step.ts";

/** What is to be drawn. */
export type Design = { template: Template; data: unknown; photos: PhotoFile[] };

/** The template that was asked for by name, or the one that suits what the copy has to say. */
export async function designOf(_ports: Ports, run: RunView, dna: Brand): Promise<Design> {
  if (run.body) return asked(run);
  return { template: card, data: cardData(copyOf(run), dna.name), photos: [] };
}

function asked({ outputType, body }: RunView): Design {
  const template = TEMPLATES[outputType ?? ""];
  if (!template) {
    throw new DeadEnd("unknown_output_type", `The template "${outputType}" does not exist any more.`);
  }
  const data = template.data.safeParse(body);
  if (data.success) return { template, data: data.data, photos: [] };
  throw new DeadEnd(
    "body_outdated",
    `The template "${outputType}" has changed and does not fit this body any more.`,
  );
}
