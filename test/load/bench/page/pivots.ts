import type { StoredRow } from "../against.ts";
import { isMissed } from "../aims.ts";
import { figure, withUnit } from "../figure.ts";
import { boldly, columns, markdown } from "./tables.ts";

/** Templates side by side: milliseconds, and the size of the file. */
export function templates(rows: readonly StoredRow[]): string {
  const sizes = new Map(rows.map(({ name, value }) => [name, figure(value)]));
  const lines = rows
    .filter(({ unit }) => unit === "ms")
    .map(({ name, value }) => {
      const [id = name] = name.split(" ");
      return [name, figure(value), sizes.get(`${id}, PNG`) ?? ""];
    });
  return columns(["Template", "ms", "KiB"], lines, 2);
}

/** Names beside their values, which have one unit. */
export const pairs =
  (head: string, count: number) =>
  (rows: readonly StoredRow[]): string =>
    columns(
      [head, rows[0]?.unit ?? ""],
      rows.map((row) => [row.name.trim(), boldly(row)]),
      count,
    );

/** The statements of a call as a line: their time on each size of the database, and the pages they look at. */
export function scaled(rows: readonly StoredRow[]): string {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const between = (name: string) => byName.get(`${name}, 100,000 runs`);
  const lines = rows
    .filter(({ unit, ratio }) => unit === "ms" && ratio !== undefined)
    .map((row) => {
      const pages = byName.get(`${row.name}, blocks`);
      const bold = (text: string, from?: StoredRow) => (from && isMissed(from) ? `**${text}**` : text);
      const middle = between(row.name);
      return [
        row.name,
        withUnit(row.baseline ?? Number.NaN, "ms"),
        middle ? withUnit(middle.value, "ms") : "",
        withUnit(row.value, "ms"),
        bold((row.ratio ?? Number.NaN).toFixed(2), row),
        pages ? `${figure(pages.baseline ?? Number.NaN)} / ${bold(figure(pages.value), pages)}` : "",
      ];
    });
  const head = [
    "Statements of",
    "10,000 runs",
    "100,000 runs",
    "the largest",
    "Ratio",
    "Pages, 10,000 / the largest",
  ];
  return markdown(head, lines);
}

/** A page of the dashboard as a line. */
export function pages(rows: readonly StoredRow[]): string {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const pair = (row: StoredRow | undefined) =>
    row ? [boldly(row), row.baseline === undefined ? "" : figure(row.baseline)] : ["", ""];
  const paths = rows.flatMap(({ name }) => /^first paint of (.*)$/.exec(name)?.[1] ?? []);
  const lines = paths.map((path) => {
    const [paint, server, sent] = ["first paint of", "server time of", "transferred of"].map((what) =>
      byName.get(`${what} ${path}`),
    );
    return [path, ...pair(paint), ...pair(server), sent ? boldly(sent) : ""];
  });
  const head = ["Page", "First paint, ms", "Plain HTML", "Server, ms", "GET /runs/{id}", "Transferred, KB"];
  const aimOf = (what: string) => rows.find(({ name }) => name.startsWith(what))?.aim ?? "";
  return markdown(head, [
    ...lines,
    ["aim", aimOf("first paint"), "", aimOf("server time"), "", aimOf("transferred")],
  ]);
}
