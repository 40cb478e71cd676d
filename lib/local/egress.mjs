/**
 * All outgoing requests of the local Worker pass through this Worker. It routes production host names to the
 * embedded servers, so that the service has no local branches in its code. Requests for pictures go through
 * a server that checks their target; all other hosts are refused.
 */
// biome-ignore lint/style/noDefaultExport: the entry of a Worker is.
export default {
  /** @param {Request} request @param {{ HOSTS: Record<string, string>, OPEN: string[] }} env */
  fetch(request, env) {
    const { hostname } = new URL(request.url);
    const server = new Map(Object.entries(env.HOSTS)).get(hostname);
    if (server) return env[server].fetch(request);
    if (env.OPEN.includes(hostname)) return fetch(request);
    if (env.pictures && asksForPicture(request)) return env.pictures.fetch(viaProxy(request));
    const refusal = `The embedded platform calls nothing on the internet; ${hostname} was refused.`;
    return new Response(refusal, { status: 502 });
  },
};

/** @param {Request} request */
const viaProxy = ({ url, headers }) =>
  new Request(`https://pictures.brandrun.sandbox/?url=${encodeURIComponent(url)}`, {
    headers: { accept: headers.get("accept") ?? "" },
    redirect: "manual",
  });

/**
 * Requests for images and videos, the only ones that may go to any host. They carry no credentials. @param
 * {Request} request
 */
function asksForPicture({ method, url, headers }) {
  const isBare = !headers.has("authorization") && !headers.has("cookie");
  return (
    method === "GET" &&
    url.startsWith("https://") &&
    isBare &&
    /^(?:image|video)\//.test(headers.get("accept") ?? "")
  );
}
