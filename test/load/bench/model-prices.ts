/**
 * US dollars for a million tokens. The input price of gpt-oss-120b stands in the vendor's list of that day; the
 * others are unverified and have to be compared with the list before anybody plans with them.
 */
export const PRICES = {
  /** The day of the list. Prices change; the tokens beside them do not. */
  date: "2026-09-20",
  models: {
    "@cf/openai/gpt-oss-120b": { input: 0.35, output: 0.75 },
    "@cf/meta/llama-3.3-70b-instruct-fp8-fast": { input: 0.293, output: 2.253 },
  },
} as const;
