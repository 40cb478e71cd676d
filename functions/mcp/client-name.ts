type Message = {
  params?: { clientInfo?: Named; _meta?: Record<string, unknown> };
};
type Named = { name?: unknown; version?: unknown } | undefined;

const CLIENT_INFO = "io.modelcontextprotocol/clientInfo";
const LONGEST = 80;

/**
 * The client of a message, as it names itself: in every message since 2026-07-28, before that only in the first. The
 * name of the program that sent the request stands in for it.
 */
export function clientName(message: unknown, userAgent: string | undefined): string {
  const { params } = (typeof message === "object" && message !== null ? message : {}) as Message;
  const named = params?.clientInfo ?? (params?._meta?.[CLIENT_INFO] as Named);
  const name = typeof named?.name === "string" ? named.name : (userAgent ?? "");
  return (
    name
      .replace(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, LONGEST) || "unknown client"
  );
}
