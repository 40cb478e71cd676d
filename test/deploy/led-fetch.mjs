// Loaded before the command: hosts of the internet are answered by servers of this machine, as LED_HOSTS says.
// biome-ignore lint/style/noProcessEnv: it is loaded into another program and has no other way to hear of them.
const led = new Map(Object.entries(JSON.parse(process.env.LED_HOSTS ?? "{}")));
const plain = globalThis.fetch;

globalThis.fetch = async (address, init) => {
  const url = new URL(typeof address === "string" || address instanceof URL ? address : address.url);
  const origin = led.get(url.hostname);
  if (!origin) throw new TypeError(`fetch failed: ${url.hostname} is not on this machine`);
  const answer = await plain(`${origin}${url.pathname}${url.search}`, init);
  // The service calls itself by its address on this machine.
  if (url.pathname !== "/.well-known/oauth-authorization-server") return answer;
  return new Response((await answer.text()).replaceAll(origin, url.origin), answer);
};
