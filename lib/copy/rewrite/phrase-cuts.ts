import { dangles, hasVerb, isImperative } from "../grammar.ts";
import { size } from "../text.ts";
import { hasCondition } from "./guards.ts";
import type { Maker } from "./variant.ts";

/** "With our new app, you pay by phone" is about paying. */
export const withoutLead: Maker = (s) => {
  const m = /^(?:With|Using|In|On)\s+[^,]{3,40},\s+(.+)$/.exec(s);
  return m?.[1] && !/^\d/.test(m[1]) ? [{ text: m[1], by: "main" }] : [];
};

/** "Our new shop, Blue Door, opens in May" */
export const withoutAside: Maker = (s) => {
  const m =
    /^(?:[Oo]ur|[Tt]he|[Ii]ts|[Mm]y) [\p{L} -]{4,40}, (the \p{Lu}[\p{L}\d ]{2,30}|\p{Lu}[\p{L}\d ]{2,30}), ((?:is|are|has|now|will|can|comes|opens|launches|starts|arrives|ships|returns)\b.+)$/u.exec(
      s,
    );
  return m ? [{ text: `${m[1]} ${m[2]}`, by: "main" }] : [];
};

/** A thing with its features: "A house on Alma Road with a garden" → the thing, its features left for below. */
export const withoutFeatures: Maker = (s) => {
  const [, head = "", rest = ""] =
    /^((?:[Aa]n?|[Tt]he|[Oo]ur|\d|\p{Lu})[^,:]{12,60}?)\s+(with\s.+)$/u.exec(s) ?? [];
  if (!head || hasVerb(s) || isImperative(s) || size(s) < 50 || dangles(head) || hasCondition(rest))
    return [];
  return [{ text: head, by: "main", rest }];
};
