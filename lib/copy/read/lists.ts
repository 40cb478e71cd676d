import { isAddress } from "../extract/places.ts";
import { hasVerb, verbAt } from "../grammar.ts";
import { capitalize, wordCount } from "../text.ts";
import type { Contrast } from "../types.ts";

/** Words before a colon that announce news instead of a list: "Just listed: …". */
const LABEL =
  /^(?:data story|just listed|sold out|now open|coming soon|reminder|last chance|recap(?: of [\w ]{2,20})?|update|news|new in|just in|this week|today|emergency appeal|important|attention|heads up|please note|notice|service update|customer story|case study|success story|spotlight|new|now|(?:\w+ ){0,2}(?:update|news|notice|alert|reminder))$/i;
export const isNewsLabel = (s: string): boolean => LABEL.test(s.trim());

/** "Starter: 3 projects, email support": a short name and what belongs to it. */
export const LABELLED = /^\p{Lu}[\p{L}\d]*(?: [\p{L}\d]+)?: [^:]*,/u;

const pieces = (s: string) =>
  s
    .split(
      /(?:(?<=\d),\s+(?!\d{3}\b)|(?<!\d),\s+)(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+|or\s+)?(?![^()]*\))|;\s+/,
    )
    .map((i) => i.trim())
    .filter(Boolean);

/** "applies to birth, adoption and fostering" is one item although it holds a comma. */
function split(s: string): string[] {
  const items = pieces(s);
  const from = items.findIndex(
    (x) => verbAt(`they ${x}`) === 1 && /\s(?:to|for|in|with|of|from|on)\s/.test(x),
  );
  const tail = items.slice(from + 1);
  const isSeries =
    from >= 0 &&
    tail.length > 0 &&
    tail.every((x) => wordCount(x) <= 4 && !/\d/.test(x)) &&
    /\sand\s/.test(tail.at(-1) ?? "");
  return isSeries ? [...items.slice(0, from), items.slice(from).join(", ")] : items;
}

/** "start slow, really slow" says one thing twice. */
const repeats = (items: string[]) =>
  items.some((x, i) =>
    items.some(
      (y, j) =>
        i !== j && wordCount(x) <= 2 && y.toLowerCase().includes((x.split(" ").at(-1) ?? x).toLowerCase()),
    ),
  );

const SIDE_CLAUSE =
  /^(?:when|if|while|because|although|as|after|before|with|in|on|at|by|from|for|starting|since|until|today|now|last|this|next|every|join|come|we|you|i)\b/i;
const INTERRUPTED = /,\s+(?:is|are|has|have|can|will|was|were|now)\s/i;
/** "Nair & Cole, a law firm in Austin, used to …": an apposition inside a sentence. */
const isApposition = (items: string[]) =>
  /^(?:an?|the|our|your|their|who|which)\s/i.test(items[1] ?? "") &&
  items.length === 3 &&
  verbAt(`they ${items[2]}`) === 1;
const short = (items: string[]) => items.every((i) => wordCount(i) <= 9);
const name = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}\d]*)*$/u;

function afterColon(head: string, tail: string): string[] | undefined {
  const items = split(tail);
  if (isApposition(items) || repeats(items)) return undefined;
  if (isNewsLabel(head)) return items.length >= 3 ? items : undefined;
  if (items.length < 2 || !short(items) || /^(?:after|when|if|while|because|before)\b/i.test(tail))
    return undefined;
  if (items.length === 2 && items.some((i) => name.test(i))) return undefined;
  const clauses = items.filter(hasVerb).length;
  return clauses === 0 || (items.length > 2 && clauses < items.length) ? items : undefined;
}

function bareList(body: string): string[] | undefined {
  const items = split(body);
  const counted =
    items.length === 2 && items.every((i) => /^[$€£~+]?\d/.test(i) && wordCount(i) <= 6 && !hasVerb(i));
  if (counted) return items;
  if (
    items.length < 3 ||
    isApposition(items) ||
    items.slice(1).some((item) => /^(?:who|whom|whose|which|that|to)\s/i.test(item)) ||
    !short(items) ||
    SIDE_CLAUSE.test(body) ||
    hasVerb(items[0] ?? "")
  )
    return undefined;
  return items.filter(hasVerb).length <= 1 ? items : undefined;
}

/** "24 litres, recycled sailcloth, lifetime repairs" is a list even without bullets; `head` stood before a colon. */
export function listItems(s: string): { head: string; items: string[] } | undefined {
  const body = s.replace(/[.!]+$/, "");
  if (!/,|;/.test(body) || body.length > 500 || /^buy\b.*,\s*get\b/i.test(body)) return undefined;
  if (isAddress(body) || (INTERRUPTED.test(body) && /^(?:[Oo]ur|[Tt]he|[Ii]ts|\p{Lu})/u.test(body)))
    return undefined;
  const [, head, tail] = /^([^:]{6,110}):\s+(.+)$/.exec(body) ?? [];
  if (head === undefined || tail === undefined) {
    const items = bareList(body);
    return items && { head: "", items };
  }
  const items = /\b(?:at|https?)$/i.test(head) ? undefined : afterColon(head, tail);
  return items && { head, items };
}

/** "Topic: this vs that". */
export function contrastOf(s: string): Contrast | undefined {
  const m = /^(?:([^:]{3,40}):\s*)?(.{3,80}?)\s+(?:vs\.?|versus)\s+(.{2,80}?)[.]?$/i.exec(s.trim());
  if (!m?.[2] || !m[3] || /\bvs\b/i.test(m[3])) return undefined;
  return {
    ...(m[1] ? { topic: capitalize(m[1].trim()) } : {}),
    before: capitalize(m[2].trim()),
    after: capitalize(m[3].trim()),
  };
}
