import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import { type BrandDraft, DraftInput, draftBrandDna } from "../../../lib/brand/draft/draft.ts";
import { joined } from "../../../lib/brand/draft/joined.ts";
import { withLogoColors } from "../../../lib/brand/draft/logo-colors.ts";
import { colorsOfPicture, type PictureColors } from "../../../lib/brand/draft/picture-colors.ts";
import { uploadLogo } from "../../../lib/brand/logo.ts";
import type { Ctx } from "../../../lib/core/context.ts";
import { Refusal } from "../../../lib/core/errors.ts";
import { FIRST_SEED } from "../../../lib/pipeline/sample-brief.ts";
import { channelOfTrade } from "../../../lib/posts/usual-channel.ts";
import { generate } from "../../../lib/runs/generate.ts";
import { GenerateInput } from "../../../lib/runs/input.ts";
import { listLooks } from "../../../lib/runs/looks.ts";
import { own } from "../../../lib/text/own.ts";
import type { Channel } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { partsIn, textIn } from "../http/brand-form.ts";
import { putFirst } from "../http/first-logo.ts";
import { EMPTY_FORM, type FormState, readForm, reasonIn, submitted } from "../http/form.ts";
import { may } from "../http/may.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { askedFor, brandOf, fieldsOf, listed, questionOf, withListed } from "../http/start-form.ts";
import { type ChosenFile, readUploads } from "../http/upload-form.ts";
import { liveBrand } from "../ui/live-brand.tsx";
import { colorsListed } from "../ui/logo-colors.tsx";
import { Proposed } from "../ui/proposed-brand.tsx";
import { Page } from "../ui/shell.tsx";
import { Ask, KeptLogos, OtherLogo, Steps } from "../ui/start.tsx";

/** The first two minutes: an address, a few lines or both, a proposed brand, and the first post. */
export const startPages = new Hono<AppEnv>()
  .get("/start", (c) => forEditors(c, () => ask(c, { ...EMPTY_FORM, values: c.req.query() })))
  .post("/start", async (c) => {
    const { values, files } = await readUploads(c);
    const { stored, problem, colors } = await storeLogos(c.var.signedIn.ctx, files);
    const asked = {
      ...values,
      ...(stored && { has_logo: "true" }),
      ...(colors && { logo_colors: listed(colors) }),
    };
    const query = questionOf(asked).toString();
    const isEmpty = Object.keys(askedFor(values)).length === 0;
    // The proposal has an address of its own, so that the way back to it finds it again.
    if (
      !problem &&
      !isEmpty &&
      query.length <= LONGEST_QUERY &&
      may(c.var.signedIn.record, "draft_brand_dna")
    )
      return goTo(c, `${PROPOSAL}?${query}`);
    return propose(c, asked, problem);
  })
  .get("/start/proposal", (c) => {
    const asked = c.req.query();
    const isEmpty = Object.keys(askedFor(asked)).length === 0;
    return forEditors(c, () => (isEmpty ? ask(c, { ...EMPTY_FORM, values: asked }) : propose(c, asked)));
  })
  .post("/start/preview", async (c) => c.html(await live(c.var.signedIn.ctx, await readForm(c))))
  .post("/start/accept", async (c) => {
    const sent = await readForm(c);
    if (sent.take) return proposal(c, { state: { ...EMPTY_FORM, values: withListed(sent) } });
    if (sent.show) return proposal(c, { state: { ...EMPTY_FORM, values: sent } });
    return submitted(sent, updateBrandDna.input, {
      input: await patchFor(c.var.signedIn.ctx, sent),
      async work(input) {
        await updateBrandDna(c.var.signedIn.ctx, input);
        return sent.and === "post" ? firstPost(c, sent) : goTo(c, "/app/brand", "saved");
      },
      show: (state, status) => proposal(c, { state, status }),
    });
  });

const PROPOSAL = "/app/start/proposal";
/** Longer addresses are refused on the way: such lines are answered without one. */
const LONGEST_QUERY = 6_000;

/** Those who may not change the brand have nothing to do here. */
const forEditors = (c: Context<AppEnv>, show: () => Response | Promise<Response>) =>
  may(c.var.signedIn.record, "draft_brand_dna") ? show() : goTo(c, "/app");

const AskedFor = z.object({ site: DraftInput.optional(), lines: DraftInput.optional() });

/** The proposal for an address, lines or both; what is wrong with them is said beside their fields. */
function propose(c: Context<AppEnv>, asked: Record<string, string>, logoProblem?: string): Promise<Response> {
  const input = askedFor(asked);
  if (Object.keys(input).length === 0)
    return ask(c, { ...EMPTY_FORM, values: asked, problem: NOTHING_SAID }, 422);
  return submitted(asked, AskedFor, {
    input,
    async work({ site, lines }) {
      const { draft, isFromLines } = await draftFor(c.var.signedIn.ctx, site, lines);
      const ofLogo = Object.fromEntries(colorsListed(own(asked, "logo_colors") ?? ""));
      const colored = withLogoColors(draft, ofLogo, asked.text ?? "");
      const values = {
        ...asked,
        ...fieldsOf(colored, isFromLines),
        ...(own(asked, "has_logo") && { logo: "" }),
      };
      return proposal(c, { draft: colored, logoProblem, asked, state: { ...EMPTY_FORM, values } });
    },
    show: (state, status) => ask(c, inPeoplesWords(state), status),
  });
}

type Input = z.output<typeof DraftInput> | undefined;

/** Lines count before the website, and without it where it cannot be read. */
async function draftFor(
  ctx: Ctx,
  site: Input,
  lines: Input,
): Promise<{ draft: BrandDraft; isFromLines: boolean }> {
  const ofLines = lines && (await draftBrandDna(ctx, lines));
  const isFromLines = ofLines?.proposed.overview !== undefined;
  const ofSite = site && (await draftBrandDna(ctx, site).catch((error: unknown) => unread(error, ofLines)));
  if (ofLines && ofSite) return { draft: joined(ofLines, ofSite), isFromLines };
  const draft = ofLines ?? ofSite;
  if (!draft) throw new Error("Nothing was asked for.");
  return { draft, isFromLines };
}

/** A website that is out of reach holds the lines up no more than a logo does. */
function unread(error: unknown, ofLines: BrandDraft | undefined): undefined {
  if (!(error instanceof Refusal) || !ofLines) throw error;
  const says = reasonIn(error).replace(IN_PLACE, "");
  const reason = OF_ADDRESS.test(says)
    ? "this is not the address of a website that everybody can open."
    : says;
  ofLines.notes.unshift(`Your website was not read, so this is from your lines: ${reason}`);
}
/** The way out that is named where there are no lines. */
const IN_PLACE = / Describe the brand in a few lines instead\.$/;

/** No brand has more versions of one logo at hand. */
const MOST_LOGOS = 4;

type StoredLogos = { stored: boolean; problem?: string; colors?: PictureColors | undefined };

/** Stores the logos in their order. One that cannot be used holds nothing else up: the reason is said beside the proposal. */
async function storeLogos(ctx: Ctx, files: readonly ChosenFile[]): Promise<StoredLogos> {
  const all: StoredLogos = { stored: false };
  for (const file of files.slice(0, MOST_LOGOS)) {
    const { url, problem } = await storeLogo(ctx, file);
    if (problem !== undefined) all.problem = problem;
    if (url !== undefined && !all.stored) {
      all.stored = true;
      await putFirst(ctx, url);
      all.colors = await colorsOfPicture(Uint8Array.from(file.bytes));
    }
  }
  return all;
}

async function storeLogo(ctx: Ctx, file: ChosenFile): Promise<{ url?: string; problem?: string }> {
  try {
    return { url: (await uploadLogo(ctx, uploadLogo.input.parse({ file }))).url };
  } catch (error) {
    if (error instanceof Refusal) return { problem: reasonIn(error) };
    throw error;
  }
}

/** What is wrong with an address, in words for people: what to type, and that lines will do. */
const inPeoplesWords = (state: FormState): FormState =>
  OF_ADDRESS.test(state.errors.url ?? "")
    ? { ...state, errors: { ...state.errors, url: NO_WEBSITE } }
    : state;
/** What is said to programs of the form of an address. */
const OF_ADDRESS = /^(?:This is not an address|The address (?:must|is longer)|The name of the host)/;
const NO_WEBSITE =
  "This is not the address of a website that everybody can open. Type it as your customers do, such as www.example.com, or write a few lines below instead.";

const NOTHING_SAID = "Give your website, or write a few lines about what you do.";

/** The chosen logo joins those that the brand has. Guidelines in prose stay as they are. */
async function patchFor(ctx: Ctx, sent: Record<string, string>) {
  const { logos, product_map } = await getBrandDna(ctx, {});
  const { product_map: guidelines, ...patch } = brandOf(sent);
  const logo = own(sent, "logo")?.trim();
  return {
    ...patch,
    ...(typeof (product_map.guidelines ?? {}) === "object" && { product_map: guidelines }),
    ...(logo && { logos: [...new Set([...logos, logo])] }),
  };
}

/** Makes the first post, once however often the form is sent. A brief that cannot be used leads to the create page. */
async function firstPost(c: Context<AppEnv>, sent: Record<string, string>): Promise<Response> {
  const input = GenerateInput.safeParse({
    brief: sent.brief ?? "",
    channel: channelOf(sent),
    asset_type: "card",
    seed: FIRST_SEED,
  });
  if (!input.success) return goTo(c, "/app/create");
  try {
    const run = await createdOnce(c, sent, (ctx) => generate(ctx, input.data));
    return goTo(c, "id" in run ? `/app/runs/${run.id}` : "/app", "first");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return goTo(c, `/app/create?${new URLSearchParams({ brief: input.data.brief })}`);
  }
}

/** The picture of the first post, with the brand that the form describes. */
const live = (ctx: Ctx, sent: Record<string, string>) =>
  liveBrand(ctx, brandOf(sent), own(sent, "brief")?.trim() || own(sent, "one_liner"), {
    typed: sent,
    channel: channelOf(sent),
  });

/** Where the customers of the brand in the form are. */
const channelOf = (sent: Record<string, string>): Channel =>
  channelOfTrade({
    tagline: textIn(sent, "tagline") ?? "",
    overview: textIn(sent, "overview") ?? "",
    offer: {
      one_liner: textIn(sent, "one_liner") ?? "",
      who_its_for: textIn(sent, "who_its_for") ?? "",
      features: partsIn(sent, "features", /\n/),
    },
  });

const ask = (c: Context<AppEnv>, state: FormState, status: Parameters<typeof page>[2] = 200) =>
  page(
    c,
    <Page title="Your brand in two minutes" at="/app/brand" who={c.var.signedIn.record}>
      <Steps at={0} />
      <Ask state={state} />
    </Page>,
    status,
  );

type Shown = {
  state: FormState;
  draft?: BrandDraft;
  /** Why the logo that was chosen is not stored. */
  logoProblem?: string | undefined;
  /** What the proposal was asked for with. */
  asked?: Record<string, string>;
  status?: Parameters<typeof page>[2];
};

async function proposal(
  c: Context<AppEnv>,
  { state, draft, logoProblem, asked, status = 200 }: Shown,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [looks, drawn, { logos }] = await Promise.all([
    listLooks(ctx, {}),
    live(ctx, { ...state.values }),
    getBrandDna(ctx, {}),
  ]);
  return page(
    c,
    <Page title="Is this you?" at="/app/brand" who={record}>
      <Steps at={1} />
      <p class="soft">
        {`${own(state.values, "has_logo") ? "Your logo is stored with your brand, and nothing else is yet." : "Nothing is stored yet."} Change what is not right; the picture follows.`}
      </p>
      {logoProblem && <OtherLogo problem={logoProblem} asked={asked} />}
      <KeptLogos logos={logos} base={ctx.settings.publicUrl} />
      <Proposed
        state={state}
        looks={looks}
        draft={draft}
        hasLogo={logos.length > 0}
        once={own(state.values, "once") ?? newOnce(ctx)}
        live={drawn}
      />
    </Page>,
    status,
  );
}
