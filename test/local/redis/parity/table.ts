/**
 * Tables of commands. A line is a command, its words split at blanks or quoted as in JSON; `# ` starts a
 * case, which starts from an empty database; `~` in front means that the order of the answer is free.
 */
export type Step = { line: string; words: string[]; anyOrder: boolean };
export type Case = { title: string; steps: Step[] };

const WORD = /"(?:[^"\\]|\\.)*"|\S+/g;

function parseStep(line: string): Step {
  const anyOrder = line.startsWith("~");
  const words = line.slice(anyOrder ? 1 : 0).match(WORD) ?? [];
  return { line, anyOrder, words: words.map((word) => (word.startsWith('"') ? JSON.parse(word) : word)) };
}

/** The cases of a table, each with its title. */
export function parseTable(table: string): Case[] {
  return table
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = "", ...lines] = text.split("\n");
      return { title, steps: lines.filter((line) => line !== "").map(parseStep) };
    });
}
