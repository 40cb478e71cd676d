import type { Child } from "hono/jsx";

type FoldedProps = {
  title: string;
  id?: string;
  class?: string;
  isOpen?: boolean;
  /** Whether what is inside names itself where it stands open. */
  isTitled?: boolean;
  children?: Child;
};

/** A part that is closed on a phone until it is asked for, and open wherever there is room. The stylesheet decides. */
export const Folded = ({ title, id, class: also = "", isOpen, isTitled, children }: FoldedProps) => (
  <details class={`card folded ${also}`} open={isOpen}>
    <summary>{title}</summary>
    {/* A link to it opens it: the id stands inside. */}
    <div class="stack" id={id}>
      {!isTitled && <h2>{title}</h2>}
      {children}
    </div>
  </details>
);
