import type { Child } from "hono/jsx";

/** The filters above a list: a form that asks for the same page again. */
export const Filters = ({ action, children }: { action: string; children: Child }) => (
  <form method="get" action={action} class="card fields">
    {children}
    <div class="field end">
      <button type="submit" class="button plain">
        Show
      </button>
    </div>
  </form>
);
