const RUNS = "/runs/{{encodeURIComponent($parameter.runId)}}";

/** Retries of a step send the same key, so that nothing is made or posted twice. Each round of a loop has its own. */
const KEYED = { "Idempotency-Key": "=n8n-{{$execution.id}}-{{$nodeId}}-{{$runIndex}}-{{$itemIndex}}" };

const OPERATIONS = [
  {
    name: "Start a Run",
    value: "generate",
    action: "Start a run",
    description: "Turn a brief into a card, a film or another asset",
    routing: { request: { method: "POST", url: "/generate", headers: KEYED } },
  },
  {
    name: "Wait for a Run",
    value: "wait",
    action: "Wait for a run",
    description: "Read a run; answers once it has ended, after 30 seconds at the latest",
    routing: { request: { method: "GET", url: `=${RUNS}`, qs: { wait: 30 } } },
  },
  {
    name: "Post a Run",
    value: "post",
    action: "Post a run",
    description: "Publish an approved run on a connected account",
    routing: { request: { method: "POST", url: `=${RUNS}/post`, headers: KEYED } },
  },
  {
    name: "List Runs",
    value: "list",
    action: "List runs",
    description: "The newest runs of the workspace",
    routing: { request: { method: "GET", url: "/runs" } },
  },
];

const shownFor = (...operation) => ({ show: { operation } });
const inBody = (property) => ({ send: { type: "body", property } });
const choices = (...values) => values.map((value) => ({ name: value, value }));

/** The fields of all operations; each says where its value goes. */
const FIELDS = [
  {
    displayName: "Brief",
    name: "brief",
    type: "string",
    typeOptions: { rows: 4 },
    default: "",
    required: true,
    description: "What is new, for whom, and what they should do",
    displayOptions: shownFor("generate"),
    routing: inBody("brief"),
  },
  {
    displayName: "Channel",
    name: "channel",
    type: "options",
    options: choices("instagram", "linkedin", "tiktok", "twitter", "web", "youtube"),
    default: "linkedin",
    displayOptions: shownFor("generate"),
    routing: inBody("channel"),
  },
  {
    displayName: "Asset Type",
    name: "assetType",
    type: "options",
    options: choices("card", "carousel", "infographic", "og_image", "slideshow", "video"),
    default: "card",
    displayOptions: shownFor("generate"),
    routing: inBody("asset_type"),
  },
  {
    displayName: "Webhook URL",
    name: "webhookUrl",
    type: "string",
    default: "",
    placeholder: "the address of a Webhook node",
    description: "Told when the run ends; without it, wait for the run in a next step",
    displayOptions: shownFor("generate"),
    routing: { send: { type: "body", property: "webhook_url", value: "={{$value || undefined}}" } },
  },
  {
    displayName: "Run ID",
    name: "runId",
    type: "string",
    default: "={{$json.id}}",
    required: true,
    displayOptions: shownFor("wait", "post"),
  },
  {
    displayName: "Platform",
    name: "platform",
    type: "options",
    options: choices("instagram", "linkedin", "tiktok", "x", "youtube"),
    default: "linkedin",
    displayOptions: shownFor("post"),
    routing: inBody("platform"),
  },
  {
    displayName: "Limit",
    name: "limit",
    type: "number",
    typeOptions: { minValue: 1, maxValue: 100 },
    default: 20,
    description: "Max number of results to return",
    displayOptions: shownFor("list"),
    routing: { send: { type: "query", property: "limit" } },
  },
];

/** The node in n8n's declarative style: n8n sends the requests that `routing` describes. */
class Brandrun {
  description = {
    displayName: "Brandrun",
    name: "brandrun",
    icon: "file:brandrun.svg",
    group: ["output"],
    version: 1,
    subtitle: '={{$parameter["operation"]}}',
    description: "Make on-brand pictures and films from a brief, and post them",
    defaults: { name: "Brandrun" },
    inputs: ["main"],
    outputs: ["main"],
    usableAsTool: true,
    credentials: [{ name: "brandrunApi", required: true }],
    requestDefaults: {
      baseURL: "={{$credentials.baseUrl}}/api/v1/programmatic",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
    },
    properties: [
      {
        displayName: "Operation",
        name: "operation",
        type: "options",
        noDataExpression: true,
        options: OPERATIONS,
        default: "generate",
      },
      ...FIELDS,
    ],
  };
}

module.exports = { Brandrun };
