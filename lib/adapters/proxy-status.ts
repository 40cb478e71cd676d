import { own } from "../text/own.ts";

const NO_WAY =
  "The host cannot be reached from this service. It is down, or the service is not connected to the internet.";
const NO_NAME =
  "The host's name could not be looked up. It is misspelt, or the service is not connected to the internet.";

/** The error types of RFC 9209 in plain words. */
const REASONS: Record<string, string> = {
  connection_refused: "The host refuses the connection.",
  connection_terminated: "The host broke the connection off.",
  connection_timeout: NO_WAY,
  destination_ip_prohibited: "The host is not on the public internet.",
  destination_ip_unroutable: NO_WAY,
  destination_unavailable: NO_WAY,
  dns_error: NO_NAME,
  dns_timeout: NO_NAME,
  http_request_denied:
    "This service may not send requests to that host. A service on your own machine calls nothing on the internet.",
  tls_certificate_error: "The host's certificate is not valid.",
};

/**
 * Why a proxy between here and the host answered in the host's place, by `Proxy-Status` (RFC 9209). Undefined for an
 * answer of the host. The words are always ours, because any host can send this header.
 */
export function proxyReason(headers: Headers): string | undefined {
  const [, error = ""] = /;\s*error=([a-z_]{1,40})/.exec(headers.get("proxy-status") ?? "") ?? [];
  return own(REASONS, error);
}
