/** @jsxImportSource #template */
import { restricts } from "../../../text/restrictions.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole } from "./fit-largest.ts";
import { sentencesIn } from "./story/clip.ts";
import { TextLines } from "./text-lines.tsx";
import { POINT, STRONG } from "./type-styles.ts";
import { findValues } from "./values/find-values.ts";

type TermsOptions = { surface: Surface; width: number; height: number };

/** In design pixels; lines of terms stand this far apart, in sizes of their type. */
const TYPE = { least: 24, most: 28 };
const GAP = 0.3;
/** More sentences are one text. */
const LINES = 4;

type TermSize = { type: number; width: number; maxLines: number };

const padOf = (type: number) => Math.round(type * PAD);

/** One line of the terms; a deadline has room around it for its strip. */
function fitTerm(context: RenderContext, line: string, { type, width, maxLines }: TermSize) {
  const isStrip = isDeadline(line);
  const pad = isStrip ? padOf(type) : 0;
  const text = inSize(context, line, {
    typeStyle: isStrip || restricts(line) ? STRONG : POINT,
    size: isStrip ? Math.round(type * STRIP) : type,
    width: width - 2 * pad,
    maxLines,
  });
  return { text, isStrip, height: text.height + 2 * pad };
}

/** The terms of a list, each sentence on a line of its own where there are few; undefined without any. */
export function termsUnder(
  context: RenderContext,
  text: string,
  { surface, width, height }: TermsOptions,
): { node: Node; height: number } | undefined {
  if (text === "") return undefined;
  const sentences = sentencesIn(text);
  const said =
    sentences.length > LINES ? [text] : sentences.map((one) => one.replace(/(?<!\.\p{L})\.$/u, ""));
  // What holds until a day stands last, next to what to do.
  const lines = said.toSorted((a, b) => Number(isDeadline(a)) - Number(isDeadline(b)));
  const range = { minimum: TYPE.least * context.unit, maximum: TYPE.most * context.unit, height };
  const maxLines = lines.length === 1 ? 6 : 2;
  const set = fitLargestType(range, (type) => {
    const fitted = lines.map((line) => fitTerm(context, line, { type, width, maxLines }));
    const gap = Math.round(type * GAP);
    const tall = fitted.reduce((sum, one) => sum + one.height, gap * (fitted.length - 1));
    const isAll = fitted.every(({ text }, i) => isWhole(lines[i] ?? "", text));
    return { fitted, gap, pad: padOf(type), height: tall, isWhole: isAll };
  });
  const strip = {
    alignItems: "center",
    width,
    paddingLeft: set.pad,
    borderRadius: Math.round(set.pad * ROUND),
    backgroundColor: surface.fill,
    flexShrink: 0,
  } as const;
  const node = (
    <div style={{ flexDirection: "column", gap: set.gap, width, height: set.height, flexShrink: 0 }}>
      {set.fitted.map(({ text: one, isStrip, height: tall }) => (
        <div style={isStrip ? { ...strip, height: tall } : { flexShrink: 0 }}>
          <TextLines fitted={one} color={isStrip ? surface.onFill : surface.ink} part="supporting" />
        </div>
      ))}
    </div>
  );
  return { node, height: set.height };
}

/** Until when something holds, on a strip of its own: around its words and of their size, in sizes of the other terms. */
const PAD = 0.6;
const STRIP = 1.08;
const ROUND = 0.6;

const UNTIL =
  /(?<!\p{L})(?:before|until|till|by|bis(?: zum)?|vor(?: dem)?|avant(?: le)?|jusqu[’']au|antes del?|hasta(?: el)?|entro(?: il)?|prima del|fino al|vóór|voor|tot(?: en met)?|até(?: a)?|antes de)\s$/iu;
/** "before Christmas": a day that has a name. */
const NAMED =
  /(?<!\p{L})(?:before|until|by|bis|vor|avant|jusqu[’']à|antes de|hasta|entro|prima di|fino a|vóór|voor|tot|até)\s(?:the end of \p{L}+|christmas|new year|weihnachten|silvester|noël|navidad|natale|kerst|(?:o )?natal)(?!\p{L})/iu;

/** Whether a sentence says until when something holds. */
const isDeadline = (text: string): boolean =>
  NAMED.test(text) ||
  findValues(text).some(({ kind, start }) => kind === "date" && UNTIL.test(text.slice(0, start)));
