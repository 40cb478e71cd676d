import { isDefaultCall } from "../../foreign/phrases.ts";
import { hasVerb, isImperative } from "../../grammar.ts";
import { clip } from "../../text.ts";
import { hideAddresses } from "../addresses.ts";
import { ideas } from "../ideas.ts";
import type { Sentence } from "../said.ts";
import { entry, type Reader } from "./entry.ts";
import { bestLine, knows, type SourceLine, type Sources } from "./sources.ts";

/** Share of a statement's stems that the sources must know. */
const GROUNDED = 0.6;
const MIN_IDEAS = 3;
/** A short call ("Save this for later") asks; it states nothing. */
const CALL_IDEAS = 4;

/** Words of layout and of calls; they state nothing by themselves. */
const NEUTRAL = new Set(
  "hir join meet welcom new made use code open partner call step releas read learn see watch save today tap click link bio comment".split(
    " ",
  ),
);

const OPPOSITE =
  /(?<!\p{L})(?:not|never|no|none|cannot|without|stop(?:s|ped|ping)?|nicht|kein\w*|pas|jamais|sin|nunca|non)(?!\p{L})|n[’']t(?!\p{L})/iu;

const share = (part: readonly string[], whole: ReadonlySet<string>) =>
  part.length ? part.filter((w) => whole.has(w)).length / part.length : 0;

/** A source says nearly the same with the opposite sense, and none says it in this one. */
function contradicted(text: string, asked: readonly string[], sources: Sources): SourceLine | undefined {
  const negative = OPPOSITE.test(text);
  const alike = sources.lines.filter(
    (l) => share(asked, l.ideas) >= 0.8 && share([...l.ideas], new Set(asked)) >= 0.85,
  );
  return alike.some((l) => OPPOSITE.test(l.text) === negative) ? undefined : alike[0];
}

const isCall = (text: string, asked: readonly string[]) => asked.length <= CALL_IDEAS && isImperative(text);

/** Stems and numbers that the sources know; a number that is right anchors its sentence as a word does. */
function groundedShare({ figures }: Sentence, asked: readonly string[], sources: Sources): number {
  const words = asked.filter((w) => NEUTRAL.has(w) || knows(sources, w)).length;
  const numbers = figures.filter((f) => f.readings.some((r) => sources.readings.has(r))).length;
  return (words + numbers) / (asked.length + figures.length);
}

/** Where one thought may be tied to the next. */
const JOINT =
  /[,;] (?=(?:and|so|which|because|while|but|making|meaning|giving|helping|leaving)(?!\p{L}))| [–—] /iu;
/** A clause of its own needs half of its stems; calls and layout do not help it. */
const CLAUSE_GROUNDED = 0.5;

const isNumber = (idea: string) => /^[\p{N}$€£]/u.test(idea);

/** A clause that nobody said, tied to one that somebody did. */
function addition(text: string, sources: Sources): string | undefined {
  const clauses = text.split(JOINT);
  if (clauses.length < 2) return undefined;
  return clauses.find((clause) => {
    const asked = ideas(hideAddresses(clause)).filter((w) => !isNumber(w));
    return (
      asked.length >= MIN_IDEAS &&
      asked.filter((w) => knows(sources, w)).length / asked.length < CLAUSE_GROUNDED
    );
  });
}

type Finding = { supported: boolean; note?: string; line?: SourceLine | undefined };

function weigh(sentence: Sentence, asked: readonly string[], sources: Sources): Finding {
  const opposite = contradicted(sentence.text, asked, sources);
  if (opposite) return { supported: false, line: opposite, note: "The source says the opposite." };
  const grounded = groundedShare(sentence, asked, sources);
  const percent = `${Math.round(grounded * 100)}% of its words are in the sources.`;
  if (grounded < GROUNDED) return { supported: false, note: percent };
  const added = addition(sentence.text, sources);
  if (added) return { supported: false, note: `Nobody said “${clip(added.trim(), 80)}”.` };
  return { supported: true, ...(grounded < 1 ? { note: percent } : {}) };
}

/** "Netflix trusts us": short, but a clause, and not a word of it known. */
const isNews = (text: string, asked: readonly string[], sources: Sources) =>
  asked.length === MIN_IDEAS - 1 && hasVerb(text) && !asked.some((w) => NEUTRAL.has(w) || knows(sources, w));

/** Sentences that say something about the world. Questions, lead-ins to a list and short calls do not. */
export const statementClaims: Reader = (sentence, sources) => {
  if (isDefaultCall(hideAddresses(sentence.text))) return [];
  if (/[?？؟]["”’)]*$|:$/.test(sentence.text)) return [];
  // Numbers have their own claims.
  const asked = sentence.ideas.filter((w) => !isNumber(w));
  if (isCall(sentence.text, asked) || (asked.length < MIN_IDEAS && !isNews(sentence.text, asked, sources)))
    return [];
  const { line = bestLine(sources.lines, asked), ...finding } = weigh(sentence, asked, sources);
  return [entry(sentence, { kind: "statement", text: sentence.text, line, ...finding })];
};
