import { unique } from "../../copy/text.ts";
import type { Material } from "./material.ts";

const isTag = (t: string) => /^[\p{L}\p{N}\p{M}_]{2,40}$/u.test(t) && !/^\d+$/.test(t);

/** Hashtags that the brand's guidelines or the author gave, and no others. Without the number sign. */
export function hashtagsOf({ wishes, guidelines }: Material): string[] {
  if (wishes.noHashtags) return [];
  const given = [...wishes.hashtags, ...guidelines.hashtags].map((t) => t.trim().replace(/^[#＃]/, ""));
  const seen = new Set<string>();
  return unique(given).filter((t) => {
    const low = t.toLowerCase();
    if (!isTag(t) || seen.has(low)) return false;
    seen.add(low);
    return true;
  });
}
