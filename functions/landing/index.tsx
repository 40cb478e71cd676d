import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod/v4";
import { authenticateSession } from "../../lib/identity/session.ts";
import { TRY_BRANDS } from "../../lib/live-try/brands.ts";
import { TryInput, tryBrief } from "../../lib/live-try/try-brief.ts";
import { page, pageError } from "../dashboard/http/answer.tsx";
import { sessionToken } from "../dashboard/http/cookies.ts";
import { EMPTY_FORM, readForm, submitted } from "../dashboard/http/form.ts";
import { oneLocalName, pageHeaders } from "../dashboard/http/headers.ts";
import { browserOf } from "../dashboard/http/session.ts";
import type { AppEnv } from "../http/env.ts";
import { Landing } from "./page.tsx";

/** What a month of each plan costs; none while the payment vendor does not say. */
const pricesOf = async ({ payments }: AppEnv["Variables"]["service"]) =>
  (await payments?.listPrices().catch(() => [])) ?? [];

/** The brand that a visitor goes on with, by a button of the form. */
const ChosenBrand = z.object({ choose: TryInput.shape.brand.unwrap().optional().catch(undefined) });

const oneLine = (text = "") => text.replace(/\s+/g, " ").trim();
const EXAMPLES = Object.values(TRY_BRANDS).map(({ example }) => oneLine(example));

/** What was typed stays with another brand. An example that stands as it was gives way to that of the brand. */
function forAnotherBrand({ brief, ...kept }: Record<string, string>): Record<string, string> {
  const typed = oneLine(brief);
  return typed === "" || EXAMPLES.includes(typed) ? kept : { ...kept, brief: brief ?? "" };
}

/** The page at `/` for those who are not signed in, where a brief can be tried without an account. */
export const landing = new Hono<AppEnv>();
landing
  .onError(pageError)
  .use("/", pageHeaders, oneLocalName, csrf())
  .get("/", async (c) => {
    const { service, requestId } = c.var;
    const token = sessionToken(c);
    if (token && (await authenticateSession(service, { token, requestId }))) return c.redirect("/app", 303);
    const { brand } = TryInput.pick({ brand: true }).catch({ brand: "tidewave" }).parse(c.req.query());
    const prices = await pricesOf(service);
    return page(c, <Landing settings={service.settings} prices={prices} brand={brand} state={EMPTY_FORM} />);
  })
  .post("/", async (c) => {
    const { settings } = c.var.service;
    if (!settings.liveTry) return c.redirect("/", 303);
    const sent = await readForm(c);
    const prices = await pricesOf(c.var.service);
    const { brand } = TryInput.pick({ brand: true }).catch({ brand: "tidewave" }).parse(sent);
    const { choose } = ChosenBrand.parse(sent);
    if (choose) {
      const state = { values: forAnotherBrand(sent), errors: {} };
      return page(c, <Landing settings={settings} prices={prices} brand={choose} state={state} />);
    }
    return submitted(sent, TryInput, {
      async work(input) {
        const tried = await tryBrief(c.var.service, input, browserOf(c).address);
        const state = { values: sent, errors: {} };
        return page(
          c,
          <Landing settings={settings} prices={prices} brand={brand} state={state} tried={tried} />,
        );
      },
      show: (state, status) =>
        page(c, <Landing settings={settings} prices={prices} brand={brand} state={state} />, status),
    });
  });
