import { hasVerb } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { momentsOf } from "./calendar.ts";

/** Topics behind the frame of a wish that are for readers as they stand. */

const TITLE = `["“„«][^"“”„«»]{8,120}["”“»]`;
const TITLED = new Prefiltered(TITLE, "u");
/** "Please introduce our new vet.": the words tell who the next sentence is about. */
const NEWCOMER = new Prefiltered(
  /^\s*our new (?:\p{L}+ )?(?:colleague|team[ -]?mate|team member|vet|doctor|dentist|nurse|midwife|physio\p{L}*|therapist|teacher|coach|trainer|conductor|chef|baker|brewer|gardener|manager|director|head(?: of \p{L}+(?: \p{L}+)?| teacher| coach)?|designer|engineer|developer|apprentice|trainee|intern|librarian|curator|editor|chair(?:man|woman)?|treasurer|volunteer coordinator|receptionist|assistant)[.!]?\s*$/iu,
);
/** "A nossa nova professora de violoncelo.": the same in other languages, whatever is new. */
const NEW_ELSEWHERE =
  /^\s*(?:unsere? neue[rns]? |notre nouve(?:lle|au|l) |nos nouve(?:lles|aux) |nuestr[oa] nuev[oa] |(?:la|il) nostr[oa] nuov[oa] |(?:onze|ons) nieuwe? |[oa] nosso novo |a nossa nova )\p{L}+(?: \p{L}+){0,5}[.!]?\s*$/iu;
/** "Our partnership with Oddmill Cider.", "volunteers for our winter track gang." */
const SUBJECT =
  /^\s*(?:our (?:new )?(?:partnership|collaboration|cooperation|merger) with [^.!?]{2,60}|(?:new )?(?:volunteers|helpers|members|players|singers|musicians|donors|drivers|coaches|trustees|foster [\p{L}]+) for [^.!?]{3,60})[.!]?\s*$/iu;
/** "Our monthly payroll timetable for new clients." heads what follows. */
const HEADING =
  /^\s*our (?:two|three|four|five|six|seven|\d{1,2}) [^.!?:]{3,40}[.!]?\s*$|^\s*our [^.!?:]{3,60}\b(?:timetable|schedule|calendar|programme|program|price list|opening hours|process|results|checklist|menu|course|workshop|tour|range|plans|options|courses|classes|products|services|rates|fees|rooms|sizes|packages|menus)(?: (?:for|of|in) [^.!?:]{3,40})?[.!]?\s*$/iu;
/** "Slides on how one of our tests runs.": the question that what follows answers. */
const ANSWERED = /^\s*(?:how|why|what)\s(?!to\s)[^.!?:,]{8,80}[.:]?\s*$/iu;
const LEADS_TO_TITLE = new Prefiltered(`^(\\s*[^"“„«:.]{3,60}?\\p{L})\\s+(?=${TITLE}[.]?\\s*$)`, "u");

/** "Our raclette evening on Friday 21 November from 7pm" tells when, and lacks only its verb. English. */
export function datedTopic(topic: string): string | undefined {
  const [, name = "", when = ""] =
    /^\s*((?:our|the)\s[^,.:;!?–]{3,60}?)\s+((?:on|from|at|this|next)\s[^!?]{3,})$/iu.exec(topic) ?? [];
  const [moment] = momentsOf(when);
  if (!name || !moment || moment.start > 5 || hasVerb(topic)) return undefined;
  const noun = name.split(/\s(?:of|for|with|in|at|about)\s/iu)[0] ?? name;
  return `${name} ${/[^s]s$/i.test(noun) ? "are" : "is"} ${when}`;
}

const PRESENTED =
  /^\s*(?:(?:we(?:['’]d| would) like to|we want to|let us|nous (?:voudrions|souhaitons|aimerions)|nos gustaría|queremos|vorremmo|vogliamo|gostaríamos de|we willen)\s+(?:present|introduce|show(?: you)?|montrer|mostrar|enseñar|mostrare|far vedere|présenter|presentar(?:os|les)?|presentare|presentarvi|apresentar|voorstellen)|wir (?:möchten|wollen)(?=.+\svorstellen\s*[:：]))\s+(?<what>\S.{3,80}?)(?:\s+vorstellen)?\s*[:：]\s*$/iu;

const GREETING =
  "(?:(?:hi|hello|hallo|guten tag|bonjour|hola|buenas|ciao|buongiorno|salve|hoi|dag|olá|bom dia)(?: (?:all|both|team|everyone|zusammen|à tous|a todos|a tutti|allemaal|a todos))?[,!.]?\\s+)?";
/** What lists are called that have days, hours or prices. */
const OF_LIST =
  "timetables?|schedule|programme?|(?:opening )?hours|price ?list|prices|menu|dates|results|line-?up|stundenplan|kursplan|fahrplan|programm|öffnungszeiten|preise|termine|ergebnisse|horaires?|tarifs|calendrier|horarios?|programa|precios|calendario|fechas|orari[o]?|programma|prezzi|risultati|rooster|lesrooster|openingstijden|prijzen|uitslagen|horários?|preços|calendário|resultados";
/** "These are our walk-in prices until 31 December:", "This is the timetable of the courses:": it says whose they are, of when, or which list. */
const THESE_ARE = new Prefiltered(
  `^\\s*${GREETING}(?:(?:these|here|below) are|(?:this|here) is|here['’]s|(?:das|hier|dies) (?:sind|ist|kommt)|voici|(?:ce sont|ceux-ci sont)|(?:est[oa]s|aquí) (?:son|están|tenéis)|(?:este|esta) es|aquí (?:está|va|tenéis)|(?:quest[ie] sono|quest[oa] è|ecco)|(?:dit|hier) (?:zijn|is)|(?:est[ea]s são|aqui estão|est[ea] é|aqui está))\\s+(?<what>(?!(?:what|how|why|where|was|wie|warum|ce que|ce qui|comment|lo que|cómo|quello che|come|wat|hoe|o que|como)\\s)(?=[^:]*(?:\\d|(?<!\\p{L})(?:our|unsere?|nos|notre|nuestr[oa]s?|nostr[oaei]|onze|noss[oa]s?|(?:${OF_LIST})(?=\\s\\p{L}))(?!\\p{L})))\\S.{3,80}?)\\s*[:：]\\s*$`,
  "iu",
);

/** "We'd like the callouts per year shown:": what is to be seen of the rows below. */
const SHOWN =
  /^\s*(?:(?:(?:we|i)(?:['’]d| would) like|we want|please show|could you show) (?<en>(?:the|our) [^:,.]{3,60}?)(?: (?:shown|drawn|as a chart|in a chart|please|to be (?:shown|seen)))?|(?:wir hätten|wir möchten|ich hätte)(?: gerne?)? (?<de>(?:die|den|das|unsere?n?) [^:,.]{3,60}?) (?:gezeigt|dargestellt|zeigen)|(?:we willen|ik wil)(?: graag)? (?<nl>(?:de|het|onze?) [^:,.]{3,60}?) (?:laten zien|tonen))\s*[:：]\s*$/iu;

/** "We would like to present our five courses:" heads a list; what it presents is the title. Offsets of it. */
export function presentedIn(text: string): Span | undefined {
  const { en, de, nl } = SHOWN.exec(text)?.groups ?? {};
  const what = (PRESENTED.exec(text) ?? THESE_ARE.exec(text))?.groups?.what ?? en ?? de ?? nl;
  const start = what ? text.indexOf(what) : -1;
  return what && start >= 0 ? { start, end: start + what.length } : undefined;
}

const GERUND =
  /^\s*(?:(?:safely|quickly|properly) )?(?!(?:nothing|something|anything|everything|king|ring|thing|spring|during|morning|evening|wedding)(?!\p{L}))\p{Ll}{2,}ing\s/u;
/** "getting a bike ready for winter" is what is done, and no clause. English. */
export const isDone = (head: string): boolean => GERUND.test(head);
export const isTopicClause = (head: string): boolean => hasVerb(head) && !isDone(head);

/** A name that opens what follows, or a title in quotation marks. `after` is the rest of the brief. */
export const speaksAlone = (topic: string, after: string): boolean =>
  TITLED.test(topic) ||
  ([NEWCOMER, NEW_ELSEWHERE, SUBJECT, HEADING, ANSWERED].some((re) => re.test(topic)) &&
    after.trim().length > 20);

/** "Our new article “…”" is no sentence; with a colon it announces its title. French sets a blank before one. */
export const announcingTitle = (topic: string, language: string): string =>
  topic.replace(LEADS_TO_TITLE, language === "fr" ? "$1 : " : "$1: ");
