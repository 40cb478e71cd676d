import { isVerb } from "../lexicon.ts";
import { URL_RE, urls } from "../text.ts";
import { withoutDates } from "./dates.ts";

const dots = (s: string) => "·".repeat(s.length);
const isSentenceWord =
  /^(?:Over|About|Nearly|Almost|Under|Only|Just|Around|From|With|Up|The|In|At|For|We|Our|All|Save|Cut|Get|More|Than|By|To|Of|And|Less|Buy|Join|Last|Has|Have|Is|Are|First|Another|These|Those|Some|Read|See|Meet|Add|Hire|Hiring|Need|Takes|Costs|Now|After|Before|Within|Every|Top|It|They|You|This|That|There|Your|Its|Their|His|Her|Use|Used|Using|Raised|Sold|Made)\b/;
const NAMED_NUMBER = /\b\p{Lu}\p{L}+ \d+(?:\.\d+)*\b(?!\s?%|,\d|\s(?:in|out|of|people|million|percent))/gu;
const NO_FIGURE =
  /\bv\d+(?:\.\d+)*\b|#\d+|\b(?:version|step|chapter|page|room|hall|level|gate|suite|floor|no\.?|nr\.?|slide|line|year|grade)\s\d+\b|\b\d+(?:bis)? (?:\p{Lu}[\p{L}'’]+ ){1,4}(?:street|st|road|rd|lane|ave(?:nue)?|square|way|court|place|drive)\b|\b\d+,? (?:rue|calle|via|avenue|plaza|place)\b|\b\d{1,3}-(?:inch|slide|bit|page|day|week|month|year|person|hour|minute|step|part|seat|man|piece)s?\b|\b\d+\.\d+\.\d+\b/giu;
const PHONE_LIKE = /\+?\d[\d\s().-]{8,}\d/g;

/** Versions, addresses, phone numbers, "Node 16", "16-inch": numbers that are no figures, blanked out in place. */
export function maskNonFigures(s: string): string {
  const plain = withoutDates(urls(s).length ? s.replace(URL_RE, (u) => " ".repeat(u.length)) : s);
  if (!/\d/.test(plain)) return plain;
  return plain
    .replace(PHONE_LIKE, (p) => (/\d{4,}/.test(p.replace(/\D/g, "")) && !/[,.]\d{3}\b/.test(p) ? dots(p) : p))
    .replace(NAMED_NUMBER, (p) =>
      isSentenceWord.test(p) || isVerb(p.split(" ")[0]?.toLowerCase() ?? "") ? p : dots(p),
    )
    .replace(NO_FIGURE, dots);
}
