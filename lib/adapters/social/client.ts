import type * as z from "zod/v4";
import { type Credentials, type FailureKind, NetworkFailure } from "../../core/network.ts";
import {
  type HttpDeps,
  parseJson,
  send as sendHttp,
  unavailable,
  unknownOutcome,
  type VendorRequest,
  type VendorResponse,
} from "./http.ts";

/** What an error of a vendor means to us. The vendor's table of errors maps its codes to these. */
export type ErrorMeaning = {
  kind: FailureKind;
  /** A sentence for the person whose post it is. */
  message: string;
  fix: string;
  /** When the vendor listens again. */
  retryAt?: Date | undefined;
  /** Of a duplicate: the post that is there already. */
  existingId?: string | undefined;
};

/** A response that is no success, as the vendor's own page of errors explains it. */
export type VendorError = {
  /** Status, codes and words of the vendor, for the record; never a token. */
  source: string;
  /** True when the response does not say whether the call had an effect: an outage, or an unreadable body. */
  isOpen: boolean;
  meaning(): ErrorMeaning;
};

/** One vendor's API: where it is, what every call carries, and how its errors read. */
type VendorApi<D extends HttpDeps> = {
  name: string;
  urlOf(deps: D, path: string): string;
  headersOf?(deps: D): Record<string, string>;
  /** The content type of JSON bodies; `application/json` when it is not set. */
  jsonType?: string;
  /** Whether a response is a success; by its status when it is not set. */
  isSuccess?(response: VendorResponse): boolean;
  parse?<S extends z.ZodType>(response: VendorResponse, shape: S): z.infer<S> | undefined;
  explain(response: VendorResponse, now: Date): VendorError;
};

export type VendorCall = Pick<VendorRequest, "method" | "headers" | "irreversible" | "timeoutMs"> & {
  /** Path and query below the API's address, already encoded. */
  path: string;
  /** A text is sent byte for byte. */
  json?: unknown;
  form?: FormData | Record<string, string>;
  bytes?: Uint8Array<ArrayBuffer>;
};

type Bearer = Pick<Credentials, "accessToken">;

/** Calls to one vendor in the name of an account. The token travels in a header, so no address holds it. */
export function vendorClient<D extends HttpDeps>(api: VendorApi<D>) {
  const isSuccess = api.isSuccess ?? (({ status }: VendorResponse) => status >= 200 && status < 300);
  const parse = api.parse ?? parseJson;

  function failureOf(response: VendorResponse, now: Date, irreversible = false): NetworkFailure {
    const { source, isOpen, meaning } = api.explain(response, now);
    if (isOpen) return irreversible ? unknownOutcome(api.name, source) : unavailable(api.name, source);
    const { kind, message, fix, retryAt, existingId } = meaning();
    return new NetworkFailure(kind, message, {
      source,
      fix,
      ...(retryAt && { retryAt }),
      ...(existingId && { existingId }),
    });
  }

  /** One call; every response is returned, whatever its status. */
  function send(deps: D, { accessToken }: Bearer, call: VendorCall): Promise<VendorResponse> {
    const { path, json, form, bytes, headers, ...rest } = call;
    const body = bytes ?? formOf(form) ?? textOf(json);
    return sendHttp(deps, {
      vendor: api.name,
      url: api.urlOf(deps, path),
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...api.headersOf?.(deps),
        ...(json !== undefined && { "content-type": api.jsonType ?? "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...rest,
    });
  }

  /** One call that has to succeed. Throws a NetworkFailure for every other response. */
  async function request(deps: D, account: Bearer, call: VendorCall): Promise<VendorResponse> {
    const response = await send(deps, account, call);
    if (isSuccess(response)) return response;
    throw failureOf(response, deps.now(), call.irreversible);
  }

  /** The same, with the body in the shape we use. */
  async function requestJson<S extends z.ZodType>(
    deps: D,
    account: Bearer,
    call: VendorCall,
    shape: S,
  ): Promise<z.infer<S>> {
    const response = await request(deps, account, call);
    const value = parse(response, shape);
    if (value === undefined) throw failureOf(response, deps.now(), call.irreversible);
    return value;
  }

  return { send, request, requestJson, failureOf };
}

const textOf = (json: unknown) =>
  json === undefined || typeof json === "string" ? json : JSON.stringify(json);

const formOf = (form: VendorCall["form"]) =>
  form === undefined || form instanceof FormData ? form : new URLSearchParams(form);
