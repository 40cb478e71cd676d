import type { Story } from "../../../../story/schema.ts";
import { isOf } from "./occasions.ts";

/** The address that the story leads to, as a code holds it; empty when there is none, or it is no plain ASCII. */
export function addressOf({ cta }: Pick<Story, "cta">): string {
  const url = cta?.url.trim() ?? "";
  const address = url === "" || /^[a-z]+:/i.test(url) ? url : `https://${url}`;
  return address.length <= 300 && /^[!-~]+$/.test(address) ? address : "";
}

const SCAN =
  /\bQR[- ]?(?:code|kod|kód)?\b|\bscan(?:nen|nez|ner|ned)?\b|\bescane\w*|\bscansion\w*|QRコード|二维码|扫码|امسح|סרקו/iu;

/** Whether author or writer speak of a code to scan. */
export function wantsCode({ facts, wishes, headline, support, cta }: Story): boolean {
  const said = [headline.text, support?.text, cta?.label, ...[...facts, ...wishes].map(({ quote }) => quote)];
  return said.some((text) => text !== undefined && SCAN.test(text));
}

const DOCS =
  /^(?:https?:\/\/)?(?:www\.)?(?:(?:docs?|developers?|api|help|support|learn)\.[^/]+|[^/]+\/(?:docs?|documentation|developers?|api|guides?|reference|help|handbook|manual)(?=\/|$))/i;

/** Whether the story leads to something to read. */
export function isArticle(story: Story): boolean {
  const url = story.cta?.url ?? "";
  if (url === "") return false;
  return isOf(story, "content", "how_to", "stat") || (ARTICLE.test(url) && isOf(story, "update", "launch"));
}

const ARTICLE =
  /\/(?:blog|articles?|posts?|journal|stories|magazine?|news|insights)(?:\/|$)|^(?:https?:\/\/)?blog\./i;

/** Path of the page of documentation that the story leads to; undefined when it leads elsewhere. */
export function docsPath(story: Story): string[] | undefined {
  const url = story.cta?.url ?? "";
  if (!DOCS.test(url) || !isOf(story, "content", "how_to", "release", "launch", "update")) return undefined;
  const [host = "", ...path] =
    url
      .replace(/^https?:\/\/(?:www\.)?/i, "")
      .split(/[?#]/)[0]
      ?.split("/") ?? [];
  const named = path.map((part) => decoded(part).replaceAll(/[-_]+/g, " ").trim()).filter(Boolean);
  return [host, ...named];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
