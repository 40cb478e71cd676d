import { type Element, tooComplex } from "./svg-xml.ts";

/** More shapes than any logo has, once every reference is followed; each may cover the whole picture. */
const MAX_SHAPES = 4_000;
/** Characters of path data that take as long as another shape. */
const DATA_OF_A_SHAPE = 100;
/** Groups within groups that have to be drawn apart. Each takes as much memory as the picture. */
const MAX_LAYERS = 6;
/** Elements within elements, references included. */
const MAX_PATH = 100;

const REFERENCE = /url\s*\(\s*["']?#([^"')\s]+)/gi;
const LAYER_EFFECT = /(?:^|[^-\w])(?:opacity|mask|clip-path|mix-blend-mode|isolation)\b/i;
const CONTAINERS = new Set(["svg", "g", "a", "use", "symbol", "switch"]);

type Weight = { shapes: number; layers: number };

/**
 * Refuses drawings that take too much time or memory to draw. Examples are deep or circular references
 * between parts, too many nested layers, and endless paths.
 */
export function checkWeight(root: Element): void {
  const { parts, sheets } = gather(root);
  if ([...sheets.matchAll(REFERENCE)].length > 100)
    throw tooComplex("a style sheet with hundreds of references");
  const styled = LAYER_EFFECT.test(sheets);
  const known = new Map<Element, Weight>();
  const open = new Set<Element>();

  function weigh(element: Element): Weight {
    const before = known.get(element);
    if (before) return before;
    if (open.has(element)) throw tooComplex("parts that use themselves");
    if (open.size >= MAX_PATH) throw tooComplex("parts that use each other in a long chain");
    open.add(element);
    const used = referencesOf(element).flatMap((id) => parts.get(id) ?? []);
    const weight = sum(element, [...element.children, ...used].map(weigh), styled);
    open.delete(element);
    known.set(element, weight);
    return weight;
  }

  weigh(root);
}

function sum(element: Element, inner: Weight[], styled: boolean): Weight {
  const { attributes } = element;
  const data = (attributes.get("d") ?? attributes.get("points") ?? "").length;
  const own = 1 + Math.floor(data / DATA_OF_A_SHAPE);
  const shapes = inner.reduce((total, weight) => total + weight.shapes, own);
  const layers = Math.max(0, ...inner.map((weight) => weight.layers)) + (isLayer(element, styled) ? 1 : 0);
  if (shapes > MAX_SHAPES)
    throw tooComplex(`more than ${MAX_SHAPES} shapes once all its references are drawn`);
  if (layers > MAX_LAYERS) throw tooComplex(`more than ${MAX_LAYERS} see-through groups within each other`);
  return { shapes, layers };
}

/** A style sheet can turn any container into a layer; finding out which would need a whole CSS engine. */
function isLayer({ name, attributes }: Element, styled: boolean): boolean {
  if (styled && CONTAINERS.has(name)) return true;
  const style = attributes.get("style") ?? "";
  return LAYER_EFFECT.test(style) || [...attributes.keys()].some((key) => LAYER_EFFECT.test(key));
}

function gather(root: Element): { parts: Map<string, Element>; sheets: string } {
  const parts = new Map<string, Element>();
  const sheets: string[] = [];
  const collect = (element: Element): void => {
    const id = element.attributes.get("id");
    if (id) parts.set(id, element);
    if (element.name === "style") sheets.push(element.text);
    element.children.forEach(collect);
  };
  collect(root);
  return { parts, sheets: sheets.join("\n") };
}

function referencesOf({ attributes }: Element): string[] {
  return [...attributes].flatMap(([key, value]) => {
    if (/^(?:xlink:)?href$/.test(key)) return value.startsWith("#") ? [value.slice(1)] : [];
    return [...value.matchAll(REFERENCE)].map(([, id = ""]) => id);
  });
}
