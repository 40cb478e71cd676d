import type { Me, Run } from "./answers.ts";
import type { ApiResult, Client } from "./client.ts";
import { EXIT, Stop } from "./exit.ts";
import type { Body, GenerateRequest } from "./generate-request.ts";

/**
 * Starts the run. When the key refuses a default, the first channel and asset type that the key allows replace it.
 * Only then is the key's record read.
 */
export async function startRun(
  client: Client,
  request: GenerateRequest,
  note: (sentence: string) => void,
): Promise<ApiResult<Run>> {
  return withDefaults(client, request, note, (body) => client.generate(body));
}

/** The same for a dry run, which creates nothing. */
export async function rehearse(client: Client, request: GenerateRequest, note: (sentence: string) => void) {
  return withDefaults(client, request, note, (body) => client.dryRun(body));
}

async function withDefaults<T>(
  client: Client,
  request: GenerateRequest,
  note: (sentence: string) => void,
  send: (body: Body) => Promise<T>,
): Promise<T> {
  try {
    return await send(request.body);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const allowed = refusedDefault(error, request)
      ? allowedBody(request, (await client.me()).value)
      : undefined;
    if (!allowed) throw await explained(error, request.body);
    note(
      `This key does not allow the defaults; asking for ${allowed.asset_type} for ${allowed.channel} instead.`,
    );
    return send(allowed);
  }
}

const refusedDefault = ({ apiCode }: Stop, { chosen }: GenerateRequest) =>
  (apiCode === "scope_channel" && !chosen.channel) || (apiCode === "scope_asset_type" && !chosen.assetType);

/** undefined when the key's record offers nothing better than what was refused. */
function allowedBody({ body, chosen }: GenerateRequest, me: Me): Body | undefined {
  const pick = (wanted: string, isChosen: boolean, allowed: string[]) =>
    isChosen || allowed.includes(wanted) ? wanted : allowed[0];
  const channel = pick(body.channel, chosen.channel, me.channels);
  const assetType = pick(body.asset_type, chosen.assetType, me.assetTypes);
  if (!channel || !assetType) return undefined;
  const same = channel === body.channel && assetType === body.asset_type;
  return same ? undefined : { ...body, channel, asset_type: assetType };
}

/** Refusals that a mistyped word may have caused; a validation answer need not carry a code. */
const ABOUT_WORDS = new Set([
  undefined,
  "validation_error",
  "unsupported_asset_type",
  "scope_asset_type",
  "scope_channel",
]);

async function explained(stop: Stop, body: Body): Promise<Stop> {
  if (stop.exit !== EXIT.refused || !ABOUT_WORDS.has(stop.apiCode)) return stop;
  // Loaded only here: the vocabulary brings the schema library along.
  const { suggestions } = await import("./suggest.ts");
  return stop.advising(suggestions(body));
}
