import { hasTitleCase, isSubtitled, isWork, leadsToArticle, leadsToTitle } from "../../copy/titles.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD, SHORT_DAY_WORD, WEEKDAY_WORD } from "../values/calendar-words.ts";
import { KIND_OF_EVENT } from "./event-words.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { withoutApproval } from "./quote-approval.ts";
import { PERMITTED, permittedLead, senderIn } from "./quoted-remarks.ts";
import { valuesOf } from "./values.ts";

/** "C'est Lucienne, la fondatrice, qui l'a écrite": the words before the name are none of it. */
export const NAME =
  "(?!(?:C['’]est|L['’]ha|It['’]s|That['’]s|What|Was|Wat|Quello|Lo)(?![\\p{L}]))(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’.-]*(?:\\s+(?:de|van|von|der|den|la|al|bin|du|di|da)?\\s?\\p{Lu}[\\p{L}'’.-]*){0,3}";
export const SAYS =
  "(?:says?|said|writes?|wrote|adds?|added|explains?|explained|notes?|noted|told us|tells us|puts it|sagt|sagte|erklärt|meint|schreibt|dit|a dit|explique|déclare|dice|dijo|afirma|afferma|spiega|zegt|zei|diz|disse)";
const SHE_SAYS = "(?:she|he|they) (?:says?|said|adds?|added|told us)";
const OPEN = '["“„«「『]';
const SHUT = '["”“»」』]';
const INSIDE = '[^"“”„«»「」『』]';
/** "…, Gijón (14 empleados)": the town behind a role, and a remark in brackets. */
export const TOWN = "(?:,\\s\\p{Lu}[\\p{L}&’' -]{2,30})?(?:\\s\\([^()\\n]{2,70}\\))?";
const ROLE = '[^,.;:()\\n"“”]{2,60}(?:, [^,.;:()\\n"“”]{2,70}){0,2}(?![\\p{L}\\p{N}])';

/** "We've been given a quote and may use it with her first name:": how the words came to us. */
const GIVEN =
  '[^"“„«:]{0,60}(?<!\\p{L})(?:quote|quotation|testimonial|review|permission)(?!\\p{L})[^"“„«:]{0,80}:';
const IS_GIVEN = once(() => new Prefiltered(`^${GIVEN}\\s*`, "iu"));
const PATTERNS = once(() => {
  const said = `${OPEN}(?<text>${INSIDE}{8,600})${SHUT}`;
  const who = `(?<name>${NAME})(?:\\s*(?:,\\s*(?<role>${ROLE})|\\((?<bracket>[^()\\n]{2,80})\\)))?`;
  return [
    // “…,” says bakery owner Ana Ruiz.  “…,” says Ana Ruiz, owner of Café Sol.  “…” – Ana Ruiz, owner of Café Sol
    new Prefiltered(
      `${said}\\s*[,.]?\\s*(?:${SAYS}\\s+(?:our |the )?(?<post>(?:\\p{Ll}+ ){1,3})?|(?:[-–—~]\\s*|by\\s+|from\\s+|,\\s*)(?:our (?:\\p{Ll}+ ){1,3})?)${who}`,
      "u",
    ),
    // “…” Ana Ruiz, owner of Café Sol, runs …
    new Prefiltered(
      `${said}\\s+(?<name>${NAME}),\\s*(?<role>[^,.;:()\\n"“”]{3,60})(?:,(?=\\s\\p{Ll})|${TOWN}\\.?\\s*$)`,
      "u",
    ),
    // “…,” Ana Ruiz said.
    // …,” Ana Ruiz said.  Ana Ruiz, 71, said “…”
    new Prefiltered(`^(?<name>${NAME}),\\s*(?<role>\\d{1,2}),?\\s+${SAYS}[:,]?\\s*${said}`, "u"),
    // … from Mrs Ana Ruiz of Clee St Mary, she's happy to be named: “…”
    new Prefiltered(
      `(?<name>${NAME})(?:\\s+(?:from|of|at|aus|uit)\\s+(?<company>${NAME}))?\\s*[,(]\\s*${CONSENT}\\)?\\s*:\\s*${said}`,
      "u",
    ),
    // Ana Ruiz (owner of Café Sol) told us: “…”  quote from Ana Ruiz, owner of Café Sol: “…”
    new Prefiltered(
      `(?<name>${NAME})(?:\\s*\\((?<bracket>[^()\\n]{2,80})\\)|,\\s*(?<role>${ROLE}),?|\\s+(?:from|of|at)\\s+(?<company>${NAME}))?\\s*(?:${SAYS}(?:\\s+\\p{Ll}+){0,4})?\\s*[:,]\\s*${said}`,
      "u",
    ),
    new Prefiltered(`^(?:[^"“„«]{0,60}:|${GIVEN}|${PERMITTED})?\\s*${said}`, "iu"),
  ];
});

/** "Témoignage de Nadège Le Goff": what was said is no part of the name of who said it. */
const LABEL =
  /^(?:quote|quotation|testimonial|review|feedback|zitat|kundenstimme|stimme|témoignage|avis|citation|testimonio|reseña|opinión|cita|testimonianza|recensione|citazione|depoimento|citação|recensie|ervaring|citaat)\s+(?:from|by|of|von|de|di|da|do|van|d['’])\s*/iu;

/** "Ihr Text: „…“": a noun, and no name. */
const SAID_WORDS = /^(?:Text|Nachricht|Rückmeldung|Post|Mail|Worte)$/u;

/** "She told us": who it was stands in the sentence before. */
const PRONOUN =
  /^(?:she|he|they|it|we|i|you|sie|er|es|wir|ich|elle|il|on|nous|je|ella|él|ellos|nosotros|yo|lei|lui|loro|io|zij|hij|ze|ik|wij|ela|ele|eu|nós|one|someone)$/iu;

/** "she's happy to be named", "hat zugestimmt": what a person allows is not what the person is. */
const CONSENT =
  "(?:(?:and |who )?(?:she|he|they)(?:[’']s|[’']re| is| are| has| have)?|who(?:[’']s| is| has)|with (?:her|his|their)|(?:sie|er|die|der|und) |elle |il |qui |(?:ella|él|lei|lui|quien|che|que|ela|ele|ze|zij|hij|die) )[^:\"“„«.!?]{0,30}(?<!\\p{L})(?:happy|fine|ok|okay|glad|agree[sd]?|agreed|allowed|permission|consent(?:ed|s)?|given|said yes|einverstanden|zugestimmt|erlaubt|d[’']accord|accepte|accepté|autorise|de acuerdo|autoriza|acepta|d[’']accordo|autorizza|accetta|akkoord|toestemming|concorda|autoriza|aceita)(?!\\p{L})[^:\"“„«.!?]{0,50}";

const LEAD =
  /^\s*(?:please |pls )?(?:(?:use|post|share|add|include|here(?:['’]s| is)|take) )?(?:(?:this|the|a|following) )*(?:nice |lovely |great |short |customer )*(?:quote|quotation|testimonial|review|customer quote|zitat|citation|cita|citazione)(?: (?:is )?(?:from|by|of|von|de|di))?(?:,? (?:please )?(?:use (?:it )?)?(?:word for word|verbatim|as it is|unchanged))?\s*:?\s*/iu;

const AT =
  /^(?<role>.*?)\s*(?:,\s*|\s+)(?:at|of|from|bei|chez|von|de|en|di|presso|van|bij)\s+(?<company>\p{Lu}.*)$/u;

/** Words before a quotation that only point back to who spoke: "She told us:", "Her words:". */
const POINTS_BACK = once(
  () =>
    new Prefiltered(
      `^\\s*(?:(?:and|then|afterwards,?) )?(?:(?:she|he|sie|er|elle|il|ella|él|lei|lui|zij|ze|hij|ela|ele) ${SAYS}(?:\\s+\\p{Ll}+){0,4}|(?:her|his|ihre|seine|ses|sus|le sue|haar|zijn) (?:words?|verdict|worte|mots|palabras|parole|woorden))\\s*[:,]?\\s*${OPEN}`,
      "iu",
    ),
);
const SUBJECT = once(() => new Prefiltered(`^\\s*(?<name>${NAME})(?:,[^,]{2,60},)?\\s+\\p{Ll}`, "u"));

/** The person whom the sentence before is about, where a quotation points back: "Ana Ruiz joined us. She told us: …". */
export function namedBefore(before: string, sentence: string): string {
  const name = POINTS_BACK().test(sentence) ? (SUBJECT().exec(before)?.groups?.name ?? "") : "";
  return name.includes(" ") ? name : "";
}

const WORKS_AT = /^(?<role>.*?)\s*(?:,\s*|\s+)(?:at|bei|chez|presso|bij)\s+(?<company>\p{Lu}.*)$/u;

/** Roles that are written with a capital. */
const TITLE =
  /^(?:CEO|CTO|CFO|COO|CMO|VP|MD|Head|Chief|Director|Managing|Partner|Owner|Founder|Co-?founder|Professor|Prof|Dr|President|Chair\w*|Manager|Lead|Senior|Engineer|Teacher|Geschäftsführ\w+|Inhaber\w*|Leiter\w*|Gründer\w*)\b/;

export const CLAUSE = /^(?:who|whose|die|der|qui|que|quien|che)\s+\p{Ll}/u;

/** Roles that are followed by what they lead. */
const LEADS_UNIT =
  /\b(?:head|vp|vice[- ]president|chief|director|manager|lead|dean|leiter(?:in)?|responsable|directeur|directrice|jefe|jefa|hoofd)$/i;
const BESIDE = /^(?<role>[^,]+),\s+(?<company>\p{Lu}[^,]*)$/u;

/** "Helen R., has allowed us to publish this": what a person did is no role. */
const VERB_FIRST =
  /^(?:has|have|had|is|was|lets?|said|gave|wrote|hat|ist|erlaubt|ont|est|ha|heeft|tem)\s\p{Ll}/u;

/** "who had her stairs done in October, wrote to us": that it was said is not what the person is. */
const THEN_SAID = once(
  () =>
    new Prefiltered(
      `,?\\s(?:(?:us|uns|nous|nos|ci|ons) )?(?:${SAYS}|schrieb|schreibt|a écrit|écrit|escribió|escribe|ha scritto|scrive|schreef|schrijft|escreveu|escreve)(?: \\p{Ll}+){0,3}$`,
      "u",
    ),
);

/** "manager at Rosewood Care Home, Stockport": role and company. */
export function post(role: string, brackets: string): { role: string; company: string } {
  const said = (role || brackets)
    .trim()
    .replace(/[.,;]$/, "")
    .replace(THEN_SAID(), "");
  if (VERB_FIRST.test(said)) return { role: "", company: "" };
  // "who learned to throw at Lehm & Licht" is a clause and no post.
  if (CLAUSE.test(said)) return { role: said, company: "" };
  return placed(said) ?? unplaced(said);
}

/** "keeper at the Rosewood since 1988": for how long is said of the person, and no part of the name of a house. */
const SINCE = /\s(?:since|seit|depuis|desde|dal|sinds)\s(?:19|20)\d{2}$/u;

/** "owner of Rosewood": the role, and where it is held; undefined where the words say only one of them. */
function placed(said: string): { role: string; company: string } | undefined {
  // "Head of Support at Ferrow": the unit belongs to the role.
  const isAt = /\s(?:at|bei|chez|presso|bij)\s/u.test(said);
  const { role = "", company = "" } = (isAt ? WORKS_AT : AT).exec(said)?.groups ?? {};
  if (role === "" || company === "") return undefined;
  if (SINCE.test(company)) return { role: said, company: "" };
  if (isAt || !LEADS_UNIT.test(role)) return { role: role.trim(), company: company.trim() };
  // "Head of Operations, Ashcombe School": the unit is a part of the role.
  const unit = BESIDE.exec(said)?.groups;
  return unit ? { role: unit.role ?? "", company: unit.company ?? "" } : undefined;
}

const unplaced = (said: string) =>
  /^\p{Ll}|^\d/u.test(said) || TITLE.test(said) ? { role: said, company: "" } : { role: "", company: said };

/** A title in quotation marks is shorter than what a person says. */
const isLong = (text: string, named: boolean) =>
  /[\u3040-\u9fff]/.test(text) ? text.length >= 24 : wordCount(text) >= (named ? 3 : 7);
const wordCount = (s: string) => s.split(/\s+/).filter(Boolean).length;
/** "A customer left us this on Friday: “…”": the day is not who spoke. */
export const IS_DAY = once(
  () => new Prefiltered(`^(?:${WEEKDAY_WORD()}|${SHORT_DAY_WORD()}|${MONTH_WORD()})$`, "iu"),
);

/** "“Grandma's chair”, Saturday 23 January", "Kurs: „Omas Stuhl“": a day or what is held speaks no words. */
const isNoSpeaker = (found = ""): boolean => {
  const name = found.replace(/[.,]$/u, "");
  return IS_DAY().test(name) || KIND_OF_EVENT.test(name) || IS_LABEL.test(name);
};
/** "Quote, Ana Ruiz, co-owner:" begins with what follows, and with no name. */
const IS_LABEL =
  /^(?:quotes?|quotation|testimonial|review|zitat|citation|témoignage|cita|testimonio|citazione|citaat|citação)$/iu;

export function nameIn(found = ""): string {
  // "Margaret T." keeps the stop of an initial.
  const name = found.replace(LABEL, "").replace(/(?<!\s\p{Lu})\.$|,$/u, "");
  const isNone = [PRONOUN, SAID_WORDS, IS_DAY(), KIND_OF_EVENT, IS_LABEL].some((other) => other.test(name));
  return isNone ? "" : name;
}

const IS_CLAUSE =
  /^(?:we|i|he|she|they|it|wir|ich|er|sie|es|nous|je|on|elle|il|ils|elles|ella|él|noi|lei|lui|wij|ik|hij|zij|nós|ela|ele)\s\p{Ll}/u;

/** Role and company of who spoke; a day or a kind of event has none. */
function roleIn({ name, role, post: before, bracket }: Record<string, string | undefined>) {
  return isNoSpeaker(name) ? { role: "", company: "" } : post(role ?? before ?? "", bracket ?? "");
}

const givenLead = (s: string): number => IS_GIVEN().exec(s)?.[0].length ?? permittedLead(s);
/** An order right before the words that were found at this place. */
function orderedLead(s: string, at: number): number {
  const lead = LEAD.exec(s)?.[0].length ?? 0;
  return lead <= at + 1 ? lead : 0;
}

function toQuotation(s: string, m: RegExpExecArray): FoundQuotation | undefined {
  const g = m.groups ?? {};
  const text = (g.text ?? "").trim().replace(/[,;]$/, "");
  const isNamed = Boolean(g.name) && !isNoSpeaker(g.name);
  if (!isLong(text, isNamed)) return undefined;
  const given = givenLead(s);
  const sender = senderIn(s.slice(0, given));
  const { role, company } = roleIn(g);
  // "from Whitby, we re-slated her roof in April:" tells what was done, and names no one.
  if (IS_CLAUSE.test(role)) return undefined;
  const tail = /^["”“»」』]?[.!]?/.exec(s.slice(m.index + m[0].length))?.[0].length ?? 0;
  return {
    lead: orderedLead(s, m.index) || given,
    end: m.index + m[0].length + tail,
    text,
    name: nameIn(g.name ?? sender.name),
    role,
    company: g.company ?? (company || sender.company),
  };
}

const SPOKEN = once(() => new Prefiltered(`${SAYS}(?:\\s\\p{Ll}+){0,3}\\s*[:,]?\\s*$`, "iu"));

/** "14 January – “White gold on packhorses”, Dr Miriam Fell": what is on that day. */
const tellsOnlyWhen = (before: string): boolean =>
  before.length <= LONGEST_DAY &&
  /\d/u.test(before) &&
  valuesOf(before).some(({ kind, text }) => kind === "when" && text.length + MARKS >= before.trim().length);
const LONGEST_DAY = 48;
const MARKS = 4;

function isTitle(s: string, { text, name }: FoundQuotation): boolean {
  const before = s.slice(0, Math.max(0, s.indexOf(text) - 1)).replace(/[“"„«「『]?\s*$/u, "");
  if (hasTitleCase(text) || (!name.includes(" ") && isSubtitled(text))) return true;
  if (isWork(before, s.split(text)[1] ?? "") || tellsOnlyWhen(before)) return true;
  if (!name) return leadsToTitle(before);
  // "New exhibition in Oakhanger: “Dear Sir or Madam”": a town before the colon has said nothing.
  const isNamed = !name.includes(" ") && !/[.!?…]$/u.test(text) && leadsToTitle(before);
  return (isNamed || leadsToArticle(before)) && !SPOKEN().test(before);
}

/** "“…,” she says.": who speaks stands in the sentences before, and the words are part of what these tell. */
const SPEAKS_ON = once(
  () =>
    new Prefiltered(
      `^["”“»」』]?\\s*[,.]?\\s*(?:${SHE_SAYS}|${SAYS} (?:sie|er|elle|il|ella|él|lei|lui|ze|zij|hij|ela|ele))(?!\\p{L})`,
      "u",
    ),
);
const continuesSpeech = (s: string, { text, name }: FoundQuotation): boolean =>
  name === "" && SPEAKS_ON().test(s.slice(s.indexOf(text) + text.length).replace(/^,(?=["”“»」』])/u, ""));
/** A whole sentence of this kind: "“I told him to keep it,” she says." */
export const isReportedSpeech = (sentence: string): boolean => IS_REPORTED_SPEECH().test(sentence.trim());
const IS_REPORTED_SPEECH = once(
  () =>
    new Prefiltered(
      `^${OPEN}${INSIDE}{4,300}${SHUT}\\s*,?\\s*(?:(?:she|he|they) (?:says?|said|adds?|added)|${SAYS} (?:sie|er|elle|il|ella|él|lei|lui|ze|zij|hij|ela|ele))[.!]?$`,
      "u",
    ),
);

/** The quotation of a stretch of text. Words that are too short or a title in quotation marks are none. */
export function quotationIn(words: string): FoundQuotation | undefined {
  if (!/["“„«「『]/.test(words) || words.length > 2000) return undefined;
  const s = withoutApproval(words);
  for (const pattern of PATTERNS()) {
    const m = pattern.exec(s);
    const found = m ? toQuotation(s, m) : undefined;
    if (found && !isTitle(s, found) && !continuesSpeech(s, found)) return pastBlanks(found, s, words);
  }
  return undefined;
}

/** What was taken out behind who said it belongs to the quotation, and so does the full stop. */
function pastBlanks(found: FoundQuotation, s: string, words: string): FoundQuotation {
  const [blanks = ""] = /^ *[.]?(?=\s*$)/u.exec(s.slice(found.end)) ?? [];
  const end = found.end + blanks.length;
  return words.slice(found.end, end).trim() === "" ? found : { ...found, role: found.role.trim(), end };
}
