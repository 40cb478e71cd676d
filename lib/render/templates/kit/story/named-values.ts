import type { Series } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { isTime } from "./dated.ts";

const LEAST = 3;
const MOST = { points: 8, label: 40 };

/** "Plastic 61%", "Lampen: 180": a name and then its value. */
const NAMED =
  /^(?<x>\p{L}[\p{L}\p{M}\s’'/&-]{1,39}?)[:\s–-]+(?<y>\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(?<unit>%|Prozent|percent|per cent|pour cent|por ciento|por cento|per cento|procent|kg|t|km|kWh)?$/iu;
/** What the values are of, before the colon. */
const HEAD = /^[^:%\d]{3,100}:\s+(?=\p{L})/u;
const BETWEEN =
  /[,;](?!\d)\s+(?:(?:and|und|et|y|e|ed|en)\s+)?|\s+(?:and|und|et|y|e|ed|en)\s+(?=\p{L}[^,;]*\d[\d.,]*\s?\S{0,8}$)/u;
/** Words between a day, an hour or a house and its number: "Hall 3", "from 9". */
const PLACE =
  /(?<!\p{L})(?:at|on|by|from|until|till|floor|room|hall|platform|gate|page|age|aged|section|route|line|um|ab|bis|am|stock|raum|halle|gleis|seite|linie|zimmer|à|dès|salle|étage|quai|page|ligne|desde|hasta|sala|planta|andén|página|línea|dalle|alle|fino|sala|piano|binario|pagina|linea|om|vanaf|tot|zaal|spoor|lijn|às|até|andar|linha)$/iu;

/** "Lamps (71), coats (66)": a value in brackets. */
const BRACKETED = /\s\((?<value>\d[\d.,]{0,9}(?:\s?%)?)\)/gu;

const amountOf = (text: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", "."));

const isYear = (y: number) => Number.isInteger(y) && y >= 1900 && y <= 2100;

/**
 * "Plastic 61%, fishing gear 22%, glass 9%": a sentence of names with their values, all of one unit. Numbers without a
 * unit are a ranking: the largest first, for other lists of names and numbers are rooms, routes or versions.
 */
export function namedValues(sentence: string): Series["points"] | undefined {
  const parts = sentence
    .replace(HEAD, "")
    .replace(BRACKETED, " $<value>")
    .replace(/[.。]\s*$/u, "")
    .split(BETWEEN);
  if (parts.length < LEAST || parts.length > MOST.points) return undefined;
  const found = parts.map((part) => NAMED.exec(part.trim())?.groups);
  const points = found.map((one) => ({ x: capitalized(one?.x ?? ""), y: amountOf(one?.y ?? "") }));
  const units = new Set(found.map((one) => (one?.unit ?? "").toLowerCase()));
  const areNames = points.every(
    ({ x }) => x !== "" && x.length <= MOST.label && !isTime(x) && !PLACE.test(x),
  );
  if (!areNames || units.size > 1 || points.some(({ y }) => !(y > 0))) return undefined;
  return units.has("") && !isRanking(points) ? undefined : points;
}

function isRanking(points: Series["points"]): boolean {
  const [first] = points;
  const isFalling = points.every(({ y }, i) => i === 0 || y <= (points[i - 1]?.y ?? 0));
  return isFalling && (first?.y ?? 0) >= 10 && !points.every(({ y }) => isYear(y));
}

/** What the values of such a sentence are of, as its author says it before the colon; empty without. */
export const labelOfValues = (sentence: string): string =>
  (HEAD.exec(sentence)?.[0] ?? "").replace(/:\s+$/u, "").trim();

/** The unit of such a sentence as a chart writes it. */
export function unitOfValues(sentence: string): string {
  const { unit = "" } =
    NAMED.exec(
      sentence
        .replace(BRACKETED, " $<value>")
        .replace(/[.。]\s*$/u, "")
        .split(BETWEEN)
        .at(-1)
        ?.trim() ?? "",
    )?.groups ?? {};
  return /^(?:kg|t|km|kWh)$/i.test(unit) ? unit : unit === "" ? "" : "%";
}
