import {
  acceptedContent,
  type CallToolResult,
  createRequestStateCodec,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod/v4";

/** State that a client brings back. The Worker lives for one run of the suite, so that any key will do. */
export const states = createRequestStateCodec({ key: "fixtures of the conformance suite" });

const asked = (message: string, field: string, type: "string" | "boolean" = "string"): InputRequest =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: "object", properties: { [field]: { type } }, required: [field] } as never,
  });
const sampled = (words: string, maxTokens: number): InputRequest =>
  inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: words } }],
    maxTokens,
  });

const NAME = () => asked("What is your name?", "name");
const text = (words: string): CallToolResult => ({ content: [{ type: "text", text: words }] });

type Round = (context: ServerContext) => Promise<CallToolResult | InputRequiredResult>;

/** Tools that ask the client for something before they answer, as 2026-07-28 has it. */
const ROUNDS: Record<string, Round> = {
  test_input_required_result_elicitation: async ({ mcpReq }) => {
    const given = acceptedContent(mcpReq.inputResponses, "user_name", z.object({ name: z.string() }));
    return given ? text(`Hello, ${given.name}!`) : inputRequired({ inputRequests: { user_name: NAME() } });
  },
  test_input_required_result_sampling: async ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, "capital_question");
    if (given.kind === "sampling") return text(JSON.stringify(given.result.content));
    const capital_question = sampled("What is the capital of France?", 100);
    return inputRequired({ inputRequests: { capital_question } });
  },
  test_input_required_result_list_roots: async ({ mcpReq }) => {
    const given = inputResponse(mcpReq.inputResponses, "client_roots");
    if (given.kind === "roots") return text(given.roots.map(({ uri }) => uri).join(" "));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },
  test_input_required_result_request_state: confirmed,
  test_input_required_result_tampered_state: confirmed,
  test_input_required_result_multiple_inputs: async (context) => {
    const { inputResponses } = context.mcpReq;
    const kinds = ["user_name", "greeting", "client_roots"].map(
      (key) => inputResponse(inputResponses, key).kind,
    );
    if (!kinds.includes("missing")) return text("All inputs are there.");
    return inputRequired({
      inputRequests: {
        user_name: NAME(),
        greeting: sampled("Generate a greeting", 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await states.mint({ round: 1 }, context),
    });
  },
  test_input_required_result_multi_round: async (context) => {
    const { inputResponses } = context.mcpReq;
    const color = acceptedContent<{ color: string }>(inputResponses, "step2")?.color;
    if (color) return text(`It is ${color}.`);
    const name = acceptedContent<{ name: string }>(inputResponses, "step1")?.name;
    const step = name
      ? { step2: asked("Step 2: What is your favorite color?", "color") }
      : { step1: asked("Step 1: What is your name?", "name") };
    const requestState = await states.mint({ round: name ? 2 : 1, name }, context);
    return inputRequired({ inputRequests: step, requestState });
  },
  test_input_required_result_capabilities: async (context) => {
    const { sampling, elicitation } = capabilitiesOf(context);
    return inputRequired({
      inputRequests: {
        ...(sampling && { greeting: sampled("Generate a greeting", 50) }),
        ...(elicitation && { user_name: NAME() }),
      },
    });
  },
  test_streaming_elicitation: async () => inputRequired({ inputRequests: { user_name: NAME() } }),
  // The library refuses it for a client that has not declared that it samples.
  test_missing_capability: async () => inputRequired({ inputRequests: { words: sampled("Hello", 10) } }),
};

async function confirmed(context: ServerContext): Promise<CallToolResult | InputRequiredResult> {
  const { inputResponses, requestState } = context.mcpReq;
  const isAgreed = acceptedContent<{ ok: boolean }>(inputResponses, "confirm")?.ok;
  if (isAgreed && requestState<{ round: number }>()?.round === 1) return text("state-ok");
  return inputRequired({
    inputRequests: { confirm: asked("Please confirm", "ok", "boolean") },
    requestState: await states.mint({ round: 1 }, context),
  });
}

type Declared = { sampling?: object; elicitation?: object };

const capabilitiesOf = ({ mcpReq }: ServerContext): Declared =>
  (mcpReq._meta?.["io.modelcontextprotocol/clientCapabilities"] ??
    (mcpReq as { envelope?: Record<string, unknown> }).envelope?.[
      "io.modelcontextprotocol/clientCapabilities"
    ] ??
    {}) as Declared;

/** Adds the tools and the prompt that ask the client for something. */
export function addAsking(server: McpServer): void {
  for (const [name, round] of Object.entries(ROUNDS))
    server.registerTool(name, { description: name, inputSchema: z.object({}) }, async (_args, context) =>
      round(context),
    );
  server.registerPrompt("test_input_required_result_prompt", { description: "Asks." }, async (context) => {
    const given = acceptedContent<{ context: string }>(context.mcpReq.inputResponses, "user_context");
    if (!given)
      return inputRequired({
        inputRequests: { user_context: asked("What context should the prompt use?", "context") },
      });
    return { messages: [{ role: "user", content: { type: "text", text: `Context: ${given.context}` } }] };
  });
}
