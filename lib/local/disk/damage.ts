import { Problem, reason } from "../problem.ts";

/** A part of the data folder, and what a person without a backup can do: `move it away to start without posts`. */
export type DataFile = { path: string; wayOut: string };

/** The way out where one part is of no use without the others. */
export const startEmpty = (folder: string): string => `move ${folder} away to start empty`;

/** The Problem of a file whose content makes no sense. `where` is a line or a field. */
export const damaged = ({ path, wayOut }: DataFile, where: string): Problem =>
  new Problem(`${path} is damaged ${where}. Restore it from a backup, or ${wayOut}.`);

/** The Problem of a file or folder that the system does not let us use. */
export const unusable = (path: string, error: unknown): Problem =>
  new Problem(
    `${path} cannot be used: ${reason(error)}. Repair that, or choose another folder: DATA_DIR=… npm start`,
  );

/** Runs a step that uses a file; what the system refuses becomes a Problem that names the file. */
export function using<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof Error && "code" in error ? unusable(path, error) : error;
  }
}

/** Says that something broken is made again. */
export const sayRemade = (path: string): void =>
  console.error(`${path} was damaged or incomplete; it is made again.`);
