import { type Context, Hono } from "hono";
import { Refusal } from "../../../lib/core/errors.ts";
import { previewRerender } from "../../../lib/pipeline/preview-rerender.ts";
import { RerenderBody, rerenderRun } from "../../../lib/runs/rerender.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo } from "../http/answer.tsx";
import { contentChanges, contentErrors, hasContent } from "../http/content-form.ts";
import { type FormState, readForm, reasonIn, submitted } from "../http/form.ts";
import { createdOnce } from "../http/once.ts";
import type { DrawnOrNot } from "../ui/create-live.tsx";
import { newValues } from "../ui/edited-values.ts";
import { Edited } from "../ui/run-edited.tsx";
import type { FullRun } from "../ui/run-parts.tsx";
import { runOf, showRun } from "./show-run.tsx";

type EditFields = Readonly<Record<string, string>>;

/** The words of a run, edited beside its picture: seen first, then made as one new version. */
export const runEditPages = new Hono<AppEnv>()
  .post("/runs/:run_id/preview", async (c) => {
    const [run, sent] = [await runOf(c), await readForm(c)];
    const drawn = await drawnFor(c, run, sent);
    return c.html(<Edited run={run} drawn={drawn} />, drawn?.isTooSoon ? 429 : 200);
  })
  .post("/runs/:run_id/rerender", async (c) => {
    const [run, sent] = [await runOf(c), await readForm(c)];
    const state = { values: sent, errors: {} };
    if (sent.show) return showRun(c, state, { drawn: await drawnFor(c, run, sent) });
    return submitted(sent, rerenderRun.input, {
      input: inputOf(sent, run),
      async work(input) {
        const doubts = sent.sure ? {} : doubtsAbout(run, input.copy);
        if (Object.keys(doubts).length > 0)
          return showRun(c, { ...state, errors: doubts, doubt: "words" }, { status: 422 });
        const { id } = await createdOnce(c, sent, (ctx) => rerenderRun(ctx, input));
        return goTo(c, `/app/runs/${id}`, sent.unmarks ? "unmarked" : "again");
      },
      show: (refused, status) => showRun(c, inWords(refused, sent), { status }),
    });
  });

/** The lines that a version cannot do without, as their fields are called. */
const NEEDED: Readonly<Record<string, string>> = {
  headline: "A headline has to stay. Write another one.",
  post: "A post has to say something. Write another text.",
  points: "Keep at least one point.",
};

/** What is wrong, at the fields of the page and in its words: an operation says it for programs. */
function inWords(refused: FormState, sent: EditFields): FormState {
  const emptied = Object.keys(refused.errors).filter((name) => own(NEEDED, name) && !own(sent, name)?.trim());
  const errors = {
    ...refused.errors,
    ...Object.fromEntries(emptied.map((name) => [name, own(NEEDED, name) ?? ""])),
  };
  // The operation has nothing to name where nothing was asked for.
  if (own(errors, "body")) return { ...refused, errors: {}, problem: UNCHANGED };
  return { ...refused, errors: contentErrors(errors, sent) };
}

const UNCHANGED =
  "Nothing is changed, so the same picture would be drawn. Change a word, or choose another size, background or layout.";

type DrawnEdit = DrawnOrNot & { isTooSoon?: boolean };

/** What the form would make; undefined while nothing is changed. */
async function drawnFor(c: Context<AppEnv>, run: FullRun, sent: EditFields): Promise<DrawnEdit | undefined> {
  const { run_id, ...wish } = inputOf(sent, run);
  if (Object.keys(wish).length === 0) return undefined;
  const input = previewRerender.input.safeParse({ run_id, ...wish });
  if (!input.success) return { says: input.error.issues[0]?.message ?? "This cannot be drawn." };
  try {
    return { preview: { ...(await previewRerender(c.var.signedIn.ctx, input.data)), photos: [] } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { says: reasonIn(error), isTooSoon: error.code === "rate_limited" };
  }
}

/** Fields of `copy` as the form names them. */
const COPY = Object.keys(RerenderBody.shape.copy.unwrap().shape);

/** Choices of the form beside the words. */
const CHOICES = ["format", "theme", "template", "file_type", "seed"] as const;

/** The input of the operation: the words that were changed, and the choices that were made. */
function inputOf(sent: EditFields, run: FullRun): Record<string, unknown> {
  const chosen = CHOICES.flatMap((name) => (sent[name]?.trim() ? [[name, sent[name]]] : []));
  const copy = changedCopy(sent);
  const body = run.body && hasContent(sent) ? contentChanges(run.output_type, run.body, sent) : undefined;
  return {
    run_id: run.id,
    ...Object.fromEntries(chosen),
    ...(copy && { copy }),
    ...(body && { body }),
    // Other words in the same picture, as long as they have room in it.
    ...(copy && !run.body && sent.was_template && !sent.template && { template: sent.was_template }),
  };
}

/** Words that were not changed stay the story's, with the facts that they rest on; an emptied field takes its words out. */
function changedCopy(sent: EditFields): Record<string, string | string[]> | undefined {
  const changed = Object.entries(sent).filter(
    ([name, text]) => COPY.includes(name) && plain(text) !== plain(sent[`was_${name}`] ?? ""),
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map(([name, text]) => [name, name === "points" ? linesIn(text) : text]));
}

/** What edited words claim and nothing behind the run says, by field. It is asked about before anything is charged. */
function doubtsAbout(
  run: FullRun,
  copy: Record<string, string | string[] | undefined> = {},
): Record<string, string> {
  if (run.body) return {};
  const doubts = Object.entries(copy).flatMap(([name, text]) => {
    const values = newValues([text ?? []].flat().join("\n"), run);
    return values.length > 0 ? [[name, notInBrief(values)]] : [];
  });
  return Object.fromEntries(doubts);
}

/** Values that are new, asked about before they cost anything. */
function notInBrief(values: readonly string[]): string {
  const named = values.slice(0, 3).map((value) => `“${value}”`);
  return `${named.join(", ")} ${values.length === 1 ? "is" : "are"} not in the brief. Is it right? Then the new version says it, and asks whoever approves it once more.`;
}

const linesIn = (text: string): string[] => text.split("\n").flatMap((line) => line.trim() || []);

const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();
