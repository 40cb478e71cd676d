import { Copyable } from "./copyable.tsx";

/** A secret that is shown once: a key, a signing secret, a link. */
export const SecretOnce = ({ id, label, secret }: { id: string; label: string; secret: string }) => (
  <section class="notice warn stack" role="status">
    <p>{label}</p>
    <Copyable id={id}>{secret}</Copyable>
  </section>
);
