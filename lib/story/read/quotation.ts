import { once } from "../../copy/once.ts";
import { hasTitleCase, leadsToTitle } from "../../copy/titles.ts";

/** A quotation with who said it, by offsets in its stretch; empty strings where it is not told. */
export type FoundQuotation = {
  lead: number;
  end: number;
  text: string;
  name: string;
  role: string;
  company: string;
};

const NAME =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:de|van|von|der|den|la|al|bin|du|di|da)?\\s?\\p{Lu}[\\p{L}'’.-]*){0,3}";
const SAYS =
  "(?:says?|said|writes?|wrote|adds?|added|explains?|explained|notes?|noted|told us|tells us|puts it|sagt|sagte|erklärt|meint|schreibt|dit|a dit|explique|déclare|dice|dijo|afirma|afferma|spiega|zegt|zei|diz|disse)";
const OPEN = '["“„«「『]';
const SHUT = '["”“»」』]';
const INSIDE = '[^"“”„«»「」『』]';
const ROLE = '[^,.;:()\\n"“”]{2,60}(?:, [^,.;:()\\n"“”]{2,40}){0,2}';

/** "We've been given a quote and may use it with her first name:": how the words came to us. */
const GIVEN =
  '[^"“„«:]{0,60}(?<!\\p{L})(?:quote|quotation|testimonial|review|permission)(?!\\p{L})[^"“„«:]{0,80}:';
const IS_GIVEN = once(() => new RegExp(`^${GIVEN}\\s*`, "iu"));

const PATTERNS = once(() => {
  const said = `${OPEN}(?<text>${INSIDE}{8,600})${SHUT}`;
  const who = `(?<name>${NAME})(?:\\s*(?:,\\s*(?<role>${ROLE})|\\((?<bracket>[^()\\n]{2,80})\\)))?`;
  return [
    // “…,” says bakery owner Ana Ruiz.  “…,” says Ana Ruiz, owner of Café Sol.  “…” – Ana Ruiz, owner of Café Sol
    new RegExp(
      `${said}\\s*[,.]?\\s*(?:${SAYS}\\s+(?:our |the )?(?<post>(?:\\p{Ll}+ ){1,3})?|(?:[-–—~]\\s*|by\\s+|from\\s+|,\\s*)(?:our (?:\\p{Ll}+ ){1,3})?)${who}`,
      "u",
    ),
    // “…” Ana Ruiz, owner of Café Sol, runs …
    new RegExp(
      `${said}\\s+(?<name>${NAME}),\\s*(?<role>[^,.;:()\\n"“”]{3,60})(?:,(?=\\s\\p{Ll})|\\.?\\s*$)`,
      "u",
    ),
    // “…,” Ana Ruiz said.
    new RegExp(`${said}\\s*[,.]?\\s+(?<name>${NAME})\\s+${SAYS}`, "u"),
    // Ana Ruiz (owner of Café Sol) told us: “…”  quote from Ana Ruiz, owner of Café Sol: “…”
    new RegExp(
      `(?<name>${NAME})(?:\\s*\\((?<bracket>[^()\\n]{2,80})\\)|,\\s*(?<role>${ROLE}),?|\\s+(?:from|of|at)\\s+(?<company>${NAME}))?\\s*(?:${SAYS}(?:\\s+(?:to )?(?:us|me))?)?\\s*[:,]\\s*${said}`,
      "u",
    ),
    new RegExp(`^(?:[^"“„«]{0,60}:|${GIVEN})?\\s*${said}`, "u"),
  ];
});

/** "Témoignage de Nadège Le Goff": what was said is no part of the name of who said it. */
const LABEL =
  /^(?:quote|quotation|testimonial|review|feedback|zitat|kundenstimme|stimme|témoignage|avis|citation|testimonio|reseña|opinión|cita|testimonianza|recensione|citazione|depoimento|citação|recensie|ervaring|citaat)\s+(?:from|by|of|von|de|di|da|do|van|d['’])\s*/iu;

const LEAD =
  /^\s*(?:please |pls )?(?:(?:use|post|share|add|include|here(?:['’]s| is)|take) )?(?:(?:this|the|a|following) )*(?:nice |lovely |great |short |customer )*(?:quote|quotation|testimonial|review|customer quote|zitat|citation|cita|citazione)(?: (?:is )?(?:from|by|of|von|de|di))?(?:,? (?:please )?(?:use (?:it )?)?(?:word for word|verbatim|as it is|unchanged))?\s*:?\s*/iu;

const AT =
  /^(?<role>.*?)\s*(?:,\s*|\s+)(?:at|of|from|bei|chez|von|de|en|di|presso|van|bij)\s+(?<company>\p{Lu}.*)$/u;

const WORKS_AT = /^(?<role>.*?)\s*(?:,\s*|\s+)(?:at|bei|chez|presso|bij)\s+(?<company>\p{Lu}.*)$/u;

/** Roles that are written with a capital. */
const TITLE =
  /^(?:CEO|CTO|CFO|COO|CMO|VP|MD|Head|Chief|Director|Managing|Partner|Owner|Founder|Co-?founder|Professor|Prof|Dr|President|Chair\w*|Manager|Lead|Senior|Engineer|Teacher|Geschäftsführ\w+|Inhaber\w*|Leiter\w*|Gründer\w*)\b/;

const CLAUSE = /^(?:who|whose|die|der|qui|que|quien|che)\s+\p{Ll}/u;

/** "manager at Rosewood Care Home, Stockport": role and company. */
function post(role: string, brackets: string): { role: string; company: string } {
  const said = (role || brackets).trim().replace(/[.,;]$/, "");
  // "who learned to throw at Lehm & Licht" is a clause and no post.
  if (CLAUSE.test(said)) return { role: said, company: "" };
  // "Head of Support at Ferrow": the unit belongs to the role.
  const g = /\s(?:at|bei|chez|presso|bij)\s/u.test(said)
    ? WORKS_AT.exec(said)?.groups
    : AT.exec(said)?.groups;
  const isUnit =
    /\b(?:head|vp|chief|director|manager|lead)$/i.test(g?.role ?? "") &&
    /^\p{Lu}{1,3}$/u.test(g?.company ?? "");
  if (g && !isUnit) return { role: (g.role ?? "").trim(), company: (g.company ?? "").trim() };
  return /^\p{Ll}|^\d/u.test(said) || TITLE.test(said)
    ? { role: said, company: "" }
    : { role: "", company: said };
}

const SPEAKER = once(
  () => new RegExp(`^(?<name>${NAME}),\\s*(?<role>[^,.;:()\\n"“”]{3,60})(?:,\\s\\p{Ll}|\\.?\\s*$)`, "u"),
);

/** "Tevita, 71, nine months after his stroke", and nothing else. */
const AGED = once(
  () =>
    new RegExp(`^[-–—~]?\\s*(?<name>${NAME}),\\s*(?<role>\\d{1,3}(?:,\\s[^.;:()\\n"“”]{3,60})?)\\.?$`, "u"),
);

/** A line that only says who spoke, which may stand apart from the words. */
export const isAttribution = (line: string): boolean => AGED().test(line.trim());

/** The same quotation with the person that a sentence begins with: "Ana Ruiz, owner of Café Sol, runs …". */
export function speakerOf(sentence: string, found: FoundQuotation): FoundQuotation | undefined {
  const aged = AGED().exec(sentence.trim())?.groups;
  if (aged?.name) return { ...found, name: aged.name, role: aged.role ?? "", company: "" };
  const g = SPEAKER().exec(sentence.trim())?.groups;
  return g?.name?.includes(" ") ? { ...found, name: g.name, ...post(g.role ?? "", "") } : undefined;
}

/** A title in quotation marks is shorter than what a person says. */
const isLong = (text: string, named: boolean) =>
  /[\u3040-\u9fff]/.test(text) ? text.length >= 24 : wordCount(text) >= (named ? 3 : 7);
const wordCount = (s: string) => s.split(/\s+/).filter(Boolean).length;

function toQuotation(s: string, m: RegExpExecArray): FoundQuotation | undefined {
  const g = m.groups ?? {};
  const text = (g.text ?? "").trim().replace(/[,;]$/, "");
  if (!isLong(text, Boolean(g.name))) return undefined;
  const lead = LEAD.exec(s)?.[0].length ?? 0;
  const given = IS_GIVEN().exec(s)?.[0].length ?? 0;
  const { role, company } = post(g.role ?? g.post ?? "", g.bracket ?? "");
  const tail = /^["”“»」』]?[.!]?/.exec(s.slice(m.index + m[0].length))?.[0].length ?? 0;
  return {
    lead: lead > 0 && lead <= m.index + 1 ? lead : given,
    end: m.index + m[0].length + tail,
    text,
    name: (g.name ?? "").replace(LABEL, "").replace(/[.,]$/, ""),
    role,
    company: g.company ?? company,
  };
}

const isTitle = (s: string, { text, name }: FoundQuotation) =>
  hasTitleCase(text) || (!name && leadsToTitle(s.slice(0, Math.max(0, s.indexOf(text) - 1))));

/** The quotation of a stretch of text. Words that are too short or a title in quotation marks are none. */
export function quotationIn(s: string): FoundQuotation | undefined {
  if (!/["“„«「『]/.test(s) || s.length > 2000) return undefined;
  for (const pattern of PATTERNS()) {
    const m = pattern.exec(s);
    const found = m ? toQuotation(s, m) : undefined;
    if (found && !isTitle(s, found)) return found;
  }
  return undefined;
}
