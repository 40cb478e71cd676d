import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/v4";
import { modelFrom } from "../../../lib/adapters/model/model-from.ts";
import { MODEL_SETTINGS } from "../../../lib/core/model-settings.ts";
import { RIGHT_KEY, RIGHT_MODEL, startModelFake } from "../../fakes/model.ts";
import { type Asked, type Reply, refuses, says, speaks } from "../../fakes/model-replies.ts";

/** What a question is about, by the block of its material that no other question has. */
const isRepair = ({ prompt }: Asked) => prompt.includes("<slots>");
const isOpinion = ({ prompt }: Asked) => prompt.includes("<copy>");

/**
 * A language model played by the files of a folder, behind a vendor's wire on a loopback port. `ID.json` answers a
 * brief, and `asked/ID-n.json` what is asked about it again. A question without an answer is refused and written down
 * as a text, for a person to answer: `ID.txt`, `asked/ID-n.txt`. It has no objections to any copy.
 */
export async function answering(folder: string) {
  mkdirSync(join(folder, "asked"), { recursive: true });
  const fake = await startModelFake("openai-compatible");
  const settings = z.object(MODEL_SETTINGS).parse({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  const file = (name: string) => join(folder, `${name}.json`);

  function answerTo(name: string, { system, prompt }: Asked): Reply {
    writeFileSync(join(folder, `${name}.txt`), `${system}\n\n${prompt}`);
    return existsSync(file(name)) ? speaks(readFileSync(file(name), "utf8")) : refuses;
  }

  return {
    /** The model for one brief. */
    open(id: string) {
      let repairs = 0;
      fake.script((asked) => {
        if (isOpinion(asked)) return says({ objections: [] });
        return answerTo(isRepair(asked) ? `asked/${id}-${++repairs}` : id, asked);
      });
      return modelFrom(settings);
    },
    close: () => fake.close(),
  };
}
