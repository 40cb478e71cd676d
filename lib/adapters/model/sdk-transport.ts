import type { SdkAccess } from "./sdk.ts";
import type { ModelTransport } from "./transport.ts";

/** A vendor behind the AI SDK, which is loaded with the first question, because most requests ask none. */
export function sdkTransport(access: SdkAccess): ModelTransport {
  return async (call) => {
    const { complete } = await import("./sdk.ts");
    return complete(access, call);
  };
}
