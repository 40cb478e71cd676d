/** What a label in front of a line names. */
export type BrandLabel = "name" | "tagline" | "audience" | "features" | "colors" | "about" | "other";

const LABELS: readonly (readonly [BrandLabel, string])[] = [
  ["name", "(?:brand |company |business |product |shop )?name|brand|company|business|firma"],
  ["tagline", "tag ?lines?|slogans?|claims?|motto|strap ?line"],
  [
    "audience",
    "for(?: whom)?|audience|customers?|target(?: group| audience)?|who it(?:[’']s| is) for|für wen|zielgruppe",
  ],
  [
    "features",
    "features?|services?|products?|offers?|offering|what we (?:offer|sell|make)|we (?:offer|sell)|angebote?",
  ],
  [
    "colors",
    "(?:brand |house |main )?colou?rs?|(?:colou?r )?palette|(?:haus)?farben?|couleurs?|colores|colori",
  ],
  ["about", "about(?: us)?|overview|description|what we do|who we are|über uns"],
  [
    "other",
    "voice|tone(?: of voice)?|style|mood|web ?site|url|web|logo|fonts?|typeface|e-?mail|phone|address|industry|since|founded|location|city|instagram|linkedin",
  ],
];
const ANY = LABELS.map(([, words]) => words).join("|");
const LABEL = new RegExp(`^\\s*(?:our |my |the )?(${ANY})\\s*[:=–]\\s*(.+)$`, "i");
/** "Clay & Co. Slogan: Hands in the mud." has a label within its line. */
const WITHIN = new RegExp(`(?<=[.!?;,]\\s+)(?=(?:our |my |the )?(?:${ANY})\\s*:)`, "gi");

const labelOf = (words: string): BrandLabel =>
  LABELS.find(([, known]) => new RegExp(`^(?:${known})$`, "i").test(words))?.[0] ?? "other";

/** The values behind known labels, and the lines that have none. What is said under "about" is one of them. */
export function labelledLines(text: string): { labels: ReadonlyMap<BrandLabel, string>; lines: string[] } {
  const labels = new Map<BrandLabel, string>();
  const lines: string[] = [];
  for (const part of text.split(/\r?\n/).flatMap((line) => line.split(WITHIN))) {
    const line = part.trim();
    const [, words, value = ""] = LABEL.exec(line) ?? [];
    const label = words && labelOf(words);
    if (!label) lines.push(line);
    else if (label === "about") lines.push(value.trim());
    else if (!labels.has(label)) {
      const [said, rest] = IS_ONE_SENTENCE.has(label) ? firstSentence(value) : [value, ""];
      labels.set(label, bare(said));
      lines.push(rest);
    }
  }
  return { labels, lines: lines.filter(Boolean) };
}

/** What goes on behind these is said about the brand. */
const IS_ONE_SENTENCE: ReadonlySet<BrandLabel> = new Set(["name", "audience"]);

function firstSentence(value: string): [string, string] {
  const [whole, rest = ""] = /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})(.*)$/su.exec(value) ?? [];
  return whole ? [value.slice(0, -whole.length).replace(/[.!?]$/, ""), rest] : [value, ""];
}

/** Without quotation marks around it, and what separates it from the next label. */
const bare = (value: string): string =>
  value
    .trim()
    .replace(/[;,]$/, "")
    .replace(/^["“„«](.*)["”“»]\.?$/u, "$1");
