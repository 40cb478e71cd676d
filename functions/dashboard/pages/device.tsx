import { type Context, Hono } from "hono";
import { allowDevice, denyDevice, getDevice } from "../../../lib/identity/devices.ts";
import type { AppEnv } from "../../http/env.ts";
import { page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { may } from "../http/may.ts";
import { AllowOrDeny } from "../ui/allow-or-deny.tsx";
import { OuterPage } from "../ui/document.tsx";
import { ENDS, ENDS_HINT } from "../ui/ends.ts";
import { Field, Problem } from "../ui/form.tsx";

const PLACE = "/app/device";
const MODES = [
  { value: "live", label: "Live: makes and posts" },
  { value: "test", label: "Test: the same answers, nothing leaves, costs nothing" },
] as const;

type PageStatus = Parameters<typeof page>[2];

/** The page where a person gives a command line its key: type the code, look who asks, decide. */
export const devicePages = new Hono<AppEnv>()
  .get("/device", async (c) => {
    const code = c.req.query("user_code");
    if (!may(c.var.signedIn.record, "allow_device")) return page(c, <ForOwners />, 403);
    if (!code) return enter(c, EMPTY_FORM);
    return submitted({ user_code: code }, getDevice.input, {
      work: async (input) => decide(c, code, await getDevice(c.var.signedIn.ctx, input)),
      show: (state, status) => enter(c, state, status),
    });
  })
  .post("/device", async (c) => {
    const fields = await readForm(c);
    if (fields.decision !== "allow")
      return submitted(fields, denyDevice.input, {
        async work(input) {
          const { host } = await denyDevice(c.var.signedIn.ctx, input);
          return page(c, <Done title="Not allowed" says={`${host} gets no key.`} />);
        },
        show: (state, status) => enter(c, state, status),
      });
    return submitted(fields, allowDevice.input, {
      input: {
        user_code: fields.user_code,
        mode: fields.mode,
        review: fields.review !== undefined,
        ...(fields.days && { days: Number(fields.days) }),
      },
      async work(input) {
        const { host } = await allowDevice(c.var.signedIn.ctx, input);
        return page(
          c,
          <Done title="Connected" says={`${host} has its key in a few seconds. You can close this page.`} />,
        );
      },
      // The code is kept: the person who typed it only decides again.
      show: (state, status) => decideAgain(c, fields.user_code ?? "", state, status),
    });
  });

/** The question once more, with what was wrong. Without a code that is waiting, the code is asked for. */
const decideAgain = (c: Context<AppEnv>, code: string, state: FormState, status: PageStatus) =>
  submitted({ user_code: code }, getDevice.input, {
    work: async (input) => decide(c, code, await getDevice(c.var.signedIn.ctx, input), state, status),
    show: () => enter(c, state, status),
  });

/** Where the code is typed. */
const enter = (c: Context<AppEnv>, state: FormState, status: PageStatus = 200) =>
  page(
    c,
    <OuterPage title="Connect a command line" lead="Type the code that npx brandrun login shows.">
      <Problem state={state} />
      <form method="get" action={PLACE} class="form">
        <Field
          name="user_code"
          label="Code"
          hint="8 letters, such as WDJB-MJHT."
          autocomplete="off"
          required
          state={state}
        />
        <button type="submit" class="button main">
          Go on
        </button>
      </form>
    </OuterPage>,
    status,
  );

/** The code as the terminal shows it, however it was typed. */
const asShown = (code: string) => {
  const letters = code.toUpperCase().replace(/[^A-Z]/g, "");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

type WaitingDevice = Awaited<ReturnType<typeof getDevice>>;

function decide(
  c: Context<AppEnv>,
  code: string,
  asked: WaitingDevice,
  state = EMPTY_FORM,
  status: PageStatus = 200,
) {
  const { workspace, user } = c.var.signedIn.record;
  return page(
    c,
    <OuterPage
      title={`Give ${asked.host} a key?`}
      lead={`A key of ${workspace.name}, given by you, ${user.email}.`}
    >
      <p>
        The command line on <strong>{asked.host}</strong>, at the address <strong>{asked.address}</strong>,
        asks for it. It calls itself so; nobody has checked the name.
      </p>
      <p class="notice warn">
        Go on only if you have just run <code>npx brandrun login</code> yourself and it shows{" "}
        <strong>{asShown(code)}</strong>.
      </p>
      <Problem state={state} />
      <form method="post" action={PLACE} class="form">
        <input type="hidden" name="user_code" value={code} />
        <Field name="mode" label="Key" options={MODES} value={asked.mode} state={state} />
        <Field name="days" label="It ends" hint={ENDS_HINT} options={ENDS} value="" state={state} />
        <p>It makes every asset type, for every channel and connected account of this workspace.</p>
        <label class="check">
          <input type="checkbox" name="review" value="true" checked={asked.review} />
          <span>
            Reviews <span class="hint">Decides about runs that need a person.</span>
          </span>
        </label>
        <AllowOrDeny />
      </form>
      <p class="aside small">
        <code>npx brandrun logout</code> ends it too, and you can revoke it under Developer, API keys. For
        another workspace switch there first.
      </p>
    </OuterPage>,
    status,
  );
}

const Done = ({ title, says }: { title: string; says: string }) => (
  <OuterPage title={title} lead={says}>
    <p class="aside">
      <a href="/app/developer/keys">Look at the keys</a>
    </p>
  </OuterPage>
);

const ForOwners = () => (
  <OuterPage title="Not with your role" lead="Only owners of the workspace give out keys.">
    <p>Ask an owner to open this page, or to create a key under Developer.</p>
    <p class="aside">
      <a href="/app">Go to the start page</a>
    </p>
  </OuterPage>
);
