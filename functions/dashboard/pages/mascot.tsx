import { type Context, Hono } from "hono";
import { imageModelFor } from "../../../lib/access/model.ts";
import { includesRole } from "../../../lib/access/roles.ts";
import { getBrandDna, updateBrandDna } from "../../../lib/brand/dna.ts";
import { createMascot, getMascot, mascotStep } from "../../../lib/mascot/mascot.ts";
import { mascotRule, NEVER } from "../../../lib/mascot/shown.ts";
import { understoodIn } from "../../../lib/mascot/wishes.ts";
import { own } from "../../../lib/text/own.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { BrandPlaces } from "../ui/brand-places.tsx";
import { Problem } from "../ui/form.tsx";
import { Candidates, DescribeForm, NoMascot, Poses } from "../ui/mascot.tsx";
import { Page } from "../ui/shell.tsx";
import { Switch } from "../ui/switch.tsx";

const MASCOT = "/app/brand/mascot";

const DONE: Readonly<Record<string, string>> = {
  drawn: "Four candidates are drawn. Keep one, or ask for four others.",
  kept: "This is your mascot from now on. Pictures may show it.",
  posed: "The pose is drawn.",
  shown: "Pictures show your mascot where it fits, from now on.",
  hidden: "No picture shows your mascot from now on.",
};
const AFTER = { keep: "kept", retry: "drawn", pose: "posed" } as const;

/** The mascot studio: describe, choose, pose. */
export const mascotPages = new Hono<AppEnv>()
  .get("/brand/mascot", (c) => mascotPage(c, EMPTY_FORM))
  .post("/brand/mascot", async (c) => {
    const { style, ...sent } = await readForm(c);
    if (!style && sent.description?.trim() && (await isBeyondParts(c, sent.description)))
      return mascotPage(c, { ...EMPTY_FORM, values: sent, errors: { description: BEYOND_PARTS } }, 422);
    return submitted({ ...sent, ...(style && { style }) }, createMascot.input, {
      async work(input) {
        await createMascot(c.var.signedIn.ctx, input);
        return goTo(c, MASCOT, "drawn");
      },
      show: (state, status) => mascotPage(c, state, status),
    });
  })
  .post("/brand/mascot/shown", async (c) => {
    const { never } = await readForm(c);
    const mascot = never === "true" ? NEVER : null;
    return submitted({}, updateBrandDna.input, {
      input: { product_map: { guidelines: { mascot } } },
      async work(input) {
        await updateBrandDna(c.var.signedIn.ctx, input);
        return goTo(c, MASCOT, mascot ? "hidden" : "shown");
      },
      show: (state, status) => mascotPage(c, state, status),
    });
  })
  .post("/brand/mascot/step", async (c) =>
    submitted(await readForm(c), mascotStep.input, {
      async work(input) {
        await mascotStep(c.var.signedIn.ctx, input);
        return goTo(c, MASCOT, AFTER[input.action]);
      },
      show: (state, status) => mascotPage(c, state, status),
    }),
  );

const BEYOND_PARTS =
  "None of these words is one that we draw, so the figure would have nothing to do with them. Use words of the list above, in English, or choose under “Drawn as” what it shall be.";

/** Whether figures come from parts here, and no word of a description names one. */
const isBeyondParts = async (c: Context<AppEnv>, description: string): Promise<boolean> =>
  includesRole(c.var.signedIn.record.role, "editor") &&
  understoodIn(description).length === 0 &&
  (await areFromParts(c));

/** Without a model only figures of a few kinds are drawn, which is said before and after. */
async function areFromParts({ var: { signedIn } }: Context<AppEnv>): Promise<boolean> {
  const { ctx } = signedIn;
  return ctx.modelOptOut || (await imageModelFor(ctx, ctx.workspaceId)) === undefined;
}

async function mascotPage(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [shown, isFromParts, dna] = await Promise.all([
    getMascot(ctx, {}),
    areFromParts(c),
    getBrandDna(ctx, {}),
  ]);
  const rule = mascotRule(dna);
  const canChange = includesRole(record.role, "editor");
  return page(
    c,
    <Page title="Mascot" at="/app/brand" who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <BrandPlaces at={MASCOT} />
      <Problem state={state} />
      {shown.status === "none" && <NoMascot canChange={canChange} />}
      {shown.candidates.length > 0 && (
        <Candidates mascot={shown} isFromParts={isFromParts} canChange={canChange} state={state} />
      )}
      {shown.poses.length > 0 && canChange && rule && <WhereShown isNever={rule === "never"} />}
      {shown.poses.length > 0 && <Poses mascot={shown} canChange={canChange} state={state} />}
      {canChange && <DescribeForm mascot={shown} isFromParts={isFromParts} state={state} />}
    </Page>,
    status,
  );
}

/** Whether pictures may show the figure at all. */
const WhereShown = ({ isNever }: { isNever: boolean }) => (
  <section class="card">
    <Switch
      action={`${MASCOT}/shown`}
      field="never"
      isOn={isNever}
      id="shown"
      label="Keep the mascot out of pictures"
      about={
        isNever
          ? "No picture shows it. What is made already stays as it is."
          : "It stands in pictures where it fits. For a single piece, choose “No pictures, and no mascot” on the create page."
      }
    />
  </section>
);
