import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { inARow } from "../kit/story/clip.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isIn, statementsOf } from "../kit/story/statements.ts";

/** What begins on a day of its own, with everything else that is said of it. */
export type Begun = { date: string; supporting: string };

/** Letters of all that is said, and of one sentence that is looked up in a row. */
const MOST = { kept: 400, row: 125 };
const LEAST = 3;

/** "Der Kurs beginnt am", "The course starts on": who begins, and the verb before the day. */
const BEGINS =
  /^(?<who>\p{L}[^.,;:\d]{2,40}?)\s(?:starts?|begins?|beginnt|startet|commence|débute|empieza|comienza|inizia|comincia|begint|start|começa|inicia)(?:\s(?:on|am|le|el|il|op|no|na|em))?\s$/iu;
/** What the same sentence goes on with: "and runs on seven evenings", "et se poursuit". */
const GOES_ON =
  /^,?\s(?:and|und|et|y|e|en)\s(?<rest>(?:runs?|continues|goes on|lasts|läuft|dauert|geht|se poursuit|continue|dure|sigue|continúa|dura|se extiende|prosegue|continua|loopt|duurt|decorre)\s.+)$/iu;

/**
 * A course or a season that its author tells in sentences: the day on which it begins stands alone, and each other sentence
 * by itself. Undefined for other news, and where sentences are too long to be looked up.
 */
export function begunIn(story: Story, headline: string): Begun | undefined {
  const date = story.when?.date ?? "";
  if (date === "" || !isOf(story, "content", "update", "launch") || headline.includes(date)) return undefined;
  const statements = (statementsOf(story) ?? []).filter((one) => !isIn(headline, one));
  const at = statements.findIndex((one) => one.includes(date));
  const rest = restOf(statements[at] ?? "", date);
  if (rest === undefined) return undefined;
  const asked = new Set(
    story.facts.filter(({ id }) => story.cta?.facts.includes(id)).map(({ says }) => says.trim()),
  );
  const others = statements.filter((one, i) => i !== at && !asked.has(one));
  const rows = [...(rest ? [`${capitalized(rest)}.`] : []), ...others];
  if (rows.length < LEAST || rows.some(({ length }) => length > MOST.row)) return undefined;
  return { date, supporting: inARow(within(rows)) };
}

/** What a sentence goes on with behind the day that something begins on; empty for nothing, undefined where it says another thing. */
function restOf(sentence: string, date: string): string | undefined {
  const said = sentence.replace(/\.$/u, "");
  const at = said.indexOf(date);
  if (at < 0 || !BEGINS.test(said.slice(0, at))) return undefined;
  const behind = said.slice(at + date.length);
  return behind === "" ? "" : GOES_ON.exec(behind)?.groups?.rest;
}

/** As many sentences as there is room for: those without a number give way first, the longest before the others. */
function within(rows: readonly string[]): string[] {
  const kept = [...rows];
  const isOver = () => inARow(kept).length > MOST.kept;
  while (isOver() && kept.length > LEAST) {
    const plain = kept.filter(
      (one) => !/\d|(?<!\p{L})(?:place|seat|plätze|plaza|posti|plaatsen|lugares)/iu.test(one),
    );
    const [longest] = (plain.length > 0 ? plain : kept).toSorted((a, b) => b.length - a.length);
    kept.splice(kept.indexOf(longest ?? ""), 1);
  }
  return kept;
}
