import * as z from "zod/v4";
import type { Ports } from "../core/ports.ts";
import { hashKey, modeOf } from "./keys.ts";
import { revoke } from "./mint.ts";
import { findByHash } from "./store-keys.ts";

const MAX_KEYS = 100;

const Finding = z.looseObject({
  token: z
    .string()
    .min(1)
    .max(500)
    .meta({ description: "The text that was found, 1 to 500 characters.", examples: ["sk_live_..."] }),
  type: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "The scanner's name for it.", examples: ["key"] }),
});

/** A list of findings, as secret scanners send it. */
export const LeakReport = z
  .array(Finding)
  .min(1, "Send at least one finding.")
  .max(MAX_KEYS, `At most ${MAX_KEYS} findings fit into one report.`);
export type LeakReport = z.output<typeof LeakReport>;

/** What became of each finding, in the order of the report. */
export const LeakAnswer = z.array(
  z.object({
    token_hash: z.string().describe("SHA-256 of the text that was found, in hex."),
    token_type: z.string().describe("The scanner's name for it."),
    label: z
      .enum(["true_positive", "false_positive"])
      .describe("true_positive: it was a key, and is revoked now."),
  }),
);
type Feedback = z.infer<typeof LeakAnswer>[number];
type LeakDeps = Pick<Ports, "db" | "now" | "random" | "rateLimiter">;

const SCANNER = { kind: "system", id: "leak-report" } as const;

/** Revokes every key of a report. Possession of a key's text is proof enough to end it. */
export async function revokeLeaked(deps: LeakDeps, report: LeakReport): Promise<Feedback[]> {
  const hashes = await Promise.all(report.map(({ token }) => hashKey(token)));
  const wellFormed = hashes.filter((_, index) => modeOf(report[index]?.token ?? ""));
  const found = wellFormed.length > 0 ? await findByHash(deps.db, wellFormed) : [];
  for (const { id, workspaceId } of found) await revoke(deps, SCANNER, workspaceId, id);
  const ended = new Set(found.map(({ hash }) => hash));
  return report.map(({ type = "brandrun_api_key" }, index) => {
    const token_hash = hashes[index] ?? "";
    return {
      token_hash,
      token_type: type,
      label: ended.has(token_hash) ? "true_positive" : "false_positive",
    };
  });
}
