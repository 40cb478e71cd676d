import { own } from "../../../text/own.ts";

/** Opening and closing marks; French ones stand off their words. */
const MARKS: Record<string, readonly [string, string]> = {
  de: ["„", "“"],
  cs: ["„", "“"],
  sk: ["„", "“"],
  pl: ["„", "”"],
  hu: ["„", "”"],
  ro: ["„", "”"],
  fr: ["«\u00a0", "\u00a0»"],
  es: ["«", "»"],
  it: ["«", "»"],
  pt: ["«", "»"],
  el: ["«", "»"],
  no: ["«", "»"],
  nb: ["«", "»"],
  ru: ["«", "»"],
  uk: ["«", "»"],
  sv: ["”", "”"],
  fi: ["”", "”"],
  ja: ["「", "」"],
};

/** Words as they were said, in the marks of their language. */
export function quoted(text: string, language = "en"): string {
  const [open, shut] = own(MARKS, language.toLowerCase().split("-")[0] ?? "") ?? ["“", "”"];
  return `${open}${text}${shut}`;
}
