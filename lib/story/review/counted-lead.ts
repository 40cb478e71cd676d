import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Judge } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { BULLET, stepLead } from "../read/line-parts.ts";
import type { Fact } from "../schema.ts";
import { matchesIn } from "../values/matches.ts";

/** "Four objects our visitors ask about most:" above four lines: what readers want to know, and how much of it. */

type LeadWords = {
  /** Two, three, four and so on. */
  counts: string;
  /** Those for whom a text is written, as its author calls them. */
  readers: string;
  /** What they do with the things that are counted. Complaints and requests are for colleagues. */
  acts: string;
  /** What the title of a list says of its things, to those who read it. */
  title: string;
};

const WORDS: Record<string, LeadWords> = {
  en: {
    counts: "two three four five six seven eight nine ten",
    readers:
      "(?:our |new |young |most |many |first-time )*(?:visitors|guests|customers|clients|readers|members|patients|people|beginners|gardeners|parents|children|kids|families|students|neighbours|neighbors|riders|cyclists|swimmers|walkers|owners|you|everyone)",
    acts: "(?:always |often |usually |really |still )?(?:asks?|loves?|likes?|wants?|needs?|uses?|owns?|forgets?|miss|overlooks?|should know|should see|can|order|buy|choose|get wrong|see first|look for)",
    title:
      "(?:(?:that|which|to) (?:will |can |may |might )?(?:trick|help|save|surprise|fool|change|make|cost|spare|keep|get|know|ask|check|try|avoid|remember) (?:you|your)(?!\\p{L})|(?:you|every \\p{L}+) (?:should|can|may|might|will|need|must)(?!\\p{L}))",
  },
  de: {
    counts: "zwei drei vier fünf sechs sieben acht neun zehn",
    readers:
      "(?:unsere? |neue |junge |viele |die meisten )*(?:besucher(?:innen)?|gäste|kund(?:en|innen)|leser(?:innen)?|mitglieder|patient(?:en|innen)|menschen|leute|anfänger|eltern|kinder|familien|nachbarn|ihr|du|sie|alle)",
    acts: "[^.:]*(?:fragen|lieben|mögen|suchen|brauchen|vergessen|übersehen|wissen sollten|bestellen|kaufen|sehen wollen)",
    title: "(?:die|das|mit denen) (?:dich|euch|sie|dir|ihnen|du|ihr|man|jeder)(?!\\p{L})",
  },
  fr: {
    counts: "deux trois quatre cinq six sept huit neuf dix",
    readers:
      "(?:nos |les |de nombreux |tous les )*(?:visiteurs|clients|lecteurs|membres|patients|gens|débutants|parents|enfants|familles|voisins|vous)",
    acts: "(?:nous |vous )?(?:demandent|posent|aiment|adorent|cherchent|oublient|veulent|préfèrent|commandent|devriez|pouvez)",
    title: "(?:qui (?:vous|te|t['’])|que vous|pour (?:votre|vos)|à (?:connaître|éviter|retenir))(?!\\p{L})",
  },
  es: {
    counts: "dos tres cuatro cinco seis siete ocho nueve diez",
    readers:
      "(?:nuestr[oa]s |l[oa]s |much[oa]s )*(?:visitantes|clientes|lectores|soci[oa]s|pacientes|personas|gente|principiantes|padres|niños|familias|vecinos)",
    acts: "(?:nos |más |siempre )*(?:preguntan?|aman?|quieren?|buscan?|olvidan?|necesitan?|piden?|prefieren?)",
    title:
      "(?:que (?:te|le|os|les)|que (?:debes|debe|conviene|todo el mundo)|para (?:tu|su|vuestr))(?!\\p{L})",
  },
  it: {
    counts: "due tre quattro cinque sei sette otto nove dieci",
    readers:
      "(?:i nostri |le nostre |i |le |molti )*(?:visitatori|clienti|ospiti|lettori|soci|pazienti|persone|principianti|genitori|bambini|famiglie|vicini)",
    acts: "(?:ci |più |sempre )*(?:chiedono|amano|adorano|cercano|dimenticano|vogliono|preferiscono|ordinano)",
    title:
      "(?:che (?:ti|vi|le)|da (?:sapere|conoscere|evitare|ricordare)|per (?:il tuo|la tua|i tuoi|le tue))(?!\\p{L})",
  },
  nl: {
    counts: "twee drie vier vijf zes zeven acht negen tien",
    readers:
      "(?:onze |nieuwe |veel |de meeste )*(?:bezoekers|gasten|klanten|lezers|leden|patiënten|mensen|beginners|ouders|kinderen|gezinnen|buren)",
    acts: "[^.:]*(?:vragen|houden|zoeken|vergeten|nodig hebben|willen (?:weten|zien)|bestellen|kopen|kiezen)",
    title: "(?:die|waarmee|voor) (?:je|jouw|u|uw|iedereen)(?!\\p{L})",
  },
  pt: {
    counts: "dois|duas três quatro cinco seis sete oito nove dez",
    readers:
      "(?:os nossos |as nossas |os |as |muit[oa]s )*(?:visitantes|clientes|leitores|sócios|pacientes|pessoas|principiantes|pais|crianças|famílias|vizinhos)",
    acts: "(?:nos |mais |sempre )*(?:perguntam|adoram|amam|procuram|esquecem|querem|pedem|preferem)",
    title: "(?:que (?:o|te|lhe|vos)|que (?:deve|deves|convém)|para (?:o seu|a sua|o teu|a tua))(?!\\p{L})",
  },
};

const WHO = "(?:\\p{L}{2,5} )?(?:that|which|die|denen|que|qu['’]|che|dat|waar) ?";

/** What readers are not to hear of, or what they have done wrong by us. */
const FOR_COLLEAGUES =
  /(?<!\p{L})(?:not|never|no|don['’]t|nicht|nie|kein\p{L}*|pas|jamais|nunca|non|mai|niet|nooit|não|complain\p{L}*|problems?|issues?|bugs?|refund\p{L}*|beschwer\p{L}*|probleme?|plaint\p{L}*|problèmes?|quejas?|problemas?|reclam\p{L}*|problemi|klacht\p{L}*|problemen|queixas?)(?!\p{L})/iu;

/** Parts of what is made: which of them readers like is no news to them. */
const OF_THE_WORK =
  /(?<!\p{L})(?:headlines?|captions?|titles?|slides?|posts?|cards?|pictures?|images?|photos?|designs?|drafts?|versions?|hashtags?|überschriften|beiträge|folien|bilder|entwürfe|titel|titres|visuels|publications|titulares|publicaciones|imágenes|titoli|immagini|koppen|beelden|títulos|imagens)(?!\p{L})/iu;

const mayBeForOthers = (text: string): boolean =>
  [FOR_COLLEAGUES, OF_THE_WORK].some((re) => re.test(text)) || matchesIn(MAKER_WORDS, text).length > 0;

/** "I gusti dell'inverno:", "Our winter soups:": a thing with its article, and nothing said of it. */
const NAMED =
  /^\s*(?:(?:the|our|die|unsere|les|nos|los|las|nuestr[oa]s|i|gli|le|i nostri|le nostre|de|onze|os|as|noss[oa]s)\s)\p{L}[^.!?:,\d]{2,40}[:：]\s*$/iu;
/** Fewer lines may be notes. */
const LEAST = 3;

type Announcing = { counts: readonly string[]; forms: readonly RegExp[] };

const announcing = remembered((language): Announcing | undefined => {
  const words = own(WORDS, language);
  if (!words) return undefined;
  const counts = words.counts.split(" ");
  const number = `(?<count>\\d{1,2}|${counts.join("|")})`;
  const forms = [
    `^\\s*${number} [^.!?:,]{3,40}?,? (?:${WHO})?${words.readers} ${words.acts}(?!\\p{L})[^.!?:]{0,40}[:：]\\s*$`,
    `^\\s*${number} \\p{L}[^.!?:,]{3,40},? ${words.title}[^.!?:]{0,40}[.!:：]?\\s*$`,
  ];
  return { counts, forms: forms.map((form) => new Prefiltered(form, "iu")) };
});

/** How many things the words before a list announce; 0 where they do not say what readers have to do with them. */
function announced(text: string, language: string): number {
  const words = announcing(language);
  if (!words || mayBeForOthers(text)) return 0;
  const { counts, forms } = words;
  const found = forms.map((form) => form.exec(text)).find(Boolean);
  const count = found?.groups?.count?.toLowerCase() ?? "";
  const at = counts.findIndex((one) => one.split("|").includes(count));
  return at < 0 ? Number(count) : at + 2;
}

const isListed = (line: string): boolean => BULLET.test(line) || stepLead(line) > 0;
/** Listed with or without a mark: a line that is no sentence. */
const isEntry = (line: string): boolean => isListed(line) || /^\s*\S.{0,60}(?<![.!?:])$/u.test(line);

/** Lines of a list right under the words that end here. */
function linesUnder(
  brief: string,
  end: number,
  isOfList: (line: string) => boolean,
): { count: number; end: number } {
  const lines = brief.slice(end).split("\n").slice(1);
  const first = lines.findIndex((line) => !isOfList(line));
  const listed = first < 0 ? lines : lines.slice(0, first);
  return { count: listed.length, end: end + 1 + listed.join("\n").length };
}

/**
 * Whether a fact leads to a list, with the number of its lines and with those who want to know of them, or as the name
 * of what is in it, and every line is for readers.
 */
export function isCountedLead(
  { quote, span }: Fact,
  {
    facts,
    language,
    brief,
    judge,
  }: { facts: readonly Fact[]; language: string; brief: string; judge: Judge },
): boolean {
  const count = announced(quote, language);
  const isTitle = brief.slice(0, span.start).trim() === "" && NAMED.test(quote) && !mayBeForOthers(quote);
  if (count === 0 && !isTitle) return false;
  const under = linesUnder(brief, span.end, isTitle ? isEntry : isListed);
  const entries = facts.filter(
    (fact) => fact.from === "brief" && fact.span.start >= span.end && fact.span.end <= under.end,
  );
  return (
    (isTitle ? entries.length >= LEAST : under.count === count) &&
    entries.every((entry) => judge.doubtedFor(entry.quote.trim()) === undefined)
  );
}
