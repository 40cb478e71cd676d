import { own } from "../../text/own.ts";
import { type Clue, found, wordsIn } from "./found.ts";
import type { WebPage } from "./read-page.ts";

const MAX_NAME = 120;
/** Types of JSON-LD that name who is behind a page. */
const WHO =
  /^(?:organization|corporation|localbusiness|website|brand|softwareapplication|product|store|restaurant|ngo)/i;
const BETWEEN = /\s+[|–—·•»:]\s+|\s+-\s+|:\s+/;

/** The name that a website gives itself, best sources first. */
export function nameOn(page: WebPage): Clue | undefined {
  const { metas, title, address } = page;
  const said = structuredText(page, "name");
  if (said) return found(said, "the name in the page's structured data", { quote: said, address });
  for (const meta of ["og:site_name", "application-name", "apple-mobile-web-app-title"]) {
    const value = metas.get(meta);
    if (value && isName(value)) return found(value, `the page's ${meta}`, { quote: value, address });
  }
  const part = title.split(BETWEEN).find((one) => isName(one) && isLike(one, hostOf(address)));
  if (part) return found(part.trim(), "the page's title", { quote: title, address });
  const host = hostOf(address);
  return host
    ? found(capital(host), "the address", { quote: new URL(address).hostname, address })
    : undefined;
}

/** The title without the name. */
export function titleBesides(page: WebPage, name: string): string | undefined {
  const parts = page.title.split(BETWEEN).map((part) => part.trim());
  return parts.length > 1
    ? parts.find((part) => part && !isLike(part, name) && wordsIn(part) > 1)
    : undefined;
}

/** A text of the structured data about who is behind the page. */
export function structuredText({ structured }: WebPage, field: string): string | undefined {
  for (const about of structured) {
    const value = own(about, field);
    const type = String([about["@type"]].flat()[0] ?? "");
    if (!WHO.test(type) || typeof value !== "string") continue;
    const text = value
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (text && (field !== "name" || isName(text))) return text.slice(0, 2_000);
  }
  return undefined;
}

const isName = (text: string): boolean =>
  text.trim().length > 0 &&
  text.length <= MAX_NAME &&
  wordsIn(text) <= 6 &&
  !/^(?:home|homepage|welcome|start|index)$/i.test(text.trim());

const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Whether one of two names holds the other, spaces and accents aside. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)];
  return a.length > 1 && b.length > 1 && (a.includes(b) || b.includes(a));
}

/** The part of a host that is a name: "kite" of www.kite.co.uk. */
function hostOf(address: string): string {
  const parts = new URL(address).hostname.split(".").filter((part) => part !== "www");
  const isSecond = parts.length > 2 && /^(?:co|com|org|net|gov|ac)$/.test(parts.at(-2) ?? "");
  return parts.at(isSecond ? -3 : -2) ?? parts[0] ?? "";
}

const capital = (text: string): string =>
  text
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
