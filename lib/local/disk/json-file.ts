import { readFileSync } from "node:fs";
import type * as z from "zod/v4";
import { Problem } from "../problem.ts";
import { type DataFile, damaged, sayRemade, unusable, using } from "./damage.ts";
import { replaceFile } from "./durable.ts";
import { parseJson } from "./json.ts";

/** A small JSON file that is read and replaced as a whole. Without a path nothing is read or written. */
export type JsonFile<T> = {
  /** The content; undefined when there is no such file. Throws a Problem when it is damaged. */
  read(): T | undefined;
  /** Like `read`, for content that can be made again: a damaged file counts as none, and the log says so. */
  readOrRemake(): T | undefined;
  /** Returns once the content survives a power cut. Throws when the disk refuses; the old content stays then. */
  write(content: T): void;
};

type JsonFileOptions<T> = Omit<DataFile, "path"> & {
  path: string | undefined;
  shape: z.ZodType<T>;
  /** Keeps a second copy beside the file, for content that cannot be made again. */
  copied?: boolean;
};

export function jsonFile<T>({ path, shape, wayOut, copied = false }: JsonFileOptions<T>): JsonFile<T> {
  if (path === undefined) return { read: () => undefined, readOrRemake: () => undefined, write() {} };
  const read = () => readJson({ path, wayOut }, shape);
  const copy = `${path}.copy`;
  return {
    read: () => (copied ? readEither(read, () => readJson({ path: copy, wayOut }, shape), path) : read()),
    readOrRemake: () => attempt(read, () => sayRemade(path)),
    write(content) {
      // One after the other: a crash leaves one of them whole.
      writeJson(path, content);
      if (copied) writeJson(copy, content);
    },
  };
}

/** Replaces a file durably. Throws a Problem when the disk refuses; the old content stays then. */
export function writeJson(path: string, content: unknown): void {
  const bytes = Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
  using(path, () => replaceFile(path, [bytes]));
}

function readJson<T>(file: DataFile, shape: z.ZodType<T>): T | undefined {
  const text = readText(file.path);
  if (text === undefined) return undefined;
  const { value, wrong } = parseJson(text, shape);
  if (wrong) throw damaged(file, wrong.where);
  return value;
}

/** The text of a file; undefined when there is none. Throws a Problem when it cannot be read. */
export function readText(path: string, encoding: BufferEncoding = "utf8"): string | undefined {
  try {
    return readFileSync(path, encoding);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unusable(path, error);
  }
}

/** The file, or its copy when the file is missing or damaged. Throws the file's Problem when both are damaged. */
function readEither<T>(readFile: () => T | undefined, readCopy: () => T | undefined, path: string) {
  let problem: unknown;
  const content = attempt(readFile, (error) => {
    problem = error;
  });
  if (content !== undefined) return content;
  const copy = attempt(readCopy, () => {});
  if (copy === undefined && problem) throw problem;
  if (copy !== undefined) console.error(`${path} was ${problem ? "damaged" : "missing"}; its copy is used.`);
  return copy;
}

/** What a step returns; undefined after a Problem, which is handed over. */
function attempt<T>(step: () => T | undefined, onProblem: (problem: Problem) => void): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    onProblem(error);
    return undefined;
  }
}
