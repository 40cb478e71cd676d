import type { Context } from "hono";
import { getBrandDna } from "../../../lib/brand/dna.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { previewStudioCard } from "../../../lib/pipeline/preview-studio-card.ts";
import { getTemplate } from "../../../lib/runs/templates.ts";
import type { AppEnv } from "../../http/env.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { callOf } from "../ui/studio-try.tsx";
import { hasContent } from "./content-form.ts";
import { reasonIn } from "./form.ts";
import { seedIn } from "./seed.ts";
import { missingIn, triedContent, triedFields, withBlanks } from "./tried-content.ts";

type DrawnTry = DrawnOrNot & { isTooSoon?: boolean };

/** What the form would make, or the reason for none. Nothing is stored or counted. */
export async function drawnFor(c: Context<AppEnv>, values: Record<string, string>): Promise<DrawnTry> {
  const missing = await missingOf(c, values);
  if (missing.length > 0) return { says: `Still needed: ${missing.map(({ label }) => label).join(", ")}.` };
  const sent = { key_id: c.req.param("key_id"), card: await cardOf(c, values) };
  const input = previewStudioCard.input.safeParse(sent);
  if (!input.success) return { says: input.error.issues[0]?.message ?? "This cannot be drawn." };
  try {
    return { preview: { ...(await previewStudioCard(c.var.signedIn.ctx, input.data)), photos: [] } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { says: reasonIn(error), isTooSoon: error.code === "rate_limited" };
  }
}

/** Fields that the card cannot be drawn without, and that are empty. */
export async function missingOf(c: Context<AppEnv>, values: Record<string, string>) {
  const { output_type = "" } = values;
  if (!hasContent(values)) return [];
  const { template, brand } = await triedIn(c, output_type);
  return missingIn(triedFields(template, brand), output_type, triedContent(template, brand, values));
}

/** The call of a program that makes what was typed. */
export async function callFor(c: Context<AppEnv>, values: Record<string, string>): Promise<string> {
  const { output_type, data, caption } = await cardOf(c, values);
  const { template } = await triedIn(c, output_type);
  const whole = hasContent(values) ? withBlanks(output_type, data as ContentBody, template.sample) : data;
  const call = { output_type, data: whole, ...(caption && { caption }) };
  return callOf(c.var.signedIn.ctx.settings.publicUrl, call);
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

/** What was typed into the fields of a template. */
async function contentOf(c: Context<AppEnv>, output_type: string, values: Record<string, string>) {
  const { template, brand } = await triedIn(c, output_type);
  return triedContent(template, brand, values);
}

type ContentBody = Record<string, unknown>;

async function triedIn(c: Context<AppEnv>, output_type: string) {
  const [template, brand] = await Promise.all([
    getTemplate(c.var.signedIn.ctx, { output_type }),
    brandWords(c),
  ]);
  return { template, brand };
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
