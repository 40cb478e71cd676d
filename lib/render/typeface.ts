import type { Node } from "./jsx-runtime.ts";

/** What a text is for. Which family that means is for the brand's pairing to say, never for a template. */
export type Role = "display" | "text" | "mono";

/** A letterform, which together with a pairing fixes every advance width. */
export type Face = { role: Role; weight: number };

/** Families that go together. Each stack names its fallbacks, letter by letter. */
export type Pairing = { name: string; families: Readonly<Record<Role, string>> };

const HOUSE = {
  display: "Bricolage Grotesque, Inter",
  text: "Inter, Bricolage Grotesque",
  mono: "Inter, Bricolage Grotesque",
} as const;

/** Everything a brand can be set in. */
export const PAIRINGS = { bold: { name: "bold", families: HOUSE } } as const satisfies Record<
  string,
  Pairing
>;

/** The pairing a brand asks for by its name, else the house's. */
export function pairingOf(wish = ""): Pairing {
  const pairings: Record<string, Pairing> = PAIRINGS;
  return pairings[wish.trim().toLowerCase()] ?? PAIRINGS.bold;
}

/** Sets a finished drawing in the families of a pairing: until then its texts name roles. */
export function dress(node: Node, pairing: Pairing): Node {
  if (node.type === "container")
    return { ...node, children: node.children.map((child) => dress(child, pairing)) };
  if (node.type === "image") return node;
  return { ...node, style: { ...node.style, fontFamily: familyOf(node.style.fontFamily, pairing) } };
}

const familyOf = (role: string, { families }: Pairing) => families[role as Role] ?? role;
