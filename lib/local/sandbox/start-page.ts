import { escaped, STYLE } from "./layout.ts";

const PLACES = [
  {
    to: "/sandbox",
    name: "Social networks",
    about:
      "X, LinkedIn, Instagram, YouTube and TikTok as the service posts to them. Press like and share; results count it.",
  },
  {
    to: "/telegram",
    name: "Chat with the bot",
    about: "A Telegram chat that gets Studio cards. Start, block and unblock the bot.",
  },
  {
    to: "/subscribe",
    name: "Plans and payments",
    about: "The payment service: pay, decline, refund, subscribe. No card is asked for and no money moves.",
  },
  {
    to: "/inboxes",
    name: "Webhook inboxes",
    about: "Addresses for your webhooks. What arrives is shown, with its signature checked.",
  },
  {
    to: "/inboxes/mail",
    name: "Mailbox",
    about: "Mails to people, as a gateway would get them: invites, new passwords, addresses to confirm.",
  },
];

const OWN = `
main { max-width: 44rem; }
ul { list-style: none; margin: 1.25rem 0; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); }
li a { display: block; height: 100%; padding: 1rem; border: 1px solid var(--line); border-radius: .6rem; text-decoration: none; }
li a:hover { border-color: var(--soft); } strong { display: block; margin-bottom: .25rem; }`;

/** The start page of the sandboxes. `dashboard` is the address of the service's own pages. */
export const startPage = (dashboard: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandboxes</title>
<style>${STYLE}${OWN}</style>
</head>
<body>
<main>
<h1>Sandboxes</h1>
<p class="soft">They stand in for the outside world on this machine. Nothing that happens here leaves it.</p>
<ul>
${PLACES.map(({ to, name, about }) => `<li><a href="${to}"><strong>${name}</strong><span class="soft">${about}</span></a></li>`).join("\n")}
</ul>
<p><a href="${escaped(dashboard)}">Back to the dashboard</a></p>
</main>
</body>
</html>`;
