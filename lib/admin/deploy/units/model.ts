import { answered, askVendor } from "../ask-vendor.ts";
import { NOT_LOGGED_IN, printed } from "../at-worker.ts";
import {
  advice,
  type CheckResult,
  type DeployUnit,
  fine,
  found,
  problem,
  refused,
  skipped,
  unanswered,
} from "../unit.ts";
import { type DeployWorld, settingOf } from "../world.ts";

type ModelAccess = { url: string; headers: Record<string, string> };

/** Where a vendor lists its models; none of these requests costs a token. */
function accessOf(provider: string, base: string | undefined, key: string): ModelAccess | undefined {
  if (provider === "anthropic")
    return {
      url: `${base ?? "https://api.anthropic.com/v1"}/models?limit=1000`,
      headers: { "x-api-key": key, "anthropic-version": "2023-06-01" },
    };
  if (provider === "google")
    return {
      url: `${base ?? "https://generativelanguage.googleapis.com/v1beta"}/models?pageSize=1000`,
      headers: { "x-goog-api-key": key },
    };
  if (provider === "openai-compatible")
    return {
      url: `${base ?? "https://api.openai.com/v1"}/models`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
    };
  return undefined;
}

/** A model: its vendor takes the key and has the model. */
const modelUnit = (name: string, prefix: "" | "IMAGE_"): DeployUnit => ({
  name,
  async check(world): Promise<CheckResult> {
    const provider = settingOf(world, `${prefix}MODEL_PROVIDER`);
    if (!provider) return unusedKey(world, prefix) ?? skipped(`no ${name} is set`);
    if (provider === "workers-ai") return checkWorkersAi(world, prefix);
    const base = settingOf(world, `${prefix}MODEL_BASE_URL`)?.replace(/\/+$/, "");
    const key = settingOf(world, `${prefix}MODEL_API_KEY`) ?? "";
    // Without a key a vendor says nothing of it, and settings say that it is missing.
    if (!key && (provider !== "openai-compatible" || !base))
      return skipped(`${prefix}MODEL_API_KEY is not set here`);
    const access = accessOf(provider, base, key);
    if (!access) return skipped(`${provider} is not known`);
    return judge(world, prefix, access);
  },
});

/** The model is part of the account, and only a login tells what that account has. */
async function checkWorkersAi(world: DeployWorld, prefix: string): Promise<CheckResult> {
  const { bindings, file } = world.project();
  if (!bindings.includes("AI"))
    return found({
      ...problem(
        `${prefix}MODEL_PROVIDER is workers-ai, but the binding AI is missing.`,
        `Add [ai] with binding = "AI" to ${file}.`,
      ),
      isPlaced: true,
    });
  const unused = unusedKey(world, prefix);
  if (unused) return unused;
  return printed(await world.wrangler(["whoami", "--json"]))?.loggedIn
    ? fine("Workers AI, by the binding AI")
    : skipped(NOT_LOGGED_IN);
}

/** Who gives a key means to use it, and neither Workers AI nor the house writer takes one. */
function unusedKey(world: DeployWorld, prefix: string): CheckResult | undefined {
  if (!settingOf(world, `${prefix}MODEL_API_KEY`)) return undefined;
  const provider = settingOf(world, `${prefix}MODEL_PROVIDER`) || "empty";
  return found(
    advice(
      `${prefix}MODEL_API_KEY is set and not used: ${prefix}MODEL_PROVIDER is ${provider}.`,
      `Set ${prefix}MODEL_PROVIDER and ${prefix}MODEL_NAME to those of the key, or take the key out.`,
    ),
  );
}

async function judge(
  world: DeployWorld,
  prefix: string,
  { url, headers }: ModelAccess,
): Promise<CheckResult> {
  const { status, body } = await askVendor(world, url, { headers });
  if ([400, 401, 403].includes(status))
    return found(
      refused(
        `${prefix}MODEL_API_KEY`,
        "The model's vendor refuses the key.",
        `Set ${prefix}MODEL_API_KEY to a key that is in force.`,
      ),
    );
  if (status === 404 || status === 405)
    return skipped("the vendor lists no models, so the key was not checked");
  if (status !== 200)
    return found(
      unanswered(
        status,
        `The model's vendor ${answered(status)}.`,
        `Check ${prefix}MODEL_BASE_URL, its version included.`,
      ),
    );
  const wanted = settingOf(world, `${prefix}MODEL_NAME`) ?? "";
  const names = namesIn(body);
  return names.length === 0 || names.includes(wanted)
    ? fine(`the vendor takes the key${names.length > 0 ? ` and has ${wanted}` : ""}`)
    : found(
        refused(
          `${prefix}MODEL_NAME`,
          `The vendor has no model ${wanted}.`,
          `Set ${prefix}MODEL_NAME to one of its ${names.length} models.`,
        ),
      );
}

/** OpenAI and Anthropic list `data[].id`, Google `models[].name` behind "models/". */
function namesIn(body: { data?: { id: string }[]; models?: { name: string }[] } | undefined): string[] {
  const named = body?.models?.map(({ name }) => name.replace(/^models\//, "")) ?? [];
  return [...(body?.data?.map(({ id }) => id) ?? []), ...named];
}

export const languageModel = modelUnit("language model", "");
export const imageModel = modelUnit("image model", "IMAGE_");
