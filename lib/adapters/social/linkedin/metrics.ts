import * as z from "zod/v4";
import type { Credentials, Figures } from "../../../core/network.ts";
import { type LinkedinSettings, requestJson } from "./client.ts";

const BATCH_SIZE = 50;

/**
 * Figures need the right to read the page, or for members a permission that LinkedIn grants to few apps.
 * Without either the result is empty, which is not zero.
 */
export async function metricsOf(
  settings: LinkedinSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  if (account.externalId.startsWith("urn:li:organization:")) {
    return organizationMetrics(settings, account, externalIds);
  }
  if (account.scopes.includes("r_member_postAnalytics")) return memberMetrics(settings, account, externalIds);
  return new Map();
}

const Statistics = z.object({
  elements: z.array(
    z.object({
      share: z.string().optional(),
      ugcPost: z.string().optional(),
      totalShareStatistics: z.object({
        impressionCount: z.number().optional(),
        clickCount: z.number().optional(),
        likeCount: z.number().optional(),
        commentCount: z.number().optional(),
        shareCount: z.number().optional(),
      }),
    }),
  ),
});

async function organizationMetrics(
  settings: LinkedinSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const kind of ["share", "ugcPost"] as const) {
    const urns = externalIds.filter((urn) => urn.startsWith(`urn:li:${kind}:`));
    for (let at = 0; at < urns.length; at += BATCH_SIZE) {
      const { elements } = await statistics(settings, account, {
        kind,
        urns: urns.slice(at, at + BATCH_SIZE),
      });
      for (const { [kind]: urn = "", totalShareStatistics } of elements) {
        figures.set(urn, ofPage(totalShareStatistics));
      }
    }
  }
  figures.delete("");
  return figures;
}

/** Rest.li encoding: the list's own parentheses and commas stay raw. */
function statistics(
  settings: LinkedinSettings,
  account: Credentials,
  { kind, urns }: { kind: "share" | "ugcPost"; urns: readonly string[] },
) {
  const entity = encodeURIComponent(account.externalId);
  const list = `${kind}s=List(${urns.map(encodeURIComponent).join(",")})`;
  const query = `q=organizationalEntity&organizationalEntity=${entity}&${list}`;
  return requestJson(
    settings,
    account,
    { path: `/rest/organizationalEntityShareStatistics?${query}` },
    Statistics,
  );
}

type ShareStatistics = z.infer<typeof Statistics>["elements"][number]["totalShareStatistics"];

const ofPage = (counts: ShareStatistics): Figures => ({
  ...(counts.impressionCount !== undefined && { impressions: counts.impressionCount }),
  ...(counts.likeCount !== undefined && { likes: counts.likeCount }),
  ...(counts.commentCount !== undefined && { comments: counts.commentCount }),
  ...(counts.shareCount !== undefined && { shares: counts.shareCount }),
  ...(counts.clickCount !== undefined && { clicks: counts.clickCount }),
});

const Analytics = z.object({ elements: z.array(z.object({ count: z.number() })) });
const QUESTIONS = [
  ["IMPRESSION", "impressions"],
  ["REACTION", "likes"],
  ["COMMENT", "comments"],
  ["RESHARE", "shares"],
] as const;

/** One call for each post and figure. */
async function memberMetrics(
  settings: LinkedinSettings,
  account: Credentials,
  externalIds: readonly string[],
): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  for (const urn of externalIds) {
    const kind = urn.startsWith("urn:li:ugcPost:") ? "ugc" : "share";
    const found: Figures = {};
    for (const [queryType, name] of QUESTIONS) {
      const query = `q=entity&entity=(${kind}:${encodeURIComponent(urn)})&queryType=${queryType}&aggregation=TOTAL`;
      const path = `/rest/memberCreatorPostAnalytics?${query}`;
      const { elements } = await requestJson(settings, account, { path }, Analytics);
      if (elements[0]) found[name] = elements[0].count;
    }
    if (Object.keys(found).length > 0) figures.set(urn, found);
  }
  return figures;
}
