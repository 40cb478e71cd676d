import { type Inbox, type InboxStore, MANNERS, type Manner, NAME } from "./inbox-store.ts";
import { HTML, indexPage, noPage } from "./pages.ts";

export type InboxReply = { status: number; body: string; headers?: Record<string, string> };
type Press = { name: string; place: string; form: URLSearchParams };

/** Handles a form of the pages. */
export function press(store: InboxStore, { name, place, form }: Press): InboxReply {
  if (name === "") return open(store, (form.get("name") ?? "").trim().toLowerCase());
  const act = NAME.test(name) && Object.hasOwn(ACTS, place) ? ACTS[place] : undefined;
  if (!act) return { status: 404, body: noPage(), headers: HTML };
  const problem = act(store.open(name), form);
  store.save();
  return problem ? { status: 422, body: problem } : seeOther(`/${name}`);
}

/** Each answers what is wrong with the form, if anything is. */
const ACTS: Record<string, (inbox: Inbox, form: URLSearchParams) => string | undefined> = {
  answer(inbox, form) {
    const manner = form.get("answer") as Manner;
    if (!MANNERS.includes(manner)) return `answer is one of ${MANNERS.join(", ")}.`;
    inbox.manner = manner;
    return undefined;
  },
  secret(inbox, form) {
    inbox.secrets = (form.get("secret") ?? "").split(/\s+/).filter(Boolean).slice(0, MOST_SECRETS);
    return undefined;
  },
  clear(inbox) {
    inbox.arrivals.length = 0;
    return undefined;
  },
};

const MOST_SECRETS = 5;

function open(store: InboxStore, name: string): InboxReply {
  if (!NAME.test(name)) {
    const problem = "Names have small letters, digits and -, 40 at most.";
    return { status: 422, body: indexPage(store, problem), headers: HTML };
  }
  store.open(name);
  store.save();
  return seeOther(`/${name}`);
}

const seeOther = (location: string): InboxReply => ({ status: 303, body: "", headers: { location } });
