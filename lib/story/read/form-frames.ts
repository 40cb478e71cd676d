import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { FORM_WORDS, TIPS_FOR } from "./form-words.ts";
import type { Frame } from "./frame.ts";
import { NETWORK } from "./frame-parts.ts";
import { pattern } from "./lower.ts";

/**
 * Orders that name a form and, before the topic, more than a link: its readers ("Carousel for our parents about …"), its
 * content ("un pase de imágenes con consejos: …"), or a purpose ("Vídeo curto para captar sócios: …").
 */

type FormOrder = {
  article: string;
  /** For whom it is made: the link, the people, and the link to the topic. */
  to: string;
  people: string;
  about: string;
  /** What it is made of, with its link. */
  tips: string;
  /** A purpose that only its maker knows, and one that readers have as well: to give something away. */
  purpose: string;
  gift: string;
  /** What it does with its topic: "showing people", "chamando para". */
  doing: string;
  /** "Show", behind a wish and without a form: "Vorremmo mostrare i risultati …". */
  show: string;
};

const WORDS: Record<string, FormOrder> = {
  en: {
    article: "(?:an? |the |our |one |some )?",
    to: "for",
    people:
      "parents|carers|families|members|customers|clients|residents|tenants|neighbou?rs|visitors|guests|patients|students|pupils|volunteers|donors|supporters|employees|staff|teams?|colleagues|users|readers|followers|subscribers|drivers|players|runners|owners|beginners|newcomers|people",
    about: "about|on(?= (?:how|why|what))|regarding|explaining|showing|covering",
    tips: "with (?:[\\p{L}-]+ ){0,3}?(?:tips|advice|ideas|instructions)",
    purpose:
      "to (?:attract|recruit|find|get|win|promote|sell|push|remind|encourage|inspire|help|use|post|fill|boost)",
    gift: "to (?:give|gift)",
    doing:
      "(?:(?:showing|teaching|inviting)(?: (?:people|everyone|customers|parents|readers|viewers|members|them|folks|others))?(?: (?:to|along to))?|(?:explaining|announcing|introducing|presenting|celebrating|promoting|linking)(?: to)?)",
    show: "(?:show|tell)(?: (?:people|everyone|customers|readers|you))?(?= (?:the|what|how|our|you)(?!\\p{L}))",
  },
  de: {
    article: "(?:ein(?:e[nm]?)? |d(?:as|ie|en) )?",
    to: "für",
    people:
      "eltern|familien|mitglieder|kund(?:en|innen)|mieter(?:innen)?|nachbarn|besucher(?:innen)?|gäste|patient(?:en|innen)|schüler(?:innen)?|helfer(?:innen)?|spender(?:innen)?|mitarbeiter(?:innen)?|mitarbeitende|kolleg(?:en|innen)|leser(?:innen)?|follower|fahrer(?:innen)?|spieler(?:innen)?|anwohner(?:innen)?|anfänger(?:innen)?|einsteiger(?:innen)?",
    about: "über|zum thema|zu[rm]?|rund um",
    tips: "mit (?:[\\p{L}-]+ ){0,3}?(?:tipps|ratschlägen|ideen|hinweisen)",
    purpose: "um (?=[^:]* zu )|zur? (?:gewinnung|werbung)",
    gift: "zum verschenken",
    doing:
      "(?:mit (?:der )?einladung (?:zu[rm]?|an)|als einladung zu[rm]?|zur ankündigung (?:von|der|des|unser\\p{L}*))",
    show: "(?!)",
  },
  fr: {
    article: "(?:une? |la |le |l['’])?",
    to: "pour",
    people:
      "parents|familles|adhérents|membres|clients|clientes|habitants|locataires|voisins|visiteurs|invités|patients|élèves|étudiants|bénévoles|donateurs|salariés|équipes|collègues|lecteurs|abonnés|débutants",
    about: "sur|à propos d[eu]s?|au sujet d[eu]s?|concernant",
    tips: "avec (?:[\\p{L}-]+ ){0,3}?(?:conseils|astuces|idées)",
    purpose:
      "(?:pour|afin d[e'’]) ?(?:attirer|recruter|trouver|gagner|vendre|promouvoir|encourager|inciter|motiver|aider|donner envie|remplir|rappeler)",
    gift: "pour offrir|à offrir",
    doing:
      "(?:(?<=(?:pas|tuto|tutoriel) )pour(?= \\p{L}+(?:er|ir|re)(?!\\p{L}))|(?:qui appren(?:d|ne)|apprenant|pour apprendre)(?: à(?= \\p{L}+(?:er|ir|re)(?!\\p{L})))?|(?:qui )?(?:montr|expliqu|présent|annonç)(?:ant|e)|invitant|qui invite|pour (?:montrer|expliquer|inviter))(?: (?:les gens|tout le monde|nos \\p{L}+|aux gens|à tous))?(?: (?:à(?! la)|à(?= la)))?",
    show: "(?:montrer|raconter)(?! (?:à|aux|que|qu['’]))",
  },
  es: {
    article: "(?:una? |el |la )?",
    to: "para",
    people:
      "familias|padres|madres|soci[oa]s|miembros|client[ea]s|vecin[oa]s|inquilin[oa]s|visitantes|invitad[oa]s|pacientes|alumn[oa]s|estudiantes|voluntari[oa]s|donantes|emplead[oa]s|equipos?|compañer[oa]s|lector[ea]s|seguidor[ea]s|principiantes",
    about: "sobre|acerca de|con",
    tips: "con (?:[\\p{L}-]+ ){0,3}?(?:consejos|trucos|ideas|recomendaciones)",
    purpose:
      "para (?:captar|atraer|buscar|encontrar|conseguir|vender|promocionar|animar|motivar|ayudar|llenar|recordar)",
    gift: "para regalar",
    doing:
      "(?:(?:invitando|que invite|para invitar)(?: a (?:la gente|todos|nuestr[oa]s \\p{L}+))? a(?:l| la| los| las)?|(?:enseñando|que enseñe|para enseñar) a(?= \\p{L}+[aei]r(?:se)?(?!\\p{L}))|(?:mostrando|enseñando|explicando|presentando|anunciando|que (?:enseñe|muestre|explique|presente|anuncie)|para (?:mostrar|enseñar|explicar)))",
    show: "(?:mostrar|enseñar|contar)(?! (?:a|con|que) )",
  },
  it: {
    article: "(?:una? |un['’]|il |la |lo )?",
    to: "per",
    people:
      "famiglie|genitori|soci|socie|membri|clienti|residenti|inquilini|vicini|visitatori|ospiti|pazienti|alunni|studenti|volontari|donatori|dipendenti|colleghi|lettori|follower|principianti",
    about: "su(?:l|llo|lla|i|gli|lle)?|riguardo a(?:l|lla|i|lle)?",
    tips: "con (?:[\\p{L}-]+ ){0,3}?(?:consigli|idee|suggerimenti|trucchi)",
    purpose:
      "per (?:attirare|trovare|cercare|reclutare|vendere|promuovere|invogliare|incoraggiare|motivare|aiutare|riempire|ricordare)",
    gift: "(?:da|per) regalare",
    doing:
      "(?:(?:che (?:inviti|invita)|per invitare)(?: (?:tutti|la gente|i nostri \\p{L}+))? (?:alla?|allo|ai|alle|agli)|(?:che insegn[ai]|insegnando|per insegnare)(?: ad?(?= \\p{L}+(?:are|ere|ire|rsi)(?!\\p{L})))?|(?:che (?:mostri|spieghi|presenti|annunci|racconti)|mostrando|spiegando|per (?:mostrare|spiegare|raccontare)))",
    show: "(?:mostrare|far vedere|raccontare)(?! (?:ai?|che) )",
  },
  nl: {
    article: "(?:een |de |het )?",
    to: "voor",
    people:
      "ouders|gezinnen|leden|klanten|bewoners|huurders|buren|bezoekers|gasten|patiënten|leerlingen|studenten|vrijwilligers|donateurs|medewerkers|collega['’]s|lezers|volgers|beginners",
    about: "over|rond(?:om)?",
    tips: "met (?:[\\p{L}-]+ ){0,3}?(?:tips|adviezen|ideeën)",
    purpose:
      "om (?=[^:]* te (?:werven|vinden|trekken|verkopen|promoten|motiveren|helpen|vullen|herinneren)(?!\\p{L}))",
    gift: "om (?:cadeau|weg) te geven",
    doing:
      "(?:waarin (?:je|u|men) ziet|waarin we (?:laten zien|uitleggen)|(?:die|dat) (?:laat zien|uitlegt)|(?:die|dat) (?:leert|vertelt)(?= hoe )|om (?:te laten zien|uit te leggen)|voor bij (?:de link naar )?)",
    show: "(?!)",
  },
  pt: {
    article: "(?:uma? |o |a )?",
    to: "para",
    people:
      "famílias|pais|mães|encarregados|sóci[oa]s|membros|clientes|moradores|inquilin[oa]s|vizinh[oa]s|visitantes|convidad[oa]s|pacientes|utentes|alun[oa]s|estudantes|voluntári[oa]s|doador[ea]s|colaborador[ea]s|colegas|leitor[ea]s|seguidor[ea]s|principiantes",
    about: "sobre|acerca d[eoa]s?|com",
    tips: "com (?:[\\p{L}-]+ ){0,3}?(?:dicas|conselhos|ideias|sugestões)",
    purpose:
      "para (?:captar|atrair|procurar|encontrar|conseguir|vender|promover|divulgar|incentivar|animar|motivar|ajudar|encher|lembrar)",
    gift: "para oferecer|para presentear",
    doing:
      "(?:(?:chamando|convidando|que (?:chame|convide)|para (?:chamar|convidar)|a (?:chamar|convidar))(?: (?:as pessoas|todos|toda a gente|o pessoal))? (?:para|pra|pro|a)(?: [oa]s?(?= ))?|(?:ensinando|a ensinar|que ensine|para ensinar)(?: a(?= \\p{L}+[aei]r(?!\\p{L})))?|(?:mostrando|explicando|apresentando|anunciando|divulgando|a (?:mostrar|explicar|apresentar|anunciar)|que (?:mostre|explique|apresente)|para (?:mostrar|explicar)))",
    show: "(?:mostrar|contar)(?! (?:a|com|que) )",
  },
};

/** A few words of the same phrase: "nos parents d'élèves", "the parents of year 6". */
const FEW = (most: number) => `(?:[\\p{L}\\d’'-]+ ){0,${most}}?`;
const REST = '[^:.!?\\n"“„«]{0,60}?\\s?[:：]\\s+(?=\\S)';

/** "for Facebook", "para o Insta": where it goes, before the topic. */
const ON_NETWORK = `(?:for|on|für|auf|pour|sur|p(?:a)?ra|en|per|su|voor|op|no)(?: (?:our|unser\\p{L}*|notre|nuestr[oa]|il|o|a|onze|de))? ${NETWORK}`;

type Patterns = Record<"readers" | "placed" | "tips" | "purpose" | "gift" | "doing" | "show", () => RegExp>;
const PATTERNS: Record<string, Patterns> = Object.fromEntries(
  Object.entries(WORDS).map(([code, { article, to, people, about, tips, purpose, gift, doing, show }]) => {
    const { want = "", sure, other } = own(FORM_WORDS, code) ?? {};
    const named = `^\\s*${want}${article}${FEW(3)}(?:${sure}|${other})(?: \\p{L}+)?,?`;
    return [
      code,
      {
        readers: pattern(
          `${named} ${to} ${FEW(3)}(?:${people})(?: [\\p{L}\\d’'-]+){0,2}?,? (?:${about}) (?=\\S)`,
        ),
        placed: pattern(`${named} ${ON_NETWORK},? (?:${about}) (?=\\S)`),
        tips: pattern(`${named}(?: [\\p{L}-]+){0,2} ${tips}${REST}`),
        purpose: pattern(`${named} (?:${purpose})(?!\\p{L})${REST}`),
        gift: pattern(`${named} (?=(?:${gift})(?!\\p{L})${REST})`),
        doing: pattern(`${named} (?:${doing})(?!\\p{L})[:,]? (?=\\S)`),
        show: pattern(`^\\s*(?=\\S+ \\S+ )(?:${want})(?<=\\S )(?:${show})(?!\\p{L}) (?=\\S)`),
      },
    ];
  }),
);

/** "… with tips for dogs in summer: …": what the tips are for heads them. Where they are named; 0 without it. */
const NAMED_TIPS = new Prefiltered(`(?<=\\s)${TIPS_FOR}(?!\\p{L})[^:]{4,}`, "u");
const tipsFor = (order: string): number => NAMED_TIPS.exec(order)?.index ?? 0;

const SHORT =
  "kurze[rs]?|kleine[rs]?|petite?|courte?|kort|klein|kleine?|breve|piccol[oa]|pequeñ[oa]|pequen[oa]";
/** "Kurzer Film: …", "Diashow: …", "Petit film : …": the name of what is made, before what it says. */
const NAMED_FORM = pattern(
  `^\\s*(?:(?:eine?|une?|een|un|uma?|una) )?(?:(?:${SHORT}) (?:film|clip|filmpje|vid[eé]o|vídeo|filme|filmato)|court[ -]métrage|filmpje|(?:(?:${SHORT}) )?(?:diashow|fotostrecke|bildstrecke|diavoorstelling|kurzfilm|kurzvideo))\\s?[:：]\\s+(?=\\S)`,
);

/**
 * The frame of such an order; undefined for other sentences.
 * @param s a sentence as `lower` gives it.
 */
export function formFrame(s: string, language: string): Frame | undefined {
  const form = NAMED_FORM().exec(s);
  if (form) return { at: form[0].length, rest: "content" };
  const found = own(PATTERNS, language);
  const led =
    found?.readers().exec(s) ?? found?.placed().exec(s) ?? found?.doing().exec(s) ?? found?.show().exec(s);
  if (led) return { at: led[0].length, rest: "topic" };
  const tips = found?.tips().exec(s);
  const named = tips ? tipsFor(tips[0]) : 0;
  if (named > 0) return { at: named, rest: "topic" };
  const m = tips ?? found?.purpose().exec(s) ?? found?.gift().exec(s);
  return m ? { at: m[0].length, rest: "content" } : undefined;
}
