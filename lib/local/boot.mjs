// No imports at the top, because old versions of Node must parse this file to print the requirement.
var version = process.versions.node.split(".").map(Number);

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (version[0] < 20 || (version[0] === 20 && version[1] < 18)) {
  refuse(`Brandrun needs Node 20.18 or newer, and this is Node ${process.versions.node}.`);
}

function startFromSource() {
  return import("tsx/esm/api").then(
    (tsx) => {
      tsx.register();
      return import("./start.ts");
    },
    () => {
      refuse("Something is not installed yet: run npm ci first.");
    },
  );
}

// Without esbuild, without room or in a folder that cannot be written it starts from source, which takes longer.
void import("./compiled.mjs")
  .then(({ currentProgram, PLATFORM }) => {
    return currentProgram(PLATFORM) || import("./compile.mjs").then(({ compile }) => compile(PLATFORM));
  })
  .catch(() => undefined)
  .then((program) => (program ? import(program) : startFromSource()));
