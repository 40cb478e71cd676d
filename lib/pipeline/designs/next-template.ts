import type { Brand } from "../../brand/brand.ts";
import type { Ports } from "../../core/ports.ts";
import { seedOf } from "../../runs/seed.ts";
import type { RunView } from "../../runs/store.ts";
import type { TemplateId } from "../../vocab.ts";
import { storyOf } from "../story-of.ts";
import { suitableTemplates } from "./choose-template.ts";
import { picturesFor } from "./pictures-for.ts";

/** The templates that suit a run's story besides `shown`: those behind it first, then those before it. */
export async function templatesAfter(
  ports: Ports,
  run: RunView,
  dna: Pick<Brand, "name" | "product_map">,
  shown: TemplateId,
): Promise<string[]> {
  const { assetType } = run;
  const seed = seedOf(run);
  const story = storyOf(run);
  const pictures = await picturesFor(ports, { ...run, outputType: null, template: null }, dna, story, seed);
  const ids = suitableTemplates(story, pictures, { assetType, seed }).map(({ template }) => template.id);
  const at = ids.indexOf(shown);
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
}
