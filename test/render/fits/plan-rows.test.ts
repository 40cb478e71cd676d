import { describe, expect, test } from "vitest";
import { planRows } from "../../../lib/render/templates/kit/story/row-parts.ts";

describe("plans of one service", () => {
  test.each([
    [
      [
        "Solo: $9 a month, 1 user, PDF timesheets",
        "Studio: $29 a month, up to 8 users, invoicing",
        "Firm: $79 a month, up to 30 users, phone support",
      ],
      { name: "Studio", price: "$29 a month", note: "up to 8 users, invoicing" },
    ],
    [
      [
        "Klein: 29 € im Monat, eine Kiste",
        "Mittel: 49 € im Monat, zwei Kisten, Rezepte",
        "Groß: 79 € im Monat, drei Kisten",
      ],
      { name: "Mittel", price: "49 € im Monat", note: "zwei Kisten, Rezepte" },
    ],
    [
      ["Solo : 9 €/mois, 1 compte", "Duo : 15 €/mois, 2 comptes", "Équipe : 39 €/mois, 8 comptes"],
      { name: "Duo", price: "15 €/mois", note: "2 comptes" },
    ],
  ])("are rows with their price, and what they hold: %s", (lines, row) =>
    expect(planRows(lines)?.[1]).toEqual(row),
  );

  test.each([
    [["Solo: 1 user, $9 a month", "Studio: 8 users, $29 a month", "Firm: 30 users, $79 a month"]],
    [["Road: £610, rail: £540", "Toll: £40, rail: £0", "Meals: £60, rail: £45"]],
    [["Solo: $9 a month, 1 user", "Studio: on request", "Firm: $79 a month, 30 users"]],
    [["Solo: $9 a month, 1 user", "Firm: $79 a month, 30 users"]],
  ])("are no other list: %s", (lines) => expect(planRows(lines)).toBeUndefined());
});
