import { type HookBooks, type Inbox, MANNERS, type Manner, NAME } from "./books.ts";
import { HTML, indexPage, noPage } from "./pages.ts";

export type Reply = { status: number; body: string; headers?: Record<string, string> };
type Press = { name: string; place: string; form: URLSearchParams };

/** Somebody used a form of the pages. */
export function press(books: HookBooks, { name, place, form }: Press): Reply {
  if (name === "") return open(books, (form.get("name") ?? "").trim().toLowerCase());
  const act = NAME.test(name) && Object.hasOwn(ACTS, place) ? ACTS[place] : undefined;
  if (!act) return { status: 404, body: noPage(), headers: HTML };
  const problem = act(books.open(name), form);
  books.save();
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

function open(books: HookBooks, name: string): Reply {
  if (!NAME.test(name)) {
    const problem = "Names have small letters, digits and -, 40 at most.";
    return { status: 422, body: indexPage(books, problem), headers: HTML };
  }
  books.open(name);
  books.save();
  return seeOther(`/${name}`);
}

const seeOther = (location: string): Reply => ({ status: 303, body: "", headers: { location } });
