import type { StoredRun } from "../against.ts";
import { blockOf } from "./blocks.ts";

const MARKED = /(<!-- bench (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** The names in the marks of a page. */
export const blocksIn = (text: string): string[] => [...text.matchAll(MARKED)].map(([, , name = ""]) => name);

/** The page with the tables of a run between its marks. */
export const pageWith = (text: string, run: StoredRun): string =>
  text.replace(
    MARKED,
    (_, open: string, name: string, end: string) => `${open}\n${blockOf(name, run)}\n\n${end}`,
  );
