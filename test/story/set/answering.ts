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
 * brief. What is asked again is written to `asked/ID-n.txt`, and answered by `asked/ID-n.json` if that is there, else
 * refused. It has no objections to any copy.
 */
export async function answering(folder: string) {
  const fake = await startModelFake("openai-compatible");
  const settings = z.object(MODEL_SETTINGS).parse({
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: RIGHT_MODEL,
    MODEL_API_KEY: RIGHT_KEY,
    MODEL_BASE_URL: fake.baseUrl,
  });
  const file = (name: string) => join(folder, `${name}.json`);
  const read = (name: string): Reply => speaks(readFileSync(file(name), "utf8"));

  function repaired(name: string, { system, prompt }: Asked): Reply {
    mkdirSync(join(folder, "asked"), { recursive: true });
    writeFileSync(join(folder, `${name}.txt`), `${system}\n\n${prompt}`);
    return existsSync(file(name)) ? read(name) : refuses;
  }

  return {
    has: (id: string) => existsSync(file(id)),
    /** The model for one brief. */
    open(id: string) {
      let repairs = 0;
      fake.script((asked) => {
        if (isOpinion(asked)) return says({ objections: [] });
        if (isRepair(asked)) return repaired(`asked/${id}-${++repairs}`, asked);
        return read(id);
      });
      return modelFrom(settings);
    },
    close: () => fake.close(),
  };
}
