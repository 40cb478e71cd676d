import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Child } from "hono/jsx";
import type { HtmlEscapedString } from "hono/utils/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "../../../lib/core/errors.ts";
import { placeOf, reasonOf } from "../../../lib/core/log.ts";
import type { SignedIn } from "../../../lib/identity/session.ts";
import type { AppEnv } from "../../http/env.ts";
import { methodsOf, type Route } from "../../http/not-found.ts";
import { AskedFor } from "../ui/asked.ts";
import { OuterPage } from "../ui/document.tsx";
import { Page } from "../ui/shell.tsx";
import { StylesheetTexts } from "../ui/stylesheet.tsx";
import { ChosenTheme } from "../ui/theme.ts";
import { themeOf } from "./cookies.ts";
import { reasonIn } from "./form.ts";
import { stylesheets } from "./stylesheets.ts";

type Who = SignedIn["record"] | undefined;

/** Who is signed in, where the page has asked for it. */
const whoOf = (c: Context<AppEnv>): Who => (c.var.signedIn as SignedIn | undefined)?.record;

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Answers a whole page. */
export const page = async (
  c: Context<AppEnv>,
  content: Html,
  status: ContentfulStatusCode = 200,
): Promise<Response> => {
  const { texts } = await stylesheets(c.var.service.assets);
  const html = await (
    <ChosenTheme.Provider value={themeOf(c)}>
      <AskedFor.Provider value={{ path: c.req.path, done: c.req.query("done") }}>
        <StylesheetTexts.Provider value={texts}>{content}</StylesheetTexts.Provider>
      </AskedFor.Provider>
    </ChosenTheme.Provider>
  );
  return c.html(`<!doctype html>${html}`, status);
};

/** Sends the browser on after a form. `done` names what was done; the next page says it in words. */
export const goTo = (c: Context<AppEnv>, path: string, done?: string): Response =>
  c.redirect(done ? `${path}${path.includes("?") ? "&" : "?"}done=${done}` : path, 303);

/** Every error of a page, as a page. What is no refusal stays in the log. */
export function pageError(error: unknown, c: Context<AppEnv>): Response | Promise<Response> {
  if (error instanceof HTTPException) return page(c, <Strange />, error.status);
  if (error instanceof Refusal)
    return page(c, <Refused refusal={error} who={whoOf(c)} />, error.status as ContentfulStatusCode);
  const { service, requestId } = c.var;
  const outage = service.outageOf(error);
  service.log(outage ? "dependency_down" : "internal_error", {
    ...(c.var.ctx && { workspace_id: c.var.ctx.workspaceId }),
    reason: reasonOf(error),
    ...(!outage && { at: placeOf(error) }),
  });
  return page(c, <Broken isOutage={outage !== undefined} requestId={requestId} />, outage ? 503 : 500);
}

const Refused = ({ refusal, who }: { refusal: Refusal; who: Who }) => (
  <Lost title={titleOf(refusal)} lead={reasonIn(refusal)} who={who}>
    <WayOut refusal={refusal} />
  </Lost>
);

/** The hint of a refusal, unless it speaks of keys: who is signed in has none. */
function WayOut({ refusal: { status, detail } }: { refusal: Refusal }) {
  if (!detail || Array.isArray(detail) || !detail.hint) return null;
  const isForPrograms = status === 404 && /\b(?:key|id)\b/i.test(detail.hint);
  return <p>{isForPrograms ? "It may be deleted, or in another workspace of yours." : detail.hint}</p>;
}

function titleOf({ code, status }: Refusal): string {
  if (code === "role_not_allowed") return "Not with your role";
  return status === 404 ? "It is not here" : "That did not work";
}

type LostProps = { title: string; lead: string; who: Who; children?: Child };

/** A page that leads nowhere: with the menu for those who are signed in. */
const Lost = ({ title, lead, who, children }: LostProps) =>
  who ? (
    <Page title={title} at={null} who={who}>
      <section class="card stack">
        <p>{lead}</p>
        {children}
        <p>
          <a class="button main" href="/app">
            Go to Home
          </a>
        </p>
      </section>
    </Page>
  ) : (
    <OuterPage title={title} lead={lead}>
      {children}
      <ToStart />
    </OuterPage>
  );

const Broken = ({ isOutage, requestId }: { isOutage: boolean; requestId: string }) => (
  <OuterPage
    title={isOutage ? "Back in a moment" : "Something broke on our side"}
    lead={
      isOutage
        ? "A part of the service cannot be reached. Nothing was started or lost; try again in half a minute."
        : "It was noted. Try again; if it stays, send us the request id."
    }
  >
    <p class="code">{requestId}</p>
    <ToStart />
  </OuterPage>
);

const ToStart = () => (
  <p class="aside">
    <a href="/app">Go to the start page</a>
  </p>
);

/** What the guard against forged requests refuses: a form that came from another site. */
const Strange = () => (
  <OuterPage title="This came from elsewhere" lead="The form was not sent by this site, so nothing was done.">
    <ToStart />
  </OuterPage>
);

/**
 * A path under `/app` that is no page. With a slash too many it is the page without it, and the address of a form leads
 * to the page that the form stands on: a browser that asks for it again after an answer has lost the form.
 */
export const noPage = (routes: readonly Route[]) => async (c: Context<AppEnv>) => {
  const { method, path } = c.req;
  if (method === "GET" && path.endsWith("/")) return c.redirect(path.replace(/\/+$/, ""), 308);
  const ofForm = method === "GET" && pageOfForm(routes, path);
  if (ofForm) return c.redirect(ofForm, 303);
  return page(
    c,
    <Lost
      title="There is no such page"
      lead="The address may be mistyped, or the thing may be gone."
      who={whoOf(c)}
    />,
    404,
  );
};

const ROOT = "/app";

function pageOfForm(routes: readonly Route[], path: string): string | undefined {
  const takes = (at: string) => methodsOf(routes, at.slice(ROOT.length));
  if (!takes(path).includes("POST")) return;
  let above = path;
  while (above !== ROOT && !takes(above).includes("GET")) above = above.slice(0, above.lastIndexOf("/"));
  return above;
}
