/** What a label in front of a line names. */
export type BrandLabel =
  | "name"
  | "tagline"
  | "audience"
  | "features"
  | "colors"
  | "voice"
  | "banned"
  | "about"
  | "other";

const LABELS: readonly (readonly [BrandLabel, string])[] = [
  [
    "name",
    "(?:brand |company |business |product |shop )?name|brand|company|business|firma|nombre|nom|nome|naam|名前|店名|会社名|ブランド名",
  ],
  ["tagline", "tag ?lines?|slogans?|claims?|motto|strap ?line|lema|キャッチコピー|スローガン"],
  [
    "audience",
    "for(?: whom)?|audience|customers?|target(?: group| audience)?|who it(?:[’']s| is) for|für wen|zielgruppe|kunden|público(?: objetivo)?|audiencia|clientes|para quién|public(?: cible)?|cible|clients|pour qui|pubblico|clienti|destinatari|per chi|público-alvo|para quem|doelgroep|klanten|voor wie|対象|ターゲット|お客様",
  ],
  [
    "features",
    "features?|services?|products?|offers?|offering|what we (?:offer|sell|make)|we (?:offer|sell)|angebote?",
  ],
  [
    "colors",
    "(?:brand |house |main )?colou?rs?|(?:colou?r )?palette|(?:haus)?farben?|couleurs?|colores|colori",
  ],
  [
    "voice",
    "(?:brand )?voice|tone(?: of voice)?|how we (?:sound|speak|talk|write)|tonalität|tonfall|ton|stimme|tono|voz|voix|voce|tom(?: de voz)?|toon|stem|口調|トーン|話し方",
  ],
  [
    "banned",
    "(?:banned|forbidden|taboo) words?|words? (?:we never (?:say|use)|to avoid|we avoid)|(?:we )?never say|avoid|verbotene wörter|tabuwörter|nie sagen|palabras prohibidas|nunca decir|mots interdits|ne jamais dire|parole vietate|non dire mai|palavras proibidas|nunca dizer|verboden woorden|nooit zeggen|禁止ワード|NGワード|使わない言葉",
  ],
  [
    "about",
    "about(?: us)?|overview|description|what(?: we do| it is| it does)?|who we are|über uns|was(?: wir machen)?",
  ],
  [
    "other",
    "style|mood|web ?site|url|web|logo|fonts?|typeface|e-?mail|phone|address|industry|since|founded|location|city|instagram|linkedin",
  ],
];
const ANY = LABELS.map(([, words]) => words).join("|");
const LABEL = new RegExp(`^\\s*(?:our |my |the )?(${ANY})\\s*[:：=–]\\s*(.+)$`, "iu");
/** "Clay & Co. Slogan: Hands in the mud." has a label within its line. */
const WITHIN = new RegExp(`(?<=[.!?;,]\\s+)(?=(?:our |my |the )?(?:${ANY})\\s*[:：])`, "giu");

const labelOf = (words: string): BrandLabel =>
  LABELS.find(([, known]) => new RegExp(`^(?:${known})$`, "iu").test(words))?.[0] ?? "other";

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
      const [said, rest] = endOf(label, value);
      labels.set(label, bare(label === "audience" ? said.replace(/[.!。]$/u, "") : said));
      lines.push(rest);
    }
  }
  return { labels, lines: lines.filter(Boolean) };
}

function endOf(label: BrandLabel, value: string): [string, string] {
  if (label === "tagline") return sloganOf(value);
  return IS_ONE_SENTENCE.has(label) ? firstSentence(value) : withoutQuotedEnd(value);
}

/** What goes on behind these is said about the brand. */
const IS_ONE_SENTENCE: ReadonlySet<BrandLabel> = new Set(["name", "audience", "voice"]);

/** Words in quotation marks behind a list are none of its entries. */
function withoutQuotedEnd(value: string): [string, string] {
  const [whole, quoted = ""] = /(?<=[.!?])\s+(["“„«][^"“”„«»]{3,120}["”“»][.!]?)$/u.exec(value) ?? [];
  return whole ? [value.slice(0, -whole.length), quoted] : [value, ""];
}

function firstSentence(value: string): [string, string] {
  const [whole, rest = ""] = /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})(.*)$/su.exec(value) ?? [];
  return whole ? [value.slice(0, -whole.length).replace(/[.!?]$/, ""), rest] : [value, ""];
}

const QUOTED = /^(["“„«][^"“”„«»]{3,160}["”“»][.!]?)\s+(\S.*)$/su;
/** A sentence about the brand, which is no second half of its slogan. */
const ABOUT_BRAND = /^(?:we|our|my|i|the|it|wir|unsere?|nous|notre|nos)(?!\p{L})/iu;
const MOST_OF_HALF = 5;

/** A slogan may have two short sentences; what follows them is said about the brand. */
function sloganOf(value: string): [string, string] {
  const [, quoted, behind = ""] = QUOTED.exec(value) ?? [];
  if (quoted) return [quoted, behind];
  const [first = "", ...others] = value.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u);
  const [second = "", ...rest] = others;
  const isHalf = !ABOUT_BRAND.test(second) && second.split(" ").length <= MOST_OF_HALF;
  return isHalf ? [`${first} ${second}`.trim(), rest.join(" ")] : [first, others.join(" ")];
}

/** Without quotation marks around it, and what separates it from the next label. */
const bare = (value: string): string =>
  value
    .trim()
    .replace(/[;,]$/, "")
    .replace(/^["“„«](.*)["”“»]\.?$/u, "$1");
