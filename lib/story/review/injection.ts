import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Words for the machine instead of readers: asking for other rules, for secrets, or for marks. */
const INJECTIONS = [
  "(?:ignore|disregard|forget|override|bypass) [^.\\n]{0,40}(?:instructions?|rules?|prompts?|guidelines|guardrails|above|previous|everything|checks?)",
  "ignor(?:iere|a|e[rz]?) (?:alle|todas|toutes|le|las|les) [^.\\n]{0,40}(?:anweisungen|instrucciones|instructions|istruzioni|instruções)",
  "system prompt|impact[_ ]?score|jailbreak|developer mode|as an ai|set (?:the )?(?:score|verdict)|approve (?:this|the) (?:run|post)",
  "(?:you are|you[’']re) (?:now|an? (?:ai|assistant|llm|language model|chatgpt|dan))",
  "(?:print|reveal|output|repeat|show|return|leak) (?:your|the|all|me your) (?:\\w+ )?(?:instructions|prompts?|rules|system|secrets?|api keys?|passwords?|env)",
  "(?:mark|rate|score|grade|evaluate) (?:this|it|the (?:copy|post|text|brief)) [^.!?\\n]{0,30}(?:approved|100|perfect|highest|maximum)",
  "(?:skip|disable|turn off) (?:the |all )?(?:checks?|review|judge|moderation)|treat (?:this|the following) as (?:true|verified|approved|a source)",
  "(?:must|should|has to) (?:be approved|pass (?:the )?(?:review|checks?))|verdict [^.\\n]{0,20}(?:approved|to)",
];

const TO_THE_MACHINE = new Prefiltered(
  `(?<!\\p{L})(?:${INJECTIONS.join("|")})(?!\\p{L})|</?(?:system|assistant|user|instructions?)>|\\[(?:system|inst)\\]`,
  "giu",
);

/** Stretches of a text that try to instruct the system. */
export const injectionsIn = (text: string): string[] => text.match(TO_THE_MACHINE) ?? [];
