import { Answer, type Question } from "./answer.tsx";
import { priceOf } from "./price.ts";
import type { FullRun } from "./run-parts.tsx";

/** Checks that fail where readers do not get what they need. */
const LEFT_OUT: ReadonlySet<string> = new Set(["keeps_facts", "shown"]);

/** Words of the brief that readers need and that its post or picture does not have. */
export const leftOut = ({ quality }: FullRun): string[] => {
  const failed = (quality?.checks ?? []).filter(({ id, passed }) => !passed && LEFT_OUT.has(id));
  // What a banned word keeps out cannot be said in the same words.
  const missing = failed.flatMap(({ evidence }) => evidence.filter(({ where }) => where !== "guidelines"));
  return [...new Set(missing.map(({ quote }) => quote))];
};

type MissingProps = { run: FullRun; questions: readonly Question[]; once: string };

/** What is missing, and the fields to say it in: the answers make another run from the same brief. */
export const Missing = ({ run, questions, once }: MissingProps) => {
  const left = leftOut(run);
  return (
    <>
      {left.length > 0 && (
        <div class="notice warn">
          <p>
            <strong>Left out:</strong>
          </p>
          <ul>
            {left.map((quote) => (
              <li>
                <q>{quote}</q>
              </li>
            ))}
          </ul>
          <p>
            <a href="#post">Say it in the text of the post</a>, or <a href="#supporting">on the picture</a>.
          </p>
        </div>
      )}
      {questions.length > 0 && <Answers run={run} questions={questions} once={once} />}
    </>
  );
};

const Answers = ({ run, questions, once }: MissingProps) => {
  const { id: answers_to, brief, channel, asset_type } = run;
  const fields = { once, answers_to, brief, channel, asset_type };
  return (
    <form method="post" action="/app/create" class="form" aria-label="What is missing">
      {Object.entries({ ...fields, ...(run.language && { language: run.language }) }).map(([name, value]) => (
        <input type="hidden" name={name} value={value ?? ""} />
      ))}
      {questions.map((question) => (
        <Answer question={question} required={questions.length === 1} />
      ))}
      <p class="hint">{`A new version with the answers costs ${priceOf(run.asset_type)}.`}</p>
      <label class="check">
        <input type="checkbox" name="replaces" value="true" checked /> Close this version as replaced
      </label>
      <p>
        <button type="submit" class="button main">
          Make it with the answer
        </button>
      </p>
    </form>
  );
};
