import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import type { Ctx } from "../../../lib/core/context.ts";
import { Refusal } from "../../../lib/core/errors.ts";

/** The first of the list that can be drawn is drawn: a member who uploads another logo means to use that one. */
export async function putFirst(ctx: Ctx, url: string): Promise<void> {
  const { logos, version } = await getBrandDna(ctx, {});
  if (logos[0] === url || !logos.includes(url)) return;
  try {
    await updateBrandDna(ctx, {
      logos: [url, ...logos.filter((one) => one !== url)],
      if_match: `"${version}"`,
    });
  } catch (error) {
    // Another change of the brand came first: the logo is stored, and the list shows its place.
    if (!(error instanceof Refusal && error.code === "version_conflict")) throw error;
  }
}
