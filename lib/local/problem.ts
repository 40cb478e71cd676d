import { own } from "../text/own.ts";
/** An error that the user can fix. It is printed as this one sentence, without a stack. */
export class Problem extends Error {}

/** The reason the operating system gave, in words: `permission denied (EACCES)`. */
export function reason(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const words = own(REASONS, code);
  return words ? `${words} (${code})` : message;
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EEXIST: "a file is in the place of a folder",
  EISDIR: "it is a folder",
  ENOENT: "no folder can be made there",
  ENOSPC: "the disk is full",
  ENOTDIR: "it is, or is in, a file",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
};
