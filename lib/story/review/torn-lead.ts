import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { quoted } from "./check.ts";
import type { Leak, Published } from "./leak.ts";

/** Words that ask for another one, by language. What also ends sentences, as "Join in" and "Wir laden ein", is none. */
const ASKS_FOR_MORE: Record<string, string> = {
  en: "an?|the|of|to|for|and|or|with|from|your|our|their|by|at|than|into",
  de: "der|den|dem|des|eine[nmrs]?|und|oder|von|vom|zum|zur|für|bei|im|am|ins|ans|seit|bis|zwischen|ohne",
  fr: "l[ae]s?|une?|des?|du|aux?|et|ou|avec|pour|par|sur|dans|chez|en|à|entre",
  es: "el|l[ao]s?|un[ao]?s?|del?|al?|y|o|con|para|por|en|sin|entre|desde|hasta",
  it: "il|l[aoe]|i|gli|un[ao]?|d[ei]|del|dell[aeo]|dei|degli|al?|all[aeo]|e|o|con|per|dal?|in|nel|nell[ae]|tra|fra",
  pt: "[ao]s?|uma?|d[eao]s?|ao|à|e|ou|com|para|por|em|n[oa]s?|entre",
  nl: "de|het|een|en|of|met|van",
};

/** The largest words of the picture where they end in the middle, as their template has taken the rest away. */
export function tornLead({ story, lead }: Pick<Published, "story" | "lead">): Leak[] {
  const words = own(ASKS_FOR_MORE, story.spoken);
  if (lead === undefined || words === undefined) return [];
  const isTorn = new Prefiltered(`\\s(?:${words})\\s*[.…]?$`, "iu").test(lead);
  const says = `the largest words of the picture, ${quoted(lead)}, end in the middle`;
  if (isTorn) return [{ where: "picture", quote: lead, says }];
  return isList(lead)
    ? [
        {
          where: "picture",
          quote: lead,
          says: `the largest words of the picture are a list, ${quoted(lead)}; what is its title?`,
        },
      ]
    : [];
}

/** "Oui : épluchures, marc de café et filtre, coquilles d'œufs, fleurs": a label and its entries are no title. */
const isList = (lead: string): boolean => /^[^:：,]{2,30}\s?[:：]\s(?:[^,]{3,40},\s){3,}/u.test(lead);
