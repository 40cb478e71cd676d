import type { Platform } from "../vocab.ts";
import { countIn } from "./count.ts";
import { pictureProblems, videoProblems } from "./media-problems.ts";
import { NETWORKS, type NetworkFacts, type TextLimit } from "./networks.ts";
import type { FileFacts, PlatformProblem } from "./problem.ts";

/** The parts of a post that limits apply to. */
export type PostContent = {
  text: string;
  title: string;
  media:
    | { kind: "none" }
    | { kind: "images"; files: readonly FileFacts[] }
    | { kind: "video"; file: FileFacts; durationMs: number };
};

/** Every limit the post exceeds, in the order a person would fix them; empty when the platform takes it. */
export function problemsOf(platform: Platform, material: PostContent): PlatformProblem[] {
  const can = NETWORKS[platform];
  return [...mediaProblems(can, material), ...wordProblems(can, material)];
}

export type Medium = "images" | "video";

/** Whether a platform takes pictures or films at all. */
export const takesMedium = (platform: Platform, medium: Medium): boolean =>
  NETWORKS[platform][medium] !== null;

/** The limits that a text beside pictures or a film exceeds. */
export function captionProblems(platform: Platform, text: string, medium: Medium): PlatformProblem[] {
  const can = NETWORKS[platform];
  return textProblems(can.name, "text", text, limitOf(can, medium));
}

const limitOf = (can: NetworkFacts, kind: PostContent["media"]["kind"]): TextLimit =>
  kind === "images" ? (can.textWithImages ?? can.text) : can.text;

function mediaProblems(can: NetworkFacts, { media }: PostContent): PlatformProblem[] {
  if (media.kind === "images")
    return can.images ? pictureProblems(can, media.files) : [unsuited(can, "pictures")];
  if (media.kind === "video")
    return can.video ? videoProblems(can, media.file, media.durationMs) : [unsuited(can, "films")];
  return can.textOnly ? [] : [unsuited(can, "text alone")];
}

function unsuited(can: NetworkFacts, what: string): PlatformProblem {
  const takes = [can.textOnly && "text", can.images && "pictures", can.video && "films"].filter(Boolean);
  return {
    about: "media",
    problem: `${can.name} does not take ${what}.`,
    fix: `It takes ${takes.join(", ").replace(/, ([^,]*)$/, " and $1")}.`,
  };
}

function wordProblems(can: NetworkFacts, { text, title, media }: PostContent): PlatformProblem[] {
  const problems = textProblems(can.name, "text", text, limitOf(can, media.kind));
  if (media.kind === "none" && text.trim() === "") {
    problems.push({ about: "text", problem: "The post is empty.", fix: "Write a text or add a picture." });
  }
  if (can.title?.of !== media.kind) return problems;
  if (media.kind === "video" && title.trim() === "") {
    problems.push({
      about: "text",
      problem: `${can.name} needs a title.`,
      fix: `Write one of at most ${can.title.max} characters.`,
    });
  }
  return [...problems, ...textProblems(can.name, "title", title, can.title)];
}

const UNITS: Record<TextLimit["unit"], string> = {
  weighted: "characters as X counts them (a link is 23, an emoji 2)",
  characters: "characters",
  utf16: "characters",
  bytes: "bytes",
};

function textProblems(
  name: string,
  what: "text" | "title",
  text: string,
  limit: TextLimit,
): PlatformProblem[] {
  const problems: PlatformProblem[] = [];
  const add = (problem: string, fix: string) => void problems.push({ about: "text", problem, fix });
  const length = countIn(limit.unit, text);
  if (length > limit.max) {
    add(
      `The ${what} is ${length} long, and ${name} takes ${limit.max} ${UNITS[limit.unit]}.`,
      `Shorten it by ${length - limit.max}.`,
    );
  }
  const held = [...(limit.forbidden ?? "")].filter((sign) => text.includes(sign));
  if (held.length > 0) {
    add(`${name} does not take ${held.join(" and ")} in a ${what}.`, "Write it without.");
  }
  for (const [sign, max, called] of [
    ["#", limit.maxHashtags, "hashtags"],
    ["@", limit.maxMentions, "mentions"],
  ] as const) {
    const count = marked(text, sign);
    if (max !== undefined && count > max) {
      add(`The ${what} has ${count} ${called}, and ${name} takes ${max}.`, `Leave out ${count - max}.`);
    }
  }
  return problems;
}

/** The number of words marked by a sign: hashtags or mentions. */
const marked = (text: string, sign: "#" | "@"): number =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}_&])${sign}[\\p{L}\\p{N}_]`, "gu"))?.length ?? 0;
