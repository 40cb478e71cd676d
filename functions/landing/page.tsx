import { Document } from "../dashboard/ui/document.tsx";
import { Gallery } from "./gallery.tsx";
import { Plans } from "./plans.tsx";
import type { LandingProps } from "./props.ts";
import { Try } from "./try.tsx";
import { Ways } from "./ways.tsx";

export const Landing = ({ settings, prices, ...tryProps }: LandingProps) => (
  <Document title="One brief in, on-brand assets out" class="landing" isPublic>
    <a class="skip" href="#main">
      Skip to the content
    </a>
    <header class="top">
      <p class="wordmark">
        <span class="mark" aria-hidden="true" />
        Brandrun
      </p>
      <nav aria-label="Main">
        <a href="/docs/">Docs</a>
        <a href="#plans">Prices</a>
        <a href="/app/sign-in">Sign in</a>
        {settings.signUp === "open" && (
          <a class="button main" href="/app/sign-up">
            Create account
          </a>
        )}
      </nav>
    </header>
    <main id="main" tabindex={-1}>
      <section class="hero">
        <h1>One brief in. On‑brand posts, pictures and films out.</h1>
        <p class="lead">
          Send a sentence, a mail thread or a changelog. Brandrun reads it, writes each channel's post, draws
          the picture or the film in your brand, checks every fact against your words, and asks you where it
          is not sure. What you approve goes out to your own accounts.
        </p>
      </section>
      {settings.liveTry && <Try {...tryProps} />}
      <Gallery publicUrl={settings.publicUrl} />
      <Ways publicUrl={settings.publicUrl} />
      <Plans isOpen={settings.signUp === "open"} prices={prices} />
    </main>
    <footer>
      <a href="/docs/">Docs</a>
      <a href="#plans">Prices</a>
      <a href="/docs/reference">API reference</a>
      <a href="/status">Status</a>
      <span class="soft">Open source, Apache 2.0</span>
    </footer>
  </Document>
);
