export type TokenKind = "plain" | "keyword" | "string" | "number" | "comment";
/** A piece of code without spaces around it. `column` is where it starts, counted in characters. */
export type Token = { column: number; kind: TokenKind; text: string };

/** Words that most languages reserve. Short on purpose: a colour too few is better than one too many. */
const KEYWORDS = new Set(
  `abstract and as assert async await break case catch class const continue def default defer delete do elif else enum
   except export extends extern false final finally fn for foreach from func function global go if impl implements
   import in instanceof interface is lambda let match mut namespace new nil none not null of or package pass private
   protected pub public raise readonly require return self static struct super switch this throw throws trait true try
   typeof undefined unless unsafe use using var void when where while with yield None True False`.split(
    /\s+/,
  ),
);
/** SQL keywords, matched in upper case only. */
const QUERIES = new Set(
  `SELECT FROM WHERE AND OR NOT NULL IN IS AS INSERT INTO VALUES UPDATE SET DELETE JOIN LEFT ON GROUP ORDER BY HAVING
   LIMIT CREATE TABLE RETURNING WITH DISTINCT ASC DESC`.split(/\s+/),
);

const PATTERNS: readonly (readonly [TokenKind | "word", RegExp])[] = [
  [
    "comment",
    /\/\/.*|\/\*.*?(?:\*\/|$)|<!--.*?(?:-->|$)|(?<=^|\s)#(?![a-f\d]{3,8}\b|include|define|if|end).*|(?<=^|\s)-- .*/iy,
  ],
  ["string", /"(?:\\.|[^"\\])*(?:"|$)|(?<![\p{L}\d])'(?:\\.|[^'\\])*(?:'|$)|`(?:\\.|[^`\\])*(?:`|$)/uy],
  ["number", /(?<![\p{L}\d_$])(?:0x[\da-f_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)(?:[a-z%]{1,3}\b)?/iuy],
  ["word", /[\p{L}_$][\p{L}\d_$]*/uy],
  ["plain", /[^\s\p{L}\d_$"'`#/<-]+|./uy],
];

/** Splits a line of code of any language into coloured pieces. What opens on one line ends with it. */
export function tokensOf(line: string): Token[] {
  const source = line.replace(/\t/g, "  ").trimEnd();
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    if (source[at] === " ") at++;
    else {
      const token = tokenAt(source, at);
      append(tokens, token);
      at += token.text.length;
    }
  }
  return tokens;
}

function tokenAt(source: string, column: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = column;
    const text = pattern.exec(source)?.[0].trimEnd();
    if (!text) continue;
    return { column, kind: kind === "word" ? kindOf(text) : kind, text };
  }
  return { column, kind: "plain", text: source[column] ?? "" };
}

const kindOf = (word: string): TokenKind => (KEYWORDS.has(word) || QUERIES.has(word) ? "keyword" : "plain");

/** Neighbours of one kind are drawn as one. */
function append(tokens: Token[], token: Token): void {
  const last = tokens.at(-1);
  const isNext =
    last?.kind === "plain" && token.kind === "plain" && last.column + last.text.length === token.column;
  if (isNext && last) last.text += token.text;
  else tokens.push(token);
}

/** The line as it was written, with single spaces. */
export const lineOf = (tokens: readonly Token[]): string => {
  let [line, end] = ["", 0];
  for (const { column, text } of tokens) {
    line += (column > end && line ? " " : "") + text;
    end = column + text.length;
  }
  return line;
};
