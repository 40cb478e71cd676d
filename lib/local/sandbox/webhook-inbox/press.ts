import { own } from "../../../text/own.ts";
import { type InboxStore, MANNERS, type Manner, NAME } from "./inbox-store.ts";
import { HOME, HTML, indexPage, noPage } from "./pages.ts";

export type InboxReply = { status: number; body: string; headers?: Record<string, string> };
type Press = { name: string; place: string; form: URLSearchParams };

/** Handles a form of the pages. */
export function press(store: InboxStore, { name, place, form }: Press): InboxReply {
  if (name === "") return open(store, (form.get("name") ?? "").trim().toLowerCase());
  const act = NAME.test(name) ? own(ACTS, place) : undefined;
  if (!act) return { status: 404, body: noPage(), headers: HTML };
  const problem = act(store, name, form);
  return problem ? { status: 422, body: problem } : seeOther(`${HOME}/${name}`);
}

/** Each answers what is wrong with the form, if anything is. */
const ACTS: Record<string, (store: InboxStore, name: string, form: URLSearchParams) => string | undefined> = {
  answer(store, name, form) {
    const manner = form.get("answer") as Manner;
    if (!MANNERS.includes(manner)) return `answer is one of ${MANNERS.join(", ")}.`;
    store.set(name, { manner });
    return undefined;
  },
  secret(store, name, form) {
    const secrets = (form.get("secret") ?? "").split(/\s+/).filter(Boolean).slice(0, MOST_SECRETS);
    store.set(name, { secrets });
    return undefined;
  },
  clear(store, name) {
    store.clear(name);
    return undefined;
  },
};

const MOST_SECRETS = 5;

function open(store: InboxStore, name: string): InboxReply {
  if (!NAME.test(name)) {
    const problem = "Names have small letters, digits and -, 40 at most.";
    return { status: 422, body: indexPage(store, problem), headers: HTML };
  }
  store.set(name, {});
  return seeOther(`${HOME}/${name}`);
}

const seeOther = (location: string): InboxReply => ({ status: 303, body: "", headers: { location } });
