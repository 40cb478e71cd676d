import { calling } from "../calling.ts";
import type { CliCommand } from "../command.ts";
import { misuse } from "../exit.ts";
import { networkOf } from "../networks.ts";
import { list, minute } from "../print.ts";
import { POST_COLUMNS, printPost } from "../print-post.ts";
import { neededTime } from "../times.ts";

const POST = {
  name: "POST",
  about: "The id of a post, or 4 characters or more that it begins or ends with.",
} as const;
const ID = "0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b";

export const POSTS: Readonly<Record<string, CliCommand>> = {
  "posts list": calling({
    about: "List posts, the newest first.",
    options: ["status", "platform", "run", "limit", "offset"],
    says: { limit: "How many, 1 to 100. Default 20." },
    example: "npx brandrun posts list --status scheduled",
    call: (api, { value, number }, sent) => {
      const platform = value("platform");
      const query = {
        status: value("status"),
        platform: platform && networkOf(platform),
        run_id: value("run"),
        limit: number("limit") ?? 20,
        offset: number("offset") ?? 0,
      };
      return api.posts.list(query as never, sent).page();
    },
    print: (posts, view) =>
      list(
        posts,
        POST_COLUMNS,
        "There are no such posts. Make one: npx brandrun post RUN --platform x",
      )(view),
  }),
  "posts show": calling({
    about: "Show one post: its state, its time, its address, and why it failed.",
    args: [POST],
    example: `npx brandrun posts show ${ID}`,
    call: (api, { word }, sent) => api.posts.get(word(), sent),
    print: printPost,
  }),
  "posts move": calling({
    about: "Give a scheduled post another time, another text, or both.",
    args: [POST],
    options: ["scheduled-at", "text"],
    says: { text: "What it says, published exactly as it is." },
    example: `npx brandrun posts move ${ID} --scheduled-at 2030-05-01T09:00:00+02:00`,
    call: (api, { word, moments, has, value }, sent) => {
      if (!has("scheduled-at") && !has("text"))
        throw misuse(
          "Give --scheduled-at, --text or both.",
          "For example: --scheduled-at 2030-05-01T09:00:00Z",
        );
      return api.posts.update(
        word(),
        {
          ...(has("scheduled-at") && { scheduled_at: neededTime(moments("scheduled-at")) }),
          ...(has("text") && { text: value("text") ?? "" }),
        },
        sent,
      );
    },
    print: ({ id, scheduled_at: at, text }) => `Post ${id} will go out at ${minute(at)}:\n\n${text}\n`,
  }),
  "posts cancel": calling({
    about: "Cancel a scheduled post.",
    args: [POST],
    example: `npx brandrun posts cancel ${ID}`,
    once: true,
    call: (api, { word }, sent) => api.posts.cancel(word(), sent),
    print: ({ id, status }) => `Post ${id} is ${status} now.\n`,
  }),
  "posts retry": calling({
    about: "Publish a failed post once more.",
    args: [POST],
    example: `npx brandrun posts retry ${ID}`,
    once: true,
    call: (api, { word }, sent) => api.posts.retry(word(), sent),
    print: printPost,
  }),
  "posts remove": calling({
    asks: ([id]) => `Take post ${id} down from its network?`,
    about: "Take a published post down from its network, where its API can; else the answer says how.",
    args: [POST],
    example: `npx brandrun posts remove ${ID}`,
    call: (api, { word }, sent) => api.posts.remove(word(), sent),
    print: ({ id, note }) => `Post ${id} is taken down.${note ? ` ${note}` : ""}\n`,
  }),
};
