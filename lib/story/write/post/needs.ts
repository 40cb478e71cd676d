import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import type { FactKind } from "../../kinds.ts";
import type { Block } from "../block.ts";
import type { Material } from "../material.ts";
import { warns } from "../warnings.ts";
import { isOver } from "./over.ts";

/** How much readers need certain sentences in a post, from 0 to 100. */

/** Warnings are needed before anything but the news; what to bring along comes behind the price. */
const WARNED = 92;
const BROUGHT = 83;
const BRINGS = /^(?:bring(?:t|en sie)?|apportez|trae|traiga|portate|neem|traga)(?!\p{L})/iu;
function needToHeed(text: string): number {
  if (!warns(text)) return 0;
  return BRINGS.test(text) ? BROUGHT : WARNED;
}

/** "Top three things we run out of: tinned fruit, …": what readers can give. */
const SHORT_OF =
  /(?<!\p{L})(?:we (?:always |often |still |most |urgently )*(?:run out of|are short of|need most|need)|uns fehl(?:en|t)|wir brauchen|il nous manque|nous manquons|nous avons besoin|nos faltan?|necesitamos|ci mancano|ci servono|abbiamo bisogno|we komen tekort|we hebben nodig|faltam-nos|precisamos)(?!\p{L})[^.!?]{0,20}[:：]\s/iu;
const GIVEN = 84;
const needToGive = (text: string): number => (SHORT_OF.test(text) ? GIVEN : 0);

/** "You need a national craft cert and a full B licence.": who reads of a job asks first whether it is for them. */
const REQUIRES = new Prefiltered(
  /(?<!\p{L})(?:you (?:will )?(?:need|must (?:have|hold))|(?:is|are) (?:required|essential|needed)|(?:du|sie) (?:brauchst|brauchen)|voraussetzung|vorausgesetzt|erforderlich|il (?:te|vous) faut|exigée?s?|requis(?:es?)?|(?:necesitas|se (?:requiere|exige|necesita)n?)|imprescindible|(?:serve|servono|è richiest[ao]|sono richiest[ei])|je hebt .{2,40} nodig|(?:is|zijn) (?:nodig|een vereiste)|vereist|(?:precisa|exige-se|é necessári[ao]|requisitos?))(?!\p{L})/iu,
);
const REQUIRED = 83;
/** "You need to be able to swim 50 metres.": who cannot comes in vain. "You don't need a ticket" is no such thing. */
const QUALIFIES = new Prefiltered(
  /(?<!\p{L})(?:you(?:[’']ll)? (?:will |do )?(?:need to|have to|must|should) (?:be|know|have (?:done|been|a|an|at least)|hold)|must be able to|(?:du|ihr|sie) (?:musst|müsst|müssen|solltest|solltet|sollten) (?:[^\s.!?]+ ){1,6}(?:können|sein|haben)|voraussetzung(?:en)?|il faut (?:savoir|avoir|être)|(?:vous devez|tu dois) (?:savoir|avoir|être)|savoir \p{L}+ est (?:obligatoire|nécessaire|indispensable)|(?:hay que|debes?|debéis|es necesario|se necesita) (?:saber|tener|ser|haber)|(?:bisogna|occorre|devi|dovete|è necessario) (?:saper|aver|essere)\p{L}*|(?:je|u|jullie) moet(?:en)? (?:[^\s.!?]+ ){1,6}(?:kunnen|zijn|hebben)|(?:é preciso|é necessário|deve|tem de|têm de) (?:saber|ter|ser))(?!\p{L})/iu,
);
export function isRequired({ kind, pieces: [piece] }: Block, { reading }: Material): boolean {
  const text = piece?.text ?? "";
  return (
    kind === "sentence" &&
    (QUALIFIES.test(text) || WITH_ADULT.test(text) || (reading.occasion === "hiring" && REQUIRES.test(text)))
  );
}
/** "Children come with an adult": who may come, and with whom. */
const WITH_ADULT = new Prefiltered(
  /(?<!\p{L})(?:(?:children|kids|under[- ]\d+s?|swimmers|guests|minors)[^.!?]{0,40} (?:with|by) (?:an adult|a parent|a grown-up|adults|parents)|(?:\p{L}*kinder|jugendliche|unter \d+)[^.!?]{0,40} (?:in begleitung|mit (?:einem |einer )?(?:erwachsene\p{L}*|eltern\p{L}*|begleit\p{L}*))|(?:enfants|mineurs|moins de \d+ ans)[^.!?]{0,40} (?:accompagn\p{L}+|avec un (?:adulte|parent))|(?:niñ[oa]s|menores)[^.!?]{0,40} (?:acompañad[oa]s|con un adulto)|(?:bambini|minori|ragazzi)[^.!?]{0,40} (?:accompagnati|con un adulto)|kinderen[^.!?]{0,40} (?:onder begeleiding|met een (?:volwassene|ouder))|(?:crianças|menores)[^.!?]{0,40} (?:acompanhad[oa]s|com um adulto))(?!\p{L})/iu,
);
const QUALIFIED = 87;
export const needToApply = (b: Block, m: Material): number =>
  isRequired(b, m) ? (m.reading.occasion === "hiring" ? REQUIRED : QUALIFIED) : 0;

/** The day of what takes place is the news; by the last day to act readers go before any other day. */
const OWN_DAY = 96;
const LAST_DAY = 91;
const ENDS = new Prefiltered(
  /(?<!\p{L})(?:deadline|closing date|last (?:day|orders?|date)|no later than|at the latest|(?:apply|register|book|order|reply|rsvp|enter|submit|sign up|send|entries|applications|orders|bookings)(?!\p{L})[^.!?]{0,60} (?:by|before|until|close) |(?:anmelde|einsende|bewerbungs|bestell|abgabe|melde|redaktions)(?:schluss|frist)|stichtag|spätestens|date limite|dernier (?:jour|délai)|au plus tard|clôture des|(?:inscriptions?|candidatures?|commandes?)[^.!?]{0,30} (?:avant|jusqu[’']au) |fecha límite|último día|a más tardar|plazo[^.!?]{0,40} (?:hasta|termina|acaba|finaliza|se cierra)|scadenza|termine ultimo|entro (?:il|e non oltre|le|domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|uiterlijk|sluitingsdatum|laatste dag|data limite|prazo (?:final|até)|último dia|o mais tardar)(?!\p{L})/iu,
);
export function needOfDay({ kind, tells, pieces: [piece] }: Block, { reading: { when } }: Material): number {
  if (kind !== "sentence" || !piece || !tells.has("when")) return 0;
  if (when?.date && piece.facts.some((id) => when.facts.includes(id)) && piece.text.includes(when.date))
    return OWN_DAY;
  return ENDS.test(piece.text) ? LAST_DAY : 0;
}

/** "Ab 5 Teilen 10 % Rabatt auf alles": less to pay is a price. */
const DISCOUNT =
  /\d\s?% (?:off|discount|rabatt|nachlass|günstiger|weniger|de (?:remise|réduction|rabais|descuento|desconto)|moins cher|di sconto|in meno|korting|menos)(?!\p{L})|(?<!\p{L})(?:discount|rabatt|remise|réduction|descuento|sconto|korting|desconto)(?: (?:of|von|de|del|di|van))? \d+\s?%/iu;
const LESS = 84;
const needOfDiscount = (text: string): number => (DISCOUNT.test(text) ? LESS : 0);

/** "New in 4: photo comparison": what a release brings is needed before what the product does anyway. */
const NEWLY =
  /^(?:also )?(?:new (?:in|is|are|this)|neu (?:in|ist|sind)|nouveau(?:té)?s?|novedad(?:es)?|nuevo en|novità|nieuw in|novidades?)(?!\p{L})/iu;
const NEW = 64;
const needOfNew = (text: string): number => (NEWLY.test(text) ? NEW : 0);

/** The facts a post needs come first. Of the rest the author's order decides. */
const NEED: Partial<Record<FactKind, number>> = {
  when: 90,
  step: 86,
  price: 85,
  promo_code: 84,
  condition: 82,
  where: 80,
  contact: 78,
  news: 60,
  change: 60,
  pair: 60,
  benefit: 60,
  figure: 60,
  quotation: 60,
  who: 60,
  proof: 60,
};

const needOf = (tells: ReadonlySet<FactKind>) => Math.max(30, ...[...tells].map((k) => NEED[k] ?? 30));

const needOfKinds = ({ kind, tells, pieces: [piece] }: Block, language: string) =>
  kind === "sentence" && tells.has("when") && isOver(piece?.text ?? "", language)
    ? needOf(new Set([...tells].filter((one) => one !== "when")))
    : needOf(tells);

/** How much readers need a block for what it tells. */
export const needOfBlock = (b: Block, language: string) =>
  Math.max(
    needOfKinds(b, language),
    b.kind === "sentence" ? needToHeed(b.pieces[0]?.text ?? "") : 0,
    needToGive(b.pieces[0]?.text ?? ""),
    b.kind === "sentence" ? needOfDiscount(b.pieces[0]?.text ?? "") : 0,
    b.kind === "sentence" ? needOfNew(b.pieces[0]?.text ?? "") : 0,
  );
