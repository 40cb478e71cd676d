import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { namesPartOfPost } from "../read/prohibition-words.ts";
import { matchesIn } from "../values/matches.ts";
import { ASKS, LOOKS, ORDERS, PLEASE } from "./order-signs.ts";

/**
 * What tells a remark from a statement for readers, as numbers whose weights are in `asking-weights.ts`. The chances of
 * the classifier are among them. It was trained with briefs of which many have remarks that are hard to tell; these
 * numbers say how far it is to be believed in ordinary ones.
 */

/** A sentence of a brief and its place. The chances are those of another addressee than readers, from 0 to 1. */
export type PlacedSentence = {
  words: string;
  language: string;
  /** With the brief in view, and by its own words alone. */
  chance: number;
  chanceAlone: number;
  /** Those of the sentences before and behind it. */
  before: number | undefined;
  behind: number | undefined;
  /** The highest of the other sentences behind the first. */
  highest: number;
};

const word = (source: string) => new Prefiltered(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

/** Who is going to read it: "The readers are school leavers." */
const READERS = word(
  "readers?|audience|newcomers|leser\\p{L}*|zielgruppe|publikum|lezers?|doelgroep|lecteurs?|lectorat|público|lectores|lettori|leitores",
);
/** Whose consent there is, and who has to give it: "Doreen has agreed to be named." */
const CONSENT = word(
  "agreed|ok(?:ay)? with|permission|confidential|named|mentioned|approved|signed off|check with|einverstanden|weiß bescheid|freigegeben|akkoord|d[’']accord|de acuerdo|d[’']accordo|autori[sz]\\p{L}+",
);
/** Makers are spoken to as well, but readers are far more often. */
const YOU = word(
  "you|yours?|sie|ihnen|ihre?[nmrs]?|du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*|u|uw|je|jij|jouw|jullie|vous|votre|vos|tu|te|tes|usted\\p{L}*|tus?|vosotros|os|voi|vostr\\p{L}|ti|você\\p{L}*|seu|sua",
);
const US = word("us|uns|ons|nous|nos|nosotros|noi|nós|\\p{L}{3,}-nos");
const OURS = word(
  "we|our|wir|unser\\p{L}*|wij|onze|notre|nos|nuestr\\p{L}+|nostr\\p{L}|noss\\p{L}+|queremos|vogliamo|vorremmo",
);
/** "If you have to cancel, …", "Wer frisch operiert ist, …": what holds for some readers. */
const CONDITION = new Prefiltered(
  "^\\P{L}*(?:if|when|wenn|falls|als|si|se|wer|wie|qui|quien|chi|quem|anyone|whoever)(?!\\p{L})",
  "iu",
);
/** "Can the five languages be shown …?", "Könnt ihr …", "@Kelly can you …?" */
const ASKS_MAKER = new Prefiltered(
  "^\\P{L}*(?:\\p{L}+,? )?(?:(?:can|could|would|will) (?:you|we|the|it)|könnt(?:e|en|et)?|kannst|können|macht|machst|kunnen|kun|kan|pouvez|pourriez|peux|pourrais|puedes|podéis|podríais|pueden|potete|potreste|puoi|pode|podem|poderia)(?!\\p{L})",
  "iu",
);
const NUMBER = /\d{1,2}[:.h]\d\d|\d ?[€$£%]|[€$£] ?\d/u;
const TWO_CAPITALS = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

const LONG = 25;
const SHORT = 4;

const logit = (chance: number): number => {
  const inside = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(inside / (1 - inside));
};
/** Of a sentence that is not there. */
const UNKNOWN = 0.3;

const saysOfPost = (words: string, language: string): boolean => {
  const low = words.toLowerCase();
  return matchesIn(MAKER_WORDS, low).length > 0 || namesPartOfPost(low, language);
};

/** The numbers of a sentence by their names, each about from -2 to 2. */
export function askingSigns(placed: PlacedSentence): Record<string, number> {
  const { words, language, before, behind } = placed;
  const count = words.split(" ").length;
  const [asks, looks, orders, please] = [ASKS, LOOKS, ORDERS, PLEASED].map((sign) => sign.test(words));
  const post = saysOfPost(words, language);
  const is = {
    last: behind === undefined,
    asks,
    looks,
    orders,
    please,
    post,
    "orders and post": orders && post,
    "looks and please": looks && please,
    readers: READERS.test(words),
    consent: CONSENT.test(words),
    you: YOU.test(words),
    us: US.test(words),
    ours: OURS.test(words),
    condition: CONDITION.test(words),
    "asks maker": ASKS_MAKER.test(words),
    question: /[?？]\P{L}*$/u.test(words),
    "question and post": /[?？]\P{L}*$/u.test(words) && post,
    cheer: /!\P{L}*$/u.test(words),
    digit: /\d/u.test(words),
    number: NUMBER.test(words),
    name: TWO_CAPITALS.test(words),
    colon: /[:：]$/u.test(words),
    short: count <= SHORT,
  };
  return {
    ...Object.fromEntries(Object.entries(is).map(([name, on]) => [name, Number(on)])),
    chance: logit(placed.chance) / 3,
    "chance alone": logit(placed.chanceAlone) / 3,
    before: logit(before ?? UNKNOWN) / 3,
    behind: logit(behind ?? UNKNOWN) / 3,
    highest: logit(placed.highest) / 3,
    length: Math.min(LONG, count) / LONG,
  };
}

const PLEASED = word(PLEASE);
