import type { Brand } from "../../brand/brand.ts";
import type { Ports } from "../../core/ports.ts";
import { seedOf } from "../../runs/seed.ts";
import type { RunView } from "../../runs/store.ts";
import type { TemplateId } from "../../vocab.ts";
import { storyOf } from "../story-of.ts";
import { suitableTemplates } from "./choose-template.ts";
import { picturesFor } from "./pictures-for.ts";

/**
 * The template that suits a run's story next after `shown`, which it may come round to again. Undefined when no
 * other one suits.
 */
export async function nextTemplate(
  ports: Ports,
  run: RunView,
  dna: Pick<Brand, "name" | "product_map">,
  shown: TemplateId,
): Promise<string | undefined> {
  const { assetType } = run;
  const seed = seedOf(run);
  const story = storyOf(run);
  const pictures = await picturesFor(ports, { ...run, outputType: null, template: null }, dna, story, seed);
  const ids = suitableTemplates(story, pictures, { assetType, seed }).map(({ template }) => template.id);
  const next = ids[(ids.indexOf(shown) + 1) % Math.max(1, ids.length)];
  return next === shown ? undefined : next;
}
