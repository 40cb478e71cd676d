/** The ways in which a terminal or a supervisor asks a process to end. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
