/**
 * Runs after `npm ci`: makes what the first `npm start` would make, so that it starts as fast as the second one. An
 * install without development packages has nothing to start here.
 */
async function prepare() {
  const { makeAll } = await import("./assets/all.ts");
  const { makeBlank } = await import("./postgres/blank.ts");
  const { compile } = await import("./compile.mjs");
  const { COMMAND_LINE, PLATFORM } = await import("./compiled.mjs");
  await Promise.all([makeAll(), makeBlank()]);
  // Afterwards, because the first ends the compiler they share.
  await Promise.all([PLATFORM, COMMAND_LINE].map((program) => compile(program)));
}

await prepare().catch((error) => {
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  console.warn(`Nothing was made ahead; the first npm start takes longer. ${reason}`);
});
