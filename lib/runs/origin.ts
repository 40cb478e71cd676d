import * as z from "zod/v4";
import { FileType, Format, ThemeKind } from "../vocab.ts";
import type { RunView } from "./store.ts";

/** Fields of a run that tell where it comes from: what it was made from, asked for, and costs. */
export const ORIGIN = {
  parent_run_id: z
    .guid()
    .nullable()
    .describe("The run that it was made from, by retry or rerender; null for a new one."),
  variant_of: z
    .guid()
    .nullable()
    .describe("The first of the variants that it belongs to; null without variants."),
  seed: z.int().nullable().describe("The seed it was asked for with."),
  format: Format.nullable().describe("The size it was asked for in; null for the channel's own."),
  language: z.string().nullable().describe("The language it was asked for in; null for the brief's."),
  theme: ThemeKind.nullable().describe("The ground it was asked for on; null for what suits."),
  file_type: FileType.nullable().describe("The file type it was asked for in; null for the usual one."),
  screen_ids: z.array(z.string()).describe("The product screens it was asked to show."),
  template: z
    .string()
    .nullable()
    .describe("The template it was asked for with; output_type is what was drawn."),
  cost: z
    .object({
      credits: z.int().describe("Credits; 0 for test keys, a failed run and the free first one."),
      cap_slot: z.boolean().describe("True when it takes one of the month's assets of its type."),
    })
    .describe("What it costs."),
};

export const originOf = (row: RunView) => ({
  parent_run_id: row.parentRunId,
  variant_of: row.variantOf,
  seed: row.seed,
  format: row.format,
  language: row.language,
  theme: row.theme,
  file_type: row.fileType,
  screen_ids: row.screenIds,
  template: row.template,
  cost: costOf(row),
});

/** A failed run and the free first one have given back what they took. */
function costOf(row: RunView) {
  const isKept = row.chargeMonth !== null && row.status !== "failed" && !row.isFree;
  if (!isKept) return { credits: 0, cap_slot: false };
  return { credits: row.chargeMonthly + row.chargeBought, cap_slot: row.chargeSlot };
}
