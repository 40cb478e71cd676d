import { type Context, Hono } from "hono";
import { scopesOf } from "../../../lib/access/roles.ts";
import { documentProblem } from "../../../lib/agents/client-document.ts";
import { allowAgent } from "../../../lib/agents/grants.ts";
import { AgentScope } from "../../../lib/core/agent.ts";
import type { AppEnv } from "../../http/env.ts";
import { BASELINE } from "../../mcp/challenge.ts";
import { SCOPE_WORDS } from "../../oauth/scope-words.ts";
import { page } from "../http/answer.tsx";
import { EMPTY_FORM, type FormState, readFields, submitted } from "../http/form.ts";
import { AllowOrDeny } from "../ui/allow-or-deny.tsx";
import { OuterPage } from "../ui/document.tsx";
import { ENDS, ENDS_HINT } from "../ui/ends.ts";
import { Field, Problem } from "../ui/form.tsx";

const PLACE = "/allow-agent";
const DEFAULT_CREDITS = "50";

/** The page where a person decides what an agent may do. The address is the agent's request. */
export const allowAgentPages = new Hono<AppEnv>()
  .get(PLACE, (c) => asked(c, (request) => show(c, request, EMPTY_FORM)))
  .post(PLACE, (c) =>
    asked(c, async (request) => {
      const fields = await readFields(c);
      if (fields.get("decision") !== "allow")
        return c.redirect((await protocol()).deniedAddress(request), 303);
      return submitted(Object.fromEntries(fields), allowAgent.input, {
        input: await wishOf(c, request, fields),
        work: async (input) => c.redirect(await allow(c, request, input), 303),
        show: (state, status) => show(c, request, state, { fields, status }),
      });
    }),
  );

/** Loaded with the first such page: the others do without the library. */
const protocol = () => import("../../oauth/authorization-server.ts");

type Api = ReturnType<Awaited<ReturnType<typeof protocol>>["oauthApi"]>;
type AuthRequest = Awaited<ReturnType<Api["parseAuthRequest"]>>;

/** Does `work` with the agent's request. The problem of an invalid one goes to the agent, or onto the page. */
async function asked(
  c: Context<AppEnv>,
  work: (request: AuthRequest) => Promise<Response>,
): Promise<Response> {
  const { atPublicAddress, oauthApi, requestProblem } = await protocol();
  const { service } = c.var;
  try {
    const sent = atPublicAddress(
      c.req.raw,
      service.settings.publicUrl,
      c.req.method === "POST" ? "" : undefined,
    );
    const unread = await documentProblem(service, c.req.query("client_id") ?? "");
    if (unread)
      return page(c, <Refused message={`The agent's description could not be read. ${unread}`} />, 400);
    const request = await oauthApi(service).parseAuthRequest(sent);
    // The library lets clients with a secret go without it; OAuth 2.1 lets none.
    if (!request.codeChallenge) return page(c, <Refused message="The agent must use PKCE with S256." />, 400);
    return await work(request);
  } catch (error) {
    const problem = requestProblem(error);
    if (!problem) throw error;
    return problem.leadTo
      ? c.redirect(problem.leadTo, 303)
      : page(c, <Refused message={problem.message} />, 400);
  }
}

/** Stores the grant and makes the code. Answers where the browser goes on. */
async function allow(
  c: Context<AppEnv>,
  request: AuthRequest,
  input: Parameters<typeof allowAgent>[1],
): Promise<string> {
  const { oauthApi } = await protocol();
  const { grant_id } = await allowAgent(c.var.signedIn.ctx, input);
  const { redirectTo } = await oauthApi(c.var.service).completeAuthorization({
    request,
    // Tokens begin with this id, and it is what their grant is found by.
    userId: grant_id,
    scope: input.scopes,
    metadata: {},
    props: {},
    revokeExistingGrants: false,
  });
  return redirectTo;
}

/** What the person has chosen, for the client that asked. */
async function wishOf(c: Context<AppEnv>, request: AuthRequest, fields: URLSearchParams) {
  const { oauthApi } = await protocol();
  const { clientName, clientDomain } = await oauthApi(c.var.service).describeConsent(request);
  const number = (name: string) => (fields.get(name) ? Number(fields.get(name)) : null);
  return {
    client_id: request.clientId,
    client_name: nameOf(clientName),
    redirect_uri: request.redirectUri,
    is_shared_id: clientDomain !== undefined,
    scopes: fields.getAll("scopes"),
    daily_credits: number("daily_credits"),
    days: number("days"),
  };
}

/** A name that cannot pretend to be more than one line. */
const nameOf = (name: string): string =>
  name
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 80);

type ConsentView = { fields?: URLSearchParams; status?: Parameters<typeof page>[2] };

async function show(
  c: Context<AppEnv>,
  request: AuthRequest,
  state: FormState,
  { fields, status = 200 }: ConsentView = {},
): Promise<Response> {
  const { oauthApi } = await protocol();
  const about = await oauthApi(c.var.service).describeConsent(request);
  const { role, workspace, user } = c.var.signedIn.record;
  const possible = scopesOf(role);
  const chosen = fields?.getAll("scopes") ?? wanted(request.scope, possible);
  // The answer to the form leads to the agent, which the policy of the page has to allow.
  c.set("formLeadsTo", new URL(request.redirectUri).origin);
  const name = nameOf(about.clientName);
  return page(
    c,
    <OuterPage title={`Allow ${name}?`} lead={`It asks to work in ${workspace.name} for you, ${user.email}.`}>
      <Problem state={state} />
      <Origin {...about} />
      <form method="post" class="form">
        <fieldset>
          <legend>It may</legend>
          {AgentScope.options.map((scope) => (
            <label class="check">
              <input
                type="checkbox"
                name="scopes"
                value={scope}
                checked={chosen.includes(scope)}
                disabled={!possible.includes(scope)}
              />
              <span>
                {SCOPE_WORDS[scope]}{" "}
                <span class="hint">{possible.includes(scope) ? "" : "Not with your role."}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field
          name="daily_credits"
          label="Credits a day, at most"
          hint="A card costs 1, a video 10. Empty: as many as there are."
          type="number"
          value={DEFAULT_CREDITS}
          state={state}
        />
        <Field name="days" label="It ends" hint={ENDS_HINT} options={ENDS} value="90" state={state} />
        <AllowOrDeny />
      </form>
      <p class="aside small">
        You can end this at any time under Developer, Agents. For another workspace switch there first.
      </p>
    </OuterPage>,
    status,
  );
}

/** What is ticked at first: what the agent asks for. One that asks for no more than the beginning gets to read. */
function wanted(requested: readonly string[], possible: readonly AgentScope[]): AgentScope[] {
  const known = possible.filter((scope) => requested.includes(scope));
  const isBare = known.every((scope) => BASELINE.includes(scope));
  return isBare ? possible.filter((scope) => scope.endsWith(":read")) : known;
}

type About = Awaited<ReturnType<Api["describeConsent"]>>;

/** Who asks, as far as that is known. Names are what the agent says of itself. */
const Origin = ({ clientDomain, redirectHost, redirectIsLoopback }: About) => (
  <div class="stack small">
    <p>
      {clientDomain ? (
        <span>
          It is published by <strong>{clientDomain}</strong>.
        </span>
      ) : (
        "It registered itself, so nobody has checked its name."
      )}{" "}
      Access goes to <strong>{redirectHost}</strong>.
    </p>
    {redirectIsLoopback && (
      <p class="notice warn">
        That is a program on your own computer. Go on only if you have just connected it yourself.
      </p>
    )}
  </div>
);

const Refused = ({ message }: { message: string }) => (
  <OuterPage title="This agent cannot be connected" lead={message}>
    <p>Nothing was allowed. Start again from the agent.</p>
    <p class="aside">
      <a href="/app">Go to the start page</a>
    </p>
  </OuterPage>
);
