import * as z from "zod/v4";
import type { Credentials, Figures } from "../../core/network.ts";
import { ask, type LinkedinSettings } from "./linkedin-calls.ts";

const AT_ONCE = 50;

/**
 * linkedin.md, Metrics. A page's figures come with the right to read the page; a member's with a permission that LinkedIn
 * gives few; without either there are none, which is not zero.
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
    for (let at = 0; at < urns.length; at += AT_ONCE) {
      const { elements } = await statistics(settings, account, { kind, urns: urns.slice(at, at + AT_ONCE) });
      for (const { [kind]: urn = "", totalShareStatistics } of elements) {
        figures.set(urn, ofPage(totalShareStatistics));
      }
    }
  }
  figures.delete("");
  return figures;
}

/** linkedin.md, Rest.li encoding: the list's own signs stay raw. */
function statistics(
  settings: LinkedinSettings,
  account: Credentials,
  { kind, urns }: { kind: "share" | "ugcPost"; urns: readonly string[] },
) {
  const entity = encodeURIComponent(account.externalId);
  const list = `${kind}s=List(${urns.map(encodeURIComponent).join(",")})`;
  const query = `q=organizationalEntity&organizationalEntity=${entity}&${list}`;
  return ask(settings, account, { path: `/rest/organizationalEntityShareStatistics?${query}` }, Statistics);
}

type Told = z.infer<typeof Statistics>["elements"][number]["totalShareStatistics"];

const ofPage = (told: Told): Figures => ({
  ...(told.impressionCount !== undefined && { impressions: told.impressionCount }),
  ...(told.likeCount !== undefined && { likes: told.likeCount }),
  ...(told.commentCount !== undefined && { comments: told.commentCount }),
  ...(told.shareCount !== undefined && { shares: told.shareCount }),
  ...(told.clickCount !== undefined && { clicks: told.clickCount }),
});

const Analytics = z.object({ elements: z.array(z.object({ count: z.number() })) });
const QUESTIONS = [
  ["IMPRESSION", "impressions"],
  ["REACTION", "likes"],
  ["COMMENT", "comments"],
  ["RESHARE", "shares"],
] as const;

/** linkedin.md, Metrics: one call a post and figure. */
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
      const { elements } = await ask(settings, account, { path }, Analytics);
      if (elements[0]) found[name] = elements[0].count;
    }
    if (Object.keys(found).length > 0) figures.set(urn, found);
  }
  return figures;
}
