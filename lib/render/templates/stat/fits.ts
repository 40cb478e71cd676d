import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures, WantedValue } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { figureIn, tellsReached } from "../kit/headline-figure.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { inARow } from "../kit/story/clip.ts";
import { emphasisOf } from "../kit/story/emphasis.ts";
import { heroOf } from "../kit/story/figures.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isIn } from "../kit/story/statements.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const HEADLINE = 200;

/** One number that carries the message. */
export function fits(story: Story, pictures: Pictures) {
  const { lead } = pictures;
  const asked = lead ?? emphasisOf(story);
  const sum = asked ? undefined : reached(story);
  const figure = asked ?? sum ?? heroOf(story, { value: 24, label: 120 }) ?? headlineShare(story);
  if (!figure || (!asked && isOf(story, "hiring", "offer", "event"))) return undefined;
  const unled = withoutLead(wordsOf(story, pictures), lead);
  const said = withoutSaid(withoutOpening(unled, figure), figure);
  const words = sum ? thanksFirst(said, story) : thanked(said, story, lead);
  // A headline that only says the number again would stand under it.
  if (isSaid(words.headline, tokensOf(`${figure.value} ${figure.label}`)) && !lead) return undefined;
  const score = sum ? SCORE.reached : scoreOf(story);
  const others = asked ? [] : countedBeside(story, figure);
  if (others.length === 0) return fitWithDetails(story, score, { ...words, ...figure });
  const details = others.map(({ value, label }) => `${capitalized(label)}: ${value}`).join(SEPARATOR);
  return fitOf(story, score, { ...withoutListed(words, [figure, ...others]), ...figure, details });
}

const SCORE = { stat: 0.9, reached: 0.8, usual: 0.6, other: 0.42 };
const scoreOf = (story: Story): number =>
  isOf(story, "stat") ? SCORE.stat : isOf(story, "milestone", "content") ? SCORE.usual : SCORE.other;

/** Words on either side of a share that stands large between them. */
const AROUND = 60;
const SHARE = /(?<![\d.,–-])[+−-]?\d+(?:[.,]\d+)?[ \u00a0]?%(?!\p{L})/gu;

/** The only share of a headline, between its words, where another sentence can take the headline's place. */
function headlineShare({ occasion, headline, support }: Story): Figure | undefined {
  const [hit, ...others] = [...headline.text.matchAll(SHARE)];
  if (occasion !== "stat" || !hit || others.length > 0 || !support) return undefined;
  const intro = headline.text.slice(0, hit.index).trim();
  const label = headline.text.slice(hit.index + hit[0].length).trim();
  const isApart = /^\p{L}/u.test(label) && intro.length <= AROUND && label.length <= AROUND;
  return isApart ? { intro, value: hit[0], label } : undefined;
}

/** "The club raised £2,310.50 for new oars": what a headline says was reached stands large between its words. */
function reached(story: Story): Figure | undefined {
  const { headline, support } = story;
  const isSaidInHeadline = isOf(story, "milestone") && tellsReached(headline.text);
  if (!isSaidInHeadline || isOfModel(story) || !support) return undefined;
  const { before = "", figure = "", after = "" } = figureIn(headline.text, LONGEST) ?? {};
  const isApart = before !== "" && /^\p{L}/u.test(after) && before.length <= AROUND;
  return isApart ? { intro: before, value: figure, label: after } : undefined;
}
const LONGEST = 110;

const MOST = { others: 4, label: 28, value: 12 };

/** "Our year in numbers": the other numbers of a list, each with what it counts. One alone is no list. */
function countedBeside({ figures, facts }: Story, hero: Figure): Figure[] {
  const own = figures.find(({ value, label }) => value === hero.value && label === hero.label);
  const all = figures.filter(({ fact }) => fact === own?.fact);
  const others = all.filter((figure) => figure !== own);
  const isCounter = facts.some(({ id, kind }) => id === own?.fact && kind === "step");
  const fit = others.every(({ value, label }) => value.length <= MOST.value && label.length <= MOST.label);
  return fit && !isCounter && others.length > 1 && others.length <= MOST.others ? others : [];
}

/** A headline that lists the numbers gives way to the line over it, which says what they are of. */
function withoutListed<W extends MessageText & { kicker: string }>(words: W, figures: readonly Figure[]): W {
  const all = tokensOf(figures.map(({ value, label }) => `${value} ${label}`).join("\n"));
  return words.kicker !== "" && isSaid(words.headline, all)
    ? { ...words, headline: words.kicker, kicker: "" }
    : words;
}

/** "Il 29%": the article of a number that stands apart. */
const ITS_ARTICLE = /(?:^|(?<=[\s:]))(?:the|el|il|l[’']|les?|la|i|os?|as?|de|het|die)$/iu;

/** The value with the words behind it as they stand in a text: a comma may be between them. Empty where they do not. */
function clauseIn(text: string, value: string, label: string): string {
  const at = text.indexOf(value);
  const between = /^[\s,;:–—-]*/u.exec(text.slice(at + value.length))?.[0] ?? "";
  const end = at + value.length + (label === "" ? 0 : between.length + label.length);
  const clause = at < 0 ? "" : text.slice(at, end);
  return clause.endsWith(label) ? clause : "";
}

/** "We asked 1,140 nurses: 62% hear late, 31% swap.": what stands large is not said again. */
function without(text: string, { intro = "", value, label }: Figure): string {
  const clause = clauseIn(text, value, label);
  const at = text.indexOf(clause);
  if (clause === "") return text;
  const opening = (before: string) => before.replace(/[\s,;]+$/u, "");
  const before = opening(text.slice(0, at)).replace(ITS_ARTICLE, "");
  const lead = before.endsWith(intro)
    ? opening(before.slice(0, before.length - intro.length))
    : opening(before);
  const rest = text.slice(at + clause.length);
  // "A seat pad at £48 a chair": without its price the sentence would be torn.
  if (/\p{L}$/u.test(lead) && /^\s\p{Ll}/u.test(rest)) return text;
  const behind = rest.replace(/^[\s,;.]+/u, "");
  return behind === "" ? lead.replace(/\s?[:–-]$/u, ".") : `${lead} ${behind}`.trim();
}

function withoutLead<W extends MessageText>(words: W, figure: Figure | undefined): W {
  if (!figure) return words;
  const headline = without(words.headline, figure).replace(/(?<!\.)\.$/u, "");
  return headline === "" ? words : { ...words, headline, supporting: without(words.supporting, figure) };
}

type MessageText = { headline: string; supporting: string };
type Figure = { intro?: string; value: string; label: string };

/** "Thank you! You raised £2,340": what stands large over the headline does not open it once more. */
function withoutOpening<W extends MessageText>(words: W, { value }: Figure): W {
  const rest = words.headline.startsWith(value) ? words.headline.slice(value.length) : "";
  return /[!?]$/u.test(value) && /^\s+\p{L}/u.test(rest) ? { ...words, headline: rest.trim() } : words;
}

/** "Thank you!" opens the brief: it stands under the sum that came together, over what follows. */
function thanked<W extends MessageText>(words: W, { facts }: Story, lead: WantedValue | undefined): W {
  const said = facts.find(({ from }) => from === "brief")?.says.trim() ?? "";
  if (!lead?.isOpening || lead.value === said || words.headline === said) return words;
  return { ...words, headline: said, supporting: inARow([stopped(words.headline), words.supporting]) };
}

/** "Thank you." opens the brief: under what came together it stands over those who are thanked. */
function thanksFirst<W extends MessageText & { kicker: string }>(words: W, { facts }: Story): W {
  const { kicker, headline, supporting } = words;
  if (kicker === "" || !isIn(kicker, facts[0]?.says ?? "")) return words;
  return {
    ...words,
    kicker: "",
    headline: kicker.replace(/\.$/u, ""),
    supporting: inARow([stopped(headline), supporting]),
  };
}

/** A headline of which the number and the words around it say everything gives way to the sentence after it. */
function withoutSaid<W extends MessageText>(words: W, { intro = "", value, label }: Figure): W {
  const all = `${intro} ${value} ${label}`;
  if (!isSaid(words.headline, tokensOf(all))) return words;
  const [next = "", ...rest] = sentencesOf(apartFrom(words.supporting, [all]));
  if (next === "" || next.length > HEADLINE) return words;
  return { ...words, headline: next.replace(/(?<!\.)\.$/, ""), supporting: inARow(rest) };
}
