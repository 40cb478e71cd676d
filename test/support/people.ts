import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Role } from "../../lib/vocab.ts";
import { CHROME } from "./browser.ts";
import { newMember } from "./browsing.ts";
import type { World } from "./world.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
];

export const launchChrome = (): Promise<Browser> =>
  chromium.launch({ args: FLAGS, ...(CHROME && { executablePath: CHROME }) });

type Site = { browser: Browser; w: World; origin: string };

/** Signs in as a person would. */
export async function signIn(
  page: Page,
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto(`${origin}/app/sign-in`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${origin}/app`, { timeout: 10_000 });
}

/** A member of the workspace with a browser window of their own, signed in. */
export async function personAt(
  { browser, w, origin }: Site,
  role: Role = "owner",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, origin, await newMember(w, role, "Ana"));
  return page;
}
