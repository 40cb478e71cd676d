import * as z from "zod/v4";
import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { described } from "../kit/fields.ts";
import { isMoney } from "../kit/money.ts";
import { actBy } from "../kit/story/act-by.ts";
import { bareName } from "../kit/story/bare-name.ts";
import { besideSteps } from "../kit/story/beside-steps.ts";
import { keptFacts } from "../kit/story/kept-facts.ts";
import { tellsAll } from "../kit/story/needed-facts.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { announcedRun } from "./announced-run.ts";
import { dayFirst } from "./day-first.ts";
import { beforeDay, nameAndRest } from "./headline-lead.ts";
import { decidingLines, ownedLines, payingLines, unsaidDay, withFree } from "./kept-lines.ts";
import { leastKept } from "./least-kept.ts";
import { wantedFirst } from "./wanted-line.ts";

/** Longer details are not read from one picture, in letters. */
const MOST = 220;

/** Optional without a default: data without it keeps its render hash. */
export const kept = {
  details: z
    .string()
    .max(MOST)
    .meta(
      described(
        "Hard facts on the last screen: day, hours, place, price. Several stand with “ · ” between them.",
        `At most ${MOST} characters.`,
        "Tue to Sat, 9 am to 6 pm · 12 Mill Lane · £15 a day",
      ),
    )
    .optional(),
};

/** The facts without which one cannot come or buy, beside what the last screen says of its own: all of them, or those that say by themselves what they are of. */
export function keptOf(story: Story, last: object): { details?: string } {
  const lines = keptLinesOf(story, last);
  const isWhole = lines.length > 0 && tellsAll(story, [...readIn(last), lines.join(SEPARATOR)]);
  const announced = isWhole ? [] : fitting(announcedRun(story));
  const least = announced.length > 0 ? announced : leastKept(besideSteps(story), MOST);
  return linesBelow(fitting(wantedFirst(isWhole ? lines : least, story)));
}

/** Lines under what a film ends on. */
export const linesBelow = (lines: readonly string[]): { details?: string } =>
  lines.length === 0 ? {} : { details: lines.join(SEPARATOR) };

/** As many of these facts as have room. */
export function keptLinesOf(story: Story, last: object): string[] {
  const { headline, ...others } = { headline: "", ...last };
  const said = readIn({ ...others, headline: nameAndRest(headline).lead });
  const name = bareName(story, said);
  const most = MOST - (name === "" ? 0 : name.length + SEPARATOR.length);
  const facts = keptFacts(besideSteps(story), said, most, { hasList: true }).map((fact) =>
    priced(withoutTitle(fact, headline), story),
  );
  const owned = ownedLines(facts, story, headline).map((line) => withFree(line, story));
  const paid = [...owned, ...payingLines(besideSteps(story), [...said, ...owned])];
  const day = unsaidDay(story, [...said, name, ...paid]);
  const deciding = decidingLines(story, [...said, ...paid]);
  // "Adults £6" is read in "Adults £6, under-12s free".
  const bare = paid.filter(
    (line) => !deciding.some((one) => isSaid(line, tokensOf(one))) && !isAmountOf(line, paid),
  );
  const act = actBy(story);
  const asked = isSaid(act, tokensOf([...said, name, day, ...bare].join("\n"))) ? "" : act;
  const lines = [name, day, ...bare, asked, ...deciding].filter(Boolean);
  // "Closed on Mondays" is no fact to lead with.
  return fitting(lines.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b))));
}

const CLOSED = /^(?:closed|geschlossen|fermée?s?|cerrado|chiuso|gesloten|fechado)(?!\p{L})/iu;
const isClosed = (line: string): boolean => CLOSED.test(line);

/** "Offer: £76" beside the line that says what costs £76. */
const LABELLED_AMOUNT = /^[^\d:：]{2,24}[:：]\s*(?<amount>[£$€₹]\s?\d[\d.,]*|\d[\d.,]*\s?€)$/u;
function isAmountOf(line: string, lines: readonly string[]): boolean {
  const amount = LABELLED_AMOUNT.exec(line)?.groups?.amount;
  return amount !== undefined && lines.some((other) => other !== line && other.includes(amount));
}

/** As many lines as have room. */
const fitting = (lines: readonly string[]): string[] => {
  const kept: string[] = [];
  for (const line of lines) if ([...kept, line].join(SEPARATOR).length <= MOST) kept.push(line);
  return kept;
};

/** "Unser Hofladen macht Winterpause vom 28. bis 30. Dezember" under its first words: only the days are left. */
function withoutTitle(fact: string, headline: string): string {
  const named = dayFirst(fact);
  if (named && named.lead === dayFirst(headline)?.lead) return capitalized(named.rest);
  const leads = [beforeDay(headline).lead, nameAndRest(headline).lead].flatMap((lead) => [
    lead,
    lead.replace(/^[^:]*:\s+/u, ""),
  ]);
  const lead = leads.find((one) => fact.toLowerCase().startsWith(`${one.toLowerCase()} `)) ?? "";
  return lead === "" ? fact : capitalized(fact.slice(lead.length).trim());
}

/** A line that is short enough to stand with its price. */
const PRICED = 40;

/** A price says what it is for, where the author does so in a few words: "Botella de 500 ml: 12 €". */
function priced(fact: string, { facts }: Story): string {
  if (!isMoney(fact)) return fact;
  const { says = fact } =
    facts.find(({ kind, says }) => kind === "price" && says.includes(fact) && says.length <= PRICED) ?? {};
  return says.replace(/\.$/u, "");
}
