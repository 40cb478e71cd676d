import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { seedPhoto } from "../support/photos.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { bind } from "../support/studio.ts";
import { world } from "../support/world.ts";

const SCRIPT = `"'></textarea></title><script>alert(1)</script>`;
/** What a page must never hold: the script as a tag, or a quotation mark that ends an attribute before it. */
const BROKEN_OUT = /<script>alert|"'><|value="[^"]*"'>/;
/** Forms that would end the visit, or take away what other forms belong to. */
const ENDING =
  /sign-out|\/(?:delete|remove|cancel|end|revoke|rotate|pause|resume|disconnect|workspace|password)(?:$|[?#])/;
const QUERIES = ["q", "brief", "done", "window", "status", "month", "week", "path", "key", "action", "with"];

type Form = { action: string; fields: string[] };

/** The forms of a page with the names of all that they send. */
const formsOf = (page: string): Form[] =>
  [...page.matchAll(/<form method="post"([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", body = ""]) => {
    const action = /action="([^"#]*)/.exec(head)?.[1];
    const names = [...body.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)];
    return action && !/multipart/.test(head) && !ENDING.test(action)
      ? [{ action, fields: names.map(([, name = ""]) => name) }]
      : [];
  });

test("a script in any field of any form, or in any query, stays text on every page", async () => {
  const w = await world();
  await insertAccount(w, "x");
  await bind(w);
  const photo = await seedPhoto(w);
  const run = await finishedRun(w, { patch: { verdict: "needs_review" } });
  const owner = await signedIn(w);
  const places = ["", "/start", "/create", "/runs", `/runs/${run}`, "/calendar", "/posts", "/brand"];
  const library = ["/brand/library", `/brand/library/photos/${photo}`, "/brand/mascot", "/accounts"];
  const others = ["/studio", "/studio/new", `/studio/profiles/${w.keyId}`, "/developer", "/developer/keys"];
  const rest = ["/developer/requests", "/billing", "/settings", "/settings/members", "/settings/audit"];
  const paths = [...places, ...library, ...others, ...rest].map((path) => `/app${path}`);

  const query = new URLSearchParams(QUERIES.map((name) => [name, SCRIPT]));
  const forms = new Map<string, Form>();
  for (const path of paths) {
    expect(await owner.read(`${path}?${query}`), path).not.toMatch(BROKEN_OUT);
    for (const form of formsOf(await owner.read(path))) forms.set(form.action, form);
  }
  expect(forms.size).toBeGreaterThan(15);
  for (const { action, fields } of forms.values()) {
    // All fields at once, and each alone among values that the page itself may hold.
    const all = await owner.submit(
      action,
      fields.map((name) => [name, SCRIPT]),
    );
    expect(await all.text(), action).not.toMatch(BROKEN_OUT);
    for (const name of fields.filter((field) => !/^(?:once|seed|was_)/.test(field))) {
      const plain = Object.fromEntries(fields.map((field) => [field, field === name ? SCRIPT : ""]));
      expect(await (await owner.submit(action, plain)).text(), `${action} ${name}`).not.toMatch(BROKEN_OUT);
    }
  }
  await owner.submit("/app/settings/name", { name: SCRIPT.slice(0, 60) });
  await w.patch("/brand-dna", { tagline: SCRIPT, overview: SCRIPT });
  for (const path of paths) expect(await owner.read(path), path).not.toMatch(BROKEN_OUT);
});
