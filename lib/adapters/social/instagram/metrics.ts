import * as z from "zod/v4";
import { type Credentials, type Figures, NetworkFailure } from "../../../core/network.ts";
import { type InstagramSettings, requestJson } from "./client.ts";

/** Figures that posts of every kind have. One unsupported name would fail the whole call. */
const NAMES = ["views", "likes", "comments", "shares"] as const;

const Insights = z.object({
  data: z
    .array(z.object({ name: z.string(), values: z.array(z.object({ value: z.number() })).default([]) }))
    .default([]),
});
const Counts = z.object({ like_count: z.number().optional(), comments_count: z.number().optional() });

/** One call a post. Where insights are refused, the public counts are used. */
export async function metricsOf(
  settings: InstagramSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const id of externalIds) {
    const found =
      (await unlessRefused(insights(settings, account, id))) ??
      (await unlessRefused(counts(settings, account, id)));
    if (found && Object.keys(found).length > 0) figures.set(id, found);
  }
  return figures;
}

/** A post that is deleted or too old for insights does not fail the others. */
async function unlessRefused(figures: Promise<Figures>): Promise<Figures | undefined> {
  return figures.catch((error) => {
    const isRefusal =
      error instanceof NetworkFailure && ["content_rejected", "permission_missing"].includes(error.kind);
    if (isRefusal) return undefined;
    throw error;
  });
}

async function insights(settings: InstagramSettings, account: Credentials, id: string): Promise<Figures> {
  const path = `/${id}/insights?metric=${NAMES.join(",")}`;
  const { data } = await requestJson(settings, account, { path }, Insights);
  const figures: Figures = {};
  for (const name of NAMES) {
    const value = data.find((one) => one.name === name)?.values[0]?.value;
    if (value !== undefined) figures[name] = value;
  }
  return figures;
}

async function counts(settings: InstagramSettings, account: Credentials, id: string): Promise<Figures> {
  const path = `/${id}?fields=like_count,comments_count`;
  const { like_count, comments_count } = await requestJson(settings, account, { path }, Counts);
  return {
    ...(like_count !== undefined && { likes: like_count }),
    ...(comments_count !== undefined && { comments: comments_count }),
  };
}
