import { type Model, ModelFailure } from "../../core/model.ts";
import { ReadAnswer, StoryAnswer, WrittenAnswer } from "../../story/model/answer.ts";
import { instructsSystem } from "../../story/model/instructs.ts";
import {
  type ModelInput,
  READ_RULES,
  readPrompt,
  STORY_RULES,
  storyPrompt,
  WRITE_RULES,
  writePrompt,
} from "../../story/model/prompt.ts";
import { toReading } from "../../story/model/to-reading.ts";
import { groundedReading, toStory } from "../../story/model/to-story.ts";
import type { Reading, Story } from "../../story/schema.ts";
import { noAnswerNote } from "./failure-notes.ts";
import { finished } from "./slot-repair.ts";
import { noted, type StoryHelp } from "./story-help.ts";

/** Our own writer knows no instructions, so none can be given to it. */
const INSTRUCTING_NOTE =
  "The brief contains instructions to the system, so the language model was not asked; our own writer wrote this copy.";

/**
 * Reads and writes with one request, for large models. Never throws for the model's sake: when it fails, the
 * house's story comes back with a note that says why.
 */
export const storyWithModel = (model: Model, input: ModelInput, help: StoryHelp): Promise<Story> =>
  orHouse(input, help, async () => {
    const question = { system: STORY_RULES, prompt: storyPrompt(input), answer: StoryAnswer };
    const { answer } = await model.ask(question);
    const { reading, named } = toReading(answer, input);
    const draft = toStory(groundedReading(reading), answer, { input, named, by: model.name });
    return finished(model, draft, input, help);
  });

/** The first of two requests, for small models: reads. Throws a ModelFailure. */
export async function readWithModel(model: Model, input: ModelInput): Promise<Reading> {
  const question = { system: READ_RULES, prompt: readPrompt(input), answer: ReadAnswer };
  const { answer } = await model.ask(question);
  return groundedReading(toReading(answer, input).reading);
}

/** The second of two requests: writes from what was read. Fails like `storyWithModel`. */
export const writeWithModel = (
  model: Model,
  reading: Reading,
  input: ModelInput,
  help: StoryHelp,
): Promise<Story> =>
  orHouse(input, help, async () => {
    const question = { system: WRITE_RULES, prompt: writePrompt(reading, input), answer: WrittenAnswer };
    const { answer } = await model.ask(question);
    const ids = new Map(reading.facts.map(({ id }) => [id.toLowerCase(), id]));
    const named = (wanted: readonly string[]) =>
      wanted.flatMap((id) => ids.get(id.toLowerCase().trim()) ?? []);
    return finished(model, toStory(reading, answer, { input, named, by: model.name }), input, help);
  });

/**
 * What a model makes of a brief. It is the house's story where the model must not be asked or does not
 * answer.
 */
export async function orHouse(
  { brief }: Pick<ModelInput, "brief">,
  help: Pick<StoryHelp, "house">,
  work: () => Promise<Story>,
): Promise<Story> {
  if (instructsSystem(brief)) return noted(help.house(), INSTRUCTING_NOTE);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return noted(help.house(), noAnswerNote(error.reason, "copy"));
  }
}
