import { type Context, Hono } from "hono";
import { accepts } from "hono/accepts";
import { Refusal } from "../../lib/core/errors.ts";
import { own } from "../../lib/text/own.ts";
import type { AppEnv } from "../http/env.ts";
import { withOwnAddress } from "./own-address.ts";

/** As for the guides themselves, in functions/public/_headers: scripts and requests of this service only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type GuideForm = "html" | "text" | "json";
type Of = Context<AppEnv>;

/** Pages of the guides, as HTML or as Markdown. Pictures, scripts and styles are answered before the Worker sees the request. */
export const guides = new Hono<AppEnv>().get("/docs/*", async (c) => {
  // The first guide is the page of the folder itself.
  if (c.req.path === "/docs/start") return c.redirect("/docs/", 301);
  const form = formOf(c);
  return (await guidePage(c, form)) ?? missingGuide(c, form);
});

async function guidePage(c: Of, form: GuideForm): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  if (form === "text") url.pathname = asMarkdown(url.pathname);
  const answer = await c.var.service.assets.answer(new Request(url, c.req.raw));
  if (answer.status === 404) return void (await answer.body?.cancel());
  const page = await atOwnAddress(answer, c.req.url);
  page.headers.append("Vary", "Accept");
  return page;
}

/** 304 and HEAD have no body. */
async function atOwnAddress(answer: Response, address: string): Promise<Response> {
  if (!answer.body) return new Response(null, answer);
  const page = new Response(withOwnAddress(await answer.text(), address), answer);
  page.headers.delete("Content-Length");
  return page;
}

/** Each page has its Markdown beside it. */
const asMarkdown = (path: string) =>
  /\.(md|txt)$/.test(path) ? path : `${path.replace(/\/$/, "/start")}.md`;

const MARKDOWN = "text/markdown; charset=utf-8";

async function missingGuide(c: Of, form: GuideForm) {
  if (form === "json")
    throw new Refusal("not_found", "There is no such page of the guides.", {
      hint: "All pages are listed at /docs/llms.txt.",
      retryable: false,
    });
  const [path, type] =
    form === "text" ? ["docs/llms.txt", MARKDOWN] : ["docs/not-found", "text/html; charset=utf-8"];
  const content = (await c.var.service.assets.read(path)) ?? new ArrayBuffer(0);
  const text = withOwnAddress(new TextDecoder().decode(content), c.req.url);
  return c.body(text, 404, { "Content-Type": type, "Content-Security-Policy": POLICY });
}

const FORMS: Record<string, GuideForm> = {
  "text/html": "html",
  "text/markdown": "text",
  "text/plain": "text",
  "application/json": "json",
};

/** A page, unless the request prefers text or JSON. */
function formOf(c: Of): GuideForm {
  if (/\.(md|txt)$/.test(c.req.path)) return "text";
  if (c.req.path.endsWith(".json")) return "json";
  const type = accepts(c, { header: "Accept", supports: Object.keys(FORMS), default: "text/html" });
  return own(FORMS, type) ?? "html";
}
