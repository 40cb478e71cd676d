import { wordCount } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MONTH_WORD } from "../values/calendar-words.ts";
import type { FoundQuotation } from "./found-quotation.ts";
import { CLAUSE, IS_DAY, NAME, nameIn, post, SAYS, TOWN } from "./quotation.ts";
import { firstNamed } from "./quoted-by.ts";

/** Lines and sentences beside a quotation that say whose words it is. */

const SPEAKER = once(
  () =>
    new Prefiltered(
      `^(?<name>${NAME}),\\s*(?<role>[^,.;:()\\n"“”]{3,60})(?:,\\s\\p{Ll}|${TOWN.replace("(?:,\\s", "(?:,\\s(?<place>").replace("{2,30})?", "{2,40}))?")}\\.?\\s*$)`,
      "u",
    ),
);

/** "Tevita, 71, nine months after his stroke", and nothing else. */
const AGED = once(
  () =>
    new Prefiltered(
      `^[-–—~]?\\s*(?<name>${NAME}),\\s*(?<role>\\d{1,3}(?:,\\s[^.;:()\\n"“”]{3,60})?)\\.?$`,
      "u",
    ),
);

/** "From Carol W., who has a nine-year-old border terrier.", "That's from Ana Ruiz of Café Sol" */
const FROM_WHOM = once(
  () =>
    new Prefiltered(
      `^(?:(?:(?:That|This|It)[’']?(?:s| is) |These words are )?(?:[Ff]rom|[Bb]y)|Von|De|Da|Van)\\s+(?<name>${NAME})(?:\\s(?:of|from|at|aus|bei|chez)\\s(?<company>\\p{Lu}[\\p{L}\\p{N}&’' -]{1,50}))?(?:,\\s*(?<role>[^,.;:()\\n"“”]{3,60}))?(?<more>,\\s(?:who|die|der|qui|que|che)\\s[^.\\n"“”]{3,120})?\\.?$`,
      "u",
    ),
);

/** "That is what Ana Ruiz wrote after her first visit.", "Das schrieb uns Ana Ruiz nach ihrem ersten Besuch." */
const THAT_SAID = once(
  () =>
    new Prefiltered(
      `^(?:(?:That|This|Those)(?:[’']s|[’']re| is| was| are| were) (?:what|how|the words of) (?<name>${NAME})(?: ${SAYS}(?!\\p{L})|[,.])|(?:Das|So|Dies) (?:schrieb|schreibt|sagt|sagte|erzählte) (?:uns )?(?<author>${NAME})(?![\\p{L}]))`,
      "u",
    ),
);

/** "So said Ana Ruiz, who mended clocks here until 1958.", "So schrieb Ana Ruiz, Inhaberin des Ateliers." */
const SO_SAID = once(
  () =>
    new Prefiltered(
      `^(?:So|Thus|Ainsi|Así|Così|Zo|Assim)\\s+(?:es\\s+)?(?:${SAYS}|parl(?:ait|aba|ava)|schrieb|wrote)\\s+(?<name>${NAME})(?:,\\s*(?<role>[^,.;:()\\n"“”]{3,60}))?(?=[,.]|$)`,
      "u",
    ),
);

/** "That's from Ana Ruiz, owner of Café Sol, who …" */
export const creditsSpeaker = (sentence: string): boolean => FROM_WHOM().test(sentence.trim());

/** "(Liam, Cork)": who spoke may stand in brackets behind the words. */
const unbracketed = (line: string): string => line.trim().replace(/^\(([^()\n]{3,80})\)\.?$/u, "$1");

export const signsInBrackets = (line: string): boolean =>
  /^\(\p{Lu}[\p{L}’'. -]{1,30}, (?:\d{1,3}|\p{Lu}[\p{L}’' -]{1,40})\)\.?$/u.test(line.trim());

/** A line that only says who spoke, which may stand apart from the words. */
export const isAttribution = (line: string): boolean =>
  [AGED(), SIGNED(), FROM_WORK()].some((form) => form.test(unbracketed(line))) ||
  onlyNames(FROM_WHOM().exec(unbracketed(line))?.groups);
const onlyNames = (found: Record<string, string | undefined> | undefined) =>
  found !== undefined && found.more === undefined;

/** "Says Ana Ruiz, a customer from Gijón.": a sentence of its own behind the words. */
const VERB_BEFORE = once(
  () => new Prefiltered(`^(?:${SAYS})\\s+(?:our (?:\\p{Ll}+ ){1,3})?(?=\\p{Lu})`, "iu"),
);

/** "Firma: Marisa T., Valdelora.", "Signed: Ana Ruiz, owner of Café Sol" */
const SIGNED_LABEL =
  "(?:Firma|Firmado(?: por)?|Signée?(?: par)?|Signed(?: by)?|Signature|Gezeichnet|Gez\\.|Unterschrift|Firmato(?: da)?|Ondertekend(?: door)?|Assina(?:do|tura)?(?: por)?)\\s?[:：]\\s*";
const SIGNED = once(
  () => new Prefiltered(`^${SIGNED_LABEL}(?<name>${NAME})(?:,\\s*(?<role>[^,.;:()\\n"“”]{2,60}))?\\.?$`, "u"),
);
const LABEL_OF_SIGNED = new Prefiltered(`^${SIGNED_LABEL}(?=\\p{Lu})`, "u");
/** Who signed, without the label in front. */
export const withoutSignedLabel = (line: string): string => line.replace(LABEL_OF_SIGNED, "");

/** "…, facility manager in Dundee, October 2026": when it was said stands behind who said it. */
const SAID_IN = once(
  () =>
    new Prefiltered(
      `,\\s(?<day>(?:\\d{1,2}\\.? )?(?:(?:${MONTH_WORD()})\\s)?(?:19|20)\\d{2})\\.?\\s*$`,
      "iu",
    ),
);
function undated(line: string): { who: string; day: string } {
  const said = SAID_IN().exec(line);
  return { who: line.slice(0, said?.index), day: said?.groups?.day ?? "" };
}

/** The same quotation with the person that a sentence begins with: "Ana Ruiz, owner of Café Sol, runs …". */
export function speakerOf(sentence: string, found: FoundQuotation): FoundQuotation | undefined {
  const { who, day } = undated(unbracketed(sentence).replace(VERB_BEFORE(), ""));
  const spoken = undatedSpeaker(who, found);
  if (!spoken || day === "") return spoken;
  const { role, company } = spoken;
  return role !== "" && company === ""
    ? { ...spoken, role: `${role}, ${day}` }
    : { ...spoken, company: [company, day].filter(Boolean).join(", ") };
}

function undatedSpeaker(said: string, found: FoundQuotation): FoundQuotation | undefined {
  const aged = AGED().exec(said)?.groups;
  const alone = aged?.name
    ? { ...found, name: aged.name, role: aged.role ?? "", company: "" }
    : firstNamed(said, found);
  if (alone) return alone;
  const writer = writerIn(said, found);
  if (writer) return writer;
  const signed = SIGNED().exec(said)?.groups;
  if (signed?.name) return { ...found, name: signed.name, ...post(signed.role ?? "", "") };
  const from = FROM_WHOM().exec(said)?.groups ?? SO_SAID().exec(said)?.groups;
  if (from?.name) return { ...found, name: from.name.replace(/(?<=\p{Ll}{2})\.$/u, ""), ...placeOf(from) };
  const that = THAT_SAID().exec(said)?.groups;
  if (that) return { ...found, name: that.name ?? that.author ?? "", role: "", company: "" };
  const line = SPEAKER_LINE().exec(said)?.groups;
  return named(SPEAKER().exec(said)?.groups ?? line, found);
}

function placeOf({ role = "", company }: Record<string, string | undefined>) {
  const said = post(role, "");
  return company ? { ...said, company } : said;
}

/** "From “The house on the dyke” by Loredana Vescovini, page 47.": the work that the words stand in, and who wrote it. */
const FROM_WORK = once(
  () =>
    new Prefiltered(
      `^[-–—~]?\\s*(?:From|Aus|Extrait d[eu]|Tirée? d[eu]|De|Da|Dal|Uit)\\s+(?<work>["“„«]\\s?[^"“”„«»\\n]{2,80}\\s?["”“»])\\s+(?:by|von|de|di|van)\\s+(?<name>${NAME})(?<page>,\\s*(?:p\\.|page|Seite|S\\.|página|pagina|pág\\.|blz\\.)\\s?\\d{1,4})?\\.?$`,
      "u",
    ),
);

function writerIn(said: string, found: FoundQuotation): FoundQuotation | undefined {
  const { name = "", work = "", page = "" } = FROM_WORK().exec(said)?.groups ?? {};
  return name === "" ? undefined : { ...found, name, role: `${work}${page}`, company: "" };
}

/** A line that holds nothing but a first and a last name, and what the person does and where. */
const SPEAKER_LINE = once(
  () =>
    new Prefiltered(
      `^\\s*[-–—~]?\\s*(?<name>${NAME})(?:,\\s*(?<role>(?:\\p{Ll}|(?:CEO|CTO|CFO|COO|MD|Head|Chief|Director|Managing|Founder|Owner)(?![a-z])|(?:Geschäftsführ|Inhaber|Leiter))[^,.;:()\\n"“”]{2,60})(?:,\\s(?<place>\\p{Lu}[\\p{L}&’' -]{2,50}))?)?\\.?\\s*$`,
      "u",
    ),
);
/** Whether a line right under a quotation says whose words they are. */
export function namesSpeaker(line: string): boolean {
  const name = SPEAKER_LINE().exec(undated(line).who)?.groups?.name ?? "";
  return /\s/u.test(name) && nameIn(name) !== "" && !IS_DAY().test(name.split(/\s/u)[0] ?? "");
}

/** "customer since 2019": what people are to a house. */
const PATRON =
  /^(?:(?:a|an|our|eine?|unsere?|une?|notre|una?|nuestr[oa]|um|uma|een|onze) )?(?:\p{L}+ )?(?:customer|client|guest|patient|member|student|pupil|reader|neighbour|kund|gast|mitglied|schüler|nachbar|mieter|élève|membre|voisin|pacient|alumn|soci[oa]|vecin|pazient|alliev|vicin|klant|patiënt|lid|cursist|buur|alun|vizinh)/iu;
const isOfPerson = (name: string, role: string): boolean =>
  nameIn(name) !== "" && (CLAUSE.test(role) || PATRON.test(role));

type Groups = Record<string, string | undefined> | undefined;

const LEGAL_FORM =
  /\s(?:GmbH|AG|KG|UG|e\.V|Ltd|Inc|LLC|plc|SARL|SAS|S\.?A|S\.?L|S\.?r\.?l|S\.?p\.?A|B\.?V|Lda|&\s\p{L}+)\.?$/u;

/** "Ana Ruiz, visitor services, Calder Vale Country Park": an organisation has more words than a town. */
function named(g: Groups, found: FoundQuotation): FoundQuotation | undefined {
  if (!g?.name) return undefined;
  // "Thanks, dear friends": one word alone is a name only before what a person does or is.
  if (!g.name.includes(" ") && !isOfPerson(g.name, g.role ?? "")) return undefined;
  const { role, company } = post(g.role ?? "", "");
  const isOrganisation = company === "" && (wordCount(g.place ?? "") > 2 || LEGAL_FORM.test(g.place ?? ""));
  return { ...found, name: g.name, role, company: isOrganisation ? (g.place ?? "").trim() : company };
}
