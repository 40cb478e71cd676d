import * as z from "zod/v4";
import type { Ctx } from "../../core/context.ts";
import { invalidField, Refusal } from "../../core/errors.ts";
import { reasonOf } from "../../core/log.ts";
import { operation } from "../../core/operation.ts";
import { publicUrl } from "../../core/public-url.ts";
import { suggestLook } from "../../render/look/suggest.ts";
import { Look } from "../../vocab.ts";
import type { Clue } from "./found.ts";
import { draftFromText } from "./from-text.ts";
import type { Proposal } from "./proposal.ts";

export const DraftInput = z
  .strictObject({
    url: z
      .string("Give the address of a website.")
      .max(2_048)
      .optional()
      .meta({
        description:
          "Public https address of the brand's website. At most 8 files, 5 MB and 10 s are spent on it.",
        examples: ["https://example.com"],
      }),
    text: z
      .string("Give a few lines.")
      .max(4_000, "Give at most 4,000 characters.")
      .optional()
      .meta({
        description: "A few lines about the brand in place of an address, at most 4,000 characters",
        examples: ["Kite writes release notes for product teams."],
      }),
  })
  .superRefine(({ url, text }, context) => {
    if ((url === undefined) === (text === undefined))
      context.addIssue({
        code: "custom",
        path: [],
        message: "Give a website's address as url, or a few lines as text.",
      });
    if (text !== undefined && !/\p{L}{2}/u.test(text))
      context.addIssue({
        code: "custom",
        path: ["text"],
        message: "Say in a few words what the brand does.",
      });
  })
  .meta({ examples: [{ text: "Kite writes release notes for product teams." }] });

const Text = z.string();
const Source = z.object({
  field: z.string().describe("The field of the proposal, such as offer.product_name or palette.primary."),
  value: z.string().describe("The value that is proposed; the first of a list."),
  where: z.string().describe("Where it stood, in words."),
  quote: z.string().describe("The words there, at most 300 characters."),
  address: z.string().nullable().describe("The page or picture; null for your own lines."),
});
const Proposed = z
  .object({
    tagline: Text.describe("Slogan."),
    overview: Text.describe("What the company does."),
    offer: z
      .object({
        product_name: Text.describe("Name of the product or the brand."),
        one_liner: Text.describe("What it does."),
        features: z.array(Text).describe("Its features."),
        who_its_for: Text.describe("Who buys it."),
      })
      .partial()
      .describe("What is sold."),
    product_map: z.record(Text, z.unknown()).describe("guidelines with voice, banned words, look and fonts."),
    palette: z.record(Text, Text).describe("Role to #RRGGBB."),
    logos: z.array(Text).describe("Address of the picture that is most likely the logo."),
  })
  .partial();

const BrandDraft = z
  .object({
    proposed: Proposed.describe(
      "What was found, in the form that PATCH /brand-dna takes. What was not found is absent. Nothing is stored.",
    ),
    sources: z.array(Source).describe("Where each value stood."),
    logo_candidates: z
      .array(
        z.object({ url: Text.describe("Address of a picture."), where: Text.describe("Where it stood.") }),
      )
      .describe("Pictures that may be the logo, best first."),
    fonts: z
      .array(
        z.object({
          family: Text.describe("Family that the site uses."),
          used_for: z.enum(["headings", "text"]).describe("What it is used for."),
          offered: Text.nullable().describe("The open family that is proposed for it; null for none."),
          note: Text.describe("What its licence allows here."),
        }),
      )
      .describe("Families of the site, and what can be done with them here."),
    pages: z
      .array(
        z.object({
          address: Text.describe("What was asked for."),
          ok: z.boolean().describe("Whether it was read."),
          bytes: z.int().describe("What was received."),
          reason: Text.nullable().describe("Why it was not read; null when it was."),
        }),
      )
      .describe("Everything that was loaded, at most eight files."),
    readable: z
      .enum(["yes", "script_only", "empty"])
      .describe(
        "script_only: the page shows its words by scripts, which are not run. empty: it has hardly any.",
      ),
    notes: z.array(Text).describe("What a person should know about the proposal."),
  })
  .meta({ title: "BrandDraft" });
export type BrandDraft = z.output<typeof BrandDraft>;

export const draftBrandDna = operation({
  id: "draft_brand_dna",
  summary:
    "Propose a Brand DNA from a website or a few lines, with the source of each value. Nothing is stored.",
  effect: "write",
  testKey: "own records",
  input: DraftInput,
  output: BrandDraft,
  check(_ctx, { url }) {
    const problem = url === undefined ? undefined : publicUrl(url).problem;
    if (problem) throw invalidField(["body", "url"], problem, "url");
  },
  run: async (ctx, input) => toDraft(ctx, await proposalFor(ctx, input)),
});

/** Websites that one caller may have read: a draft makes up to eight requests to a host that did not ask for them. */
const LIMIT = { size: 5, refillPerMinute: 5 };

/** Without Redis the limit is open, as all limits are. */
async function takeTurn(ctx: Ctx): Promise<void> {
  const bucket = { name: `draft:${ctx.actor.id}`, ...LIMIT, take: true };
  const read = ctx.rateLimiter.read({ workspaceId: null, daily: null, bucket });
  const state = await read.catch((error: unknown) =>
    ctx.log("limits_fail_open", { reason: reasonOf(error) }),
  );
  if (!state || state.burst.allowed) return;
  throw new Refusal("rate_limited", `${LIMIT.refillPerMinute} websites a minute are read, and not more.`, {
    hint: "Wait a minute, or say in a few lines what you do.",
    retryable: true,
    retry_after: 12,
  });
}

async function proposalFor(ctx: Ctx, { url, text = "" }: z.output<typeof DraftInput>): Promise<Proposal> {
  if (url === undefined) return draftFromText(text, ctx.workspaceName);
  await takeTurn(ctx);
  // The reader of HTML and its table of entities; nothing else needs them.
  const { draftFromSite, Unreachable } = await import("./from-site.ts");
  try {
    return await draftFromSite(ctx, url);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    throw invalidField(
      ["body", "url"],
      `${error.message} Describe the brand in a few lines instead.`,
      "url_unreachable",
    );
  }
}

function toDraft(ctx: Ctx, proposal: Proposal): BrandDraft {
  const { name, tagline, overview, oneLiner, features, audience, voice, logos, fonts, pages, readable } =
    proposal;
  const palette = Object.fromEntries(
    Object.entries(proposal.palette).map(([role, { value }]) => [role, value]),
  );
  const offered = fonts.find(({ offered }) => offered !== null)?.offered ?? null;
  const words = voice.map(({ value }) => value);
  const about = [tagline, oneLiner, overview].flatMap((clue) => (clue ? [clue.value] : []));
  const look = suggestLook({ id: ctx.workspaceId, palette, voice: words, about }).id;
  const [logo] = logos;
  return {
    proposed: {
      ...(tagline && { tagline: tagline.value.slice(0, 160) }),
      ...(overview && { overview: overview.value }),
      offer: {
        ...(name && { product_name: name.value.slice(0, 120) }),
        ...(oneLiner && { one_liner: oneLiner.value }),
        ...(features && { features: features.value.map((one) => one.slice(0, 300)) }),
        ...(audience && { who_its_for: audience.value }),
      },
      product_map: {
        guidelines: {
          look: Look.parse(look),
          ...listed("voice", voice),
          ...listed("banned_words", proposal.banned ?? []),
          ...(offered && { fonts: offered }),
        },
      },
      ...(Object.keys(palette).length > 0 && { palette }),
      ...(logo && { logos: [logo.value] }),
    },
    sources: sourcesOf(proposal),
    logo_candidates: logos.map(({ value, where }) => ({ url: value, where })),
    fonts,
    pages: pages.map((one) => ({ ...one })),
    readable,
    notes: notesOn(proposal),
  };
}

/** A rule of the guidelines; nothing where no word was found for it. */
const listed = (rule: string, clues: readonly Clue[]) =>
  clues.length > 0 ? { [rule]: clues.map(({ value }) => value) } : {};

function sourcesOf(proposal: Proposal): BrandDraft["sources"] {
  const { name, tagline, overview, oneLiner, features, audience, voice, banned, palette, logos } = proposal;
  const fields: [string, Clue<string | string[]> | undefined][] = [
    ["offer.product_name", name],
    ["tagline", tagline],
    ["overview", overview],
    ["offer.one_liner", oneLiner],
    ["offer.features", features],
    ["offer.who_its_for", audience],
    ...voice.map((one): [string, Clue] => ["product_map.guidelines.voice", one]),
    ...(banned ?? []).map((one): [string, Clue] => ["product_map.guidelines.banned_words", one]),
    ...Object.entries(palette).map(([role, one]): [string, Clue] => [`palette.${role}`, one]),
    ["logos", logos[0]],
  ];
  return fields.flatMap(([field, one]) =>
    one ? [{ field, ...one, value: String([one.value].flat()[0] ?? "") }] : [],
  );
}

const UNREAD = {
  yes: undefined,
  script_only:
    "This page shows its words by scripts, which are not run here. Only its head was read. Say in a few lines what you do.",
  empty: "There are hardly any words on this page. Say in a few lines what you do.",
};

/** The note on a draft without a colour. */
export const NO_COLOR = "No colour of the brand was found. Choose one, or add the logo.";

/** The note on a draft without a name: what is stored would stay, and may be of another brand. */
export const NO_NAME =
  "No name was found, so the stored one would stay. Fill it in, or write: Our name is Kite.";

function notesOn({ name, readable, palette, logos, fonts, pages }: Proposal): string[] {
  const failed = pages.filter(({ ok }) => !ok).length;
  return [
    UNREAD[readable],
    name ? undefined : NO_NAME,
    palette.primary ? undefined : NO_COLOR,
    logos.length > 0 || pages.length === 0
      ? undefined
      : "No picture of the logo was found. Add it as a file.",
    ...fonts
      .filter(({ family, offered }) => family !== offered)
      .map(({ family, note }) => `${family}: ${note}`),
    failed > 0 ? `${failed} of ${pages.length} files could not be read.` : undefined,
  ].filter((note) => note !== undefined);
}
