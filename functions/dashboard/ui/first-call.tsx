import { Copyable } from "./copyable.tsx";

type FirstCallProps = {
  url: string;
  /** A key that was just made, and is shown on the page anyway. */
  apiKey?: string | undefined;
};

/** A request to copy, with the key that was just made. */
export const FirstCall = ({ url, apiKey }: FirstCallProps) => (
  <section class="card stack">
    <h2>The first call</h2>
    <p class="soft">
      {apiKey ? "It has your new key in it." : "Set BRANDRUN_API_KEY to your key."} With a test key the
      answers are the same, and nothing is charged or posted. <a href="/app/runs">Runs</a> lists what live
      keys make. What a test key makes is read with that key: GET /runs, or GET /runs/ and the id from the
      answer.
    </p>
    <Copyable id="first-call">
      {`curl -X POST ${url}/api/v1/programmatic/generate \\
  -H "Authorization: Bearer ${apiKey ?? "$BRANDRUN_API_KEY"}" -H "Content-Type: application/json" \\
  -d '{"brief": "Hello to everyone who follows us, and thank you for reading. What is new with us appears here first.", "channel": "linkedin", "asset_type": "card"}'`}
    </Copyable>
  </section>
);
