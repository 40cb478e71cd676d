import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accounts, agentGrants, chats, passkeys, sessions } from "../../drizzle/schema/index.ts";
import { agentWorld } from "../support/agent-access.ts";
import { FORMS, send } from "../support/dashboard/forms.ts";
import { addressesIn, addressOf } from "../support/dashboard/pages.ts";
import { fillWorkspace, type Site } from "../support/dashboard/site.ts";

const SCRIPT = `"'></textarea></title><script>alert(1)</script>`;
/** What a page must never hold: the script as a tag, or a quotation mark that ends an attribute before it. */
const BROKEN_OUT = /<script>alert|"'><|value="[^"]*"'>/;
/** Forms that would end the visit, or take away what other forms belong to. */
const ENDING =
  /sign-out|invite\/|\/(?:delete|remove|cancel|end|revoke|rotate|pause|resume|disconnect|unlink|workspace|password)(?:$|[?#])/;

/** Everything that a page asks its address for, as the sources say, and the filters of lists. */
const PAGE_FILES = readdirSync("functions/dashboard/pages").map((name) =>
  readFileSync(`functions/dashboard/pages/${name}`, "utf8"),
);
const QUERIES = [
  ...new Set(
    PAGE_FILES.flatMap((source) => [...source.matchAll(/\.query\("(\w+)"\)/g)].map(([, name]) => name ?? "")),
  ),
  ...["q", "brief", "path", "key", "action", "method", "outcome", "actor", "verdict", "channel", "cursor"],
];

type Shown = { action: string; fields: string[] };

/** The forms of a page with the names of all that they send. */
const formsOf = (page: string): Shown[] =>
  [...page.matchAll(/<form method="post"([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", body = ""]) => {
    const action = /action="([^"#]*)/.exec(head)?.[1]?.replaceAll("&amp;", "&");
    const names = [...body.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)];
    return action && !/multipart/.test(head) && !ENDING.test(action)
      ? [{ action, fields: names.map(([, name = ""]) => name) }]
      : [];
  });

/** The owner's browser, at a pace that no limit of requests meets: a refusal would hold no script either. */
function unhurried({ w, owner }: Site): Site["owner"] {
  const paced =
    <A extends unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R => {
      w.pass(1);
      return call(...args);
    };
  return { ...owner, read: paced(owner.read), submit: paced(owner.submit), upload: paced(owner.upload) };
}

/** Writes the script wherever words of others are kept: names, titles, handles, and what a browser calls itself. */
async function store({ w, owner, ids }: Site) {
  for (const [route, form] of Object.entries(FORMS)) {
    if (ENDING.test(route) || form.whose === "anybody") continue;
    for (const name of Object.keys(form.fields ?? {})) {
      const fields = { ...form.fields, [name]: SCRIPT };
      expect(await (await send(owner, addressOf(route, ids), { ...form, fields })).text()).not.toMatch(
        BROKEN_OUT,
      );
    }
  }
  const { db } = w.service;
  await db.update(chats).set({ title: SCRIPT });
  await db.update(agentGrants).set({ clientName: SCRIPT });
  await db.update(passkeys).set({ name: SCRIPT });
  await db.update(accounts).set({ handle: SCRIPT });
  await db.update(sessions).set({ agent: SCRIPT });
  await w.patch("/brand-dna", { tagline: SCRIPT, overview: SCRIPT });
  await owner.submit("/app/settings/name", { name: SCRIPT.slice(0, 60) });
}

test("a script in any field of any form, or in any query, stays text on every page", async () => {
  const site = await fillWorkspace(await agentWorld());
  const owner = unhurried(site);
  const paths = addressesIn(site);

  const query = new URLSearchParams(QUERIES.map((name) => [name, SCRIPT]));
  const forms = new Map<string, Shown>();
  for (const path of paths) {
    expect(await owner.read(`${path.replace(/\?.*/, "")}?${query}`), path).not.toMatch(BROKEN_OUT);
    for (const form of formsOf(await owner.read(path))) forms.set(form.action, form);
  }
  expect(forms.size).toBeGreaterThan(30);
  for (const { action, fields } of forms.values()) {
    // All fields at once, and each alone among empty ones.
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
  await store({ ...site, owner });
  for (const path of paths) {
    const page = await owner.read(path);
    expect(page, path).not.toMatch(BROKEN_OUT);
  }
  expect(await owner.read("/app/studio")).toContain("&lt;script&gt;");
});
