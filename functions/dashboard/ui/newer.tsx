type NewerProps = { run: { id: string }; newer: string | undefined };

/** The way from a former version to the newest one that was made of it. */
export const Newer = ({ run, newer }: NewerProps) =>
  newer ? (
    <p class="notice row between">
      <span>There is a newer version.</span>
      <span class="row">
        <a href={`/app/runs/${newer}/compare?with=${run.id}`}>Compare</a>
        <a href={`/app/runs/${newer}`}>Open the newer one</a>
      </span>
    </p>
  ) : null;
