import { type BrokenDeployment, configure, set } from "./breaking.ts";

/** Slips in a copy of wrangler.toml and in names, each of which is seen without any vendor. */
export const BROKEN_FILES: BrokenDeployment[] = [
  [
    "the token in the place of a signing key",
    ({ world }) => world.settings.set("QSTASH_CURRENT_SIGNING_KEY", world.settings.get("QSTASH_TOKEN") ?? ""),
    "settings",
    "QSTASH_CURRENT_SIGNING_KEY is the token",
    "Copy QSTASH_CURRENT_SIGNING_KEY from QStash's page",
  ],
  [
    "another value in the place of a signing key",
    set("QSTASH_NEXT_SIGNING_KEY", "eyJVc2VySUQiOiJhIn0="),
    "settings",
    "QSTASH_NEXT_SIGNING_KEY is no signing key: one begins with sig_.",
    "take it out: npm run setup reads it",
  ],
  [
    "a misspelt setting in the environment",
    ({ world }) => {
      world.settings.delete("QSTASH_TOKEN");
      world.environmentNames = ["PATH", "HOME", "QSTASH_TOKN"];
    },
    "settings",
    "QSTASH_TOKN in the environment is no setting of the service.",
    "Did you mean QSTASH_TOKEN?",
  ],
  [
    "a file of secrets that others may read",
    ({ world }) => {
      world.settingsMode = () => 0o100644;
    },
    "settings",
    "Other users of this machine may read the secrets in .deploy/brandrun.env: its mode is 644.",
    "Run chmod 600 .deploy/brandrun.env.",
  ],
  [
    "the key of an image model without its provider, under another name of the model",
    ({ world }) => void world.settings.set("IMAGE_MODEL", "gpt-image-1"),
    "settings",
    "IMAGE_MODEL_PROVIDER is missing.",
    "IMAGE_MODEL_API_KEY",
  ],
  [
    "a renamed bucket",
    configure((project) => ({
      ...project,
      file: "wrangler.kite.toml",
      bindings: project.bindings.filter((name) => name !== "FILES"),
      bucketBindings: ["BUCKET"],
      bucket: undefined,
    })),
    "wrangler.toml",
    "The binding FILES is missing.",
    "Rename BUCKET to FILES below [[r2_buckets]] in wrangler.kite.toml.",
  ],
  [
    "a bucket without a name, in a file of another name",
    configure((project) => ({ ...project, file: "wrangler.kite.toml", bucket: undefined })),
    "bucket",
    "wrangler.kite.toml names no bucket.",
    "Give bucket_name below [[r2_buckets]] in wrangler.kite.toml.",
  ],
  [
    "no binding for posters of clips",
    configure((project) => ({ ...project, bindings: project.bindings.filter((name) => name !== "MEDIA") })),
    "wrangler.toml",
    "The binding MEDIA is missing",
    'add [media] with binding = "MEDIA"',
  ],
  [
    "code at another place than the build's",
    configure((project) => ({ ...project, main: ".data/worker/indx.js" })),
    "wrangler.toml",
    'main in wrangler.toml is ".data/worker/indx.js"',
    'Set main = ".data/worker/index.js" in wrangler.toml.',
  ],
];
