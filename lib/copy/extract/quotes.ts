import { once } from "../once.ts";
import { capitalize, wordCount } from "../text.ts";
import type { Quote } from "../types.ts";

const NAME =
  "\\p{Lu}[\\p{L}'’.-]+(?:\\s+(?:&\\s+)?(?:de|van|von|der|la|al|bin|of)?\\s?\\p{Lu}[\\p{L}'’.-]*){0,3}";
const SAYS =
  "(?:says?|said|writes?|wrote|adds?|added|explains?|explained|notes?|told us|tells us|puts it|sagt|erklärt|dit|explique|dice|afferma|zegt)";
const OPEN = '["“„«]';
const SHUT = '["”“»]';
const INSIDE = '[^"“”„«»]';

type Pattern = { re: RegExp; text: number; author?: number; role?: number };

const PATTERNS = once((): Pattern[] => {
  const said = (min: number) => `${OPEN}(${INSIDE}{${min},600})${SHUT}`;
  const re = (source: string) => new RegExp(source, "gu");
  return [
    // “…,” says Ana Ruiz, owner of Café Sol.
    {
      re: re(
        `${said(12)}[,.]?\\s*,?\\s*${SAYS}\\s+((?:our\\s+)?${NAME})(?:\\s*[,(]\\s*([^.\\n]{3,90}))?[.)]?`,
      ),
      text: 1,
      author: 2,
      role: 3,
    },
    // “…,” our founder Lea Koch says.
    {
      re: re(`${said(12)}[,.]?\\s+(?:our\\s+(\\p{Ll}[\\p{Ll} -]{2,30}?)\\s+)?(${NAME})\\s+${SAYS}[.]?`),
      text: 1,
      role: 2,
      author: 3,
    },
    // “…” – Ana Ruiz, owner of Café Sol
    {
      re: re(
        `${said(12)}[,.]?\\s*(?:[-–—~]|(?:\\b(?:[Aa] )?[Rr]eview )?\\b(?:by|from)\\b|,)\\s*(${NAME})(?:\\s+on our \\p{Ll}[\\p{Ll} ]{2,20})?(?:\\s*[,(|]\\s*([^.\\n]{3,90}))?[.)]?`,
      ),
      text: 1,
      author: 2,
      role: 3,
    },
    // Ana Ruiz from Café Sol told us: “…”
    {
      re: re(`(${NAME})\\s+((?:from|of|at)\\s+${NAME})\\s+${SAYS}\\s*:?\\s*,?\\s*${said(12)}[.]?`),
      text: 3,
      author: 1,
      role: 2,
    },
    // One of our patients, Ana (62, teacher), wrote to us: “…”
    {
      re: re(
        `(?:[Oo]ne of our \\p{Ll}+,?\\s+)?(${NAME})\\s*\\(([^()]{2,60})\\),?\\s+${SAYS}(?:\\s+(?:to )?(?:us|me))?\\s*:?\\s*,?\\s*${said(12)}[.]?`,
      ),
      text: 3,
      author: 1,
      role: 2,
    },
    // Ana Ruiz, owner of Café Sol, says: “…”
    {
      re: re(
        `(${NAME})(?:\\s*,\\s*([^,."“:]{3,70}),?)?\\s*(?:${SAYS}\\s*:?|:(?=\\s*${OPEN}[^"”]{45}))\\s*,?\\s*${said(12)}[.]?`,
      ),
      text: 3,
      author: 1,
      role: 2,
    },
    { re: re(`${said(20)}[.]?`), text: 1 },
  ];
});

const part = (m: readonly unknown[], at: number | undefined): string =>
  at !== undefined && typeof m[at] === "string" ? m[at].trim().replace(/[.,]$/, "") : "";

function toQuote(m: readonly unknown[], p: Pattern): Quote | undefined {
  const text = part(m, p.text).replace(/[,;]$/, "").trim();
  const author = part(m, p.author);
  if (wordCount(text) < (author ? 3 : 4)) return undefined;
  const role = part(m, p.role).replace(/^(?:an?|our|the|from|at)\s+(?=\S)/i, "");
  return {
    text: capitalize(text),
    ...(author ? { author } : {}),
    ...(role ? { role } : {}),
    source: { from: "brief", quote: String(m[0]).trim() },
  };
}

/** Quotations of four words and more with who said them, and the text that is left without them. */
export function quotes(s: string): { found: Quote[]; rest: string } {
  if (!/["“„«]/.test(s)) return { found: [], rest: s };
  const found: Quote[] = [];
  let rest = s;
  for (const pattern of PATTERNS()) {
    rest = rest.replace(pattern.re, (...m: unknown[]) => {
      const quote = toQuote(m, pattern);
      if (quote) found.push(quote);
      return quote ? " " : String(m[0]);
    });
  }
  const left = rest.replace(/\s{2,}/g, " ").replace(/^[\s,.:–—-]+/, "");
  return { found, rest: left.trim() };
}
