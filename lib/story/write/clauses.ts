import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Cut } from "./compress.ts";

/** Words that open a new clause after a comma. */
const OPENERS: Record<string, string> = {
  de: "damit|weil|denn|sodass|so dass|aber|und (?:wir|Sie|ihr|das|die|der)|während|da",
  fr: "car|parce que|afin|et (?:nous|vous|on)|mais|tandis que|puisque",
  es: "porque|para que|y (?:nosotros|te|os)|pero|mientras|ya que",
  it: "perché|affinché|e (?:noi|voi)|ma|mentre|così",
  nl: "omdat|zodat|want|maar|en (?:we|wij|je|u)|terwijl",
  pt: "porque|para que|e (?:nós|você)|mas|enquanto|já que",
};

const BINDING: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne|nur|bis|wenn|falls|außer|ab \d|solange)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|sans|sauf|seulement|si|jusqu|à partir de|dès \d)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|sin|salvo|solo|sólo|si|hasta|desde \d|a partir de)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|senza|solo|se|fino a|da \d|salvo)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:niet|geen|nooit|zonder|alleen|als|tot|vanaf \d|mits)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|sem|só|apenas|se|até|a partir de)(?!\p{L})/iu,
};

/** The words limit or deny what stands before them: "…, nicht", "…, sauf le lundi". */
export const bindsIn = (text: string, language: string): boolean =>
  own(BINDING, language)?.test(text) ?? false;

/** "12月1日（日）から、…": the day goes to another line; of two days none does. */
const LEADING_DAY =
  /^((?:\d{4}年)?\d{1,2}月\d{1,2}日(?:[（(].{1,3}[）)])?(?:から|より|に|起|，|、)*)[、，]?(?![はがのもをとやへ・〜~])(?!(?:から|まで|および|及び|ならびに|または|又は|[^、。]{1,16}まで))(.{6,})$/u;

function withoutLeadingDay(s: string): Cut | undefined {
  const [, lead = "", main = ""] = LEADING_DAY.exec(s) ?? [];
  return main ? { text: main, rest: [lead.replace(/[、，]$/u, "")] } : undefined;
}

/** "Wir suchen eine Fachkraft, Vollzeit, ab 1. Februar": the terms of a job go to another line. */
const SEEKS =
  /^((?:wir suchen|nous (?:recherchons|cherchons|recrutons)|on recrute|buscamos|cerchiamo|procuramos|(?:wij|we) zoeken) (?:[^,(:;–]|\([mwdfx/* ]{3,12}\)){6,70}),\s+(?!(?:die|der|das|qui|que|che|die|dat|und|et|y|e|en|oder|ou|o|of)(?!\p{L}))(\S.{8,})$/iu;

/** "Kade zoekt een projectleider die …": who is sought, without what is said of them. */
const SEEKS_WHO =
  /^((?:\p{Lu}[^,:;]{1,40} )?(?:suchen|sucht|recherch\p{L}+|cherch\p{L}+|recrut\p{L}+|busca(?:mos)?|cerca|cerchiamo|procura(?:mos)?|zoeken|zoekt) (?:eine?n?|une?|una?|uma?|een) [^,:;–]{6,60}?),?\s+((?:die|der|das|qui|que|che|wie)\s\S.{8,})$/iu;

function withoutTerms(s: string): Cut | undefined {
  const [, text = "", rest = ""] = SEEKS.exec(s) ?? SEEKS_WHO.exec(s) ?? [];
  return text ? { text, rest: [rest] } : undefined;
}

/** Words behind a comma that begin what is said beside the main clause: a relative clause, with what, when, what for. */
const BESIDE: Record<string, string> = {
  de: "die|der|das|dem|den|deren|dessen|welche[rs]?|wo|womit|worin|mit|inklusive|darunter|zum|zur",
  fr: "qui|que|dont|où|laquelle|lequel|avec|afin|pour|grâce|à l[’']occasion|du \\p{L}+ \\d|de \\d|dans|sur|au",
  es: "que|quien(?:es)?|donde|cuy[oa]s?|con|para|gracias|de \\d|con motivo|en",
  it: "che|dove|cui|con|per|grazie|in occasione|dalle|nel(?:la|lo)?",
  nl: "die|dat|waar\\p{L}*|met|om|dankzij|van \\d|waaronder|in",
  pt: "que|onde|cuj[oa]s?|com|para|graças|das \\d|por ocasião|n[oa]",
};
/** A clause that is nothing without the word before its comma. */
const RELATIVE =
  /^(?:die|der|das|dem|den|deren|dessen|welche[rs]?|wo|womit|worin|qui|que|dont|où|laquelle|lequel|quien(?:es)?|donde|cuy[oa]s?|che|dove|cui|dat|waar\p{L}*|onde|cuj[oa]s?|which|who|where|whose)(?!\p{L})/iu;
export const isRelative = (text: string): boolean => RELATIVE.test(text);

/** "The organ, which lies in pieces here, 1,124 pipes": a short form goes on to the end of its relative clause; undefined where that is long or the end. */
export function pastRelative(whole: string, { text, rest }: Cut): { text: string; rest: string } | undefined {
  const [first = ""] = rest;
  const [clause = "", ...behind] = first.split(/,\s+/u);
  const left = behind.join(", ");
  const longer = `${text}, ${clause}`;
  const isShort = size(longer) <= LONGEST_NAMED && size(left) >= LEAST.letters;
  return isRelative(first) && isShort && whole.includes(longer) ? { text: longer, rest: left } : undefined;
}
const LONGEST_NAMED = 100;

/** The verb of a subject that stands before the comma. */
const GOES_ON =
  /^(?:ha|han|hemos|es|son|está|están|será|fue|est|sont|a|ont|sera|fut|hat|haben|ist|sind|wird|wurde|werden|heeft|hebben|is|zijn|werd|wordt|è|sono|hanno|sarà|foi|é|são|tem|têm|\p{Ll}{3,}(?:t|e|a|en|et|nt))\s/u;
const LEAST = { words: 4, letters: 20 };

/** "…, il 22% più leggero": what a thing is, behind its name. */
const APPOSITION =
  /^(?:der|die|das|eine?r?|le|la|les|l[’'](?=\p{L})|une?|el|los|las|un|una|il|lo|gli|de|het|een|o|os|as?|um|uma)\s?(?=\S)/iu;
/** A list of things has its last one behind "and". */
const LISTED =
  /^(?:(?!\s(?:qui|que|che|die|das|der|dat|où|donde|dove|onde)\s).)*\s(?:und|et|y|e|en|ou|oder|o)\s/iu;
const isAppositive = (rest: string) => APPOSITION.test(rest) && !LISTED.test(rest);

const openings = remembered((opens) => new Prefiltered(`^(?:${opens})(?!\\p{L})`, "iu"));

/** What stands before a comma behind which only something beside it is said, and no condition. */
function besides(whole: string, language: string): Cut[] {
  const opens = own(BESIDE, language);
  if (!opens) return [];
  const begins = openings(opens);
  const commas = [...whole.matchAll(/,\s+(?![^()]*\))/g)];
  return commas.flatMap((comma) => {
    const [text, rest] = [whole.slice(0, comma.index), whole.slice(comma.index + comma[0].length)];
    const later = rest.split(/,\s+/).slice(1);
    // "Der Laden, mit Café, öffnet": what comes back to the subject is the sentence.
    const isOpen = later.some((part) => GOES_ON.test(part));
    // What is said of a thing behind its name limits nothing before it.
    const isOf = isRelative(rest) || isAppositive(rest);
    const isBound = !isOf && (own(BINDING, language)?.test(rest) ?? true);
    const isLong = wordCount(text) >= LEAST.words && size(text) >= LEAST.letters;
    return (begins.test(rest) || isOf) && isLong && !isOpen && !isBound ? [{ text, rest: [rest] }] : [];
  });
}

/** Labels that announce news, and do not name it. */
const ANNOUNCES =
  /^(?:neu|ab|jetzt|heute|endlich|wichtig|hinweis|achtung|info|unser|nouveau|nouveauté|dès|à|bonne nouvelle|info|nuevo|nueva|novedad|desde|ya|aviso|novità|da|nieuw|vanaf|let op|novo|nova|novidade|a partir)(?!\p{L})/iu;
export const announces = (label: string): boolean => ANNOUNCES.test(label);

/** "Nieuw in het museum: ‘Onder stoom’, een tentoonstelling over …": the label with the name of what is new. */
function named(whole: string): Cut | undefined {
  const [, label = "", name = "", rest = ""] =
    /^([^:]{4,40})\s?:\s+([^,:;]{4,50}),\s+(\S.*)$/u.exec(whole) ?? [];
  const between = /\s:/.test(whole) ? " : " : ": ";
  return name && announces(label) ? { text: `${label.trim()}${between}${name}`, rest: [rest] } : undefined;
}

/** The sentence and its first clauses, where words and signs say that they are whole. For languages that we do not parse. */
export function firstClause(sentence: string, language: string): Cut[] {
  const whole: Cut = { text: unstop(sentence), rest: [] };
  const day = withoutLeadingDay(whole.text);
  const early = day ?? withoutTerms(whole.text) ?? named(whole.text);
  if (early) return [whole, early];
  const first = beforeSign(whole.text, language);
  return [whole, ...besides(whole.text, language), ...(first ? [first] : [])];
}

const boundary = remembered((language) => {
  const openers = own(OPENERS, language);
  const comma = openers ? `|,\\s+(?=(?:${openers})(?!\\p{L}))` : "";
  return new Prefiltered(`\\s+–\\s+|;\\s+|\\s?:\\s+${comma}`, "iu");
});

function beforeSign(text: string, language: string): Cut | undefined {
  const m = boundary(language).exec(text);
  if (!m) return undefined;
  const [main, rest] = [text.slice(0, m.index), text.slice(m.index + m[0].length)];
  const isBound = own(BINDING, language)?.test(rest) ?? true;
  // "Nouveau à Lyon : …" says that something is new, and not what.
  if (isBound || wordCount(main) < 3 || size(main) < 12 || (/:/.test(m[0]) && announces(main)))
    return undefined;
  return { text: capitalize(main), rest: [rest] };
}

/** "Déchèterie de Lavaur : horaires d'hiver à partir du 1er décembre": what is new, and since when, behind the colon. */
const SINCE =
  /^(?:[\p{L}’'-]+ ){1,4}(?:from|as of|à partir d[eu’']|dès|depuis|ab|seit|desde|a partir d[eo]|dal|vanaf|sinds)(?!\p{L})[^.!?]*\d(?:[^.!?]|(?<=\d)\.)*$/iu;
export const tellsSince = (text: string): boolean => SINCE.test(unstop(text));
