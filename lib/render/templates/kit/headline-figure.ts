/** A headline around the one figure that decides it. */
export type FigureHeadline = { before: string; figure: string; after: string };

/** Longer headlines are sentences, in which nothing stands out. */
const LONGEST = 72;
/** A sentence may begin with one. */
const LONGEST_BEGUN = 84;
/** Words on either side of a figure that would stand alone. */
const STRAY = /^[\p{L}]{1,3}[,.]?$/u;

/** What is counted in a comparison, and what it is compared by. */
const SPAN =
  "seconds?|minutes?|hours?|days?|weeks?|months?|Sekunden?|Minuten?|Stunden?|Tage?n?|Wochen?|secondes?|heures?|jours?|semaines?|segundos?|minutos?|horas?|días?|semanas?|secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|seconden?|minuten|minuut|u(?:ur|ren)|dag(?:en)?|weken|dias?";
const SOONER =
  "sooner|faster|earlier|quicker|less|früher|schneller|eher|weniger|plus (?:tôt|vite)|de moins|antes|menos|más rápido|prima|in meno|eerder|sneller|minder|mais (?:cedo|rápido)|a menos";
const TIMES = "x|×|times|[- ]?mal|fois|veces|volte|keer|maal|vezes";
const COMPARED =
  "(?:as|faster|quicker|more|fewer|less|cheaper|longer|lighter|smaller|larger|stronger|better|mehr|weniger|schneller|so|größer|leichter|länger|plus|moins|más|menos|più|meno|sneller|meer|minder|zo|mais)";

const GROUPED = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+`;
const NUMBER = String.raw`${GROUPED}(?:[.,]\d{2})?|\d+(?:[.,]\d+)?`;
/** What is counted in a sum that was reached. */
const MEASURES =
  "tonnes?|tons?|kilos?|kg|km|miles?|lit(?:re|er)s?|acres?|hectares?|hours?|Tonnen?|Liter|Hektar|Stunden|heures|horas|ore|uur|tonnellate|toneladas|litr[io]s?|ton|litros|hect[aá]reas";
/** "Passed", "raised": what leads to a sum that was reached. */
const REACHED =
  "passed|reached|raised|collected|saved|rescued|planted|topped|crossed|überschritten|erreicht|gesammelt|zusammen(?:gekommen)?|gerettet|gespart|geknackt|dépassé|atteint|récolté|collecté|sauvé|franchi|superado|alcanzado|recaud(?:ado|ó|amos|aron)|recogido|salvado|superato|raggiunto|raccolto|bereikt|opgehaald|ingezameld|gered|ultrapass(?:ou|ámos)|ating(?:iu|imos)|angari(?:ou|ámos)|recolh(?:eu|emos)";
const TELLS_REACHED = new RegExp(String.raw`(?<!\p{L})(?:${REACHED})(?!\p{L})`, "iu");

/** Whether a headline tells that something was reached or came together: "The choir passed 40 tonnes". */
export const tellsReached = (headline: string): boolean => TELLS_REACHED.test(headline);

/** Money, what a number was before, by how much something is better, shares, and what is counted in thousands; the most telling first. */
const KINDS = [
  String.raw`(?:[€£$¥₹]\u00a0?(?:${NUMBER})(?:[ \u00a0](?:million|billion|m|bn)(?!\p{L}))?|(?:${NUMBER})[ \u00a0]?(?:€|£|\$|¥|円|EUR|CHF|kr|euros?|dollars|pounds))(?:\/\p{L}{1,8})?`,
  String.raw`(?:${NUMBER})[ \u00a0]\p{L}+(?=[ \u00a0](?:instead of|rather than|down from|up from|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|in plaats van)[ \u00a0]\d)`,
  String.raw`(?:${NUMBER})(?:[ \u00a0]?(?:${TIMES}))(?=[ \u00a0]${COMPARED}(?!\p{L}))`,
  String.raw`(?:${NUMBER})[ \u00a0](?:${SPAN})(?=[ \u00a0](?:${SOONER})(?!\p{L}))`,
  String.raw`[−–-]?(?:${NUMBER})[ \u00a0]?%(?:[ \u00a0](?:off|Rabatt|de descuento|korting))?`,
  String.raw`(?:${NUMBER})[ \u00a0](?:million|billion|Millionen|Mio\.?|millions|millones|milioni|miljoen|milhões)`,
  String.raw`(?<=(?:${REACHED})[ \u00a0](?:\p{L}{2,5}[ \u00a0]){0,2})(?:${NUMBER})[ \u00a0](?:${MEASURES})(?!\p{L})|(?<!\d\D*)(?:${NUMBER})[ \u00a0](?:${MEASURES})(?=[ \u00a0][^\d]*(?<!\p{L})(?:${REACHED})(?!\p{L}))`,
  String.raw`${GROUPED}(?:ste|th|e|ème|[ \u00a0](?:°[ ]?[CF]|kWh|MWh|kW|W|kg|km|ml|m²|rpm|dB|t)(?!\p{L}))?`,
].map((kind) => new RegExp(String.raw`(?<![\p{L}\d.,:/])(?:${kind})(?![\p{L}\d]|[.,:/]\d)`, "giu"));

/** "(before £62)": what an amount was, and not what it is. */
const FORMER =
  /(?:\(|\b(?:before|was|normally|usually|instead of|down from|statt|vorher|früher|antes|en lugar de|avant|au lieu de|prima|invece di|eerst|in plaats van|förut|før)\s+)[^\d)]{0,12}$/iu;

/** "We needed £18,500 and you raised £19,240": what was to be reached gives way to what was. */
const AIM =
  /(?<!\p{L})(?:needed|hoped for|aimed for|(?:aim|goal|target|ziel|doel) was|brauchten(?: wir)?|fallait|objectif était(?: de)?|objetivo era|necesitábamos|obiettivo era|servivano|precisávamos de)\s$/iu;
const NUMBER_BEHIND = /\d/u;

/** Whether the amount at a place of a text is what something cost before, or an aim with its result behind it. */
export const isFormer = (headline: string, index: number) =>
  FORMER.test(headline.slice(0, index)) ||
  (AIM.test(headline.slice(0, index)) &&
    NUMBER_BEHIND.test(headline.slice(index).replace(/^\D*[\d.,]*\d/u, "")));

/** "The £740 left over": what remains of the figure of a report is none. */
const LEFT_OVER =
  /^\s(?:(?:that )?(?:is|are|was|were) )?(?:left(?: over)?|übrig|de reste|qui restent?|que sobr\p{L}+|avanzat\p{L}+|overgebleven)(?!\p{L})/iu;
export const isLeftOver = (behind: string): boolean => LEFT_OVER.test(behind);

/** Whether an amount is what a headline is about, and not what was before or is left. */
const isOwn = (headline: string, { index, 0: text }: RegExpExecArray) =>
  !isFormer(headline, index) && !isLeftOver(headline.slice(index + text.length));

/** The only hit, or the first where it is far larger than the others: 100,000,000 beside 9,340. */
function leading([first, ...others]: readonly RegExpExecArray[]): RegExpExecArray | undefined {
  const digitsOf = (hit: RegExpExecArray) => hit[0].replace(/\D/g, "").length;
  return first && others.every((other) => digitsOf(first) >= digitsOf(other) + FAR) ? first : undefined;
}

/** Digits. */
const FAR = 2;

/** "1,000 members." may end the sentence; what stands before must be more than a short word. */
const isApart = (before: string, after: string) =>
  before + after !== "" && !STRAY.test(before) && !/^(?:[.;:!?)]|,(?!\s\p{L}))/u.test(after);

/** "964 555 021": nine digits with blanks between them are a number to call, and no figure. */
const isCalled = (number: string) => /^\d{3}(?:[ \u00a0\u202f]\d{3}){2,}$/u.test(number.trim());

/** "3.200 bis": the other end of a range. */
const RANGE_END = /\d\s?(?:[–-]|\s(?:to|bis|à|au?|al?|tot|até))$/u;

/** Half of a bracket, of a range or of a number to call: "(from €31)", "€25–31", "01603 555 048". */
function isTorn(before: string, after: string): boolean {
  const opens = (text: string) => (text.match(/[([]/g) ?? []).length - (text.match(/[)\]]/g) ?? []).length;
  if (RANGE_END.test(before) || /\d[\s,:/.)-]*$/u.test(before) || /^[\s,:/.(-]*\d/u.test(after)) return true;
  return opens(before) !== 0 || /[\d€£$][\s]?[–—-]$/u.test(before) || /^[–—-]\s?[\d€£$]/u.test(after);
}

/** "Winter service, £55": the figure on a line of its own parts them already. */
const HANGING = /\s*[,–—]$/u;
const LEADING_MARK = /^[–—,-]\s+/u;

/**
 * Parts a headline at its price, share or large number, so that this can be set as a figure. Undefined without one, or
 * where two would compete.
 */
export function figureIn(headline: string, longest = LONGEST): FigureHeadline | undefined {
  if (headline.length > Math.max(LONGEST_BEGUN, longest)) return;
  for (const kind of KINDS) {
    const hits = [...headline.matchAll(kind)];
    if (hits.length === 0) continue;
    if (hits.some(([number]) => isCalled(number))) return;
    const hit = leading(hits.filter((one) => isOwn(headline, one)));
    if (!hit) return;
    const before = headline.slice(0, hit.index).trim();
    const after = headline.slice(hit.index + hit[0].length).trim();
    return isApart(before, after) && !isTorn(before, after) && (before === "" || headline.length <= longest)
      ? { before: before.replace(HANGING, ""), figure: hit[0].trim(), after: after.replace(LEADING_MARK, "") }
      : undefined;
  }
  return;
}
