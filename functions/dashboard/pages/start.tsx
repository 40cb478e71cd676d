import { type Context, Hono } from "hono";
import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import { type BrandDraft, DraftInput, draftBrandDna } from "../../../lib/brand/draft/draft.ts";
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
import { LEAVE, partsIn, takenOf, textIn } from "../http/brand-form.ts";
import { EMPTY_FORM, type FormState, readForm, reasonIn, submitted } from "../http/form.ts";
import { may } from "../http/may.ts";
import { createdOnce, newOnce } from "../http/once.ts";
import { readUpload } from "../http/upload-form.ts";
import { COLOR, ROLES_OF_COLORS } from "../ui/brand.tsx";
import { liveBrand } from "../ui/live-brand.tsx";
import { colorsListed } from "../ui/logo-colors.tsx";
import { Proposed } from "../ui/proposed-brand.tsx";
import { Page } from "../ui/shell.tsx";
import { Ask, OtherLogo, Steps } from "../ui/start.tsx";

/** The first two minutes: an address or a few lines, a proposed brand, and the first post. */
export const startPages = new Hono<AppEnv>()
  .get("/start", (c) =>
    may(c.var.signedIn.record, "draft_brand_dna") ? ask(c, EMPTY_FORM) : goTo(c, "/app"),
  )
  .post("/start", async (c) => {
    const { values, file } = await readUpload(c);
    return submitted(values, DraftInput, {
      input: askedFor(values),
      async work(input) {
        const { ctx } = c.var.signedIn;
        const drafted = await draftBrandDna(ctx, input);
        const problem = file && (await storeLogo(ctx, file));
        const logo = problem === undefined ? file : undefined;
        const colors = logo && (await colorsOfPicture(Uint8Array.from(logo.bytes)));
        const draft = colors ? withLogoColors(drafted, colors, input.text ?? "") : drafted;
        const fields = fieldsOf(draft, input.text !== undefined);
        return proposal(c, {
          draft,
          logoProblem: problem,
          asked: values,
          state: {
            ...EMPTY_FORM,
            values: {
              ...fields,
              ...(logo && { has_logo: "true" }),
              ...(colors && { logo_colors: listed(colors) }),
            },
          },
        });
      },
      show: (state, status) => ask(c, nothingSaid(inPeoplesWords(state)), status),
    });
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

type ChosenFile = NonNullable<Awaited<ReturnType<typeof readUpload>>["file"]>;

/** Stores the logo. One that cannot be used holds nothing else up: the reason is answered, to be said beside the proposal. */
async function storeLogo(ctx: Ctx, file: ChosenFile): Promise<string | undefined> {
  try {
    await uploadLogo(ctx, uploadLogo.input.parse({ file }));
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return reasonIn(error);
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

/** Where neither field says anything, either of them would do. */
const nothingSaid = (state: FormState): FormState =>
  state.values.url?.trim() || state.values.text?.trim()
    ? state
    : { ...state, errors: {}, problem: "Give your website, or write a few lines about what you do." };

/** An address as people type it, or the lines. The address counts where both are given. */
function askedFor({ url = "", text = "" }: Record<string, string>): Record<string, string> {
  const typed = url.trim();
  if (!typed) return { text: text.trim() };
  return { url: /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}` };
}

/** The brief of the first post: what is said of the company, without colours and slogan. */
function briefOf({ overview = "", offer = {} }: BrandDraft["proposed"], isFromLines: boolean): string {
  if (isFromLines && overview) return overview;
  return [offer.one_liner ?? overview, ...(offer.features ?? []).slice(0, 3)].filter(Boolean).join("\n");
}

/** Colours in one hidden field: "primary #1F5C4A, accent #E8762D". */
const listed = (colors: PictureColors): string =>
  Object.entries(colors)
    .map(([role, color]) => `${role} ${color}`)
    .join(", ");

/** The form with the colours of the logo in place of those that stand in it. */
function withListed(sent: Record<string, string>): Record<string, string> {
  const ofLogo = new Map(colorsListed(own(sent, "logo_colors") ?? ""));
  const colors = ROLES_OF_COLORS.map((role) => [COLOR + role, ofLogo.get(role) ?? ""]);
  return { ...sent, ...Object.fromEntries(colors) };
}

/** The form's fields as the draft has them. */
function fieldsOf({ proposed, logo_candidates }: BrandDraft, isFromLines: boolean): Record<string, string> {
  const { tagline = "", overview = "", offer = {}, palette = {}, product_map = {}, logos = [] } = proposed;
  const { guidelines = {} } = product_map as {
    guidelines?: { look?: string; voice?: string[]; fonts?: string };
  };
  return {
    product_name: offer.product_name ?? "",
    tagline,
    overview,
    one_liner: offer.one_liner ?? "",
    features: (offer.features ?? []).join("\n"),
    who_its_for: offer.who_its_for ?? "",
    voice: (guidelines.voice ?? []).join(", "),
    fonts: guidelines.fonts ?? "",
    look: guidelines.look ?? "",
    logo: logos[0] ?? "",
    candidates: logo_candidates.map(({ url }) => url).join("\n"),
    brief: briefOf(proposed, isFromLines),
    ...Object.fromEntries(ROLES_OF_COLORS.map((role) => [COLOR + role, own(palette, role) ?? ""])),
  };
}

/** The Brand DNA that the form describes. */
function brandOf(sent: Record<string, string>) {
  const voice = own(sent, `${LEAVE}voice`) ? [] : partsIn(sent, "voice", /,\s*/);
  const [look, fonts] = [textIn(sent, "look"), textIn(sent, "fonts")];
  return {
    ...takenOf(sent),
    product_map: {
      guidelines: { ...(look && { look }), ...(fonts && { fonts }), ...(voice.length > 0 && { voice }) },
    },
  };
}

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
  liveBrand(ctx, brandOf(sent), own(sent, "brief")?.trim() || own(sent, "one_liner"), channelOf(sent));

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
  const [looks, drawn] = await Promise.all([listLooks(ctx, {}), live(ctx, { ...state.values })]);
  return page(
    c,
    <Page title="Is this you?" at="/app/brand" who={record}>
      <Steps at={1} />
      <p class="soft">
        {`${own(state.values, "has_logo") ? "Your logo is stored with your brand, and nothing else is yet." : "Nothing is stored yet."} Change what is not right; the picture follows.`}
      </p>
      {logoProblem && <OtherLogo problem={logoProblem} asked={asked} />}
      <Proposed
        state={state}
        looks={looks}
        draft={draft}
        once={own(state.values, "once") ?? newOnce(ctx)}
        live={drawn}
      />
    </Page>,
    status,
  );
}
