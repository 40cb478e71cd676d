import { capitalized } from "../../../text/capitalized.ts";
import { isLeader } from "../../type/leaders.ts";

type ListedSlide = { title: string; body: string; stat?: string };
type Parted = { title: string; body: string; lines: string[]; stat?: string };

/** Entries of one list are so many at least, and so much of all slides; letters of a name and of a part, and parts under a name. */
const LEAST = { entries: 3, share: 0.6, parts: 2 };
const MOST = { name: 34, part: 36, parts: 4, stat: 12 };

/** Commas in brackets belong to one part. */
const BETWEEN = /[,;]\s+(?![^()]*\))/u;
/** "Juniors (10 to 15, twice a week) £148": what is said of a name in brackets, and its price. */
const BRACKETED = /^(?<name>[^(),]+?)\s\((?<parts>[^()]+)\)(?:,?\s(?<price>.+))?$/u;
/** "£5.20", "340 euro", "pint £5.20". */
const PRICED =
  /^(?:(?<of>[\p{L}-]{3,})\s)?(?<sum>[€£$₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$₹]|euros?|EUR|CHF))$/iu;
const AMOUNT = /[€£$₹]\s?\d|\d\s?(?:[€£$₹]|euros?(?!\p{L})|EUR|CHF)/iu;
/** "or £7.50 if you just drop in": what goes on from a price. */
const BEHIND = /^(?<price>[^,]+),\s(?<rest>\S.*)$/u;
/** "from £5", "nur 5 €": a word that changes the price is no measure of it. */
const LIMITS =
  /^(?:from|only|just|about|over|under|nur|etwa|dès|seulement|desde|hasta|sol[oi]|solamente|circa|vanaf|slechts|apenas)$/iu;

/** The name of an entry, what is said of it, and its price; undefined for sentences. */
function partsOf({
  title,
  body,
  stat = "",
}: ListedSlide): { name: string; parts: string[]; price: string; rest: string } | undefined {
  const { name = "", parts = "", price } = BRACKETED.exec(title)?.groups ?? {};
  const said = body.replace(/[.。]$/u, "");
  const { price: first = said, rest = "" } = BEHIND.exec(said)?.groups ?? {};
  if (name !== "" && (price === undefined) === (body !== ""))
    return { name, parts: parts.split(/[,;]\s+/u), price: price ?? first, rest };
  if (body !== "" || stat !== "") return undefined;
  const all = title.split(BETWEEN);
  return { name: all[0] ?? "", parts: all.slice(1, -1), price: all.at(-1) ?? "", rest: "" };
}

function parted(slide: ListedSlide): Parted | undefined {
  const { name, parts, price, rest } = partsOf(slide) ?? { name: "", parts: [], price: "", rest: "" };
  const isName = /^[\p{Lu}\d]/u.test(name) && name.length <= MOST.name && !/[.:!?]\s/u.test(name);
  const isShort = [...parts, price].every((part) => part.length <= MOST.part && !/[!?:]\s/u.test(part));
  const count = parts.length + 1;
  if (!isName || !isShort || !AMOUNT.test(price) || count < LEAST.parts || count > MOST.parts)
    return undefined;
  const { sum = "", of = "" } = PRICED.exec(price)?.groups ?? {};
  const isLarge = sum !== "" && sum.length <= MOST.stat && !LIMITS.test(of) && !isLeader(of);
  const lines = parts.map(capitalized);
  if (!isLarge) return { title: name, body: rest, lines: [...lines, capitalized(price)] };
  return { title: name, body: [of, rest].filter(Boolean).join(", "), stat: sum, lines };
}

/**
 * "Slack Tide, pale ale, 4.1%, pint £5.20" among others of the kind: entries of one list, each a name with its price and
 * what else is said of it, line by line. Empty where they are few, or sentences.
 */
export function partedEntries<S extends ListedSlide>(slides: readonly S[]): ReadonlyMap<S, S & Parted> {
  const found = slides.flatMap((slide): [S, S & Parted][] => {
    const entry = parted(slide);
    return entry ? [[slide, { ...slide, ...entry }]] : [];
  });
  const isList = found.length >= LEAST.entries && found.length >= LEAST.share * slides.length;
  return new Map(isList ? found : []);
}
