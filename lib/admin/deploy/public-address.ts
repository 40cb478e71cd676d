import { type Misconfiguration, problem } from "./unit.ts";

/** Hosts that the internet keeps for examples, such as the one that wrangler.toml comes with. */
const EXAMPLE = /(^|\.)example\.(com|org|net)$/;

export const isExample = (address: string): boolean =>
  URL.canParse(address) && EXAMPLE.test(new URL(address).hostname);

/** What is wrong with an address as the root of the service. Whether it is one at all is for the settings to say. */
export function addressProblems(address: string): Misconfiguration[] {
  if (!URL.canParse(address)) return [];
  const { protocol, pathname, search, hash, host } = new URL(address);
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
    "Run npm run setup, which asks for the address of your service and writes it.",
  ),
  isPlaced: true,
};
