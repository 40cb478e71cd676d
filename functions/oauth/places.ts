/** The page where a person decides about an agent. */
export const AUTHORIZE_PATH = "/app/allow-agent";
export const TOKEN_PATH = "/oauth/token";
export const REGISTER_PATH = "/oauth/register";

/** The agent server, as tokens name it (RFC 8707). */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/mcp`;
