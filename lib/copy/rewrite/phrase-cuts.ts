import { dangles, hasVerb, isImperative, verbAt } from "../grammar.ts";
import { size } from "../text.ts";
import { hasAbsolute, hasCondition, isNegative, stands } from "./guards.ts";
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

/** "We have acquired Acme, a maker of X", "Prices go up, the first rise in four years": who or what that is stands below. */
export const withoutApposition: Maker = (s) => {
  const [, head = "", rest = ""] =
    /^([^,:]{16,}?),\s+((?:an?|the|our|its|first|second|third)\s(?!\d)[^:]{4,80})$/i.exec(s) ?? [];
  if (
    !head ||
    verbAt(head) <= 0 ||
    verbAt(rest) === 1 ||
    isNegative(head) ||
    hasAbsolute(head) ||
    !stands(head)
  )
    return [];
  // Behind a further comma the sentence goes on: "my sister, a nurse, lost …".
  return /,\s(?!because|so\b|thanks|due)/.test(rest) ? [] : [{ text: head, by: "main", rest }];
};

/** A thing with its features: "A house on Alma Road with a garden" → the thing, its features left for below. */
export const withoutFeatures: Maker = (s) => {
  const [, head = "", rest = ""] =
    /^((?:[Aa]n?|[Tt]he|[Oo]ur|\d|\p{Lu})[^,:]{12,60}?)\s+(with\s.+)$/u.exec(s) ?? [];
  if (!head || hasVerb(s) || isImperative(s) || size(s) < 50 || dangles(head) || hasCondition(rest))
    return [];
  return [{ text: head, by: "main", rest }];
};
