import * as z from "zod/v4";

const RANGE = "Ask for 2, 3 or 4 variants.";

export const VariantCount = z
  .int(RANGE)
  .min(2, RANGE)
  .max(4, RANGE)
  .meta({
    description:
      "2 to 4: makes so many runs of the brief that differ in template or art direction. Each costs like one run; all are accepted or none. None is posted automatically.",
    examples: [3],
  });

export const Variants = z
  .array(
    z.object({
      run_id: z.guid().describe("Id of the run."),
      poll_url: z.string().describe("Path where the run can be read."),
    }),
  )
  .describe("All variants of the brief, this run among them, the first one first.");

export const toVariants = (ids: readonly string[]): z.infer<typeof Variants> =>
  ids.map((run_id) => ({ run_id, poll_url: `/api/v1/programmatic/runs/${run_id}` }));
