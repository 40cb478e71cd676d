import type { Ctx } from "../../../lib/core/context.ts";

/** A seed for a form: with the same one a preview is laid out as what the form makes. */
export const newSeed = ({ random }: Pick<Ctx, "random">): string =>
  String(new DataView(random(4).buffer).getUint32(0) % 1_000_000);

/** The same for a form that is drawn alike each time it is opened. */
export const seedOfName = (id: string): string => String(Number.parseInt(id.slice(-6), 16) % 1_000_000);

/** The seed that a form carries. Another text is none. */
export const seedIn = ({ seed = "" }: Record<string, string>): { seed?: number } =>
  /^\d{1,9}$/.test(seed) ? { seed: Number(seed) } : {};
