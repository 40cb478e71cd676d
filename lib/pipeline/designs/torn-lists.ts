import type { Fit } from "../../render/fits.ts";
import { readIn } from "../../render/templates/kit/story/shown.ts";
import { isSaid, tokensOf } from "../../render/templates/kit/story/tokens.ts";
import { signOfRow, valueOfRow } from "../../story/read/labelled-rows.ts";
import type { Fact, Story } from "../../story/schema.ts";
import { groupsOf } from "../../story/write/groups.ts";

const FEWEST_ROWS = 3;

/** "Rye: dark and sour", "Spelt: mild": statements of one form, one behind the other. */
function labelledRuns({ facts }: Story): Fact[][] {
  const runs: Fact[][] = [];
  let sign: string | undefined;
  for (const { head } of groupsOf(facts)) {
    const own = signOfRow(head.quote);
    if (own !== undefined && own === sign) runs.at(-1)?.push(head);
    else runs.push([head]);
    sign = own;
  }
  return runs.filter(({ length }) => length >= FEWEST_ROWS);
}

function listsOf(story: Story): Fact[][] {
  const { items, prices, changes, facts } = story;
  const ofIds = (ids: readonly string[]) => facts.filter(({ id }) => ids.includes(id));
  const lists = [items, prices.map(({ fact }) => fact), changes.map(({ fact }) => fact)].map(ofIds);
  return [...lists, ...labelledRuns(story)];
}

/** Entries that a picture leaves out of a list while it shows others: readers would take those for all. */
export function tornLists(story: Story, { data, tells }: Fit): Fact[] {
  const seen = tokensOf(readIn(data).join("\n"));
  const isShown = ({ id, quote, says }: Fact) =>
    tells.includes(id) || [says, quote, valueOfRow(quote)].some((text) => isSaid(text, seen));
  const torn = listsOf(story).filter((list) => list.some(isShown));
  return [...new Set(torn.flatMap((list) => list.filter((fact) => !isShown(fact))))];
}
