import type { Ctx } from "../../../lib/core/context.ts";
import { ClarifyInput, clarifyBrief } from "../../../lib/runs/clarify.ts";
import { RunId } from "../../../lib/runs/run.ts";
import { own } from "../../../lib/text/own.ts";
import { answersIn } from "../ui/answer.tsx";
import { PHOTO, SCREEN } from "../ui/create.tsx";
import { seedIn } from "./seed.ts";

/** Fields that a run takes as they were sent. */
export const PLAIN = ["format", "theme", "template", "imagery", "language"] as const;

/** The fields of a run that were filled in. */
export function givenIn(sent: Record<string, string>) {
  const { brief = "", channel = "", asset_type = "", scheduled_at: at, sound, variants } = sent;
  const ticked = (prefix: string) =>
    Object.keys(sent).flatMap((name) =>
      name.startsWith(prefix) && own(sent, name) ? [name.slice(prefix.length)] : [],
    );
  const [photo_ids, screen_ids] = [ticked(PHOTO), ticked(SCREEN)];
  return {
    brief,
    channel,
    asset_type,
    ...Object.fromEntries(PLAIN.flatMap((name) => (sent[name]?.trim() ? [[name, sent[name].trim()]] : []))),
    ...seedIn(sent),
    ...(sound && { sound: sound === "true" ? true : sound }),
    ...(photo_ids.length > 0 && { photo_ids }),
    ...(screen_ids.length > 0 && { screen_ids }),
    ...(at && { scheduled_at: at }),
    ...(variants && variants !== "1" && { variants: Number(variants) }),
  };
}

/** The run whose questions were left open, though the form was there to answer them: nothing new would be made. */
export function unansweredIn({ answers_to, ...values }: Record<string, string>): string | undefined {
  const named = RunId.safeParse({ run_id: answers_to });
  return named.success && Object.keys(answersIn(values)).length === 0 ? named.data.run_id : undefined;
}

/** The brief with the answers behind it, as the clarifier words them. */
export async function withAnswers(ctx: Ctx, values: Record<string, string>): Promise<string> {
  const { brief = "" } = values;
  const answers = answersIn(values);
  const asked = ClarifyInput.safeParse({ brief, answers });
  if (!asked.success || Object.keys(answers).length === 0) return brief;
  const { preferences_block: block } = await clarifyBrief(ctx, asked.data);
  return block ? `${brief}\n\n${block}` : brief;
}
