import { isUrl } from "../../text/is-url.ts";
import { isPrivateHost } from "./recognised-addresses.ts";
import { type Misconfiguration, problem } from "./unit.ts";

/** Hosts that the internet keeps for examples, such as the one that wrangler.toml comes with. */
const EXAMPLE = /(^|\.)example\.(com|org|net)$/;

export const isExample = (address: string): boolean =>
  isUrl(address) && EXAMPLE.test(new URL(address).hostname);

const WEB = /^https?:$/;

/** What is wrong with an address as the root of the service. Whether it is one at all is for the settings to say. */
export function addressProblems(address: string): Misconfiguration[] {
  if (!isUrl(address)) return [];
  const { protocol, pathname, search, hash, host, hostname } = new URL(address);
  if (!WEB.test(protocol)) return [];
  if (isPrivateHost(hostname))
    return [
      problem(
        `PUBLIC_URL is ${host}, which only this machine or its network reaches.`,
        "Set PUBLIC_URL to the https address that the Worker gets at Cloudflare.",
      ),
    ];
  const wrong: Misconfiguration[] = [];
  if (protocol !== "https:")
    wrong.push(
      problem(
        "PUBLIC_URL is not https, so cookies and keys would travel in the open.",
        `Set PUBLIC_URL to https://${host}.`,
      ),
    );
  if (pathname !== "/" || search || hash)
    wrong.push(
      problem(
        "PUBLIC_URL has a path, but the service is at the root of its host.",
        `Set PUBLIC_URL to https://${host}.`,
      ),
    );
  return isExample(address) ? [...wrong, STILL_THE_EXAMPLE] : wrong;
}

const STILL_THE_EXAMPLE: Misconfiguration = {
  ...problem(
    "PUBLIC_URL is still the example.",
    "Set PUBLIC_URL to the address of your service; npm run setup asks for it at a terminal and writes it.",
  ),
  isPlaced: true,
};
