/** @jsxImportSource #template */
import { type FittedText, fitText, lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inOneText } from "../kit/fact-cells.ts";
import { rowLooks } from "../kit/fact-row.tsx";
import { fitLargestType, inSize } from "../kit/fit-largest.ts";
import { dot, tick } from "../kit/icons.ts";
import { overFacts } from "../kit/over-facts.tsx";
import { sentencesOf } from "../kit/story/sentences.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, POINT, STRONG } from "../kit/type-styles.ts";
import type { Card } from "./data.ts";

type ReadingOptions = { width: number; height: number; surface: Surface };

/** A text that is ready to be placed; `size` is that of its type. Pixels. */
export type ReadingColumn = { node: Node; height: number; size: number };

/** Type and spaces of a text, in design pixels. */
const TYPE = { lead: 40, most: 36, least: 20 };
const GAP = { paragraph: 30, point: 12, points: 24, facts: 30 };
/** Width of the mark of a point with the gap behind it, in units of its type. */
const INDENT = 1.5;
/** Looks of the facts under a text. */
const FACTS = rowLooks(31, 27, 24);
/** A longer paragraph is parted between its sentences. */
const LONGEST = 190;
const UNSPACED = /[。！？]/u;

/** A smaller row is worth it only where the text is smaller still, as a share. */
const ENOUGH = 0.8;

/** Paragraphs, points and a row of facts, together as large as the area allows. */
export function reading(context: RenderContext, card: Card, options: ReadingOptions): ReadingColumn {
  const over = overFacts(
    context,
    card.details,
    { ...options, looks: FACTS, gap: GAP.facts },
    (note, height) => column(context, { ...card, details: note }, { ...options, height, mustFit: true }),
    ({ size }, look) => size >= ENOUGH * look.size * context.unit,
  );
  if (over) return { node: over.node, height: over.height, size: over.text.size };
  const plain = { ...card, details: inOneText(card.details) };
  return column(context, plain, { ...options, mustFit: false }) as ReadingColumn;
}

/** "Jeudi 24 : 7 h à 16 h" is an entry of a list. */
const ENTRY = /^[^:.]{2,44}?\s?:\s.{2,40}$/u;

/** Sentences as paragraphs of one or two, the first of them alone, and each entry of a list. */
export function paragraphsOf(text: string): string[] {
  const [first = "", ...others] = sentencesOf(text);
  const between = UNSPACED.test(text) ? "" : " ";
  const paragraphs = [first];
  let count = 2;
  for (const sentence of others) {
    const joined = `${paragraphs.at(-1)}${between}${sentence}`;
    const isApart = [paragraphs.at(-1) ?? "", sentence].some((one) => ENTRY.test(one));
    if (count < 2 && !isApart && joined.length <= LONGEST) {
      paragraphs[paragraphs.length - 1] = joined;
      count += 1;
    } else {
      paragraphs.push(sentence);
      count = 1;
    }
  }
  return paragraphs.filter(Boolean);
}

type TextPart = { text: string; kind: "lead" | "paragraph" | "point" | "details" };

/** A longer opening in bold type would be a wall of it. Letters. */
const LONGEST_LEAD = 160;

function textParts({ supporting, bullets, details, opens }: Card): TextPart[] {
  const paragraphs = paragraphsOf(supporting).map(
    (text, i): TextPart => ({
      text,
      kind: i === 0 && opens !== "points" && text.length <= LONGEST_LEAD ? "lead" : "paragraph",
    }),
  );
  const points = bullets.map((text): TextPart => ({ text, kind: "point" }));
  return [
    ...(opens === "points" ? [...points, ...paragraphs] : [...paragraphs, ...points]),
    ...(details ? [{ text: details, kind: "details" as const }] : []),
  ];
}

const STYLES = { lead: STRONG, paragraph: BODY, point: POINT, details: STRONG };

function gapOver({ kind }: TextPart, before: TextPart | undefined): number {
  const isTurn = (kind === "point") !== (before?.kind === "point");
  return isTurn ? GAP.points : kind === "point" ? GAP.point : GAP.paragraph;
}

/** Parts of a text that are set in one size of type: an opening is a little larger. Pixels. */
type SetText = { texts: FittedText[]; gaps: number[]; size: number; height: number; isWhole: boolean };

const MOST_LINES = 12;
const LEAD = TYPE.lead / TYPE.most;

function setAt(context: RenderContext, said: readonly TextPart[], width: number, size: number): SetText {
  const texts = said.map(({ text, kind }) => {
    const own = kind === "lead" ? Math.round(size * LEAD) : size;
    const room = kind === "point" ? width - INDENT * own : width;
    return inSize(context, text, {
      typeStyle: STYLES[kind],
      size: own,
      width: room,
      maxLines: MOST_LINES,
    });
  });
  const share = size / (TYPE.most * context.unit);
  const gaps = said.map((one, i) =>
    i === 0 ? 0 : Math.round(gapOver(one, said[i - 1]) * context.unit * Math.max(0.6, Math.min(1, share))),
  );
  const height = [...texts.map((text) => text.height), ...gaps].reduce((sum, part) => sum + part, 0);
  return { texts, gaps, size, height, isWhole: texts.every(({ cut }) => !cut) };
}

/** As many parts as the height holds; the last of them ends with an ellipsis. */
function cutTo(
  { measureText }: RenderContext,
  said: readonly TextPart[],
  { texts, gaps, size, width, height }: SetText & { width: number; height: number },
): SetText {
  const fits = (count: number) => sumOf(texts, gaps, count) <= height;
  let count = texts.length;
  while (count > 0 && !fits(count)) count -= 1;
  const next = said[count];
  const cut = texts[count];
  const line = cut && cut.height / cut.lines.length;
  const left = height - sumOf(texts, gaps, count) - (gaps[count] ?? 0);
  const lines = line ? Math.floor(left / line) : 0;
  const kept = texts.slice(0, count);
  if (next && lines > 0)
    kept.push(
      fitText(measureText, {
        text: next.text,
        typeStyle: STYLES[next.kind],
        min: size,
        max: size,
        width: width - INDENT * size,
        maxLines: lines,
      }),
    );
  const last = kept.at(-1);
  if (last) last.cut = true;
  return { texts: kept, gaps, size, height: sumOf(kept, gaps, kept.length), isWhole: false };
}

const sumOf = (texts: readonly FittedText[], gaps: readonly number[], count: number) =>
  texts.slice(0, count).reduce((sum, text, i) => sum + text.height + (gaps[i] ?? 0), 0);

type ColumnOptions = ReadingOptions & { mustFit: boolean };

/** The text in the largest type that fits. Where none does it is undefined if it must fit, else cut. */
function column(
  context: RenderContext,
  card: Card,
  { width, height, surface, mustFit }: ColumnOptions,
): ReadingColumn | undefined {
  const said = textParts(card);
  const { smallest, unit } = context;
  const minimum = Math.max(smallest, TYPE.least * unit);
  const range = { minimum, maximum: TYPE.most * unit, height };
  const largest = fitLargestType(range, (size) => setAt(context, said, width, size));
  const isAll = largest.isWhole && largest.height <= height;
  if (!isAll && mustFit) return undefined;
  const fitted = isAll ? largest : cutTo(context, said, { ...largest, width, height });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      {said.slice(0, fitted.texts.length).map((one, i) => (
        <div style={{ ...apart(one, fitted.gaps[i] ?? 0, surface, unit), width, flexShrink: 0 }}>
          <PartText
            one={one}
            text={fitted.texts[i] as FittedText}
            surface={surface}
            mark={card.mark ?? "dot"}
          />
        </div>
      ))}
    </div>
  );
  return { node, height: fitted.height, size: fitted.size };
}

/** A hairline parts a paragraph from what stands over it. */
function apart({ kind }: TextPart, gap: number, { line }: Surface, unit: number) {
  if (kind !== "paragraph" || gap === 0) return { marginTop: gap };
  const rule = Math.max(1, Math.round(2 * unit));
  const over = Math.round((gap - rule) / 2);
  return { marginTop: over, paddingTop: gap - rule - over, borderTop: `${rule}px solid ${line}` };
}

type PartProps = { one: TextPart; text: FittedText; surface: Surface; mark: "tick" | "dot" };

function PartText({ one: { kind }, text, surface, mark }: PartProps): Node {
  if (kind === "point") return <Point text={text} surface={surface} mark={mark} />;
  return <TextLines fitted={text} color={surface.ink} part={kind === "details" ? "details" : "supporting"} />;
}

function Point({ text, surface, mark }: Omit<PartProps, "one">): Node {
  const side = Math.round(text.size * 0.92);
  const height = lineHeight(POINT, text.size);
  const src = mark === "tick" ? tick(surface.fill, surface.onFill) : dot(surface.fill);
  return (
    <div style={{ gap: Math.round(text.size * 0.5), flexShrink: 0 }}>
      <div style={{ width: side, height, alignItems: "center", flexShrink: 0 }}>
        <picture src={src} style={{ width: side, height: side }} />
      </div>
      <TextLines fitted={text} color={surface.ink} part="bullet" />
    </div>
  );
}
