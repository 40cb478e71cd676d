import type { Context } from "hono";
import { getBrandDna } from "../../../lib/brand/dna.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { previewStudioCard } from "../../../lib/pipeline/preview-studio-card.ts";
import { getTemplate } from "../../../lib/runs/templates.ts";
import type { AppEnv } from "../../http/env.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { callOf } from "../ui/studio-try.tsx";
import { contentChanges, hasContent } from "./content-form.ts";
import { reasonIn } from "./form.ts";
import { ownSample } from "./own-sample.ts";
import { samplesIn } from "./samples-left.ts";
import { seedIn } from "./seed.ts";

type DrawnTry = DrawnOrNot & { isTooSoon?: boolean; samples?: string[] };

/** What the form would make, or the reason for none. Nothing is stored or counted. */
export async function drawnFor(c: Context<AppEnv>, values: Record<string, string>): Promise<DrawnTry> {
  const sent = { key_id: c.req.param("key_id"), card: await cardOf(c, values) };
  const input = previewStudioCard.input.safeParse(sent);
  if (!input.success) return { says: input.error.issues[0]?.message ?? "This cannot be drawn." };
  try {
    const preview = { ...(await previewStudioCard(c.var.signedIn.ctx, input.data)), photos: [] };
    return { preview, samples: hasContent(values) ? await samplesLeft(c, sent.card) : [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { says: reasonIn(error), isTooSoon: error.code === "rate_limited" };
  }
}

/** Labels of the fields that still hold a line of our sample. The brand's own words are no sample. */
async function samplesLeft(c: Context<AppEnv>, { output_type, data }: Awaited<ReturnType<typeof cardOf>>) {
  const brand = await brandWords(c);
  const { sample } = ownSample(await getTemplate(c.var.signedIn.ctx, { output_type }), brand);
  return samplesIn(output_type, { sample, data: data as Record<string, unknown>, own: ownLines(brand) });
}

const ownLines = ({ name, tagline, one_liner }: Awaited<ReturnType<typeof brandWords>>) => [
  name,
  tagline,
  one_liner,
];

/** The call of a program that makes what was typed. */
export async function callFor(c: Context<AppEnv>, values: Record<string, string>): Promise<string> {
  const { output_type, data, caption } = await cardOf(c, values);
  return callOf(c.var.signedIn.ctx.settings.publicUrl, { output_type, data, ...(caption && { caption }) });
}

/** The card as a key would send it. A text that is no JSON object is refused by the schema. */
export async function cardOf(c: Context<AppEnv>, values: Record<string, string>) {
  const { output_type = "", data = "", caption, deliver } = values;
  return {
    output_type,
    data: hasContent(values)
      ? { ...(await contentOf(c, output_type, values)), ...seedIn(values) }
      : parsed(data),
    delivery: deliver ? "profile" : "none",
    ...(caption?.trim() && { caption }),
  };
}

/** The sample with what was typed into its fields. */
async function contentOf(c: Context<AppEnv>, output_type: string, values: Record<string, string>) {
  const { ctx } = c.var.signedIn;
  const { sample } = ownSample(await getTemplate(ctx, { output_type }), await brandWords(c));
  const content = { ...sample, ...contentChanges(output_type, sample, values) };
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
}

/** What the workspace says of itself. */
export async function brandWords({ var: { signedIn } }: Context<AppEnv>) {
  const { offer, tagline, version } = await getBrandDna(signedIn.ctx, {});
  return {
    name: offer.product_name || signedIn.ctx.workspaceName,
    tagline,
    one_liner: offer.one_liner,
    version,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
