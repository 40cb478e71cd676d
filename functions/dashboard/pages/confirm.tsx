import { Hono } from "hono";
import { addressToConfirm, confirmationEnded, confirmEmail } from "../../../lib/identity/confirm.ts";
import type { AppEnv } from "../../http/env.ts";
import { goTo, page } from "../http/answer.tsx";
import { browserOf } from "../http/session.ts";
import { OuterPage } from "../ui/document.tsx";

/** The page behind a mailed link. Programs that look into mail open links, so only its button confirms. */
export const confirmPages = new Hono<AppEnv>()
  .get("/confirm/:token", async (c) => {
    const token = c.req.param("token");
    const address = await addressToConfirm(c.var.service, token);
    if (!address) throw confirmationEnded();
    return page(c, <Confirm token={token} address={address} />);
  })
  .post("/confirm/:token", async (c) => {
    await confirmEmail(c.var.service, c.req.param("token"), browserOf(c));
    return goTo(c, "/app", "confirmed");
  });

const Confirm = ({ token, address }: { token: string; address: string }) => (
  <OuterPage title="Confirm your address" lead="Then your workspace can publish.">
    <p class="code">{address}</p>
    <form method="post" action={`/app/confirm/${token}`} class="form">
      <button type="submit" class="button main">
        This is my address
      </button>
    </form>
  </OuterPage>
);
