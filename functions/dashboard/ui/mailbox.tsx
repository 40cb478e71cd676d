/** Where mails arrive, when they go to a sandbox. */
export const Mailbox = ({ url }: { url: string | undefined }) =>
  url ? (
    <p class="small">
      On this machine mails go to <a href={url}>a sandbox mailbox</a>.
    </p>
  ) : null;
