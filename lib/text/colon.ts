import { own } from "./own.ts";

const COLONS: Record<string, string> = { ja: "：", zh: "：", fr: "\u00a0:" };

/** The colon as a language sets it: French keeps a blank before it. */
export const colonOf = (language: string): string => own(COLONS, language.slice(0, 2)) ?? ":";

/** "Lit supplémentaire: 18 €": a colon right behind a word, before a blank or at the end; "8:30" is an hour. */
const TIGHT = /(?<=[\p{L}\p{N})»%€’”])(?=:(?:\s|$))/gmu;

/** The words with the blank that their language has before a colon. */
export const spacedColons = (text: string, language = ""): string =>
  /^fr(?:-|$)/iu.test(language) ? text.replace(TIGHT, "\u00a0") : text;
