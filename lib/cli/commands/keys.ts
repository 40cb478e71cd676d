import { calling } from "../calling.ts";
import type { CliCommand } from "../command.ts";
import { list, minute, nextLine } from "../print.ts";

const KEY = { name: "KEY", about: "The id of a key, as `keys list` shows it." } as const;
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

type State = { revoked_at: string | null; expires_at: string | null };

function stateOf({ revoked_at: revoked, expires_at: ends }: State): string {
  if (revoked) return `revoked ${minute(revoked)}`;
  return ends ? `until ${minute(ends)}` : "works, no end";
}

/** A key that was just made. Nothing shows it again. */
const fresh = (key: string, id: string, more = "") =>
  `The key, shown only now: ${key}\nIts id is ${id}.${more}\n${nextLine("keys list")}`;

/** They need a key with the scope `manage_keys`. */
export const KEYS: Readonly<Record<string, CliCommand>> = {
  "keys list": calling({
    about: "List the workspace's keys, newest first, without their texts. Needs a key that manages keys.",
    options: ["limit", "offset"],
    says: { limit: "How many, 1 to 100. Default 20." },
    example: "npx brandrun keys list",
    call: (api, { number }, sent) =>
      api.keys.list({ limit: number("limit") ?? 20, offset: number("offset") ?? 0 }, sent).page(),
    print: (keys, view) =>
      list(
        keys,
        [
          ["Key", ({ id }) => id],
          ["Ends in", ({ mode, hint }) => `sk_${mode}_…${hint}`],
          ["State", stateOf],
          ["Minted", ({ created_at: at }) => minute(at)],
          ["Name", ({ name }) => name],
        ],
        "There are no keys.",
      )(view),
  }),
  "keys create": calling({
    about: "Mint a key. The answer shows it once. Needs a key that manages keys.",
    options: ["name", "expires-at", "test", "review"],
    says: {
      name: "What you call it, to tell it from others: at most 60 characters.",
      test: "A test key, from the plan Pro on: the same answers, nothing leaves or is charged.",
      review: "It may decide about runs that need a review.",
    },
    example: 'npx brandrun keys create --name "Website"',
    call: (api, { has, value, moments }, sent) =>
      api.keys.create(
        {
          mode: has("test") ? "test" : "live",
          ...(has("expires-at") && { expires_at: moments("expires-at").at(-1) ?? "" }),
          ...(has("name") && { name: value("name") ?? "" }),
          ...(has("review") && { review: true }),
        },
        sent,
      ),
    print: ({ key, key_id: id, warnings }) =>
      fresh(key, id, warnings.map((warning) => ` ${warning}`).join("")),
  }),
  "keys rotate": calling({
    about: "Replace a key by a new one with the same name and scopes. The old one works for 24 more hours.",
    args: [KEY],
    example: `npx brandrun keys rotate ${ID}`,
    call: (api, { word }, sent) => api.keys.rotate(word(), {}, sent),
    print: ({ key, key_id: id, previous_expires_at: ends }) =>
      fresh(key, id, ` The old key works until ${minute(ends)}.`),
  }),
  "keys revoke": calling({
    asks: ([id]) => `End key ${id} at once, for everyone who uses it?`,
    about: "End a key at once.",
    args: [KEY],
    example: `npx brandrun keys revoke ${ID}`,
    call: (api, { word }, sent) => api.keys.revoke(word(), sent),
    print: ({ key_id: id }) => `Revoked ${id}. It stopped working at once.\n`,
  }),
};
