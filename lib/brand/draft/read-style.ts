/** What a stylesheet says about colours and type. Only declarations are read; nothing is loaded or applied. */
export type StyleFacts = {
  /** Custom properties by name, as written. */
  variables: Map<string, string>;
  /** Colours, with the selector and property that use them. */
  colors: { selector: string; property: string; value: string }[];
  /** Font stacks, with the selector that uses them. */
  stacks: { selector: string; value: string }[];
  /** Families that the page loads itself. */
  loaded: Set<string>;
};

const MAX_DECLARATIONS = 20_000;
const COLORED = /^(?:background(?:-color)?|color|border-color|fill|accent-color)$/;

export function newStyleFacts(): StyleFacts {
  return { variables: new Map(), colors: [], stacks: [], loaded: new Set() };
}

/** Adds what a stylesheet says. Rules within @media and @supports count like others; for dark mode they do not. */
export function readStyle(css: string, facts: StyleFacts): void {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  let count = 0;
  for (const { selector, body } of rulesIn(plain)) {
    for (const declaration of body.split(";")) {
      if (++count > MAX_DECLARATIONS) return;
      const colon = declaration.indexOf(":");
      if (colon > 0) note(facts, selector, declaration.slice(0, colon), declaration.slice(colon + 1));
    }
  }
}

type StyleRule = { selector: string; body: string };

/** Rules, innermost first: a block that holds blocks is a group. */
function* rulesIn(css: string): Generator<StyleRule> {
  const open: { head: string; dark: boolean }[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    const sign = css[at];
    if (sign === "{") {
      const head = lastHead(css.slice(from, at));
      open.push({ head, dark: (open.at(-1)?.dark ?? false) || isDark(head) });
      from = at + 1;
    } else if (sign === "}") {
      const rule = open.pop();
      if (rule && !rule.dark) yield { selector: rule.head, body: css.slice(from, at) };
      from = at + 1;
    }
  }
}

const lastHead = (text: string): string =>
  text
    .slice(text.lastIndexOf(";") + 1)
    .trim()
    .slice(0, 300);
const isDark = (head: string): boolean =>
  /prefers-color-scheme:\s*dark|\.dark\b|data-theme=["']?dark/i.test(head);

function note(facts: StyleFacts, selector: string, name: string, written: string): void {
  const property = name.trim().toLowerCase();
  const value = written
    .replace(/!important/i, "")
    .trim()
    .slice(0, 300);
  if (/^@font-face/i.test(selector)) {
    if (property === "font-family") facts.loaded.add(familyName(value));
  } else if (property.startsWith("--")) {
    if (!facts.variables.has(property)) facts.variables.set(property, value);
  } else if (property === "font-family") facts.stacks.push({ selector, value });
  else if (COLORED.test(property)) facts.colors.push({ selector, property, value });
}

/** A family's name without its quotation marks. */
export const familyName = (text: string): string => text.replace(/["']/g, "").trim();

/** A value with its variables put in, as far as the sheet defines them. */
export function resolved(value: string, { variables }: StyleFacts): string {
  let text = value;
  for (let depth = 0; depth < 4 && text.includes("var("); depth++)
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, other = "") =>
        (variables.get(name) ?? String(other)).trim(),
      )
      .slice(0, 600);
  return text;
}
