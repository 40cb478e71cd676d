import { rememberedIn } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { isClearlyMoreForReaders } from "../addressee/addressee.ts";
import { lower, pattern } from "./lower.ts";
import { namesPartOfPost, speaksToReader } from "./prohibition-words.ts";

/**
 * For whom a prohibition is: "Don't mention the merger" is for the maker of a post, "Do not put it in a dishwasher" for
 * its readers. `open`: neither its verb nor what it is about tells.
 */
export type Prohibition = "maker" | "readers" | "unclear" | "open";

/**
 * `does` are verbs of what no one does with a post, `says` of what it may say, `either` and `shows` those of posts and of things. `any` is a prohibition
 * with another verb. `isLast`: the verb ends the clause.
 */
type Prohibiting = {
  lead: string;
  does: string;
  says: string;
  either: string;
  shows: string;
  any: string;
  isLast?: true;
};

/** A statement with a verb of its own may end like an order: "Wir wollen es nicht sagen." */
const TELLS_DE =
  "(?![^.!?]*(?<!\\p{L})(?:wir|ich|man|kann|können|soll\\p{L}*|will|wollen|wollte\\p{L}*|muss|müssen|darf|dürfen|w[iu]rd\\p{L}*|werden|hat|haben|zu)(?!\\p{L}))";
const TELLS_NL =
  "(?![^.!?]*(?<!\\p{L})(?:we|wij|ik|men|kan|kunnen|zou\\p{L}*|wil|willen|moet|moeten|mag|mogen|zal|zullen|heeft|hebben|te)(?!\\p{L}))";

const FORMS: Record<string, Prohibiting> = {
  en: {
    lead: "(?:do not|don[’']?t|dont|never|not to)(?: ever| please)? ",
    does: "store|wash|heat|freeze|drink|eat|touch|walk|park|feed|burn(?= (?:it|them|candles?|on|in|near|wood|waste|leaves))|climb|swim|iron|bleach|tumble[- ]dry|smoke|rinse|swallow|inhale|pour|drive|cycle|enter|approach|dig|light|plug|unplug|bring|flush|inflate|talk to|speak to|lean|ride|sit|stand|run(?! (?:it|this|the)(?!\\p{L}))|pay|pull|push|cross|fish|camp",
    says: "mention|say|name|state|talk about|bring up|reveal|announce|publish|post|advertise|write(?! (?:on|in|to|with|over)(?!\\p{L}))|print|quote|include|list|promise|call (?:it|them|us)|tell (?:people|them|any\\p{L}+|every\\p{L}+|readers|customers)",
    either: "put|give|use|tell|share|add|hand",
    shows: "show|display",
    any: "(?:do not|don[’']?t|dont|never) \\p{L}",
  },
  de: {
    lead: `${TELLS_DE}(?:[^.!?]{0,60} )?(?:nicht|nie|niemals|keinesfalls|auf keinen fall|keine?n?|nichts) (?:[^.!?]{0,80} )?`,
    does: "waschen|trocknen|bügeln|betreten|anfassen|berühren|füttern|parken|essen|trinken|rauchen|schlucken|lagern|einfrieren|erhitzen|anzünden|springen|baden|schwimmen|mitbringen|klettern|mitnehmen|belasten|brennen lassen|stehen lassen",
    says: "nennen|erwähnen|schreiben|sagen|veröffentlichen|posten|verraten|ankündigen|verwenden|weglassen|angeben|aufführen",
    either: "geben|legen|stellen|benutzen|nutzen|tun|setzen|einnehmen|anwenden|verwendet werden",
    shows: "zeigen|abbilden",
    any: `${TELLS_DE}(?:[^.!?]{0,60} )?niemals [^.!?]*(?:en|eln|ern)\\s*[.!]*\\s*$|(?:nicht|nie) [^.!?]*(?:en|eln|ern)\\s*[.!]*\\s*$|(?:\\p{L}+ (?:sie|ihr)|gib|gebt|legt?|nimm|nehmt|benutzt?|lasst?|macht?|geht?) [^.!?]{0,50}?(?:nicht|nie|niemals|keine?n?)(?!\\p{L})`,
    isLast: true,
  },
  fr: {
    lead: "(?:ne (?:pas|jamais|rien) |n[’']|ne )",
    does: "lave[rz]?|touche[rz]?|marche[rz]?|nourri(?:r|ssez)|gare[rz]?|stationne[rz]?|boi(?:re|vez|s)|mange[rz]?|fume[rz]?|conserve[rz]?|congele[rz]?|chauffe[rz]?|consomme[rz]?|avale[rz]?|jete[rz]?",
    says: "mentionne[rz]?|parle[rz]?|di(?:re|s|tes)|évoque[rz]?|cite[rz]?|écri(?:re|s|vez)|publie[rz]?|annonce[rz]?|nomme[rz]?|indique[rz]?|révéle[rz]?|précise[rz]?",
    either: "met(?:tre|tez|s)|donne[rz]?|utilise[rz]?|ajoute[rz]?|place[rz]?|employe[rz]?",
    shows: "montre[rz]?|affiche[rz]?",
    any: "(?:ne pas \\p{L}+(?:er|ir|re)(?!\\p{L})|n(?:e |[’'])(?:en |y |l[ae]s? |l[’'])?(?:\\p{L}+ez|faites) (?:pas|jamais|rien|ni)(?!\\p{L}))",
  },
  es: {
    lead: "(?:no|nunca|jamás) ",
    does: "lav\\p{L}+|toc\\p{L}+|toqu\\p{L}+|pis\\p{L}+|aliment\\p{L}+|aparc\\p{L}+|aparqu\\p{L}+|beb\\p{L}+|com(?:er|áis|as|an|a)|fum\\p{L}+|congel\\p{L}+|calent\\p{L}+|consum\\p{L}+|guard\\p{L}+|traer|traigáis",
    says: "mencion\\p{L}+|di(?:gas?|gáis|gan|ga)|decir|publi(?:ques|quéis|car|que)|cuent\\p{L}+|contar|escrib\\p{L}+|nombr\\p{L}+|anunci\\p{L}+|habl\\p{L}+|indi(?:car|qu\\p{L}+)|revel\\p{L}+|cit(?:ar|éis|en?)",
    either:
      "pon(?:er|gas|gáis|ga|gan)|d(?:ar|es|eis|en)|us(?:ar|es|éis|e|en)|utilic?\\p{L}+|añad\\p{L}+|met\\p{L}+|coloc\\p{L}+|coloque\\p{L}*",
    shows: "mostr\\p{L}+|muestr\\p{L}+|enseñ\\p{L}+",
    any: "(?:no|nunca) \\p{L}+(?:[aei]r|[áé]is)(?!\\p{L})",
  },
  it: {
    lead: "(?:non|mai) ",
    does: "lav\\p{L}+|tocc\\p{L}+|cammin\\p{L}+|parchegg\\p{L}+|bere|beve\\p{L}+|mangi\\p{L}+|fum\\p{L}+|congel\\p{L}+|riscald\\p{L}+|consum\\p{L}+|ten(?:ere|ete)\\p{L}*|conserv\\p{L}+|portare|portate",
    says: "menzion\\p{L}+|dire|dite|scriv\\p{L}+|parlare|parlate|pubblic\\p{L}+|citare|citate|annunci\\p{L}+|nomin\\p{L}+|indic(?:are|ate)|rivel\\p{L}+|svel\\p{L}+",
    either: "mettere|mettete|metti|dare|date|usare|usate|utilizz\\p{L}+|aggiung\\p{L}+|somministr\\p{L}+",
    shows: "mostr\\p{L}+|far vedere",
    any: "(?:non|mai) \\p{L}+(?:[aei]re|ate|ete|ite)(?!\\p{L})",
  },
  nl: {
    lead: `${TELLS_NL}(?:[^.!?]{0,60} )?(?:niet|nooit|geen|niets) (?:[^.!?]{0,80} )?`,
    does: "wassen|drogen|aanraken|betreden|voeren|parkeren|eten|drinken|roken|bewaren|invriezen|verhitten|meenemen|klimmen",
    says: "noemen|zeggen|vermelden|schrijven|publiceren|plaatsen|verklappen|aankondigen",
    either: "doen|geven|gebruiken|zetten|leggen|stoppen|toevoegen",
    shows: "tonen|laten zien",
    any: "(?:niet|nooit) [^.!?]*en\\s*[.!]*\\s*$|(?:doe|geef|gebruik|zet|leg|stop|laat|neem|kom|ga) [^.!?]{0,50}?(?:niet|nooit|geen)(?!\\p{L})",
    isLast: true,
  },
  pt: {
    lead: "(?:não|nunca|jamais) ",
    does: "lav\\p{L}+|toc\\p{L}+|toqu\\p{L}+|pis\\p{L}+|alimen\\p{L}+|estacion\\p{L}+|beb\\p{L}+|com(?:er|am|a)|fum\\p{L}+|congel\\p{L}+|aquec\\p{L}+|consum\\p{L}+|guard\\p{L}+|trazer|tragam?",
    says: "mencion\\p{L}+|di(?:zer|ga|gas|gam)|escrev\\p{L}+|public\\p{L}+|publique\\p{L}*|cit\\p{L}+|fal(?:e|ar|em)|anunci\\p{L}+|indi(?:car|que\\p{L}*)|revel\\p{L}+|nome(?:ar|iem?)",
    either:
      "coloc\\p{L}+|coloque\\p{L}*|pôr|ponha\\p{L}*|d(?:ar|ê|eem)|us(?:ar|e|em)|utiliz\\p{L}+|adicion\\p{L}+|met\\p{L}+",
    shows: "mostr\\p{L}+",
    any: "(?:não|nunca) \\p{L}+[aei]r(?!\\p{L})",
  },
};

/** "Avoid the ring road on Saturday." A word behind it tells whom it is for. */
const AVOID: Record<string, string> = {
  en: "avoid",
  de: "(?:ver)?meiden sie|(?:ver)?meidet?",
  fr: "évite[rz]?",
  es: "evit(?:ad?|en?|ar)",
  it: "evit(?:a|ate|are)",
  nl: "vermijd",
  pt: "evit(?:em?|ar?)",
};
const POLITE =
  "(?:(?:please|pls|and|but|so|also|just|bitte|und|aber|s[’']il vous plaît|merci de|et|mais|por favor|y|pero|per favore|e|ma|graag|en|maar|mas)[, ]+)*";

type FormTests = Record<"does" | "says" | "either" | "shows" | "any" | "avoid", () => RegExp>;

function patternsOf(code: string, { lead, does, says, either, shows, any, isLast }: Prohibiting): FormTests {
  const end = isLast ? "\\s*[.!]*\\s*$" : "(?!\\p{L})";
  const whole = (verbs: string) => pattern(`^\\s*${POLITE}${lead}(?:${verbs})${end}`);
  return {
    does: whole(does),
    says: whole(says),
    either: whole(either),
    shows: whole(shows),
    any: pattern(`^\\s*${POLITE}(?:${any})`),
    avoid: pattern(`^\\s*${POLITE}(?:${own(AVOID, code)})(?!\\p{L})`),
  };
}

const PATTERNS = new Map(Object.entries(FORMS).map(([code, forms]) => [code, patternsOf(code, forms)]));

/** Japanese ends a prohibition with its verb. */
const JA = {
  says: pattern("(?:書か|載せ|言わ|触れ|公開し|掲載し|投稿し)ないで(?:ください|下さい)?[。!！]*\\s*$"),
  any: pattern("(?:ないで(?:ください|下さい)|(?:ご遠慮|お控え)(?:ください|下さい))[。!！]*\\s*$"),
};

/** "Don't show it.": what is meant stands elsewhere. */
const BARE =
  /^\W*(?:please )?(?:do not|don['’]?t|never) \p{L}+ (?:it|this|that|them|these|those)(?: (?:yet|please|here|anywhere))*\W*$/iu;
/** Words in quotation marks are words of a post. */
const IN_QUOTES = /["“„«‘「『][^"”“»’」』]{2,60}["”“»’」』]/u;

function inJapanese(s: string): Prohibition | undefined {
  if (!JA.any().test(s)) return undefined;
  return JA.says().test(s) || namesPartOfPost(s, "ja") || IN_QUOTES.test(s) ? "maker" : "readers";
}

const NAMES = ["says", "does", "either", "shows", "any", "avoid"] as const;
type VerbKind = (typeof NAMES)[number];

/** What a prohibition of a thing is that no post consists of, by its verb. */
function ofThings(kind: VerbKind, s: string, isTheirs: boolean): Prohibition {
  if (kind === "does") return "readers";
  if (kind === "any") return "open";
  if (BARE.test(s)) return "unclear";
  return kind === "shows" && !isTheirs ? "unclear" : "readers";
}

/** For whom a clause is that forbids something by its first words; undefined for other clauses. */
export const prohibitionIn = rememberedIn((s, language): Prohibition | undefined => {
  if (language === "ja") return inJapanese(s);
  const low = lower(s);
  const patterns = PATTERNS.get(language);
  const kind = NAMES.find((name) => patterns?.[name]().test(low));
  if (!kind) return undefined;
  const isQuoted = IN_QUOTES.test(s);
  const isTheirs = !isQuoted && speaksToReader(low);
  if (kind === "says" || isQuoted || namesPartOfPost(low, language)) return isTheirs ? "unclear" : "maker";
  return ofThings(kind, s, isTheirs);
});

/** Things and places that no post has stand behind these words. */
const PLACED: Record<string, string> = {
  en: "in|into|inside|on|onto|at|near|with|to|for|under|over|around|before|after|while|during|by",
  de: "in|im|ins|auf|an|am|bei|mit|unter|über|vor|nach|während|zu|zum|zur",
  fr: "au|aux|à|dans|sur|avec|près|sous|pendant|avant|après",
  es: "en|al|con|sobre|cerca|bajo|durante|antes|después",
  it: "in|nel\\p{L}*|su|sul\\p{L}*|al|all\\p{L}*|ai|con|vicino|durante|prima|dopo|sotto",
  nl: "in|op|bij|met|onder|aan|over|tijdens|voor|na",
  pt: "em|na|no|nas|nos|ao|aos|à|às|com|sobre|perto|sob|durante|antes|depois",
};
const PLACES = new Map(
  Object.entries(PLACED).map(([code, words]) => [
    code,
    pattern(
      `(?<!\\p{L})(?:${words})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:first|last|middle|top|end|beginning)(?!\\p{L}))`,
    ),
  ]),
);
/** How much of something a post is to have, and what it tells: "Don't put too much into it.", "Don't put Sue in it." */
const OF_POST = pattern(
  "(?<!\\p{L})(?:too|so (?:many|much)|as an?|(?:people|readers|followers|any(?:one|body|thing)|every(?:one|body|thing))|(?:in|into|on|over|under|with|to|at) (?:it|this|that|them)|details?|surprises?|secrets?|stor(?:y|ies)|versions?|shots?|(?:the )?other ones?|zu (?:viel|sehr|groß|lang|kurz)\\p{L}*|ins detail|überraschung|trop|détails?|demasiad[oa]s?|detalles?|tropp[oaei]|dettagli|te veel|details|demais|pormenores)(?!\\p{L})",
);
/** How a post is to begin or end: "Nicht mit einer Frage anfangen." */
const OPENING = pattern(
  [
    "(?:start|begin|open|end|finish|close) with",
    "mit (?:einer|einem) \\p{L}+ (?:anfangen|beginnen|enden|aufhören)",
    "(?:commenc|fini|termin)\\p{L}+ (?:par|avec) une?",
    "(?:empe|com[ei]|acab|termin)\\p{L}+ con una?",
    "(?:inizi|cominc|fin|termin)\\p{L}+ con una?",
    "met een \\p{L}+ (?:beginnen|starten|eindigen)",
    "(?:come[cç]|termin|acab)\\p{L}+ com uma?",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join("|"),
);
/** What prohibitions protect, or protect from. */
const SAFETY = pattern(
  [
    "children|kids|bab(?:y|ies)|toddlers|pets|animals|eyes|skin|wounds?|naked flames?|fire|heat|sunlight|ice|deep water|alcohol|traffic",
    "kinder\\p{L}*|babys?|haustiere?n?|tiere?n?|augen|haut|wunden|feuer|hitze|sonne|eis|wasser|alkohol|gleise?n?",
    "enfants?|bébés?|animaux|yeux|peau|feu|flammes?|chaleur|soleil|glace|eau|alcool",
    "niñ[oa]s|bebés?|menores|animales|ojos|piel|fuego|calor|hielo|agua|alcohol",
    "bambini|neonati|animali|occhi|pelle|fuoco|calore|ghiaccio|acqua|alcol",
    "kinderen|dieren|ogen|huid|vuur|hitte|zon|ijs|water",
    "crianças|animais|olhos|pele|fogo|gelo|água|álcool",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join("|"),
);
/** What only readers are asked not to do. */
const TO_VISITORS =
  /^\W*(?:please )?(?:do not|don[’']?t|never) (?:forget|miss|wait|worry|hesitate|panic|delay|be late)(?!\p{L})(?! to (?:mention|add|say|include|tag|link|use))/iu;
/** Into or on something, not the thing itself: "冷蔵庫には入れないで". */
const PLACED_JA =
  /(?:に|には|へ|で|では)[^。を]{0,8}ないで(?:ください|下さい)|(?:ご遠慮|お控え)(?:ください|下さい)/u;

const isPlaced = (low: string, language: string): boolean =>
  language === "ja" ? PLACED_JA.test(low) : PLACES.get(language)?.().test(low) === true;

/** It names a place, or a time by what happens then. */
export const namesPlace = (s: string, language: string): boolean => isPlaced(lower(s), language);

/** It is about how much a post tells, about whom, or how it begins. */
export const isOfPost = (s: string): boolean => {
  const low = lower(s);
  return OF_POST().test(low) || OPENING().test(low);
};

/** It forbids readers something with a thing or in a place, and nothing in it can be meant for the maker of a post. */
export function isSurelyToReaders(s: string, language: string): boolean {
  if (TO_VISITORS.test(s)) return true;
  const low = lower(s);
  const to = prohibitionIn(s, language);
  if (isOfPost(s) || (to !== "readers" && to !== "open")) return false;
  if (SAFETY().test(low) && !namesPartOfPost(low, language)) return true;
  if (to === "open") return false;
  const isDone = PATTERNS.get(language)?.does().test(low) === true;
  return isDone || speaksToReader(low) || isPlaced(low, language);
}

/** It forbids something, and its words do not tell that it speaks to readers. */
export const mayForbidMaker = (s: string, language: string): boolean =>
  prohibitionIn(s, language) !== undefined &&
  !isSurelyToReaders(s, language) &&
  (isOfPost(s) || isUnplacedBan(s, language) || !isClearlyMoreForReaders(s, language));

/** It forbids to say something, and names no place that readers could write on or speak in. */
const isUnplacedBan = (s: string, language: string): boolean =>
  prohibitionIn(s, language) === "maker" && !namesPlace(s, language);

const CLAUSE_END = /[,;:：–—、。.!?]+(?!\d)\s*/u;
const clausesOf = (s: string): string[] => s.split(CLAUSE_END);

/** The clauses of published words that forbid something to their readers. */
export const prohibitionsToReaders = (s: string, language: string): string[] =>
  clausesOf(s).filter((clause) => prohibitionIn(clause, language) === "readers");

/** The words forbid something to their readers, in one of their clauses. */
export const forbidsReaders = (s: string, language: string): boolean =>
  clausesOf(s).some(
    (clause) => prohibitionIn(clause, language) === "readers" || isSurelyToReaders(clause, language),
  );
