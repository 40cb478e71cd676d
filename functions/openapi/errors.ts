import * as z from "zod/v4";
import { REFUSALS, type RefusalCode } from "../../lib/core/errors.ts";
import { outputSchema, type Schema } from "./schema.ts";

const CODES = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]];

const Hints = z.object({
  hint: z.string().optional().describe("What to change."),
  param: z.string().optional().describe("The field, parameter or header it is about."),
  retryable: z.boolean().optional().describe("True: the same request may work later."),
  retry_after: z.int().min(0).optional().describe("Seconds to wait before it is sent again."),
});

const FieldErrors = z.array(
  z.object({
    loc: z
      .array(z.union([z.string(), z.int()]))
      .describe("Where it is: body, query, path or header, then names."),
    msg: z.string().describe("What to send instead."),
    type: z.string().describe("The kind of mistake, for programs."),
  }),
);

const ErrorBody = z
  .object({
    code: z.enum([...CODES, "internal_error"]).describe("Stable; act on this."),
    message: z.string().describe("One sentence for a person; it may change."),
    detail: z
      .union([Hints, FieldErrors])
      .optional()
      .describe("Hints, or with `validation_error` every field that does not fit."),
  })
  .meta({ title: "Error", description: "Why a request was refused." });

/** The body of every refusal. */
export const errorSchema = (): Schema => outputSchema(ErrorBody);
