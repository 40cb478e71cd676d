import { hasWords, unstop } from "../../copy/text.ts";
import { weekdayOf } from "../../text/weekdays.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import type { Block } from "./block.ts";

const textOf = (b: Block) => b.pieces.map((p) => p.text).join("\n");

/** "Employed or freelance? Employed.": the answer says one of the words of its question. */
const isAnswer = (before: Block | undefined) => before !== undefined && /[?？]$/u.test(textOf(before));

/** "Sabato 16", "Sunday, 17 October": nothing but a day of the week, with its date. */
const isBareDay = (text: string): boolean => {
  const [day = "", ...date] = text.split(/[\s,:]+/u).filter(Boolean);
  return weekdayOf(day) !== undefined && date.length <= 2 && (date.length === 0 || /\d/.test(date.join(" ")));
};

/**
 * A sentence that another one holds word for word is printed once, but for thanks before all those whom they go to, and
 * for the days of a programme over their entries.
 */
export const saidOnce = (blocks: Block[]) => {
  const isProgramme = blocks.filter((b) => isBareDay(unstop(textOf(b)))).length > 1;
  return blocks.filter((b, i) => {
    const [text, bare] = [textOf(b), unstop(textOf(b))];
    if (isAnswer(blocks[i - 1]) || (i === 0 && isOnlyThanks(text))) return true;
    if (isProgramme && isBareDay(bare)) return true;
    return !blocks.some(
      (o, j) =>
        o !== b &&
        textOf(o).length >= bare.length &&
        (textOf(o).length > text.length || j < i) &&
        hasWords(textOf(o), bare),
    );
  });
};
