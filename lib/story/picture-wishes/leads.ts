import { ideas } from "../../copy/judge/ideas.ts";
import { once } from "../../text/once.ts";
import { namedFacts } from "../emphasis.ts";
import { groupsOf, lower, pattern } from "../read/lower.ts";
import type { Fact, Reading, Span } from "../schema.ts";

/**
 * "…, so lead with that.", "put the tide tables first", "we'd like it to open the film": what a piece is to begin with.
 * The words of a wish that is also for the largest thing are read elsewhere.
 */

type LeadWords = {
  /** "Lead with", in any order of its words. */
  with: string;
  /** "Put … first": before and behind the thing. */
  put: string;
  first: string;
  /** "It should open the film": a verb behind the thing. */
  opens: string;
  /** Words that point to the statement before. */
  that: string;
  articles: string;
};

const WORDS: Readonly<Record<string, LeadWords>> = {
  en: {
    with: "(?:lead|start|open|begin|kick off|(?<!(?:can|could|may|might|should|to|also) )go)(?: (?:it|off|this|the (?:post|film|video|carousel|slideshow|slides)))? (?:with|on)",
    put: "(?:put|have|want|move|place|mention|show|bring)",
    first: "(?:right |very )?(?:first|up front|at the (?:very )?(?:top|start|beginning|front))",
    opens:
      "(?:should |must |needs to |has to |ought to |is to |to )(?:really )?(?:(?:open|start|begin|lead|head)(?: (?:it|off|the (?:film|video|post|carousel|slideshow|slides|clip|piece)))?|(?:come|go|be|stand) (?:the )?(?:first|up front|at the (?:top|start|beginning)|opener|opening))",
    that: "that(?: one)?|this(?: one)?|it|them|those|these",
    articles: "the|our|that|this|his|her|their",
  },
  de: {
    with: "(?:(?:fang|beginn|start|steig)\\p{L}*(?: (?:wir|bitte|sie|also|das ganze|den (?:film|beitrag)))*|los ?geht['’]?s) (?:bitte )?(?:mit)",
    put: "(?:stell|setz|bring|nehm|zeig|nimm|pack|erwähn)\\p{L}*",
    first:
      "(?:ganz )?(?:an den anfang|nach (?:ganz )?vorn[e]?|zuerst|als erstes|zuoberst|nach oben|an die erste stelle)",
    opens:
      "(?:(?:soll|sollte|muss|möge)n? )?(?:bitte )?(?:(?:ganz )?(?:am anfang|vorn[e]?|zuerst|als erstes|an erster stelle)(?: (?:stehen|kommen|sein|genannt werden))?|(?:den film|das video|den beitrag) eröffnen)",
    that: "damit|das|dies|dem|es|diese[nsm]?",
    articles: "der|die|das|den|dem|unsere?[nrms]?",
  },
  fr: {
    with: "(?:commence[rz]?|ouvre[zr]?|ouvrir|débute[rz]?|attaque[rz]?)(?: (?:le (?:film|post)|la vidéo|donc))? (?:par|avec|sur)",
    put: "(?:met(?:s|tez|tre)|place[rz]?|montre[rz]?|cite[rz]?)",
    first: "(?:tout )?(?:en premier(?: lieu)?|en tête|au début|en ouverture|d['’]abord)",
    opens:
      "(?:doit |devrait |doivent |puisse )?(?:ouvr(?:e|ir)|commence[r]?|figure[r]?|vienne(?:nt)?|venir|passe[r]?|soi(?:t|ent)|être)(?: (?:en premier|en tête|au début|le (?:film|post|carrousel)|la vidéo))",
    that: "ça|cela|ceci|celle-ci|celui-ci|elle|il|là",
    articles: "le|la|les|l[’']|nos|notre",
  },
  es: {
    with: "(?:empiez[ae]n?|empezad|empezar|comienz[ae]n?|comenzar|abr(?:e|id|ir|an?)|arranca[dr]?)(?: (?:el (?:vídeo|video|post)))? (?:con|por)",
    put: "(?:pon(?:ed|er|ga|gan)?|coloca[dr]?|mostrad|muestra)",
    first: "(?:lo )?(?:primero|en primer lugar|al principio|al inicio|arriba del todo|delante)",
    opens:
      "(?:debe |debería |tiene que |que )?(?:abr(?:e|a|ir)|encabec?e|vaya|ir|sea|ser|aparezca|salga)(?: (?:primero|lo primero|en primer lugar|al principio|el (?:vídeo|video|post)))",
    that: "es[oa]|est[oa]|ell[oa]",
    articles: "el|la|los|las|nuestr[oa]s?",
  },
  it: {
    with: "(?:inizia(?:te|re|mo)?|comincia(?:te|re|mo)?|apri(?:te|re)?|parti(?:te|re)?)(?: (?:il (?:video|post|filmato)))? (?:con|da|dal|dall[ae])",
    put: "(?:mett(?:i|ete|ere)|mostra(?:te|re)?|cita(?:te|re)?)",
    first: "(?:per )?(?:prim[oaie]|all['’]inizio|in cima|in apertura|in testa)",
    opens:
      "(?:deve |dovrebbe |che )?(?:apra|aprire|apre|venga|venire|stia|stare|sia|essere|vada|andare)(?: (?:per prim[oaie]|all['’]inizio|in apertura|il (?:video|post|filmato)))",
    that: "quest[oa]|quell[oa]|quello|essa?",
    articles: "il|lo|la|i|gli|le|l[’']|nostr[oaie]",
  },
  nl: {
    with: "(?:begin(?:nen)?|start(?:en)?|open(?:en)?)(?: (?:het|de) (?:bericht|filmpje|film|video|post))? (?:dus |graag )?(?:met|daarmee|hiermee)",
    put: "(?:zet(?:ten)?|plaats(?:en)?|noem(?:en)?|toon)",
    first: "(?:als eerste|eerst|vooraan|bovenaan|voorop|aan het begin)",
    opens:
      "(?:moet |mag |moeten |mogen )?(?:graag )?(?:(?:als eerste|vooraan|bovenaan|voorop|aan het begin)(?: (?:staan|komen|zijn))?|(?:de film|het filmpje|de video) openen)",
    that: "dat|dit|die|deze|het",
    articles: "de|het|ons|onze",
  },
  pt: {
    with: "(?:comec(?:em|ar)|começ(?:a|ar|em)|comecem|abr(?:a|am|ir)|inici(?:em|ar))(?: (?:o (?:vídeo|post|filme)))? (?:com|por|pel[oa])",
    put: "(?:ponha[m]?|põe|pôr|coloque[m]?|colocar|mostre[m]?)",
    first: "(?:em )?(?:primeiro(?: lugar)?|no início|no começo|à cabeça|no topo|na frente)",
    opens:
      "(?:deve |devia |que )?(?:abr(?:a|ir|e)|venha|vir|fique|ficar|seja|ser|apareça)(?: (?:em primeiro|primeiro|no início|o (?:vídeo|post|filme)))",
    that: "iss[o]|ist[o]|ess[ae]|est[ae]|aquilo|ela|ele",
    articles: "o|a|os|as|noss[oa]s?",
  },
};

const SOFT = "please|pls|bitte|svp|graag|por favor|per favore|se faz favor";
const THING = "(?:[^.!?;:,]|(?<=\\d)[.,](?=\\d)){2,60}?";

const FORMS = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { with: beginWith, put, first, opens, that, articles }]) => {
        const named = `(?:(?:${articles})(?:\\s|(?<=[’'])))${THING}`;
        const what = `(?<what>(?:${that})(?!\\p{L})|${named})`;
        const end = `(?=\\s*(?:$|[.!?,;:–—])|\\s+(?:and|und|et|y|e|en|${SOFT})(?!\\p{L}))`;
        return [
          code,
          [
            `(?<!\\p{L})${beginWith} ${what}${end}`,
            `(?<!\\p{L})${put} (?:(?:${SOFT}) )?${what}(?: (?:${SOFT}))? ${first}${end}`,
            `(?<!\\p{L})${what},? (?:${SOFT}) ${first}${end}`,
            `(?<!\\p{L})${what} ${first},? (?:${SOFT})(?!\\p{L})`,
            `(?<!\\p{L})${what} ${opens}${end}`,
          ].map((source) => pattern(source, "d")),
        ];
      }),
    ),
);
/** German and Dutch say "with that" in one word. */
const JOINED = pattern(
  "(?<!\\p{L})(?:damit|daarmee|hiermee) (?:bitte |graag |dus )?(?:anfangen|beginnen|starten|openen|eröffnen|beginnt|begint|fangen)",
);
const POINTS = new Map(Object.entries(WORDS).map(([code, { that }]) => [code, pattern(`^(?:${that})$`)]));
const POINTING = new Map(
  Object.entries(WORDS).map(([code, { that }]) => [code, pattern(`(?<!\\p{L})(?:${that})(?!\\p{L})`)]),
);
const LONGEST = 260;

/** 'Start with the sentence "': the words themselves stand behind it, and are read as a title. */
const LEADS_TO_WORDS = /["“„«「]\s*$/u;

/** What a note wants first, in its words, and the words before that; undefined for others. "" points to what was said before. */
export function leadIn(note: string, language: string): { what: string; before: string } | undefined {
  if (note.length > LONGEST || LEADS_TO_WORDS.test(note)) return undefined;
  const low = lower(note);
  const joined = JOINED().exec(low);
  if (joined) return { what: "", before: note.slice(0, joined.index) };
  for (const form of FORMS().get(language) ?? []) {
    const m = form().exec(low);
    const { what } = m ? groupsOf(m, note) : {};
    if (!m || !what) continue;
    const points = POINTS.get(language)?.().test(lower(what)) === true;
    return { what: points ? "" : what.trim(), before: note.slice(0, m.index) };
  }
  return undefined;
}

/** What is to come first: the note, and the facts that tell it, none where they are not found. */
export type LeadWish = { note: string; facts: Fact[] };

/** So far before a wish stands what it points to. */
const NEAR = 4;

/** The whole statement that ends right before a note. */
function statementBefore({ start }: Span, facts: readonly Fact[]): Fact[] {
  const before = facts.filter(
    ({ from, span }) => from === "brief" && span.end <= start && start - span.end <= NEAR,
  );
  const length = ({ span }: Fact) => span.end - span.start;
  return before.toSorted((a, b) => length(b) - length(a)).slice(0, 1);
}

/** The statements that say most of what is named; of parts of one statement, the whole. */
function statementsNamed(words: string, reading: Reading): Fact[] {
  const found = namedFacts(words, reading);
  const wanted = ideas(words);
  const isWhole = (fact: Fact) =>
    !found.some(
      (other) =>
        other !== fact &&
        other.span.start <= fact.span.start &&
        other.span.end >= fact.span.end &&
        other.span.end - other.span.start > fact.span.end - fact.span.start,
    );
  return wanted.length === 0 ? [] : found.filter(isWhole);
}

/** The one statement that shares most words with what a note says before it points there: "waiting for the CSV export, so put that first". */
function statementMeant(before: string, { facts }: Reading): Fact[] {
  const said = new Set(ideas(before));
  const shared = facts
    .filter(({ from }) => from === "brief")
    .map((fact) => ({ fact, count: new Set(ideas(fact.quote).filter((word) => said.has(word))).size }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  const found = shared.filter(({ count }) => count === most).map(({ fact }) => fact);
  const [whole] = found.toSorted((a, b) => b.quote.length - a.quote.length);
  const isOne =
    whole && found.every(({ span }) => whole.span.start <= span.start && span.end <= whole.span.end);
  return most >= SHARED && isOne ? [whole] : [];
}
const SHARED = 2;
/** So few letters say nothing: "So please". */
const NO_MORE = 14;

function statementsMeant(
  { what, before }: { what: string; before: string },
  span: Span,
  reading: Reading,
): Fact[] {
  if (what !== "") return statementsNamed(what, reading);
  const meant = statementMeant(before, reading);
  const points = POINTING.get(reading.language)?.().test(lower(before)) === true;
  const isNear = before.trim().length <= NO_MORE || points;
  return meant.length > 0 || !isNear ? meant : statementBefore(span, reading.facts);
}

/** Every wish for what comes first, in the order of the brief. */
export function leadsWanted(reading: Reading): LeadWish[] {
  const { heldBack, language } = reading;
  return heldBack
    .filter(({ why }) => why !== "doubtful")
    .flatMap(({ quote, span }) => {
      const lead = leadIn(quote, language);
      return lead ? [{ note: quote, facts: statementsMeant(lead, span, reading) }] : [];
    });
}
