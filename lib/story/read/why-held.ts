import { isCourseOrder } from "./course-orders.ts";
import { isPressContact } from "./edges.ts";
import { asksForPart } from "./form-requests.ts";
import { isMakerRule } from "./maker-rules.ts";
import type { Notebook } from "./notebook.ts";
import { isPermission } from "./permissions.ts";
import { isInjection, isTask } from "./talk.ts";

/** Why the whole sentence is not for readers; undefined when parts of it may be. `isNote`: it stands among notes. */
export function whyHeld(n: Notebook, whole: string, isNote: boolean): "instruction" | "internal" | undefined {
  if (isInjection(whole) || asksForPart(whole, n) || isCourseOrder(whole, n.language) || isMakerRule(whole))
    return "instruction";
  return isTask(whole, n.colleagues, isNote) || isPressContact(n, whole) || isPermission(whole, n)
    ? "internal"
    : undefined;
}
