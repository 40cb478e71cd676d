/** US dollars for a million tokens, from the vendors' public price lists. */
export const PRICES = {
  /** When the list was read. Prices change; the tokens beside them do not. */
  date: "2026-09-20",
  models: {
    "@cf/openai/gpt-oss-120b": { input: 0.35, output: 0.75 },
    "@cf/meta/llama-3.3-70b-instruct-fp8-fast": { input: 0.293, output: 2.253 },
  },
} as const;
