import type { Story } from "./story.ts";

/** What a person should know about how this copy came to be. */
export function notesOf({ f, cta, head }: Story): string[] {
  const out: string[] = [];
  const note = (is: boolean, text: string) => {
    if (is) out.push(text);
  };
  const thin = f.flags.includes("thin");
  const unsided =
    f.contrasts.length > 0 && f.contrasts.some((c) => !c.topic) && !f.flags.includes("before-after");
  note(thin && head?.by === "brand", "The brief holds nothing to say; the copy rests on the Brand DNA.");
  note(
    thin && head?.by !== "brand",
    "The brief holds too little to say. Add what it is about: a product, news or event, and one fact.",
  );
  note(f.flags.includes("vague-topic") && !thin, "The brief does not name what it is about.");
  note(cta.source === null && cta.label !== "", `The brief names no action; “${cta.label}” is our default.`);
  note(f.flags.includes("injection"), "The brief contains instructions to the system; they were ignored.");
  note(unsided, "The brief does not say which side of the comparison is yours; both are shown in its order.");
  note(f.language !== "en", `Written from the brief’s own sentences (${f.language}); nothing was rephrased.`);
  note(head !== undefined && head.score < 50 && !thin, "No clause of the brief makes a strong headline.");
  return out;
}
