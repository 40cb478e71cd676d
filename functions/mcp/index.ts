import { Hono } from "hono";
import { authenticate } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { readValue } from "../http/read-json.ts";
import { stepUp } from "./challenge.ts";
import { clientName } from "./client-name.ts";
import { neededScopes } from "./needed-scopes.ts";
import { problem } from "./problem.ts";
import { requireBearer } from "./require-bearer.ts";
import { sameSite } from "./same-site.ts";

/** A picture of 10 MB in base64, with room for the rest of the message. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The agent server: streamable HTTP at one address. */
export const mcp = new Hono<AppEnv>();
mcp
  .onError(problem)
  .use(sameSite)
  .post("/", requireBearer, async (c) => {
    const { value } = await readValue(c, MAX_BYTES, "Send application/json.");
    const client = clientName(value, c.req.header("user-agent"));
    const ctx = await authenticate(c, { client, ...(c.var.findGrant && { find: c.var.findGrant }) });
    const { grant } = ctx.agent ?? {};
    const refused = grant && stepUp(c, grant, neededScopes(value));
    if (refused) return refused;
    // Loaded with the first call: requests of the API do without the protocol's library.
    const { serve } = await import("./server.ts");
    return serve({ c, ctx }, c.req.raw, value);
  });
