/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, POINT, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type GroupRow = NonNullable<Infographic["timetable"]>["rows"][number];
type TimedTexts = { day: FittedText; time: FittedText; height: number };
type GroupTexts = {
  name: FittedText;
  label: FittedText | undefined;
  note: FittedText | undefined;
  times: TimedTexts[];
  height: number;
};
type Widths = { name: number; day: number; time: number; note: number };
type GroupSet = SettledText & { type: number; groups: GroupTexts[]; widths: Widths };

const HEADING = { ...NAME, leading: 1.2 };
/** Digits of one width stand under each other. */
const CLOCK = { ...STRONG, leading: 1.2, face: { ...STRONG.face, isTabular: true as const } };
const PLAIN = { ...POINT, leading: 1.2 };
/** In sizes of the type: the name of a group and what is under it, the room around and between rows, times and columns. */
const SIZE = { name: 1.16, small: 0.84, side: 0.8, row: 0.5, between: 0.34, column: 0.8, spread: 2.2 };
/** Widest column of remarks, as a share of the card, and the lines that days and remarks may take. */
const NOTE = 0.24;
const LINES = { day: 2, note: 3 };

const widest = (texts: readonly (FittedText | undefined)[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text?.width ?? 0)));

/** Height of all groups in one size of type. */
export const groupsHeight = (
  context: RenderContext,
  rows: readonly GroupRow[],
  width: number,
  type: number,
): number => setGroups(context, rows, width, type).height;

/** All groups in one size of type. A name and a time are never broken; days and remarks go on in another line. */
function setGroups(context: RenderContext, rows: readonly GroupRow[], width: number, type: number): GroupSet {
  const inner = width - 2 * Math.round(SIZE.side * type);
  const gap = Math.round(SIZE.column * type);
  const small = Math.max(context.smallest, Math.round(SIZE.small * type));
  const whole = (text: string, typeStyle: typeof PLAIN, size: number) =>
    inSize(context, text, { typeStyle, size, width: inner });
  const wrapped = (text: string, room: number, maxLines: number) =>
    inSize(context, text, { typeStyle: PLAIN, size: type, width: Math.max(1, room), maxLines });
  const names = rows.map(({ name }) => whole(name, HEADING, Math.round(SIZE.name * type)));
  const labels = rows.map(({ label }) => (label ? whole(label, PLAIN, small) : undefined));
  const notes = rows.map(({ note }) => (note ? wrapped(note, inner * NOTE, LINES.note) : undefined));
  const clocks = rows.map(({ entries }) => entries.map(({ time }) => whole(time, CLOCK, type)));
  const taken = { name: widest([...names, ...labels]), time: widest(clocks.flat()), note: widest(notes) };
  const room = inner - taken.name - taken.time - taken.note - gap * (taken.note > 0 ? 3 : 2);
  const days = rows.map(({ entries }) => entries.map(({ day = "" }) => wrapped(day, room, LINES.day)));
  const groups = rows.map((_, i): GroupTexts => {
    const times = (days[i] ?? []).flatMap((day, j) => {
      const time = clocks[i]?.[j];
      return time ? [{ day, time, height: Math.max(day.height, time.height) }] : [];
    });
    const [name, label, note] = [names[i] ?? whole("", HEADING, type), labels[i], notes[i]];
    const beside = times.reduce((sum, { height }) => sum + height, (times.length - 1) * SIZE.between * type);
    const tallest = Math.max(name.height + (label?.height ?? 0), beside, note?.height ?? 0);
    return { name, label, note, times, height: Math.ceil(tallest + 2 * SIZE.row * type) };
  });
  const isSaid = rows.every(
    ({ note, entries }, i) =>
      (!note || isWhole(note, notes[i] ?? { lines: [], cut: true })) &&
      entries.every(({ day = "" }, j) => isWhole(day, days[i]?.[j] ?? { lines: [], cut: true })),
  );
  const height = groups.reduce((sum, group) => sum + group.height, 0);
  const widths = { ...taken, day: widest(days.flat()) };
  return { type, groups, widths, height, isWhole: isSaid && room > 0 };
}

/** A group a row on one card: its name and whom it is for, its days, its times, and what else holds for it. */
export function groupRows(
  context: RenderContext,
  rows: readonly GroupRow[],
  look: InfographicStyle,
  box: Box,
  maximum: number,
): Node[] {
  const range = { minimum: context.smallest, maximum, height: box.height };
  const set = fitLargestType(range, (type) => setGroups(context, rows, box.width, type));
  const spare = Math.max(0, Math.min((box.height - set.height) / set.groups.length, set.type * SIZE.spread));
  let y = box.y;
  const nodes = set.groups.map((group, i) => {
    const place = { ...box, y: Math.round(y), height: Math.round(group.height + spare) };
    y += group.height + spare;
    return groupNode(group, place, { set, look, isFirst: i === 0 });
  });
  return [<Card context={context} look={look} box={{ ...box, height: Math.round(y - box.y) }} />, ...nodes];
}

type DrawnGroup = { set: GroupSet; look: InfographicStyle; isFirst: boolean };

function groupNode(
  { name, label, note, times }: GroupTexts,
  box: Box,
  { set, look, isFirst }: DrawnGroup,
): Node {
  const { type, widths } = set;
  const { ink, key, muted, line } = look.panel;
  const side = Math.round(SIZE.side * type);
  const inner = box.width - 2 * side;
  // What is spare stands between the columns, so that the last ends near the edge of the card.
  const columns = widths.note > 0 ? 3 : 2;
  const gap = Math.floor((inner - widths.name - widths.day - widths.time - widths.note) / columns);
  return (
    <Place
      box={{ ...box, x: box.x + side, width: inner }}
      style={{ alignItems: "center", gap, ...(!isFirst && { borderTop: `2px solid ${line}` }) }}
    >
      <div style={{ flexDirection: "column", width: widths.name, flexShrink: 0 }}>
        <TextLines fitted={name} color={ink} part="title" />
        {label && <TextLines fitted={label} color={muted} part="supporting" />}
      </div>
      <div style={{ flexDirection: "column", gap: Math.round(SIZE.between * type) }}>
        {times.map(({ day, time }) => (
          <div style={{ alignItems: "center", gap }}>
            <div style={{ width: widths.day, flexShrink: 0 }}>
              <TextLines fitted={day} color={ink} part="supporting" />
            </div>
            <div style={{ width: widths.time, flexShrink: 0 }}>
              <TextLines fitted={time} color={key} part="time" />
            </div>
          </div>
        ))}
      </div>
      {note && (
        <div style={{ width: widths.note, flexShrink: 0 }}>
          <TextLines fitted={note} color={ink} part="supporting" />
        </div>
      )}
    </Place>
  );
}
