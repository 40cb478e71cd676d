import { ideas } from "../../copy/judge/ideas.ts";
import { clip } from "../../copy/text.ts";
import type { Figure, Story } from "../schema.ts";
import { impliedKeys, isKnown, keysImpliedBy } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { doubt, type Finding, refusal } from "./finding.ts";
import type { Sources } from "./sources.ts";
import { type AnalysedText, sentenceAt, shareOf } from "./text.ts";

const CLAUSE =
  /[;:()–—]\s?|,\s|\s[–—-]\s|(?<!\p{L})(?:but|because|than|while|aber|weil|mais|pero|porque)(?!\p{L})/iu;
const GROUNDED = 0.6;
const WORD = /\p{L}{2,}/u;

/** The clause of a text that holds a place; with its neighbours where it holds nothing but a number: "38% – no prospects". */
function clauseAt(text: string, at: number): string {
  const clauses = text.split(CLAUSE);
  let from = 0;
  for (const [i, clause] of clauses.entries()) {
    const start = text.indexOf(clause, from);
    if (at < start + clause.length)
      return WORD.test(clause) ? clause : clauses.slice(i ? i - 1 : 0, i + 2).join(" ");
    from = start + clause.length;
  }
  return text;
}

/** "That pays for our nurses" goes on about what was said before it. */
const GOES_ON =
  /^(?:that|this|these|those|it|das|dies\p{L}*|damit|davon|cela|ça|ce|eso|esto|con ello)(?!\p{L})/iu;

/**
 * Where a figure stands: its clause, and the words of its sentence, of the one before it, which "of them" is about, and
 * of the next one where that goes on about it.
 */
function homeOf(source: AnalysedText, at: number) {
  const sentence = sentenceAt(source, at);
  const place = sentence ? source.sentences.indexOf(sentence) : -1;
  const before = sentence && source.sentences[place - 1];
  const next = sentence && source.sentences[place + 1];
  const after = next && GOES_ON.test(next.text) ? next.ideas : [];
  return {
    said: new Set([...(before?.ideas ?? []), ...(sentence?.ideas ?? []), ...after]),
    clause: clauseAt(sentence?.text ?? "", at - (sentence?.span.start ?? 0)),
  };
}

/** Value and label of a figure stand in one clause of the sources. */
function figureFinding(
  { value, label }: Figure,
  slot: string,
  sources: Sources,
  { about, spoken, language }: Story,
): Finding[] {
  // Whose figure it is may stand in another sentence; what it counts may not.
  const names = valuesIn(label).filter(({ kind }) => kind === "name");
  const counted = names.reduce((text, { text: name }) => text.replace(name, " "), label);
  const subject = new Set(ideas(about));
  const asked = ideas(counted).filter((word) => !/\d/.test(word) && !subject.has(word));
  if (spoken !== language || !asked.length) return [];
  const [figure] = valuesIn(value);
  if (!figure) return [];
  const homes = [sources.brief, ...sources.brand].flatMap((source) =>
    source.values
      .filter((other) => isKnown(figure, keysImpliedBy(other)))
      .map((other) => homeOf(source, other.span.start)),
  );
  const shares = homes.map(({ said, clause }) => ({
    whole: shareOf(asked, said),
    near: shareOf(ideas(counted), new Set(ideas(clause))),
  }));
  if (!shares.length || shares.some(({ whole, near }) => whole >= GROUNDED && near > 0)) return [];
  return [refusal(slot, "torn_figure", `The brief does not say “${clip(label, 60)}” of ${value}.`)];
}

const EVENT =
  /(?<!\p{L})(?:webinar|workshop|event|concert|talk|launch\p{L}*|open(?:s|ing)?|doors|join|register|meet\p{L}*|party|fair|festival|market|course|class|seminar|konzert|messe|eröffn\p{L}*|anmeld\p{L}*|atelier|inscri\p{L}*|soirée|taller|concierto)(?!\p{L})/iu;
const DEADLINE =
  /(?<!\p{L})(?:must|deadline|due|obligat\p{L}*|required|regulation|law|legal|comply|file|until|no later than|müssen|muss|frist|gesetz|spätestens|pflicht|doivent|obligatoire|loi|deben|obligatorio|ley)(?!\p{L})/iu;

const hasDate = (text: string) => valuesIn(text).some(({ kind }) => kind === "date" || kind === "weekday");

/** The sentence of a date, and the next one where it goes on about that day: "... on 28 March. From 4 pm ..." */
function homeSentence(brief: AnalysedText, at: number) {
  const sentence = sentenceAt(brief, at);
  const next = sentence && brief.sentences[brief.sentences.indexOf(sentence) + 1];
  return { sentence: sentence?.text ?? "", next: next && !hasDate(next.text) ? next.text : "" };
}

/** The date is that of a duty, while another sentence has a date of the event itself. */
function dateFindings({ when }: Story, { brief }: Sources): Finding[] {
  const [date] = valuesIn(when?.date ?? "").filter(({ kind }) => kind === "date" || kind === "month");
  if (!when || !date) return [];
  const dated = brief.values
    .filter(({ kind }) => kind === "date" || kind === "month")
    .map((value) => ({ value, ...homeSentence(brief, value.span.start) }));
  const own = dated.filter(({ value }) => isKnown(date, keysImpliedBy(value)));
  const others = dated.filter((other) => !own.includes(other));
  const isDuty =
    own.length > 0 && own.every(({ sentence }) => DEADLINE.test(sentence) && !EVENT.test(sentence));
  const isElsewhere = others.some(({ sentence }) => EVENT.test(sentence) && !DEADLINE.test(sentence));
  if (isDuty && isElsewhere)
    return [refusal("when", "wrong_date", `${when.date} is the date of a duty, not of the event.`)];
  const near = own.flatMap(({ sentence, next }) => [sentence, next]);
  return apartFrom(when.time, [...new Set(near)], when.date);
}

/** Date and time stand in one sentence, or in two that follow. */
function apartFrom(time: string, sentences: readonly string[], date: string): Finding[] {
  const keys = impliedKeys(sentences.flatMap((sentence) => valuesIn(sentence)));
  const clock = valuesIn(time).filter(({ kind }) => kind === "time");
  if (!clock.length || !sentences.length || clock.some((value) => isKnown(value, keys))) return [];
  return [doubt("when", "wrong_date", `The brief gives ${time} in another sentence than ${date}.`)];
}

/** The structures of a story: figures and the occasion's date. */
export function checkStructures(story: Story, sources: Sources): Finding[] {
  return [
    ...story.figures.flatMap((figure, i) => figureFinding(figure, `figures.${i}`, sources, story)),
    ...dateFindings(story, sources),
  ];
}
