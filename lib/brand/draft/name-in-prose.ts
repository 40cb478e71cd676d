import { type Clue, found } from "./found.ts";

const WHERE = "your lines";

/** "Hadley & Sons", "Atelier Lumière", "kite.dev" behind words that lead to a name: at most five words. */
const WORD =
  "(?:Dr|St|Mr|Mrs|Ms|Prof)\\.|(?:\\p{Lu}|\\d+(?=\\p{Lu}|[- ]\\p{Lu}))[\\p{L}\\p{N}&’'.-]*[\\p{L}\\p{N}]|\\p{Lu}";
const JOINT = "&|\\+|and|und|et|y|e|of|de|du|des|la|le|von|van|the";
const NAME = `(?:${WORD})(?: (?:(?:${JOINT}) ){0,2}(?:${WORD})){0,4}`;

/** Words that say that a name follows. */
const LED = new RegExp(
  `(?<!\\p{L})(?:(?:[Oo]ur|[Mm]y|[Tt]he)(?: (?:brand|business|company|shop|studio|product|firm))?(?:['’]s)? name is|(?:[Ww]e|I) (?:are|am)(?: called)?|(?:[Ww]e|I)['’](?:re|m)(?: called)?|[Ww]e call ourselves|[Ii]t(?:['’]s| is) called|(?:is|are|was) (?:called|named)|called|named|(?:[Oo]ur|[Mm]y) (?:brand|business|company|shop|studio|firm|bakery|start-?up|agency|app)|[Uu]nsere? (?:Firma|Betrieb|Laden|Unternehmen|Studio|App)|[Ww]ir (?:sind|heißen)(?: die| das| der)?|[Ii]ch (?:bin|heiße)|[Uu]nser(?:e Firma| Name| Betrieb) (?:heißt|ist)|[Nn]ous sommes|[Nn]ous nous appelons|[Nn]otre nom est|[Ss]omos|[Nn]os llamamos|[Nn]uestro nombre es|[Ss]iamo|[Cc]i chiamiamo|[Ww]ij zijn|[Ww]e heten|[Nn]ós somos) (?:["“„«]\\s?)?(${NAME})`,
  "u",
);
/** "Slowly Bakes sells …": who does something stands at the head of a sentence. */
const SUBJECT = new RegExp(
  `(?<=^|[.!?]\\s+)(?:["“„«]\\s?(${NAME})\\s?["”“»]|(${NAME}))(?:,[^,.!?]{2,60},)? (?:(?:also|now|only|still|just|auch|nur) )?(\\p{Ll}[\\p{Ll}’-]*)([^.!?]*)`,
  "gu",
);
/** "Clay & Co. We make mugs.": a name may be a sentence or a line of its own. */
const ALONE = new RegExp(`^(${NAME})\\s*(?:[.,:–—|]|-\\s|$)`, "u");

/** Verbs that no noun looks like. */
const VERB =
  /^(?:is|are|was|has|does|makes|sells|offers|helps|bakes|runs|writes|brews|teaches|gives|lets|keeps|brings|repairs|roasts|ist|hat|est|a|fait|vend|fabrique|produit|offre|propose|crée|répare|es|tiene|hace|vende|fabrica|ofrece|crea|repara|è|ha|fa|produce|offre|é|tem|faz|oferece|zijn|heeft|maakt|verkoopt|will|can)$/u;
/** "Stimmwerk tunes and repairs pianos" has an object. "Custom mugs and bowls from Leeds" has none: they are things. */
const ACTS =
  /^(?:(?:,|,? and|,? &)? \p{Ll}+s)* (?!(?:and|or|for|from|in|of|with|to|at|by|on|that|who|which|near|since|without|made|delivered)(?!\p{L}))[\p{L}\d]/u;
const GERMAN = /(?<!\p{L})(?:und|für|der|die|das|den|wir|ein|eine|im|aus|mit|in)(?!\p{L})/u;
/** "Bikes get repaired here" is about bikes. */
const OF_MANY = /^(?:are|get|have|do|need|make|can|will)$/;
const NO_NAME =
  /^(?:we|our|the|a|an|i|it|this|these|they|there|you|your|my|his|her|he|she|in|at|on|for|with|since|from|every|each|all|here|what|who|when|if|as|after|before|and|but|so|not|no|yes|wir|unser\p{L}*|die|der|das|den|ein\p{L}*|ich|du|sie|es|er|hier|bei|seit|in|im|mit|für|von|aus|alle|jede\p{L}*|nous|notre|nos|le|la|les|un|une|il|elle|chez|depuis|pour|dans|avec|somos|nuestr\p{L}*|el|los|las|una|desde|para|con|en|noi|nostr\p{L}*|lo|gli|i|wij|ons|onze|de|het|een|founded|based|family|handmade|open|new|fresh|free|local|independent)$/iu;

const named = (name: string, quote: string): Clue => found(name, WHERE, { quote: quote.trim() });
const wordsOf = (name: string): string[] => name.split(" ");
/** "The Copper Kettle" has its article. */
const isName = (name: string): boolean =>
  name.length > 1 && (!NO_NAME.test(wordsOf(name)[0] ?? "") || /^The \p{Lu}\S+ \p{Lu}/u.test(name));

function doesSomething(name: string, next: string, rest: string): boolean {
  if (OF_MANY.test(next) && /^\p{L}+s$/u.test(name)) return false;
  if (VERB.test(next)) return true;
  return /\p{Ll}{2}s$/u.test(next) ? ACTS.test(rest) : /\p{Ll}{2}t$/u.test(next) && GERMAN.test(rest);
}

/** Of later sentences the subject may be anything: "Bread is our life." */
const isAtHead = (name: string, index: number, prose: string): boolean =>
  index === 0 || wordsOf(name).length > 1 || prose.split(name).length > 2;

function subjectIn(prose: string): Clue | undefined {
  for (const { 0: quote, 1: quoted, 2: plain, 3: next = "", 4: rest = "", index } of prose.matchAll(
    SUBJECT,
  )) {
    const name = quoted ?? plain ?? "";
    if (isName(name) && doesSomething(name, next, rest) && isAtHead(name, index, prose))
      return named(name, quote);
  }
  return undefined;
}

/** The name that the lines use; undefined where they use none, since another brand's would be wrong. */
export function nameInProse(prose: string, called: string): Clue | undefined {
  if (called && prose.toLowerCase().includes(called.toLowerCase())) return named(called, called);
  const [said, led = ""] = LED.exec(prose) ?? [];
  if (said && isName(led)) return named(led, said);
  const subject = subjectIn(prose);
  if (subject) return subject;
  const [line, alone = ""] = ALONE.exec(prose) ?? [];
  return line && isName(alone) ? named(alone, line) : undefined;
}
