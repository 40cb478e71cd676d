import { type Context, Hono } from "hono";
import { includesRole } from "../../../lib/access/roles.ts";
import type { Account } from "../../../lib/accounts/account.ts";
import {
  connectSandboxAccount,
  disconnectAccount,
  finishConnecting,
  startConnecting,
} from "../../../lib/accounts/connect-operations.ts";
import { listAccounts } from "../../../lib/accounts/list.ts";
import { NETWORKS } from "../../../lib/platforms/networks.ts";
import { ListInput, listTiles } from "../../../lib/runs/list.ts";
import { own } from "../../../lib/text/own.ts";
import { Platform } from "../../../lib/vocab.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readForm, submitted } from "../http/form.ts";
import { AccountRow, Networks, Onward, SandboxForm } from "../ui/accounts.tsx";
import { Problem } from "../ui/form.tsx";
import { Page } from "../ui/shell.tsx";

const ACCOUNTS = "/app/accounts";

const DONE: Readonly<Record<string, string>> = {
  connected: "Connected. Posts can go out through it.",
  disconnected: "Disconnected. Its tokens are deleted here; posts keep its name.",
};

/** The accounts that posts go out through. */
export const accountPages = new Hono<AppEnv>()
  .get("/accounts", (c) => accounts(c, EMPTY_FORM))
  .post("/accounts/connect", async (c) => {
    const sent = await readForm(c);
    return submitted(sent, startConnecting.input, {
      input: { ...sent, redirect_uri: callbackOf(c, sent.platform ?? "") },
      async work(input) {
        const { url } = await startConnecting(c.var.signedIn.ctx, input);
        // A form's redirect to another site is blocked by `form-action`; a page may lead there.
        c.header("Refresh", `0; url=${url}`);
        return page(c, <Onward url={url} name={NETWORKS[input.platform].name} />);
      },
      show: (state, status) => accounts(c, state, status),
    });
  })
  .get("/accounts/callback/:platform", (c) =>
    submitted({}, finishConnecting.input, {
      input: { state: c.req.query("state"), code: c.req.query("code"), error: c.req.query("error") },
      async work(input) {
        await finishConnecting(c.var.signedIn.ctx, input);
        return goTo(c, ACCOUNTS, "connected");
      },
      show: ({ problem = "The network sent no answer along. Connect the account again." }, status) =>
        accounts(c, { ...EMPTY_FORM, problem }, status),
    }),
  )
  .post("/accounts/sandbox", async (c) => {
    const { handle = "", ...sent } = await readForm(c);
    return submitted({ ...sent, handle }, connectSandboxAccount.input, {
      input: { ...sent, ...(handle.trim() && { handle: handle.trim() }) },
      async work(input) {
        await connectSandboxAccount(c.var.signedIn.ctx, input);
        return goTo(c, ACCOUNTS, "connected");
      },
      show: (state, status) => accounts(c, state, status),
    });
  })
  .post("/accounts/:account_id/disconnect", async (c) =>
    submitted({ account_id: c.req.param("account_id") }, disconnectAccount.input, {
      async work(input) {
        await disconnectAccount(c.var.signedIn.ctx, input);
        return goTo(c, ACCOUNTS, "disconnected");
      },
      show: (state, status) => accounts(c, state, status),
    }),
  );

/** Where a network sends a person back to. The operator registers this address with the network's app. */
const callbackOf = (c: Context<AppEnv>, platform: string): string =>
  `${c.var.service.settings.publicUrl}${ACCOUNTS}/callback/${encodeURIComponent(platform)}`;

async function accounts(
  c: Context<AppEnv>,
  state: FormState,
  status: Parameters<typeof page>[2] = 200,
): Promise<Response> {
  const { ctx, record } = c.var.signedIn;
  const [connected, { runs }] = await Promise.all([
    listAccounts(ctx, {}),
    listTiles(ctx, ListInput.parse({ limit: "1", livemode: "true" })),
  ]);
  const isOwner = includesRole(record.role, "owner");
  const open = Platform.options.filter((platform) => ctx.connectors[platform]);
  const sandboxes = Platform.options.filter((platform) => ctx.networks.sandbox[platform]);
  return page(
    c,
    <Page title="Accounts" at={ACCOUNTS} who={record} done={own(DONE, c.req.query("done") ?? "")}>
      <Problem state={state} />
      <Connected accounts={connected} open={open} sandboxes={sandboxes} isOwner={isOwner} />
      {isOwner ? (
        <div class="halves" id="connect">
          {sandboxes.length > 0 && (
            <SandboxForm
              platforms={sandboxes}
              first={sandboxes.find((platform) => NETWORKS[platform].channel === runs[0]?.channel)}
              state={state}
            />
          )}
          <Networks open={open} />
        </div>
      ) : (
        <p class="soft">Owners of the workspace connect and disconnect accounts.</p>
      )}
    </Page>,
    status,
  );
}

type ConnectedProps = {
  accounts: readonly Account[];
  /** Networks with an app here. */
  open: readonly Platform[];
  /** Networks that are sandboxes here. */
  sandboxes: readonly Platform[];
  isOwner: boolean;
};

const Connected = ({ accounts, open, sandboxes, isOwner }: ConnectedProps) => {
  if (accounts.length === 0)
    return (
      <section class="card empty">
        <h2>No account yet</h2>
        <p>Connect one, and approved posts can be published or scheduled on it from here.</p>
      </section>
    );
  return (
    <section class="card">
      <h2>Connected</h2>
      <ul class="list">
        {accounts.map((account) => (
          <AccountRow
            account={account}
            // Without an app of the network, its accounts here can only be sandbox ones.
            isSandbox={sandboxes.includes(account.platform) && !open.includes(account.platform)}
            canReconnect={isOwner && open.includes(account.platform)}
            canDisconnect={isOwner}
          />
        ))}
      </ul>
    </section>
  );
};
