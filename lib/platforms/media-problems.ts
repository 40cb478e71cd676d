import { own } from "../text/own.ts";
import type { NetworkFacts } from "./networks.ts";
import type { FileFacts, PlatformProblem } from "./problem.ts";

type Limits = NonNullable<NetworkFacts["images"] | NetworkFacts["video"]>;

const problem = (text: string, fix: string): PlatformProblem => ({ about: "media", problem: text, fix });

/** "JPEG, PNG or WebP" */
const TYPE_NAMES: Record<string, string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/gif": "GIF",
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
  "video/webm": "WebM",
};
const named = (types: readonly string[]) =>
  types
    .map((type) => own(TYPE_NAMES, type) ?? type)
    .join(", ")
    .replace(/, ([^,]*)$/, " or $1");

function weight(bytes: number): string {
  const [size, unit] = bytes >= 1024 ** 3 ? [bytes / 1024 ** 3, "GB"] : [bytes / 1024 ** 2, "MB"];
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.round(size * 10) / 10} ${unit}`;
}

export function pictureProblems(can: NetworkFacts, files: readonly FileFacts[]): PlatformProblem[] {
  const limits = can.images;
  if (!limits) return [];
  const { min, max, maxPixels = Number.POSITIVE_INFINITY } = limits;
  const problems: PlatformProblem[] = [];
  if (files.length < min || files.length > max) {
    const range = files.length < min ? `at least ${min}` : `at most ${max}`;
    const fix = files.length < min ? "Add a picture." : `Leave out ${files.length - max}.`;
    problems.push(problem(`${can.name} takes ${range} pictures, and there are ${files.length}.`, fix));
  }
  for (const [at, file] of files.entries()) {
    const which = files.length > 1 ? `Picture ${at + 1}` : "The picture";
    problems.push(...fileProblems(can.name, which, file, limits));
    if (file.width * file.height > maxPixels) {
      const text = `${which} has ${file.width} × ${file.height} pixels, more than ${can.name} takes.`;
      problems.push(problem(text, `Make it smaller than ${Math.floor(maxPixels / 1e6)} megapixels.`));
    }
  }
  return problems;
}

export function videoProblems(can: NetworkFacts, file: FileFacts, durationMs: number): PlatformProblem[] {
  const limits = can.video;
  if (!limits) return [];
  const { minSeconds, maxSeconds, minBytes = 0 } = limits;
  const problems = fileProblems(can.name, "The film", file, limits);
  const seconds = durationMs / 1000;
  if (seconds < minSeconds || seconds > maxSeconds) {
    const text = `The film runs ${Math.round(seconds * 10) / 10} s, and ${can.name} takes ${minSeconds} to ${maxSeconds} s.`;
    problems.push(problem(text, seconds > maxSeconds ? "Make it shorter." : "Make it longer."));
  }
  if (file.bytes < minBytes) {
    const text = `The film has ${weight(file.bytes)}, and ${can.name} takes at least ${weight(minBytes)}.`;
    problems.push(problem(text, "Make it longer or finer."));
  }
  return problems;
}

function fileProblems(name: string, which: string, file: FileFacts, limits: Limits): PlatformProblem[] {
  const problems: PlatformProblem[] = [];
  if (!limits.mimeTypes.includes(file.mimeType)) {
    const types = named(limits.mimeTypes);
    problems.push(
      problem(`${which} is ${named([file.mimeType])}, and ${name} takes ${types}.`, `Send it as ${types}.`),
    );
  }
  if (file.bytes > limits.maxBytes) {
    const text = `${which} has ${weight(file.bytes)}, and ${name} takes at most ${weight(limits.maxBytes)}.`;
    problems.push(problem(text, "Make the file smaller."));
  }
  return [...problems, ...frameProblems(name, which, file, limits)];
}

function frameProblems(
  name: string,
  which: string,
  { width, height }: FileFacts,
  limits: Limits,
): PlatformProblem[] {
  const {
    minSide = 0,
    maxSide = Number.POSITIVE_INFINITY,
    maxShortSide = Number.POSITIVE_INFINITY,
    ratio,
  } = limits;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const has = `${which} has ${width} × ${height} pixels, and ${name} takes`;
  const problems: PlatformProblem[] = [];
  if (short < minSide) {
    problems.push(problem(`${has} at least ${minSide} a side.`, "Make it larger."));
  }
  if (long > maxSide || short > maxShortSide) {
    const most = [maxSide, maxShortSide].filter(Number.isFinite).join(" × ");
    problems.push(problem(`${has} at most ${most}.`, "Make it smaller."));
  }
  const shape = width / height;
  if (ratio && (shape < ratio[0] - ROUNDING || shape > ratio[1] + ROUNDING)) {
    const fix = shape < ratio[0] ? "Make it wider." : "Make it taller.";
    problems.push(problem(`${has} ${shapes(ratio)} (width by height).`, fix));
  }
  return problems;
}

/** A side is a whole number of pixels. */
const ROUNDING = 0.005;
const shapes = ([narrow, wide]: readonly [number, number]) => `${brief(narrow)} to ${brief(wide)}`;
const brief = (n: number) => String(Math.round(n * 100) / 100);
