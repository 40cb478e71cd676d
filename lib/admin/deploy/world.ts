import type { Db } from "../../core/ports.ts";
import { normalAddress } from "../../core/setting-forms.ts";
import { own } from "../../text/own.ts";
import type { AdminContext } from "../connect.ts";

/** How a program ended. */
export type Ended = { code: number; stdout: string; stderr: string };

/** What setup and doctor need of wrangler.toml. */
export type Project = {
  file: string;
  text: string;
  name: string;
  /** The Worker's code, seen from the folder of the file. */
  main: string;
  bucket: string | undefined;
  /** What the file calls its buckets. */
  bucketBindings: string[];
  crons: string[];
  compatibilityDate: string;
  compatibilityFlags: string[];
  bindings: string[];
  vars: Record<string, string>;
  /** Host names that the Worker is routed to. */
  hosts: string[];
};

/** The outside of setup and doctor: settings, files, programs, network, database, clock and the person. */
export type DeployWorld = {
  /** Settings by name: of the Worker's settings file, and over them those of the environment. */
  settings: Map<string, string>;
  /** The settings that the environment gives. */
  fromEnvironment: ReadonlySet<string>;
  /** All names of the environment. */
  environmentNames: readonly string[];
  /** The settings that the environment gives another value than the file. */
  overridden: ReadonlySet<string>;
  /** Whether the environment gives wrangler a token of Cloudflare's API. */
  hasApiToken: boolean;
  /** Where `save` writes settings. */
  settingsFile: string;
  /** Who may read that file, as bits; undefined without it, and on systems that say it otherwise. */
  settingsMode(): number | undefined;
  /** Keeps settings for the next run, in a file that only its owner may read. */
  save(settings: Record<string, string>): void;
  /** Reads wrangler.toml anew. */
  project(): Project;
  /** Replaces wrangler.toml. */
  rewrite(text: string): void;
  /** A digest of the sources that a deploy sends. */
  sources(): string;
  /** Runs wrangler with these arguments. `secrets` are passed in a file that ends with the run. */
  wrangler(args: string[], secrets?: Record<string, string>): Promise<Ended>;
  fetch: typeof fetch;
  connect(url: string): Db;
  /** Applies the missing migrations; returns how many there were. */
  migrate(url: string): Promise<number>;
  /** The migrations of these sources, oldest first, by their time. */
  migrations(): number[];
  admin(environment: Record<string, string>): AdminContext;
  now(): Date;
  random(size: number): Uint8Array;
  sleep(milliseconds: number): Promise<void>;
};

/** The Worker's environment: what wrangler.toml says, and the settings that become its secrets. */
export function environmentOf(world: DeployWorld): Record<string, string> {
  return { ...world.project().vars, ...Object.fromEntries(world.settings) };
}

/** The value of a setting, wherever it stands; undefined when it is empty. */
export const settingOf = (world: DeployWorld, name: string): string | undefined =>
  own(environmentOf(world), name) || undefined;

/** The public address in the form in which the service names itself. */
export const publicUrlOf = (world: DeployWorld): string =>
  normalAddress(settingOf(world, "PUBLIC_URL") ?? "");
