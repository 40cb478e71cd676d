/** @jsxImportSource #template */
import { capitalized } from "../../../text/capitalized.ts";
import { splitOutsideDays } from "../../../text/day-lists.ts";
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inSize, isWhole } from "./fit-largest.ts";
import { sentencesOf } from "./story/sentences.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE, NAME, POINT } from "./type-styles.ts";

/** A hard fact as a line of a list: what it is, and its value where it ends with one. */
type FactLine = { said: string; value: string };

const MOST = { lines: 8, letters: 110 };
const LEAST = 2;
const AMOUNT = "(?:[£$€¥₹]\\u00a0?\\d[\\d.,]*|\\d[\\d.,]*[ \\u00a0]?(?:[£$€¥%円]|kr|CHF))";
/** "Full price £12", "Rye bread 1 kg 5,40 €": what it is called, in a few words, and its amount. */
const VALUED = new RegExp(`^(?<said>\\p{L}[^.:;!?]{1,40}?),?\\s+(?<value>${AMOUNT})$`, "u");
const CLAUSE = /,\s+(?:(?:and|und|et|y|e|en|og|och)\s+)?|、/gu;

/**
 * A text that only lists times, prices, places and conditions, as lines: a reader looks such facts up and does not read
 * them. Undefined where it is prose.
 */
export function factLines(text: string): FactLine[] | undefined {
  const lines = sentencesOf(text)
    .map((sentence) => sentence.replace(/(?<![.\s\p{Lu}]|\b\p{L})\.$|。$/u, ""))
    .flatMap((sentence) => pricedClauses(sentence) ?? apart(sentence));
  const numbered = lines.filter(({ said, value }) => isCounted(said + value)).length;
  const isList = lines.length >= LEAST && lines.length <= MOST.lines && numbered >= LEAST;
  const isShort = lines.every(({ said }) => said.length <= MOST.letters && !said.endsWith("…"));
  return isList && isShort && 2 * numbered >= lines.length ? lines : undefined;
}

/** "In October it was 88.9 %", "We mended 412 bikes": a sentence with a subject or a verb, and no fact with its name. */
const SAYS =
  /(?<!\p{L})(?:we|you|they|it|he|she|there|is|are|was|were|has|have|had|will|can|costs?|wir|sie|ihr|er|es|man|ist|sind|war|waren|wurden?|hat|haben|kostet|nous|vous|ils?|elles?|est|sont|était|ont|coûte|hemos|son|era|fue|cuesta|abbiamo|siamo|è|sono|hanno|costa|wij|je|ze|zijn|heeft|hebben|werd|kost|são|foi|temos)(?!\p{L})/iu;
/** What stands before the amount leads to it. */
const LEADS =
  /(?<!\p{L})(?:for|at|to|by|from|of|with|für|um|auf|von|mit|pour|à|de|avec|por|con|per|da|voor|van|met|com)$/iu;

/** "Adults £12, children £6" is two lines. */
function pricedClauses(sentence: string): FactLine[] | undefined {
  const found = sentence.split(CLAUSE).map((clause) => VALUED.exec(clause)?.groups);
  const named = found.filter((line) => line && !SAYS.test(line.said ?? "") && !LEADS.test(line.said ?? ""));
  const lines = named.flatMap((line) => (line ? [{ said: line.said ?? "", value: line.value ?? "" }] : []));
  let before = "";
  return lines.length === found.length
    ? lines.map(({ said, value }) => {
        before = withName(said, before);
        return { said: capitalized(before), value };
      })
    : undefined;
}

/** "da 5 litri" behind "Lattina da 3 litri": the name before the same word goes on to it. */
function withName(said: string, before: string): string {
  const [word = ""] = SIZED.exec(said) ?? [];
  const at = word === "" ? -1 : before.toLowerCase().indexOf(` ${word.toLowerCase()}`);
  return at > 0 ? `${before.slice(0, at)} ${said}` : said;
}
/** A word that ties a size or a number to the name before it. */
const SIZED = /^(?:of|with|for|von|mit|für|zu|à|de|du|pour|avec|da|per|con|para|com|van|voor|met)\s(?=\d)/iu;

/** Clauses of a list of values: how many at least, their letters and words, and how many of them have a number. */
const VALUES = { least: 3, letters: 36, words: 6, numbered: 1 / 2 };
/** "Four days a week" counts as "4 days a week" does. */
const COUNTS =
  /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|drie|dois|duas|três)(?!\p{L})/iu;
const isCounted = (text: string): boolean => COUNTS.test(text);
/** A street, to which the town after it belongs. */
const STREET =
  /(?:(?<!\p{L})(?:rue|street|st|road|rd|avenue|lane|square|quay|calle|plaza|via|piazza|place|quai|boulevard|rua)(?!\p{L})|(?:straße|strasse|str\.|gasse|platz|allee|straat|laan|plein|gatan|gade|vägen)(?!\p{L}))/iu;
/** A day without its date is no fact of its own. */
const FRAGMENT = /^[^\s\d]+$/u;

/** "Departure 18:00, 44 slots a day, from €390" is three facts; any other sentence is one. */
function apart(sentence: string): FactLine[] {
  const clauses = splitOutsideDays(sentence, CLAUSE);
  const numbered = clauses.filter(isCounted).length;
  const isShort = (clause: string) =>
    clause.length <= VALUES.letters &&
    clause.split(/\s+/u).length <= VALUES.words &&
    !FRAGMENT.test(clause) &&
    !SAYS.test(clause);
  const isList =
    !clauses.slice(0, -1).some((clause) => STREET.test(clause)) &&
    clauses.length >= VALUES.least &&
    numbered >= VALUES.numbered * clauses.length &&
    clauses.every(isShort);
  return (isList ? clauses : [sentence]).map((clause) => ({ said: capitalized(clause), value: "" }));
}

/** Size of the type in design pixels, and how many columns of lines. */
export type LinesLook = { size: number; columns: number };

/** The looks of a list in the order of preference. Wide pictures have room for two columns. */
export const linesLooks = ({ shape }: RenderContext, sizes: readonly number[]): LinesLook[] =>
  sizes.flatMap((size) => (shape === "wide" ? [1, 2] : [1]).map((columns) => ({ size, columns })));

type LinesOptions = { width: number; surface: Surface; align?: "left" | "center" };
type SetLine = { said: FittedText; value?: FittedText; height: number };
/** Lines that are ready to be placed. Pixels. */
export type FactList = { node: Node; height: number; width: number };

/** Around the words of a line, in sizes of the type, and how many lines they may break into. */
const PAD = 0.36;
const BREAKS = 2;

/** Between two columns of lines, in design pixels. */
const BETWEEN = 48;

/** The lines on hairlines, in one size of design pixels. Undefined where one is too long for it. */
export function factList(
  context: RenderContext,
  lines: readonly FactLine[],
  { size, columns }: LinesLook,
  options: LinesOptions,
): FactList | undefined {
  const gap = Math.round(BETWEEN * context.unit);
  const width = Math.floor((options.width - gap * (columns - 1)) / columns);
  const each = Math.ceil(lines.length / columns);
  const lists = Array.from({ length: columns }, (_, i) =>
    listColumn(context, lines.slice(i * each, (i + 1) * each), size, { ...options, width }),
  ).filter((list) => list !== undefined);
  if (lists.length < columns) return undefined;
  const height = Math.max(...lists.map((list) => list.height));
  const node = (
    <div style={{ width: options.width, height, gap, flexShrink: 0 }}>{lists.map((list) => list.node)}</div>
  );
  return { node, height, width: options.width };
}

function listColumn(
  context: RenderContext,
  lines: readonly FactLine[],
  size: number,
  { width, surface, align = "left" }: LinesOptions,
): FactList | undefined {
  const type = Math.round(size * context.unit);
  const pad = Math.round(PAD * type);
  const rule = Math.max(1, Math.round(1.5 * context.unit));
  const priced = lines.filter(({ said, value }) => value === "" && MONEY.test(said));
  const rows = lines
    .map((line) => setLine(context, line, { type, width, leads: priced.length === 1 && line === priced[0] }))
    .filter((line) => line !== undefined);
  if (rows.length < lines.length) return undefined;
  const height = rows.reduce((sum, row) => sum + row.height + 2 * pad + rule, 0) - pad;
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {rows.map((row) => [
        <div style={{ width, height: rule, backgroundColor: surface.line, flexShrink: 0 }} />,
        <div style={{ ...lineStyle(row, align), width, height: row.height + 2 * pad }}>
          <TextLines
            fitted={row.said}
            color={surface.ink}
            part="supporting"
            align={row.value ? "left" : align}
          />
          {row.value && <TextLines fitted={row.value} color={surface.key} part="supporting" align="right" />}
        </div>,
      ])}
    </div>
  );
  return { node, height, width };
}

const lineStyle = ({ value }: SetLine, align: "left" | "center") =>
  ({
    alignItems: "center",
    justifyContent: value ? "space-between" : align === "center" ? "center" : "flex-start",
    flexShrink: 0,
  }) as const;

/** The one price or pay of a list is what a reader looks for. */
const MONEY = /[£$€¥₹円]|(?<!\p{L})(?:kr|zł|CHF|EUR)(?!\p{L})/u;

type LineOptions = { type: number; width: number; leads: boolean };

function setLine(
  context: RenderContext,
  { said, value }: FactLine,
  { type, width, leads }: LineOptions,
): SetLine | undefined {
  const amount = inSize(context, value, { typeStyle: FIGURE, size: Math.round(type * 1.15), width });
  const room = width - (value ? amount.width + type : 0);
  const words = inSize(context, said, {
    typeStyle: leads ? { ...NAME, leading: POINT.leading } : POINT,
    size: type,
    width: room,
    maxLines: BREAKS,
  });
  if (!isWhole(said, words) || !isWhole(value, amount)) return undefined;
  const height = Math.max(words.height, value ? amount.height : 0);
  return { said: words, ...(value && { value: amount }), height };
}
