import { DATE_PATTERNS } from "../card/dates.ts";

/** A sentence that begins with its day, as the name of what takes place and what is said of it. */
export type NamedDay = { lead: string; rest: string };

const VERBS =
  "(?:ist|sind|findet|steigt|startet|beginnt|gibt(?: es|[’']s)|feiern wir|is|are|we (?:have|hold|celebrate)|there(?: is|[’']s)|c[’']est|ce sera|il y a|nous fêtons|on fête|es|será|hay|celebramos|tenemos|è|c[’']è|torna|festeggiamo|is er|is het|vieren we|houden we|é|há|temos|comemoramos)";
const BEFORE_NAME =
  "(?:(?:wieder|endlich|auch|again|once again|de nouveau|otra vez|di nuovo|weer|novamente|unser\\p{L}*|der|die|das|eine?n?|our|the|an?|notre|nos|les?|la|une?|l[’']|nuestr[oa]s?|el|los|las|il|lo|un[oa]?|(?:il|la) nostr[oa]|[oa] noss[oa]|de|het|onze|ons|een|[oa]s?|uma?)\\s+)*";
/** What stands behind a name: a place, or another clause. */
const BEHIND =
  "(?:,|\\s(?:statt|in|im|auf|am|an|bei|beim|zu[mr]?|mit|ab|um|von|vor|at|on|with|from|for|au|aux|à|dans|avec|chez|en|con|al?|nel\\p{L}*|presso|alle|op|bij|met|om|n[oa]s?|em|com|às)(?=\\s)).*";
const GREETED = "(?:\\p{L}{2,12}(?:\\s\\p{L}{2,12})?[,!]\\s+)?";
const SENTENCES = DATE_PATTERNS.map(
  (day) =>
    new RegExp(
      `^${GREETED}(?<day>(?:\\p{L}{1,4}\\s+)?(?:\\p{L}{3,12}\\.?,?\\s+)?(?:${day})),?\\s+${VERBS}\\s+${BEFORE_NAME}(?<name>\\p{L}[^,.!?:]{5,44}?)(?<behind>${BEHIND})?$`,
      "iu",
    ),
);
/** What only leads to a day. */
const LEADS = /^(?:am|an|on|le|el|il|op|no|na|em)\s+(?=\p{L}{3,}|\d)/iu;

/** "Servus, am Samstag 9. Januar ist wieder Flohmarkt": "Flohmarkt", and its day. Undefined for other sentences. */
export function dayFirst(sentence: string): NamedDay | undefined {
  for (const pattern of SENTENCES) {
    const { day = "", name = "", behind = "" } = pattern.exec(sentence.trim())?.groups ?? {};
    const rest = [day.replace(LEADS, ""), behind.replace(/^,?\s+/u, "")].filter(Boolean).join(", ");
    if (name !== "") return { lead: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, rest };
  }
  return undefined;
}
