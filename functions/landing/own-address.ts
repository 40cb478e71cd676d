/** The guides write this for the address of a service. */
const EXAMPLE = "https://brandrun.example";
/** What `npm start` gives a service and the sandboxes beside it, unless PORT says otherwise. */
const USUAL = /localhost:878([78])(?!\d)/g;
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];
/** A request may carry any text as the name of its host: only what is a name gets into a page. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+$/;

/** A guide with the address it is read at in its examples, so that readers and programs can use what stands there. */
export function withOwnAddress(text: string, address: string): string {
  const { origin, host, hostname, port } = new URL(address);
  if (!PLAIN.test(origin)) return text;
  const own = text.replaceAll(EXAMPLE, origin);
  if (!LOCAL.includes(hostname)) return own;
  const beside = `${hostname}:${Number(port || 80) + 1}`;
  return own.replace(USUAL, (_, last) => (last === "8" ? beside : host));
}
