import { contentFields } from "./content-form.ts";

type SampleBody = Record<string, unknown>;
type Compared = { sample: SampleBody; data: SampleBody; own: readonly string[] };

/** Labels of the fields that still say what the sample says; lines of the workspace's own count as its words. */
export function samplesIn(outputType: string, { sample, data, own }: Compared): string[] {
  const sampled = new Map(contentFields(outputType, sample).map(({ name, value }) => [name, value]));
  const left = contentFields(outputType, data).filter(
    ({ name, value }) => value.trim() !== "" && sampled.get(name) === value && !own.includes(value),
  );
  return [...new Set(left.map(({ label }) => label))];
}
