import type { ByteRange, FileRequest, OpenFile } from "../core/ports.ts";

export type StoredFileFacts = { etag: string; size: number; mimeType: string; gone: boolean };

/** The answer to a request for a stored file, before any byte is read (RFC 9110, 13.1.2, 13.1.5 and 14.2). */
export function opening(about: StoredFileFacts, { range, ifRange, ifNoneMatch }: FileRequest): OpenFile {
  const { etag, size, mimeType } = about;
  const whole = { etag, size, mimeType, start: 0, length: size, body: null };
  if (about.gone) return { ...whole, state: "gone" };
  if (ifNoneMatch && matches(ifNoneMatch, etag)) return { ...whole, state: "unchanged" };
  if (!range || (ifRange && ifRange !== etag)) return { ...whole, state: "whole" };
  const part = clamp(range, size);
  return part ? { ...whole, state: "part", ...part } : { ...whole, state: "unsatisfiable" };
}

/** A list of entity tags or `*`, compared weakly. */
function matches(header: string, etag: string): boolean {
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** The bytes a range selects; undefined when it begins after the end. */
function clamp(range: ByteRange, size: number): { start: number; length: number } | undefined {
  if ("suffix" in range) {
    const length = Math.min(range.suffix, size);
    return length > 0 ? { start: size - length, length } : undefined;
  }
  if (range.offset >= size) return undefined;
  return { start: range.offset, length: Math.min(range.length ?? size, size - range.offset) };
}
