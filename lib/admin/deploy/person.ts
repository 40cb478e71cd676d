import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { isSecret } from "../../config.ts";
import { WHAT } from "./what.ts";

/** Asks a person at a terminal. */
export function atTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  async function ask(question: string, isHidden: boolean): Promise<string> {
    output.write(question);
    // What is typed for a secret is not shown.
    const shown = isHidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : output;
    const lines = createInterface({ input, output: shown, terminal: true });
    const answer = (await lines.question("")).trim();
    lines.close();
    if (isHidden) output.write("\n");
    return answer;
  }
  return {
    agrees: async (question: string) => !/^n/i.test(await ask(`${question} [Y/n] `, false)),
    /** The answers to what is not known yet; what is not required may be left empty. */
    async settings(unknown: string[]): Promise<Record<string, string>> {
      const given = new Map<string, string>();
      for (const name of unknown) {
        const { what, required } = WHAT.get(name) ?? { what: name };
        const answer = await ask(`${name}, ${what}${required ? "" : " (Enter: without)"}: `, isSecret(name));
        if (answer) given.set(name, answer);
      }
      return Object.fromEntries(given);
    },
  };
}
