import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { clean } from "../clean.ts";

const NAME = "(?:\\p{Lu}[\\p{L}\\d&'’.-]*)(?: (?:of |the |and |& )?\\p{Lu}[\\p{L}\\d&'’.-]*){0,4}";
const AUTHORITY =
  "IRS|HMRC|FBI|CIA|Interpol|Europol|NHS|CDC|WHO|[Pp]olice(?: [Dd]epartment)?|[Tt]ax (?:[Oo]ffice|[Aa]uthority)|[Gg]overnment|Ministry of \\p{L}+|Department of \\p{L}+|White House|Federal Reserve|Central Bank|Supreme Court|[Yy]our [Bb]ank|Finanzamt|PayPal|HSBC|Barclays|Sparkasse|Wells Fargo|Bank of America|Deutsche Bank";
/** People whom everybody knows, and who would hardly write a brief here. */
const KNOWN =
  "Elon Musk|Donald Trump|Joe Biden|Barack Obama|Taylor Swift|Bill Gates|Jeff Bezos|Mark Zuckerberg|Tim Cook|Pope \\p{Lu}\\p{L}+|King Charles|Vladimir Putin|Volodymyr Zelensk\\p{L}+|Emmanuel Macron|Angela Merkel|Warren Buffett|Oprah Winfrey|Sam Altman";
const START = '(?:^|[\\n.!?:“"] ?)';
const ROLE =
  /^(?:Head|Chief|CEO|CTO|CFO|COO|Co-?[Ff]ounder|Founder|Director|Manager|Lead|Senior|Vice|Team|Product|Part|Full|Certified|Licensed|Official|Experts?|Members?|Owners?|Parents?|Teachers?|Engineers?|Designers?)\b/;

/** Each pattern names in its first group who is spoken for. */
const CLAIMS = once(() =>
  [
    `\\b[Oo]fficial (?:statement|announcement|notice|message|press release|communication|warning|apology) (?:by|from|of|on behalf of) (?:the )?(${NAME})`,
    `${START}(?:speaking )?[Aa]s (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)+), (?:I|we)\\b`,
    `(?:\\b(?:I am|I[’']m|[Tt]his is|my name is) )(${KNOWN})\\b`,
    `\\b(?:[Ff]ake|[Mm]ade-up|[Ii]nvented|[Ff]abricated|[Ff]ictitious) (?:quote|quotation|statement|endorsement|testimonial|interview) (?:of|by|from|with|attributed to) (?:the )?(${NAME})`,
    `\\b(?:[Ii]nvent|[Mm]ake up|[Ff]abricate|[Ff]ake) an? (?:quote|quotation|statement|endorsement|testimonial) (?:of|by|from|attributed to) (?:the )?(${NAME})`,
    `${START}(?:[Pp]lease )?(?:[Ii]mpersonate|[Pp]retend (?:to be|you are|we are|it is from|this is from)|[Pp]ose as) (?:the )?(${NAME}|${AUTHORITY})`,
    `\\b(?:as if|look like|sound like) (?:it|this) (?:is|was|were|came|comes|had come) (?:from|by) (?:the )?(${NAME}|${AUTHORITY})`,
    `${START}(?:(?:[Uu]rgent|[Ff]inal|[Oo]fficial|[Ii]mportant|[Ll]ast|[Pp]ublic|[Ss]ecurity)[ :,-]+)*(?:[Nn]otice|[Ww]arning|[Aa]lert|[Mm]essage|[Ll]etter|[Dd]emand|[Rr]eminder) (?:by|from) (?:the )?(${AUTHORITY})\\b`,
    `${START}(?:[Uu]rgent[ :,-]+)?(?:The )?(${AUTHORITY}) (?:(?:final|official|security|public|urgent) )?(?:notice|warning|alert|announcement)\\b`,
    `\\b[Oo]fficial (${NAME}) (?:giveaway|refund|security (?:notice|alert)|support (?:team|account)|verification)\\b`,
  ].map((source) => new Prefiltered(source, "gu")),
);

/** Who asks for a password or an account under a threat is hardly who they say. */
const PHISHING =
  /\byour (?:\p{L}+ )?account (?:has been|is|was|will be) (?:suspended|locked|limited|blocked|frozen|closed)\b[\s\S]{0,120}?\b(?:verify|confirm|log ?in|sign in|click)\b/giu;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Is the name one of the speaker's own? */
const isOwn = (name: string, own: readonly string[]) =>
  own.some((mine) => mine !== "" && (letters(name).includes(mine) || mine.includes(letters(name))));

/**
 * Words that probably speak in another name: another brand or person, an authority, a bank. `own` are the
 * names of the speaker. Only likely, so that a person decides.
 */
export function impersonationsIn(text: string, own: readonly string[]): string[] {
  const said = clean(text).slice(0, 20_000);
  const mine = own.map(letters);
  const claims = CLAIMS().flatMap((pattern) =>
    [...said.matchAll(pattern)].filter(([, name = ""]) => !ROLE.test(name) && !isOwn(name, mine)),
  );
  const found = [...claims, ...said.matchAll(PHISHING)];
  return withoutEchoes(found.map(([words]) => words.replace(/^[\s.!?:“"]+/, "").slice(0, 140)));
}

/** The same words in another spelling, or within a longer stretch, count once, as short as they are. */
function withoutEchoes(found: readonly string[]): string[] {
  const shortestFirst = found.toSorted((a, b) => a.length - b.length);
  const kept: string[] = [];
  for (const words of shortestFirst)
    if (!kept.some((other) => letters(words).includes(letters(other)))) kept.push(words);
  return [...new Set(found)].filter((words) => kept.includes(words));
}
