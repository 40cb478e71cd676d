import { includesRole, roleFor } from "../../../lib/access/roles.ts";
import type { SignedIn } from "../../../lib/identity/session.ts";

/** Whether a member's role allows what an operation changes. Pages show no form that would be refused. */
export const may = ({ role }: Pick<SignedIn["record"], "role">, operation: string): boolean =>
  includesRole(role, roleFor({ operation, effect: "write" }));
