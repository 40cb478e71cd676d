import type { CliCommand } from "./command.ts";
import { BASICS } from "./commands/basics.ts";
import { BRAND } from "./commands/brand.ts";
import { CAMPAIGNS } from "./commands/campaigns.ts";
import { DRAWING } from "./commands/drawing.ts";
import { HERE } from "./commands/here.ts";
import { KEYS } from "./commands/keys.ts";
import { POSTS } from "./commands/posts.ts";
import { RUNS } from "./commands/runs.ts";
import { WEBHOOKS } from "./commands/webhooks.ts";

/** Every command of the command line, by what it is about. Help, completion and the guide follow this table. */
export const SECTIONS: readonly { title: string; commands: Readonly<Record<string, CliCommand>> }[] = [
  { title: "Make", commands: BASICS },
  { title: "Runs", commands: RUNS },
  { title: "Posts", commands: POSTS },
  { title: "Campaigns", commands: CAMPAIGNS },
  { title: "The brand", commands: BRAND },
  { title: "Templates", commands: DRAWING },
  { title: "Webhooks", commands: WEBHOOKS },
  { title: "Keys", commands: KEYS },
  { title: "Your key and this machine", commands: HERE },
];

const COMMANDS = new Map(SECTIONS.flatMap(({ commands }) => Object.entries(commands)));

export const NAMES: readonly string[] = [...COMMANDS.keys()];

export const commandNamed = (name: string): CliCommand | undefined => COMMANDS.get(name);

/** What stands behind a first word that several commands share. */
export const namesIn = (group: string): string[] =>
  NAMES.filter((name) => name.startsWith(`${group} `)).map((name) => name.slice(group.length + 1));

const firstWords = NAMES.filter((name) => name.includes(" ")).map((name) => name.split(" ")[0] ?? "");

/** First words that several commands share, and what each does when it stands alone. */
export const GROUPS: ReadonlyMap<string, string | undefined> = new Map(
  firstWords.map((group) => [group, ["list", "show"].find((name) => COMMANDS.has(`${group} ${name}`))]),
);
