import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { COST, cutOff, says, speaks } from "../fakes/model-replies.ts";
import { failureOf, type Opened } from "./model-opened.ts";
import { modelTroubles } from "./model-troubles.ts";

const Answer = z.object({
  title: z.string().min(1).max(20),
  tags: z.array(z.string().max(10)).max(3),
  mood: z.enum(["calm", "loud"]).nullable(),
});
const GOOD = { title: "Bread at seven", tags: ["bread"], mood: "calm" };
const QUESTION = { system: "You write titles.", prompt: "A bakery opens.", answer: Answer };

/** What every adapter of the model port does, whatever its vendor speaks. */
export function modelContract(vendor: string, open: () => Promise<Opened>) {
  describe(`a model of ${vendor}`, () => {
    let at: Opened;
    beforeAll(async () => {
      at = await open();
    });
    afterAll(() => at.close());
    const ask = (timeoutMs = 8_000) => at.model().ask({ ...QUESTION, timeoutMs });

    test("a model answers in the requested shape and reports its usage", async () => {
      at.script([says(GOOD)]);

      expect(await ask()).toEqual({ answer: GOOD, usage: COST, repaired: false });
      expect(at.asked).toMatchObject([{ prompt: QUESTION.prompt, maxTokens: 4000 }]);
      expect(at.asked[0]?.system).toContain(QUESTION.system);
    });

    test("a model receives the shape as a strict schema, or in words where schemas are unsupported", async () => {
      at.script([says(GOOD)]);
      await ask();

      expect(at.asked).toHaveLength(1);
      expect(at.asked[0]?.schema).toMatchObject({
        type: "object",
        properties: {
          title: { type: "string", description: expect.stringContaining("at most 20 characters") },
        },
        required: ["title", "tags", "mood"],
        additionalProperties: false,
      });
      expect(at.asked[0]?.system).toContain("at most 20 characters");
    });

    test.each([
      ["in a Markdown fence", `\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``],
      ["after thinking aloud", `<think>{"title": maybe?}</think>${JSON.stringify(GOOD)}`],
      ["after thoughts whose start is missing", `So {"title": "Bread"}?</think>\n${JSON.stringify(GOOD)}`],
      ["inside polite words", `Sure! Here it is: ${JSON.stringify(GOOD)} Enjoy.`],
      ["behind a draft", `First {braces} and {"title": "x"}, then ${JSON.stringify(GOOD)}`],
      ["given twice", `${JSON.stringify(GOOD)}\n${JSON.stringify(GOOD)}`],
      ["wrapped in an object", JSON.stringify({ answer: GOOD })],
      ["wrapped in a list", JSON.stringify([GOOD])],
      ["wrapped in a string", JSON.stringify(JSON.stringify(GOOD))],
      ["wrapped in a string of an object", JSON.stringify({ response: JSON.stringify(GOOD) })],
    ])("a model's answer %s is accepted without asking again", async (_, text) => {
      at.script([speaks(text)]);

      expect(await ask()).toMatchObject({ answer: GOOD, repaired: false });
    });

    test("a model's answer is cleaned of invisible characters", async () => {
      at.script([says({ ...GOOD, title: "Br\u0000ea\u001bd\u202e at\ud800 se\r\nven" })]);

      expect(await ask()).toMatchObject({ answer: { title: "Bread at se\nven" } });
    });

    test("a model's answer of the wrong shape is returned to the model once with the errors", async () => {
      at.script([says({ ...GOOD, title: "A title of more than twenty characters" }), says(GOOD)]);
      const { repaired, usage } = await ask();

      expect(repaired).toBe(true);
      expect(usage).toEqual({ inputTokens: 2 * COST.inputTokens, outputTokens: 2 * COST.outputTokens });
      expect(at.asked[1]?.prompt).toContain(QUESTION.prompt);
      expect(at.asked[1]?.prompt).toContain("more than twenty characters");
      expect(at.asked[1]?.prompt).toContain("title");
    });

    test("a model's second answer of the wrong shape is a failure", async () => {
      at.script([says({ ...GOOD, mood: "angry" })]);
      const { reason, usage } = await failureOf(ask());

      expect(reason).toBe("malformed");
      expect(usage.outputTokens).toBe(2 * COST.outputTokens);
      expect(at.asked).toHaveLength(2);
    });

    test("a model is asked for a shorter answer after one that was cut off", async () => {
      at.script([cutOff('{"title":"Bread at sev'), says(GOOD)]);

      expect(await ask()).toMatchObject({ answer: GOOD, repaired: true });
    });

    test("a model's endless answer is a failure", async () => {
      at.script([speaks(`{"title":"${"bread ".repeat(12_000)}"}`)]);

      expect(await failureOf(ask())).toMatchObject({ reason: "malformed" });
    });

    test("a model without a JSON mode is asked without it from then on", async () => {
      at.script([says(GOOD)], { jsonMode: false });
      const model = at.model();
      await model.ask(QUESTION);
      const tries = at.asked.length;

      expect(await model.ask(QUESTION)).toMatchObject({ answer: GOOD, repaired: false });
      expect(at.asked).toHaveLength(tries + 1);
      expect(at.asked.filter(({ schema }) => schema)).toHaveLength(1);
    });

    modelTroubles(() => at, QUESTION, GOOD);
  });
}
