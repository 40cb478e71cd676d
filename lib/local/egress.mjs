/**
 * All outgoing requests of the local Worker pass through this Worker. It routes calls to vendors to the
 * embedded servers, so that the service has no local branches in its code. A call to a vendor has the vendor's
 * host name and credential. No address of a caller has the credential. Requests for files, such as
 * pictures and web pages, go through a server that checks their target; all others are refused.
 */
// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  /**
   * @param {Request} request
   * @param {Record<string, Fetcher> & Pick<import("./outbound.ts").OutboundRules, "vendors" | "open">} env
   */
  fetch(request, env) {
    const { hostname, origin } = new URL(request.url);
    const vendor = env.vendors.find(({ host }) => host === hostname);
    if (vendor && carries(request, vendor.credential)) return env[vendor.server].fetch(request);
    if (vendor) return refusal(403, `Only the service's own calls go to ${hostname}.`);
    if (env.open.some((host) => host.origin === origin && carries(request, host.credential)))
      return fetch(request);
    if (env.downloads && asksForFile(request)) return env.downloads.fetch(viaProxy(request));
    return refusal(502, `The embedded platform calls nothing on the internet; ${hostname} was refused.`);
  },
};

/** Tells a refusal from an answer of the host (RFC 9209). */
const REFUSED = { "proxy-status": "egress.brandrun.sandbox; error=http_request_denied" };

/** @param {number} status @param {string} text */
const refusal = (status, text) => new Response(text, { status, headers: REFUSED });

/**
 * Models take a bare key, Neon a password in a connection string, Telegram a token in the path.
 * @param {Request} request @param {string | null} credential
 */
function carries({ headers, url }, credential) {
  if (credential === null) return true;
  const isIn = (/** @type {string} */ value) =>
    value === credential || value === `Bearer ${credential}` || value.includes(`:${credential}@`);
  return [...headers.values()].some(isIn) || new URL(url).pathname.startsWith(`/bot${credential}/`);
}

/** @param {Request} request */
const viaProxy = ({ url, headers }) =>
  new Request(`https://downloads.brandrun.sandbox/?url=${encodeURIComponent(url)}`, {
    headers: { accept: headers.get("accept") ?? "" },
    redirect: "manual",
  });

/** Media types of the files that customers name by their address. */
const FILES = /^(?:image\/|video\/|text\/(?:html|css)\b|application\/manifest\+json\b)/;

/**
 * Requests for pictures, videos and what a website is read from, the only ones that may go to any host. They carry no
 * credentials. @param {Request} request
 */
function asksForFile({ method, url, headers }) {
  const isBare = !headers.has("authorization") && !headers.has("cookie");
  return method === "GET" && url.startsWith("https://") && isBare && FILES.test(headers.get("accept") ?? "");
}
