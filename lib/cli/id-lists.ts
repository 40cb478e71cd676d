import { own } from "../text/own.ts";
import type { Argument } from "./command.ts";
import { Stop } from "./exit.ts";

/** The list that shows the ids of what a word names. */
const LISTS: Readonly<Record<string, string>> = {
  RUN: "runs",
  POST: "posts",
  CAMPAIGN: "campaign",
  WEBHOOK: "webhooks",
  KEY: "keys",
  SCREEN: "screens",
  PHOTO: "photos",
};

/** A refusal of an id that nothing has, with the list to look it up in; any other error as it is. */
export function withIdList(error: unknown, args: readonly Argument[] = []): unknown {
  const { name } = args[0] ?? { name: "" };
  const list = own(LISTS, name);
  if (!list || !(error instanceof Stop) || !isAboutId(error, name)) return error;
  return error.advising([`npx brandrun ${list} shows the ids.`]);
}

function isAboutId({ apiCode, refused }: Stop, name: string): boolean {
  const word = name.toLowerCase();
  // The account of a post is not found by the same code as its run would be.
  if (refused?.status === 404)
    return apiCode === `${word}_not_found` || (apiCode === "not_found" && word !== "run");
  const fields = refused?.fields;
  return Array.isArray(fields) && fields.some(({ field }: { field: string }) => field.endsWith(`${word}_id`));
}
