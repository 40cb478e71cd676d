import { isSaid, type Tokens, tokensOf } from "../kit/story/tokens.ts";

type PageNumber = { before?: string; value: string; label: string; note?: string };
type ListEntry = { title: string; text: string; marker?: string };
type NumberedPage = {
  stats: readonly PageNumber[];
  steps?: { items: ListEntry[]; mark?: string };
  facts?: string[];
};

const LEAST = 2;

/** What the numbers of a page say, each by itself. */
const saidBy = ({ stats }: NumberedPage): Tokens[] =>
  stats.map(({ before = "", value, label, note = "" }) => tokensOf([before, value, label, note].join(" ")));

/** A page on which no line repeats one of its numbers. A list that counts its entries keeps them all. */
export function saidOnce<P extends NumberedPage>(page: P): P {
  const said = saidBy(page);
  const isRepeated = (text: string) => /\d/u.test(text) && said.some((tokens) => isSaid(text, tokens));
  const { steps, facts } = page;
  const isCounted = steps?.mark === undefined || steps.items.some(({ marker }) => marker);
  const items = steps?.items.filter(({ title, text }) => !isRepeated(`${title} ${text}`)) ?? [];
  const left = facts?.filter((fact) => !isRepeated(fact)) ?? [];
  const { facts: _, ...rest } = page;
  return {
    ...rest,
    ...(steps && !isCounted && items.length >= LEAST && { steps: { ...steps, items } }),
    ...(left.length > 0 && { facts: left }),
  } as P;
}
