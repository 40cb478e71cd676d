import { invalidField, Refusal } from "../core/errors.ts";

/** The name of a version in `ETag` and `If-Match` (RFC 9110, 8.8.3). */
export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

const TAG = /^(?:W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/;
const LIST = /^\s*(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*\s*$/;

/**
 * Refuses a change made for another version. A proxy may weaken the tag on its way (RFC 9110, 8.8.1). It
 * still names the version, because versions are compared and not bytes.
 */
export function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  if (!LIST.test(ifMatch)) throw malformedTag();
  const named = (ifMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).map((tag) => TAG.exec(tag)?.[1]);
  if (!named.includes(String(version))) throw stale(version);
}

const stale = (version: number) =>
  new Refusal("version_conflict", "The Brand DNA has been changed since that version was read.", {
    param: "If-Match",
    hint: `Read it again and apply your change to version ${version}, or leave If-Match out.`,
    retryable: false,
  });

const malformedTag = () =>
  invalidField(
    ["header", "If-Match"],
    'Give the ETag of a read in quotes, such as "3", a list of them, or *.',
  );
