import type { SdkAccess } from "./sdk.ts";
import type { Wire } from "./wire.ts";

/** A vendor behind the AI SDK, which is loaded with the first question: most requests never ask one. */
export function sdkWire(access: SdkAccess): Wire {
  return async (call) => {
    const { complete } = await import("./sdk.ts");
    return complete(access, call);
  };
}
