import { type Child, useContext } from "hono/jsx";
import type { SignedIn } from "../../../lib/identity/session.ts";
import type { Role } from "../../../lib/vocab.ts";
import { may } from "../http/may.ts";
import { AskedFor, GOES_ON } from "./asked.ts";
import { Document } from "./document.tsx";
import { Action } from "./form.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Keyboard, KeyboardButton } from "./keyboard.tsx";
import { ForRole } from "./may.tsx";
import { Time } from "./times.tsx";
import { Zone } from "./zone.ts";

/** The places of the dashboard, in the order of the menu. */
const PLACES = [
  { href: "/app", label: "Home", icon: "home" },
  { href: "/app/create", label: "Create", icon: "create" },
  { href: "/app/runs", label: "Runs", icon: "runs" },
  { href: "/app/calendar", label: "Calendar", icon: "calendar" },
  { href: "/app/posts", label: "Posts", icon: "posts" },
  { href: "/app/brand", label: "Brand", icon: "brand" },
  { href: "/app/accounts", label: "Accounts", icon: "accounts" },
  { href: "/app/studio", label: "Studio", icon: "studio" },
  { href: "/app/developer", label: "Developer", icon: "developer" },
  { href: "/app/billing", label: "Billing", icon: "billing" },
  { href: "/app/settings", label: "Settings", icon: "settings" },
] as const satisfies readonly { href: string; label: string; icon: IconName }[];

/** Who a page is for. */
type Who = SignedIn["record"];

const NOTIFICATIONS = "/app/notifications";
/** A larger number says no more. */
const MOST_SHOWN = 99;

type Place = (typeof PLACES)[number]["href"] | typeof NOTIFICATIONS;

type PageProps = {
  title: string;
  /** Its place in the menu; null for a page that has none. */
  at: Place | null;
  who: Who;
  /** What was just done, said once. The title begins with it, because that is what is read out first. */
  done?: string | undefined;
  /** What was done is no success: it is said without the colour of one. */
  isSetback?: boolean;
  /** The same with links in it, for the page itself: the way back, or what is left to do. It has the focus. */
  message?: Child;
  /** Without the script the page looks again after so many seconds. */
  looksAgain?: number | undefined;
  /** Buttons beside the title. */
  actions?: Child;
  children?: Child;
};

/** A page for those who are signed in: the menu, the title, the content. */
export const Page = ({
  title,
  at,
  who,
  done,
  isSetback,
  message,
  looksAgain,
  actions,
  children,
}: PageProps) => (
  <ForRole value={who.role}>
    <Zone.Provider value={who.workspace.timeZone}>
      <Document
        title={done ? `${done} ${title}` : title}
        class="inner"
        withoutKeys={!who.user.singleKeys}
        looksAgain={looksAgain}
      >
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <Menu at={at} who={who} />
        <main id="content" tabindex={-1}>
          <header class="title">
            <h1>{title}</h1>
            {actions && <div class="actions">{actions}</div>}
          </header>
          {who.workspace.pausedAt && !who.workspace.deleteAfter && <Paused who={who} />}
          {who.workspace.deleteAfter && (
            <p class="notice bad">
              This workspace is being deleted. Everything goes on <Time at={who.workspace.deleteAfter} />;{" "}
              <a href="/app/settings/delete">until then an owner may keep it</a>.
            </p>
          )}
          {who.workspace.unconfirmed && (
            <p class="notice warn">
              {`Nothing is published before ${who.role === "owner" ? "your" : "the owner's"} e-mail address is confirmed.`}{" "}
              <a href="/app/settings#confirm">Confirm it</a>
            </p>
          )}
          {done ? (
            <Done isSetback={isSetback} hasFocus={Boolean(message)}>
              {message || done}
            </Done>
          ) : (
            <GoesOn />
          )}
          {children}
        </main>
        <Keyboard isOn={who.user.singleKeys} />
      </Document>
    </Zone.Provider>
  </ForRole>
);

const Paused = ({ who }: { who: Who }) => (
  <div class="notice warn row between">
    <p>
      This workspace is paused: nothing new starts or is published.
      {who.role !== "owner" && " A workspace owner resumes it."}
    </p>
    {who.role === "owner" && (
      <Action
        action="/app/settings/resume"
        label="Resume everything"
        fields={{ at: useContext(AskedFor).path }}
      />
    )}
  </div>
);

/** The end of a pause is asked for on every page, and said there. */
const GoesOn = () => (useContext(AskedFor).done === GOES_ON ? <Done>The workspace goes on.</Done> : null);

type DoneProps = { isSetback?: boolean | undefined; hasFocus?: boolean; children: Child };

const Done = ({ isSetback, hasFocus = false, children }: DoneProps) => (
  <p
    class={isSetback ? "notice" : "notice good"}
    role="status"
    tabindex={hasFocus ? -1 : undefined}
    autofocus={hasFocus}
  >
    {children}
  </p>
);

const Menu = ({ at, who }: { at: Place | null; who: Who }) => (
  <header class="menu">
    <div class="masthead">
      <a class="wordmark" href="/app">
        <span class="mark" aria-hidden="true" />
        Brandrun
      </a>
      <Bell unread={who.unread} isHere={at === NOTIFICATIONS} />
    </div>
    <details class="places">
      <summary>
        <span class="shut">Menu</span>
        <span class="open">Close</span>
      </summary>
      <nav aria-label="Main">
        <ul>
          {PLACES.filter(({ href }) => href !== "/app/create" || may(who, "generate")).map(
            ({ href, label, icon }) => (
              <li>
                <a href={href} aria-current={href === at ? "page" : undefined}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <Whoami who={who} />
    </details>
  </header>
);

const Bell = ({ unread, isHere }: { unread: number; isHere: boolean }) => (
  <a class="bell" href={NOTIFICATIONS} aria-current={isHere ? "page" : undefined}>
    <Icon name="bell" />
    <span class="hidden">Notifications</span>
    {unread > 0 && (
      <span class="count">
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        <span class="hidden"> unread</span>
      </span>
    )}
  </a>
);

const Whoami = ({ who: { user, workspace, workspaces, role } }: { who: Who }) => (
  <div class="whoami">
    {workspaces.length > 1 && (
      <form method="post" action="/app/workspace" class="switch">
        <label for="workspace">Workspace</label>
        <select id="workspace" name="workspace" data-submit>
          {workspaces.map(({ id, name }) => (
            <option value={id} selected={id === workspace.id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" class="button plain">
          Switch
        </button>
      </form>
    )}
    {workspaces.length === 1 && <p class="workspace">{workspace.name}</p>}
    <p class="person">
      <a href="/app/settings/you">{user.name || user.email}</a>
      <span class="role">{ROLE_NAMES[role]}</span>
    </p>
    <KeyboardButton />
    <form method="post" action="/app/sign-out">
      <button type="submit" class="button link">
        <Icon name="sign_out" />
        Sign out
      </button>
    </form>
  </div>
);

export const ROLE_NAMES: Record<Role, string> = {
  owner: "Owner",
  editor: "Editor",
  reviewer: "Reviewer",
  viewer: "Viewer",
};
