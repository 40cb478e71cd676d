import type { Story } from "../../../../story/schema.ts";
import type { Pictures } from "../../../fits.ts";
import { whole } from "./clip.ts";

const LIMITS = { cta: 60, url: 200 };

/** Words that lead to an address. */
const LEADS =
  /(?:[\s:→–-]|(?<!\p{L})(?:at|on|via|from|under|here|auf|unter|bei|sur|chez|à|en|su|da|op|bij|em|no)(?!\p{L}))+$/iu;
/** Actions that say no more than the address does, also behind a question: "Not sure? See". */
const SEES = /(?:^|(?<=[.!?？]\s))(?:see|visit|go to|siehe|zu|voir|ver|vea|vedi|zie|veja)$/iu;

/**
 * What to do next, and where. An address that the action names stands beside it, and not twice. A story
 * that asks for nothing ends with the address of its sender.
 */
export function actionOf(
  story: Pick<Story, "cta"> & Partial<Pick<Story, "wishes">>,
  { website = "" }: Pick<Pictures, "website"> = {},
  limits = LIMITS,
): { cta: string; url: string } {
  const { cta } = story;
  if (!cta) return { cta: "", url: isLinkless(story) ? "" : whole(website, limits.url) };
  const url = whole(cta.url, limits.url);
  const does = cta.label;
  const at = does.toLowerCase().indexOf(bare(url));
  if (url === "" || at < 0) return { cta: whole(does, limits.cta), url };
  const action = does.slice(0, at).replace(LEADS, "").trim().replace(SEES, "").trim();
  if (action !== "") return { cta: whole(action, limits.cta), url };
  return { cta: "", url };
}

/** The author wants no address. */
export const isLinkless = ({ wishes = [] }: Partial<Pick<Story, "wishes">>) =>
  wishes.some(({ rule, value }) => rule === "leave_out_kind" && value === "link");

const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/gi, "").toLowerCase();
