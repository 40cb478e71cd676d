import type { Story } from "../../../../story/schema.ts";
import { whole } from "./clip.ts";

const LIMITS = { cta: 60, url: 200 };
/** A longer button has no room in a column. */
const BUTTON = 32;

/** Words that lead to an address. */
const LEADS =
  /(?:[\s:→–-]|(?<!\p{L})(?:at|on|via|from|under|here|auf|unter|bei|sur|chez|à|en|su|da|op|bij|em|no)(?!\p{L}))+$/iu;
/** Actions that say no more than the address does. */
const SEES = /^(?:see|visit|go to|siehe|zu|voir|ver|vea|vedi|zie|veja)$/i;

/** What to do next, and where. An address that the action names stands beside it, and not twice. */
export function actionOf({ cta }: Pick<Story, "cta">, limits = LIMITS): { cta: string; url: string } {
  const url = whole(cta?.url ?? "", limits.url);
  const does = cta?.label ?? "";
  const at = does.toLowerCase().indexOf(bare(url));
  if (url === "" || at < 0) return { cta: whole(does, limits.cta), url };
  const action = does.slice(0, at).replace(LEADS, "").trim();
  if (action !== "" && !SEES.test(action)) return { cta: whole(action, limits.cta), url };
  return does.length <= Math.min(BUTTON, limits.cta) ? { cta: does, url: "" } : { cta: "", url };
}

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/gi, "").toLowerCase();
