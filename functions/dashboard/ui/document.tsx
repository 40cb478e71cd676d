import { type Child, useContext } from "hono/jsx";
import { addressOf } from "./static-files.ts";
import { Stylesheet } from "./stylesheet.tsx";
import { ChosenTheme } from "./theme.ts";

type DocumentProps = {
  title: string;
  class?: string;
  /** Its reader has turned single keys off. */
  withoutKeys?: boolean;
  /** Search engines may list it, and it has styles of its own. */
  isPublic?: boolean;
  /** Without the script the page looks again after so many seconds. */
  looksAgain?: number | undefined;
  children?: Child;
};

/** A whole page: what every page of the dashboard has in its head, and nothing from elsewhere. */
export const Document = ({
  title,
  class: name,
  withoutKeys,
  isPublic,
  looksAgain,
  children,
}: DocumentProps) => (
  <html lang="en" data-keys={withoutKeys ? "off" : undefined} data-theme={useContext(ChosenTheme)}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {looksAgain && (
        <noscript>
          <meta http-equiv="refresh" content={String(looksAgain)} />
        </noscript>
      )}
      {!isPublic && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} · Brandrun`}</title>
      <link rel="icon" href="/dashboard/icon.svg" type="image/svg+xml" />
      <Stylesheet name="dashboard" />
      {isPublic && <Stylesheet name="landing" />}
      <script src={addressOf("/dashboard/script.js")} defer></script>
    </head>
    <body class={name}>{children}</body>
  </html>
);

/** A page for those who are not signed in: one card in the middle. */
export const OuterPage = ({ title, lead, children }: { title: string; lead?: string; children?: Child }) => (
  <Document title={title} class="outer">
    <main class="card narrow">
      <p class="wordmark">
        <span class="mark" aria-hidden="true" />
        Brandrun
      </p>
      <h1>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </main>
  </Document>
);
