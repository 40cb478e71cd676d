/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole, type SettledText } from "../kit/fit-largest.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { NAME, STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import { departures, departuresHeight } from "./departures.tsx";
import type { Block } from "./flow.ts";
import { groupRows, groupsHeight } from "./group-rows.tsx";
import { areGroups } from "./group-times.ts";
import type { InfographicStyle } from "./look.ts";
import { Card } from "./panel.tsx";

type TimesTable = NonNullable<Infographic["timetable"]>;
type DayRow = TimesTable["rows"][number];
type ClassTexts = { time: FittedText; text: FittedText | undefined; height: number };
type DaySet = { name: FittedText; classes: ClassTexts[]; height: number };
type TableSet = SettledText & { type: number; days: DaySet[]; columns: { name: number; time: number } };

/** Type in design pixels: at least where no block has to go for it, as it is, read with ease, and at most. */
const TYPE = { least: 22, ideal: 32, enough: 24, most: 42 };
const DAY = { ...NAME, leading: 1.2 };
/** Digits of one width stand under each other. */
const CLOCK = { ...NAME, leading: 1.2, face: { ...NAME.face, isTabular: true as const } };
const CLASS = { ...STRONG, leading: 1.2 };
/** Around the words of a day, between classes and between columns, and on the sides, in sizes of the type; and the least width of what is on, as a share. */
const AIR = { day: 0.46, between: 0.26, column: 0.8, side: 0.9, spread: 2.2, words: 0.34 };

/** Days with their times and what is on then, places with their departures, or groups with their days. */
export function timetableBlock(context: RenderContext, table: TimesTable, look: InfographicStyle): Block {
  const { unit, safe } = context;
  const isOfTimes = table.rows.every(({ entries }) => entries.every(({ text }) => !text));
  const isOfGroups = areGroups(table.rows);
  const at = (size: number): number => {
    const type = Math.max(context.smallest, Math.round(size));
    if (isOfGroups) return groupsHeight(context, table.rows, safe.width, type);
    return isOfTimes
      ? departuresHeight(context, table.rows, safe.width, type)
      : setTable(context, table.rows, safe.width, type).height;
  };
  const block: Block = {
    key: "timetable",
    minimum: at(TYPE.least * unit),
    ideal: at(TYPE.ideal * unit),
    enough: at(TYPE.enough * unit),
    maximum: at(TYPE.most * unit) * 1.3,
    growShare: 4,
    draw: (box: Box) => {
      const most = TYPE.most * unit;
      if (isOfGroups) return groupRows(context, table.rows, look, box, most);
      return isOfTimes
        ? departures(context, table.rows, look, box, most)
        : classes(context, table.rows, look, box);
    },
  };
  return { ...block, compact: { ...block, minimum: at(context.smallest) } };
}

const widest = (texts: readonly (FittedText | undefined)[]): number =>
  Math.ceil(Math.max(0, ...texts.map((text) => text?.width ?? 0)));

/** All days in one size of type: names, times and what is on, each in a column. */
function setTable(context: RenderContext, rows: readonly DayRow[], width: number, type: number): TableSet {
  const inner = width - 2 * Math.round(AIR.side * type);
  const gap = Math.round(AIR.column * type);
  const one = (text: string, typeStyle: typeof CLASS) =>
    inSize(context, text, { typeStyle, size: type, width: inner });
  const names = rows.map(({ name }) => one(name, DAY));
  const times = rows.map(({ entries }) => entries.map(({ time }) => one(time, CLOCK)));
  const columns = { name: widest(names), time: widest(times.flat()) };
  const room = inner - columns.name - columns.time - 2 * gap;
  const days = rows.map(({ entries }, i): DaySet => {
    const set = entries.map(({ text = "" }, j): ClassTexts => {
      const time = times[i]?.[j] ?? one("", CLOCK);
      const spec = { typeStyle: CLASS, size: type, width: Math.max(1, room), maxLines: 2 };
      const words = text === "" ? undefined : inSize(context, text, spec);
      return { time, text: words, height: Math.max(time.height, words?.height ?? 0) };
    });
    const height =
      set.reduce((sum, entry) => sum + entry.height, 0) +
      (set.length - 1) * AIR.between * type +
      2 * AIR.day * type;
    return { name: names[i] ?? one("", DAY), classes: set, height: Math.ceil(height) };
  });
  const isSaid = days.every(({ name, classes: all }, i) => {
    const row = rows[i];
    return (
      isWhole(row?.name ?? "", name) &&
      all.every(({ text }, j) => isWhole(row?.entries[j]?.text ?? "", text ?? { lines: [], cut: false }))
    );
  });
  const height = days.reduce((sum, day) => sum + day.height, 0);
  return { type, days, columns, height, isWhole: isSaid && room >= inner * AIR.words };
}

/** A day a row on one card: its name before its times, a rule between days. */
function classes(context: RenderContext, rows: readonly DayRow[], look: InfographicStyle, box: Box): Node[] {
  const range = { minimum: context.smallest, maximum: TYPE.most * context.unit, height: box.height };
  const set = fitLargestType(range, (type) => setTable(context, rows, box.width, type));
  const spare = Math.max(0, Math.min((box.height - set.height) / set.days.length, set.type * AIR.spread));
  let y = box.y;
  const nodes = set.days.map((day, i) => {
    const place = { ...box, y: Math.round(y), height: Math.round(day.height + spare) };
    y += day.height + spare;
    return dayRow(day, place, { set, look, isFirst: i === 0 });
  });
  const height = Math.round(y - box.y);
  return [<Card context={context} look={look} box={{ ...box, height }} />, ...nodes];
}

type DrawnDay = { set: TableSet; look: InfographicStyle; isFirst: boolean };

function dayRow({ name, classes: all }: DaySet, box: Box, { set, look, isFirst }: DrawnDay): Node {
  const { type, columns } = set;
  const { ink, key, line } = look.panel;
  const side = Math.round(AIR.side * type);
  const gap = Math.round(AIR.column * type);
  return (
    <Place
      box={{ ...box, x: box.x + side, width: box.width - 2 * side }}
      style={{ alignItems: "center", ...(!isFirst && { borderTop: `2px solid ${line}` }) }}
    >
      <div style={{ flexDirection: "column", gap: Math.round(AIR.between * type) }}>
        {all.map(({ time, text }, i) => (
          <div style={{ alignItems: "flex-start", gap }}>
            <div style={{ width: columns.name, flexShrink: 0 }}>
              {i === 0 && <TextLines fitted={name} color={ink} part="title" />}
            </div>
            <div style={{ width: columns.time, flexShrink: 0 }}>
              <TextLines fitted={time} color={key} part="time" />
            </div>
            {text && <TextLines fitted={text} color={ink} part="supporting" />}
          </div>
        ))}
      </div>
    </Place>
  );
}
