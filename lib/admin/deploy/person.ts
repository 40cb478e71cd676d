import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { isSecret } from "../../config.ts";
import { valueProblem } from "./units/settings.ts";
import { WHAT } from "./what.ts";

export type Prompts = ReturnType<typeof atTerminal>;

/** Asks a person at a terminal. */
export function atTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  async function ask(question: string, isHidden: boolean): Promise<string> {
    output.write(question);
    // What is typed for a secret is not shown.
    const shown = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : output;
    const lines = createInterface({ input, output: shown, terminal: true });
    const closed = new Promise<never>((_, reject) => {
      lines.once("close", () =>
        reject(new Error("\nSetup was stopped. Run it again; what was typed is kept.")),
      );
    });
    const answer = (await Promise.race([lines.question(""), closed])).trim();
    lines.close();
    if (isHidden) output.write("\n");
    return answer;
  }
  /** Asks until the Worker would start with the answer. */
  async function answerTo(name: string, without: string | undefined): Promise<string> {
    const { what } = WHAT.get(name) ?? { what: name };
    for (;;) {
      const answer = await ask(`${name}, ${what}${without ? ` (Enter: ${without})` : ""}: `, isSecret(name));
      const refusal = refusalOf(name, answer, without === undefined);
      if (!refusal) return answer;
      output.write(`  ${refusal}\n`);
    }
  }
  return {
    agrees: async (question: string) => !/^n/i.test(await ask(`${question} [Y/n] `, false)),
    /** The value of a setting; empty where none is given for one that is not required. */
    setting: (name: string) => answerTo(name, WHAT.get(name)?.required ? undefined : "without"),
    /** Another value for a setting that a vendor refuses; empty where there is none yet. */
    replacement(name: string, problem: string): Promise<string> {
      output.write(`${problem}\n`);
      return answerTo(name, "leave it");
    },
  };
}

/** Why the Worker would not start with this value; undefined when it would. */
function refusalOf(name: string, answer: string, isRequired: boolean): string | undefined {
  if (!answer) return isRequired ? `${name} is required: there is no deployment without it.` : undefined;
  return valueProblem(name, answer);
}
