import { PLANS } from "../billing/plans.ts";
import type { Brand } from "../brand/brand.ts";
import { detectLanguage } from "../copy/language.ts";
import { PermanentFailure } from "../core/failures.ts";
import type { Ports } from "../core/ports.ts";
import { mascotRule } from "../mascot/shown.ts";
import { textsIn } from "../render/clean.ts";
import { TEMPLATES } from "../render/templates/index.ts";
import { seedOf } from "../runs/seed.ts";
import type { RunView } from "../runs/store.ts";
import { own } from "../text/own.ts";
import { type BrandSnapshot, snapshotBrand } from "./brand-snapshot.ts";
import type { Chosen } from "./designs/choose-template.ts";
import { designForStory } from "./designs/design-for-story.ts";
import { mascotFor, type PosedMascot } from "./mascot.ts";
import { storyOf } from "./story-of.ts";

/** What is drawn, and how. A stored design makes later drawings independent of changes to the brand. */
export type Design = Chosen & {
  seed: number;
  brand: BrandSnapshot;
  mascot?: PosedMascot;
  watermark: boolean;
  /** Ids of pictures that were asked for and are not drawn. */
  unseen?: string[];
};

/** What a design leaves out: ids of facts that must be shown, and in sentences what was asked for and is not drawn. */
type DesignGaps = { unshown: string[]; unmet: string[] };

/** The design of a run, and what it leaves out. `except` are templates that have not worked. */
export async function designOf(
  ports: Ports,
  run: RunView,
  dna: Brand,
  except: readonly string[] = [],
): Promise<DesignGaps & { design: Design }> {
  const seed = seedOf(run);
  const { lost, unmet, unseen, ...chosen } = run.body
    ? { ...designForBody(run), lost: [], unmet: [], unseen: [] }
    : await designForStory(ports, run, dna, storyOf(run), { seed, except });
  const isWithout = run.imagery === "none" || mascotRule(dna) === "never";
  const mascot = isWithout ? undefined : await mascotFor(ports, run, chosen);
  const design = {
    ...chosen,
    seed,
    brand: {
      ...(await snapshotBrand(ports, run, dna)),
      ...(run.variantIndex && { alternate: run.variantIndex }),
    },
    ...(mascot && { mascot }),
    watermark: PLANS[dna.plan].watermark,
    ...(unseen.length > 0 && { unseen }),
  };
  return { design, unshown: lost.map(({ id }) => id), unmet };
}

/** A design as it is stored with a run. */
export const serializeDesign = ({ template, ...rest }: Design) => ({ template: template.id, ...rest });

/** The design that `compose` kept; safe because only `compose` fills the column, with `serializeDesign`. */
export function deserializeDesign({ design }: RunView): Design {
  if (!design) throw new Error("The compose step has not kept its design.");
  const { template: id, ...rest } = design as ReturnType<typeof serializeDesign>;
  return { ...rest, template: templateNamed(id) };
}

/** A few names in Latin letters may be of any language. */
const FEW = 40;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
function languageIn(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters <= FEW && !OTHER_SCRIPT.test(text) ? "en" : detectLanguage(text).code;
}

/** Words of ours stand beside the caller's, and so in their language. */
function inLanguage({ language }: RunView, template: Chosen["template"], data: unknown): unknown {
  const spoken = language ?? languageIn(textsIn(data).join("\n"));
  return template.inLanguage?.(data, spoken) ?? data;
}

function designForBody(run: RunView): Chosen {
  const { outputType, body } = run;
  const template = templateNamed(outputType ?? "");
  const data = template.data.safeParse(body);
  if (data.success) return { template, data: inLanguage(run, template, data.data) };
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
