import type { Story } from "../../../story/schema.ts";
import { inARow } from "../kit/story/clip.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import type { Chart } from "./charted.ts";
import type { Stats } from "./priced-together.ts";
import { changesIn } from "./prose-changes.ts";

type BesideChart = { changes: Stats; left: string; facts: string[]; isBehind: boolean };

/** Whether the values of a chart are what its headline leads to: nothing stands between the two. */
const answers = (chart: Chart, { headline, facts }: Story): boolean =>
  facts.some(
    ({ id, quote }) =>
      headline.facts.includes(id) &&
      isSaid(
        chart.points.map(({ label, value }) => `${label} ${value}`).join(" "),
        tokensOf(quote.replace(/(?<=\d),(?=\d)/gu, ".")),
      ),
  );

/** The text beside a chart: what it tells of two times is drawn, and what follows the answer stands behind it. */
export function besideChart(text: string, chart: Chart | undefined, story: Story): BesideChart {
  if (!chart) return { changes: [], left: text, facts: [], isBehind: false };
  const { changes, rest } = changesIn(text, story.spoken);
  const said = changes.flatMap((change) => change.said);
  const bare = (one: string) => one.replace(/[’‘]/gu, "'").replace(/[.\s]+$/u, "");
  const quotes = said.map(bare);
  const facts = story.facts.filter(({ says }) => quotes.includes(bare(says))).map(({ id }) => id);
  return {
    changes: changes.map(({ said: _, ...stat }) => stat),
    left: inARow(rest),
    facts,
    isBehind: answers(chart, story),
  };
}
