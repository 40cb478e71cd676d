import { type Element, tooMuch } from "./svg-xml.ts";

/** What may be drawn once every reference is followed: more than any logo, less than a machine notices. */
const MAX_DRAWN = 50_000;

const REFERENCE = /url\s*\(\s*["']?#([^"')\s]+)/gi;
const CLASS_RULE = /url\s*\(\s*["']?#/i;

/**
 * Refuses drawings that grow as they are drawn: parts that use parts that use parts, in whatever way they refer to each
 * other, and parts that use themselves.
 */
export function checkWeight(root: Element): void {
  const parts = new Map<string, Element>();
  collect(root, parts);
  const known = new Map<Element, number>();
  const open = new Set<Element>();

  function weigh(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element)) throw tooMuch("parts that use themselves");
    open.add(element);
    const used = referencesOf(element).flatMap((id) => parts.get(id) ?? []);
    const weight = [...element.children, ...used].reduce((sum, part) => sum + weigh(part), 1);
    if (weight > MAX_DRAWN) throw tooMuch(`more than ${MAX_DRAWN} shapes once all its references are drawn`);
    open.delete(element);
    known.set(element, weight);
    return weight;
  }

  weigh(root);
}

function collect(element: Element, parts: Map<string, Element>): void {
  const id = element.attributes.get("id");
  if (id) parts.set(id, element);
  if (element.name === "style" && CLASS_RULE.test(element.text)) checkSheet(element.text);
  for (const child of element.children) collect(child, parts);
}

/** Rules of a style sheet may put a pattern on any shape; without resolving selectors only few of them are bearable. */
function checkSheet(css: string): void {
  if ([...css.matchAll(REFERENCE)].length > 100) throw tooMuch("a style sheet with hundreds of references");
}

function referencesOf({ name, attributes }: Element): string[] {
  if (name === "a") return [];
  return [...attributes].flatMap(([key, value]) => {
    if (/^(?:xlink:)?href$/.test(key)) return value.startsWith("#") ? [value.slice(1)] : [];
    return [...value.matchAll(REFERENCE)].map(([, id = ""]) => id);
  });
}
