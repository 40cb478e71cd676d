import { capitalized } from "../../../../text/capitalized.ts";
import { own } from "../../../../text/own.ts";

/** What joins a clause to the one before it. */
const JOINTS = {
  en: /^and\s/iu,
  de: /^und\s/iu,
  fr: /^et\s/iu,
  es: /^y\s/iu,
  it: /^ed?\s/iu,
  nl: /^en\s/iu,
  pt: /^e\s/iu,
};

/** "And if you order by Friday, …" as a line of its own: "If you order by Friday, …". */
export const withoutJoint = (text: string, language: string): string =>
  capitalized(text.replace(own(JOINTS, language) ?? "", ""));
