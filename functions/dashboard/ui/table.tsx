import type { Child } from "hono/jsx";

/** A heading; that of numbers and buttons stands at the end of its column. */
type Column = string | { end: string };

/** A table whose rows become cards on a phone. Its cells name their column where the card needs it (`data-label`). */
export const Table = ({ columns, children }: { columns: readonly Column[]; children?: Child }) => (
  <table class="stacked">
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === "string" ? (
            <th scope="col">{column}</th>
          ) : (
            <th scope="col" class="end">
              {column.end}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
