/** A text to take along whole, with the button that copies it. */
export const Copyable = ({ id, children }: { id: string; children: string }) => (
  <>
    <pre class="code" id={id} tabindex={0}>
      {children}
    </pre>
    <p>
      <button type="button" class="button plain" data-copy={id}>
        Copy
      </button>
    </p>
  </>
);
