/** A secret that is shown once: a key, a signing secret, a link. */
export const SecretOnce = ({ id, label, secret }: { id: string; label: string; secret: string }) => (
  <section class="notice warn stack" role="status">
    <p>{label}</p>
    <pre class="code" id={id}>
      {secret}
    </pre>
    <p>
      <button type="button" class="button plain" data-copy={id}>
        Copy
      </button>
    </p>
  </section>
);
