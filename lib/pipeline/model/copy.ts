import type * as z from "zod/v4";
import { injectionsIn } from "../../copy/judge/injection.ts";
import type { Report } from "../../copy/judge/report.ts";
import type { Copy } from "../../copy/types.ts";
import { type Model, ModelFailure } from "../../core/model.ts";
import type { Verdict } from "../../vocab.ts";
import { assemble } from "./assemble.ts";
import { promptFor, systemFor } from "./copy-prompt.ts";
import { noAnswerNote, unusedNote } from "./failure-notes.ts";
import { type Judgement, type Problem, problemsIn, reportOn } from "./proof.ts";
import type { CopyRequest } from "./request.ts";
import { tidy } from "./tidy.ts";
import { type Words, wordsFor } from "./words.ts";

const RANK: Record<Verdict, number> = { rejected: 0, needs_review: 1, approved: 2 };
/** A model may be a little less to our judge's taste than our own writer, which knows it well. */
const MUST_NOT_LOSE = 5;
const MAX_SHOWN = 8;
/** Our own writer knows no instructions, so nobody can give it any. */
const INSTRUCTING_NOTE =
  "The brief contains instructions to the system, so the language model was not asked; our own writer wrote this copy.";

const isInstructing = ({ brief, facts }: CopyRequest) =>
  facts.flags.includes("injection") || injectionsIn(brief, facts).length > 0;

/** The answer's shape together with every check it has to pass, so that a model that fails one is told which. */
function provenCopy(
  request: CopyRequest,
  ours: Report,
  onProblems: (problems: Problem[]) => void,
): z.ZodType<Judgement> {
  return wordsFor(request)
    .transform((words: Words) => tidy(words, request))
    .transform((words, context) => {
      const copy = assemble(words, request);
      const its = { copy, report: reportOn(copy, request) };
      const problems = problemsIn(words, its.report, ours, request);
      onProblems(problems);
      for (const message of problems.slice(0, MAX_SHOWN)) context.addIssue({ code: "custom", message });
      return its;
    });
}

/** Why our own copy is the better choice, undefined when it is not. */
function whyWorse({ verdict, score, summary }: Report, ours: Report): string | undefined {
  if (RANK[verdict] < RANK[ours.verdict]) return summary;
  return score < ours.score - MUST_NOT_LOSE
    ? `It earned ${score} of 100 points, ours ${ours.score}.`
    : undefined;
}

/**
 * Copy written by a model, in the brand's voice and from the brief's facts alone. Its answer has to pass what our own
 * copy passes: limits, words, claims, addresses, language. Never throws for the model's sake: when it fails, or invents
 * something even after having been told, the house writer's copy comes back with a note that says why.
 */
export async function modelCopy(
  model: Model,
  request: CopyRequest,
): Promise<{ copy: Copy; notes: string[] }> {
  const { houseCopy, facts } = request;
  // Without facts there is nothing to write about but inventions; the house writer has said so in its notes.
  if (facts.flags.includes("thin")) return { copy: houseCopy, notes: [] };
  if (isInstructing(request)) return noted(houseCopy, INSTRUCTING_NOTE);
  let problems: Problem[] = [];
  const ours = reportOn(houseCopy, request);
  const answer = provenCopy(request, ours, (found) => {
    problems = found;
  });
  try {
    const asked = await model.ask({ system: systemFor(request), prompt: promptFor(request), answer });
    const worse = whyWorse(asked.answer.report, ours);
    if (worse) return noted(houseCopy, unusedNote(worse));
    return noted(
      asked.answer.copy,
      `Written by ${model.name} from the brief and the Brand DNA, and checked like our own copy.`,
    );
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const [worst] = error.reason === "malformed" ? problems : [];
    return noted(houseCopy, worst ? unusedNote(worst) : noAnswerNote(error.reason, "copy"));
  }
}

const noted = (copy: Copy, note: string) => ({
  copy: { ...copy, notes: [...copy.notes, note] },
  notes: [note],
});
