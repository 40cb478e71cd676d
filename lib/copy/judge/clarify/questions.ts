import { productName } from "../../brand.ts";
import { clip, unstop } from "../../text.ts";
import type { Kind } from "../../types.ts";
import type { GapId, GapInput } from "./gaps.ts";
import { specifics } from "./specifics.ts";

/** One question to the author of a brief; `why` says what the answer is good for. */
export type Question = { id: string; question: string; why: string; options?: string[] };

type Wording = { question: string; why: string; options?: readonly string[] };

const ACTIONS: Partial<Record<Kind, readonly string[]>> = {
  event: ["Register", "Get a ticket", "Just turn up"],
  hiring: ["Apply online", "Send us an email"],
  offer: ["Shop online", "Visit the shop"],
  cause: ["Donate", "Volunteer"],
  launch: ["Try it free", "Book a demo", "Join the waiting list"],
  feature: ["Try it", "Read how it works"],
  changelog: ["Update now", "Read the release notes"],
  report: ["Read the report"],
};
const ANY_ACTION = ["Visit the website", "Get in touch", "Nothing, it is only news"];

/** The topic in quotation marks, or the name, or "this". */
function topicOf({ facts, brand }: GapInput): string {
  const candidates = [facts.topic?.text, facts.eventName, facts.jobTitle, facts.facts[0]?.text];
  const said = candidates.find((text) => text && specifics(text).length > 0);
  return said ? `“${clip(unstop(said), 60)}”` : productName(brand) || "this";
}

/** What has to be known about a kind of post, when its topic is known (`claim`) and when it is not. */
const BY_KIND: Partial<Record<Kind, { claim?: (topic: string) => string; subject: string }>> = {
  hiring: { subject: "Which role is it, where, and on what terms?" },
  event: {
    claim: (topic) => `What will people get from ${topic}, and when is it?`,
    subject: "What is the event called, what will people get from it, and when is it?",
  },
  testimonial: {
    subject: "Which customer is it, and what changed for them (in a number or in their words)?",
  },
  changelog: { subject: "What can people do now that they could not do before?" },
  milestone: { subject: "What exactly was reached, and who made it possible?" },
  offer: { subject: "What is on offer, and on which products?" },
};

function askClaim(input: GapInput): Wording {
  const topic = topicOf(input);
  const kind = BY_KIND[input.facts.kind];
  const question = kind && (kind.claim?.(topic) ?? kind.subject);
  return {
    question: question ?? `What is the one thing people should know about ${topic}?`,
    why: "A topic alone makes a title, but no reason to read on.",
  };
}

function askSubject({ brand, facts }: GapInput): Wording {
  const name = productName(brand);
  const kind = BY_KIND[facts.kind];
  if (kind)
    return { question: kind.subject, why: "Without it the post can only say that there is something." };
  const { features } = brand.offer;
  return {
    question: `What should this be about: which product, news or event${name ? ` of ${name}` : ""}?`,
    why: "Without a subject the post can only repeat what the brand always says.",
    ...(features.length > 1 ? { options: features.slice(0, 4) } : {}),
  };
}

const WORDINGS: Record<GapId, (input: GapInput) => Wording> = {
  subject: askSubject,
  claim: askClaim,
  terms: () => ({
    question: "What exactly is the offer: how much off, on what, and with which code?",
    why: "Nobody can act on an offer without its terms, and we do not make them up.",
  }),
  when: ({ facts }) => ({
    question:
      facts.kind === "offer"
        ? "From when until when does it run?"
        : "When does it take place (date, time, time zone)?",
    why: "Readers cannot act without a date.",
  }),
  proof: () => ({
    question: "Which two or three numbers should the infographic show?",
    why: "An infographic without numbers is only a list.",
  }),
  action: ({ facts }) => ({
    question: "What should people do next, and where (a link, a place, a phone number)?",
    why: "A post that asks for one clear thing gets more of it.",
    options: ACTIONS[facts.kind] ?? ANY_ACTION,
  }),
  audience: ({ brand }) => ({
    question: "Who is this for?",
    why: "It decides what comes first.",
    ...(brand.offer.who_its_for.trim() ? { options: [brand.offer.who_its_for.trim()] } : {}),
  }),
};

/** The question that fills a gap, in the terms of this brief. */
export function questionFor(id: GapId, input: GapInput): Question {
  const { question, why, options } = WORDINGS[id](input);
  return { id, question, why, ...(options ? { options: [...options] } : {}) };
}
