import { isUrl } from "../text/is-url.ts";

/** Characters of a customer's address. */
export const MAX_URL_LENGTH = 2_048;
/** Of a host name, and of each part between its dots (RFC 1035, 2.3.4). */
const MAX_HOST = 253;
const MAX_LABEL = 63;

/** Names that never lead to the public internet (RFC 6761, RFC 8375, RFC 9476) or are used for private networks. */
const PRIVATE_SUFFIXES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|example|invalid|onion|alt|arpa)$/;

/** What an address is that everybody can open, for those who gave one of their own network. */
const PUBLIC = "It must be open to everybody on the internet, such as https://www.example.com/about.";

/** The parsed URL, or `problem` as a sentence for a person. */
export type PublicUrl = { url: URL; problem?: undefined } | { url?: undefined; problem: string };

/**
 * Checks the text of a customer's address: https on port 443 of a named public host, no credentials. The URL
 * parser (WHATWG URL, 4.5) has already turned every spelling of an IPv4 address into dotted decimal. That
 * covers octal, hexadecimal, short forms, a final dot and full-width digits. What the parser would mend in
 * front of the host is refused, because other programs mend it otherwise. The download checks where a name
 * leads.
 */
export function publicUrl(text: string): PublicUrl {
  if (text.length > MAX_URL_LENGTH)
    return { problem: `The address is longer than ${MAX_URL_LENGTH} characters.` };
  if (/[\\\p{Cc}]/u.test(text.trim()))
    return { problem: "The address must not contain backslashes or control characters." };
  if (!isUrl(text)) return { problem: "This is not an address. Give one that begins with https://." };
  const url = new URL(text);
  if (!/^https:\/\/[^/]/i.test(text.trim())) return { problem: "The address must begin with https://." };
  if (url.username || url.password) return { problem: "The address must not carry a user name or password." };
  if (url.port !== "") return { problem: `The address must not name a port; https uses 443. ${PUBLIC}` };
  const problem = problemWithHost(url.hostname.replace(/\.$/, "").toLowerCase());
  return problem ? { problem } : { url };
}

function problemWithHost(host: string): string | undefined {
  if (host.startsWith("[") || /^[\d.]+$/.test(host))
    return `The address must name a host, not an IP address. ${PUBLIC}`;
  const isName = host.split(".").every((label) => label.length >= 1 && label.length <= MAX_LABEL);
  if (!isName || host.length > MAX_HOST)
    return `The name of the host must have parts of 1 to ${MAX_LABEL} characters, ${MAX_HOST} in all.`;
  const isPublic = host.includes(".") && !PRIVATE_SUFFIXES.test(host) && /^[a-z0-9.-]+$/.test(host);
  return isPublic ? undefined : `The address must name a host on the public internet. ${PUBLIC}`;
}
