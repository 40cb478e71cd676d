/** @jsxImportSource #template */
import { type FittedText, fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { MeasureText } from "../../measure-text.ts";
import type { Surface } from "../../surface.ts";
import type { TypeStyle } from "../../wrap.ts";
import { fitAlike } from "./alike.ts";
import { TextLines } from "./text-lines.tsx";

/** One of several points: what it is called and what there is to say about it. */
export type ListEntry = {
  title: string;
  body: string;
  /** Begins a new group, with twice the space above it. */
  isApart?: boolean;
};
/** An entry that is ready to draw. `y` is its distance from the top of the column. All in pixels. */
export type SetEntry = {
  title: FittedText | undefined;
  body: FittedText | undefined;
  between: number;
  y: number;
  height: number;
};

type TypeRange = { typeStyle: TypeStyle; min: number; max: number; lines: number };
export type EntryLook = {
  width: number;
  height: number;
  title: TypeRange;
  body: TypeRange;
  /** Above every entry but the first, and between title and body. */
  gap: number;
  between: number;
  /** How much more space a column may put between its entries. */
  stretch?: number;
};

type EntryTextKey = `title${number}` | `body${number}`;

/** Either every entry shows its body or none does; titles then count as cut, so that the loss is known. */
function allOrNone(
  entries: readonly ListEntry[],
  lay: (entries: readonly ListEntry[]) => SetEntry[],
): SetEntry[] {
  const sets = lay(entries);
  const isLost = (set: SetEntry | undefined, { body }: ListEntry) => body !== "" && !set?.body;
  if (!entries.some((entry, i) => isLost(sets[i], entry))) return sets;
  const bare = lay(entries.map((entry) => ({ ...entry, title: entry.title || entry.body, body: "" })));
  return bare.map((set) => ({ ...set, title: set.title && { ...set.title, cut: true } }));
}

/** Stacked entries, all titles in one size and all bodies in one: the largest at which the column fits. */
export function entryColumn(
  measureText: MeasureText,
  entries: readonly ListEntry[],
  look: EntryLook,
): { sets: SetEntry[]; height: number } {
  const sets = allOrNone(entries, (some) => columnOf(measureText, some, look));
  const height = endOf(sets.at(-1));
  const spare = Math.max(0, look.height - height) / Math.max(1, sets.length - 1);
  const more = Math.floor(Math.min(spare, look.stretch ?? 0));
  return {
    sets: sets.map((set, i) => ({ ...set, y: set.y + i * more })),
    height: height + more * Math.max(0, sets.length - 1),
  };
}

/** Where an entry ends, from the top of its column. */
export const endOf = (set: SetEntry | undefined) => (set ? set.y + set.height : 0);

function columnOf(measureText: MeasureText, entries: readonly ListEntry[], look: EntryLook): SetEntry[] {
  const { gap, between, width, height } = look;
  const parts = entries.flatMap(({ title, body, isApart }, i): StackPart<EntryTextKey>[] => [
    {
      ...range(look.title, width),
      key: `title${i}`,
      text: title,
      gap: isApart ? 2 * gap : gap,
      shrinkOrder: i / 100,
    },
    {
      ...range(look.body, width),
      key: `body${i}`,
      text: body,
      gap: title ? between : gap,
      shrinkOrder: 1 + i / 100,
    },
  ]);
  const stack = fitStack(measureText, parts, height);
  let y = 0;
  return entries.flatMap((_, i): SetEntry[] => {
    const [title, body] = [stack.parts[`title${i}`], stack.parts[`body${i}`]];
    if (!title && !body) return [];
    y += (title ? stack.gaps[`title${i}`] : stack.gaps[`body${i}`]) ?? 0;
    const inner = title && body ? (stack.gaps[`body${i}`] ?? 0) : 0;
    const tall = (title?.height ?? 0) + inner + (body?.height ?? 0);
    const set = { title, body, between: inner, y, height: tall };
    y += tall;
    return [set];
  });
}

/** Entries in equal cells, side by side or in a grid, with the same type sizes in all of them. */
export function entryCells(
  measureText: MeasureText,
  entries: readonly ListEntry[],
  look: EntryLook,
): SetEntry[] {
  return allOrNone(entries, (some) => cellsOf(measureText, some, look));
}

function cellsOf(measureText: MeasureText, entries: readonly ListEntry[], look: EntryLook): SetEntry[] {
  const stacks = fitAlike(
    measureText,
    entries.map(({ title, body }) => ({
      height: look.height,
      parts: [
        { ...range(look.title, look.width), key: "title" as const, text: title, gap: 0 },
        {
          ...range(look.body, look.width),
          key: "body" as const,
          text: body,
          gap: look.between,
          shrinkOrder: 1,
        },
      ],
    })),
  );
  return stacks.map(({ parts, gaps, height }) => ({
    title: parts.title,
    body: parts.body,
    between: parts.title ? (gaps.body ?? 0) : 0,
    y: 0,
    height,
  }));
}

const range = ({ typeStyle, min, max, lines }: TypeRange, width: number) => ({
  typeStyle,
  min,
  max,
  width,
  maxLines: lines,
});

type EntryProps = { set: SetEntry; surface: Surface; ink?: string; muted?: string };

/** Title and body, one under the other. */
export function EntryWords({ set, surface, ink = surface.ink, muted = surface.muted }: EntryProps): Node {
  return (
    <div style={{ flexDirection: "column", flexShrink: 0 }}>
      <TextLines fitted={set.title} color={ink} part="bullet" />
      <div style={{ marginTop: set.between, flexShrink: 0 }}>
        <TextLines fitted={set.body} color={muted} part="detail" />
      </div>
    </div>
  );
}
