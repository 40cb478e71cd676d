import { defineConfig, type Plugin, type TestUserConfig } from "vitest/config";

// biome-ignore lint/style/noProcessEnv: CI=true is how a pipeline says that it is one.
const { CI } = process.env;

const readers: Record<string, (file: string) => string> = {
  wasm: (file) => `export default new WebAssembly.Module(readFileSync(${file}));`,
  woff2: (file) =>
    `const b = readFileSync(${file}); export default b.buffer.slice(b.byteOffset, b.byteOffset + b.length);`,
};

const WORKERS = "cloudflare:workers";

/** What workerd has built in: the library of the authorization server extends one class of it. */
const platform: Plugin = {
  name: "platform",
  enforce: "pre",
  resolveId: (id) => (id === WORKERS ? `\0${WORKERS}` : undefined),
  load: (id) => (id === `\0${WORKERS}` ? "export class WorkerEntrypoint {}" : undefined),
};

/** Binary imports mean in Node what the module rules of wrangler.toml make them mean in the Worker. */
const binaries: Plugin = {
  name: "binaries",
  enforce: "pre",
  load(id) {
    const file = id.replace(/\?.*/, "");
    const reader = readers[file.slice(file.lastIndexOf(".") + 1)];
    return reader && `import { readFileSync } from "node:fs"; ${reader(JSON.stringify(file))}`;
  },
};

/** Matrices that `sample()` shortens in `npm test`. The project "matrices" runs them whole. */
const MATRICES = [
  "test/surfaces.test.ts",
  "test/studio/guards.test.ts",
  "test/security/{patterns,prototype,tenants,test-key-matrix}.test.ts",
  "test/adapters/model/vendors.test.ts",
  "test/adapters/social/x-contract.test.ts",
  "test/refusals*.test.ts",
  "test/{api,story,security}/fuzz.test.ts",
  "test/api/multipart.test.ts",
  "test/brand/merge.test.ts",
  "test/posts/faults.test.ts",
  "test/render/robustness.test.ts",
];
/** Long suites of the same kind, of which `npm test` has a sample elsewhere. */
const LONG = [
  "test/openapi/{examples,properties,answers}.test.ts",
  "test/clients/{python/*,guide,package}.test.ts",
  "test/docs/receivers.test.ts",
  "test/refusals-requests.test.ts",
  "test/security/{patterns,test-key-matrix,fuzz}.test.ts",
  "test/{admin/help,surfaces,render/fits/said-once,studio/guards,brand/draft/draft}.test.ts",
  "test/adapters/social/x-contract.test.ts",
  "test/{story/fuzz,story/read/prohibitions,deploy/prompts}.test.ts",
  "test/local/boot-refused.test.ts",
  "test/adapters/stripe.test.ts",
  "test/adapters/model/{image-vendors,workers-ai}.test.ts",
  "test/story/model/{replay,replayed}.test.ts",
  "test/story/appended/appended.test.ts",
  "test/notifications/{page,send}.test.ts",
  "test/{clients,docs}/browser.test.ts",
  "test/dashboard/{brand,brand-rules,browser,browser-hearing,browser-journeys,browser-pointing,browser-website,create,deletion,forgeries,keyboard,mail,matrix,measures,passkeys,plans,role-forms,run,script-in-fields,sign-in,sign-up,start,studio}.test.ts",
  "test/security/test-records.test.ts",
  "test/brand/linked-logos.test.ts",
  "test/story/{read/coverage,guard/swaps}.test.ts",
  "test/observe/audit.test.ts",
  "test/recipes/github-action.test.ts",
  "test/local/lazy-parts.test.ts",
  "test/cli/completion.test.ts",
  "test/api/videos-broken.test.ts",
  "test/deploy/costs.test.ts",
  "test/faults/{database,killed,queue,redis,storage,vendors}.test.ts",
  "test/load/**/*.test.ts",
  "test/tables.test.ts",
  "test/pipeline/{film-parts,film-ends,film-sweep,films,mascot-model,retention,sweep,test-films,test-keys}.test.ts",
  "test/posts/{drops*,campaigns,campaign-changes,remove}.test.ts",
  "test/security/{bodies,secrets,browsers,ids}.test.ts",
  "test/api/{mascot,mascot-model,mascot-model-failures,mascot-races,videos-seen,videos-refused}.test.ts",
  "test/webhooks/faults.test.ts",
  "test/runs/other-language.test.ts",
  "test/api/{imagery,photo-ids,rerender,variants,videos-posters,wrong-answers}.test.ts",
  "test/studio/deliver-once.test.ts",
  "test/access/outage.test.ts",
  "test/adapters/social/{tiktok,youtube,linkedin,instagram}-contract.test.ts",
  "test/adapters/social/tiktok-video.test.ts",
  "test/posts/{metrics,results-plan}.test.ts",
  "test/mcp/!(list).test.ts",
  "test/uploads/{jpeg-scaled,images}.test.ts",
  "test/mascot/picture.test.ts",
  "test/pipeline/{mascot,faces}.test.ts",
  "test/api/{mascot-refused,logo,unread-body}.test.ts",
  "test/dashboard/you.test.ts",
  "test/docs/whole-program.test.ts",
  "test/billing/onboarding.test.ts",
  "test/payments/any-order.test.ts",
  "test/deploy/wrangler-file.test.ts",
  "test/posts/auto-post.test.ts",
  "test/jobs/retries.test.ts",
  "test/spec/pictures.test.ts",
  "test/dashboard/{edit,pages,journeys,next,library,browser-narrow}.test.ts",
  "test/{landing,story/gate/presets,brand/look}.test.ts",
  "test/{cli/commands,story/review/due-dates,spec/generate,deploy/doctor,local/worker,faults/rotation}.test.ts",
  "test/api/{edit-keeps-date,idempotency-all}.test.ts",
  "test/{adapters/round-trips,security/content-policy,webhooks/test-keys}.test.ts",
  "test/posts/approval.test.ts",
  // Sentence by sentence; `npm test` has whole briefs, the guard, the review and the values of stories.
  "test/story/{read,write}/*.test.ts",
  "test/render/fits/*.test.ts",
];
/** What stands around the service, and long suites of its interface: promises of its own that few changes touch. */
const AROUND = [
  "test/{dashboard,docs,recipes,studio,clients,deploy,cli}/**/*.test.ts",
  "test/adapters/social/**/*.test.ts",
  "test/api/{keys,photos,videos,cancel,screens-refused,people,fonts,render,media,same-version,batches,brand-dna-refused,screens-jobs,mascot-media,videos-fetched,unknown-fields}.test.ts",
  "test/spec/{limits,v1-errors,guard-order}.test.ts",
  "test/posts/{faults,performance,on-youtube,dispatch-failed,dispatch-refused}.test.ts",
  "test/security/{tenants,prototype,injection}.test.ts",
  "test/render/{lines,infographic-number,fit,cut-out,metadata-xmp,fonts,fact-row}.test.ts",
  "test/{openapi,uploads}/*.test.ts",
];
const RENDERS = [
  "test/render/{photograph,golden,layout,look-golden,templates,film-templates,series,logo,qr,chart,forged,scripts,try-pictures}.test.ts",
  "test/render/film/{random-films,moving,composed,kernel-sources,encoder-*,film-file,incremental,compositor-draw}.test.ts",
  "test/render/{type-size,locks,random-palettes,subject-pages,subject-contrast}.test.ts",
  "test/render/{alt-drawing,carousel-steps,entry-drawings,infographic-led,infographic-procedure,infographic-rows,leaf-slides}.test.ts",
  "test/render/compose/{varied,typefaces}.test.ts",
  "test/render/film-story/films.test.ts",
  "test/api/templates.test.ts",
  "test/render/{day-block,look-rule,article,drawn-alt}.test.ts",
  "test/mascot/figure.test.ts",
];
const EMULATORS = [
  "test/local/{boot,bundle-cache,compiled,damaged,storage-down,killed,lifetime,lock,readme}.test.ts",
  "test/local/sandbox/restart.test.ts",
  "test/local/postgres/{durability,http,migrate}.test.ts",
  "test/local/qstash/{crash,pressure}.test.ts",
  "test/local/redis/{crash,journal,ratelimit,scripts,wire}.test.ts",
  "test/adapters/social/sandbox.test.ts",
  "test/deploy/walk.test.ts",
];
const SMOKE = ["test/worker/{card,licences,money}.test.ts"];
/** Tests of what a module loads only once. */
const FRESH = ["test/mascot/artwork.test.ts"];
const HEAVY = [...LONG, ...AROUND, ...RENDERS, ...EMULATORS];

/** A kind of test: its files, and what has to run beside it. */
const kind = (name: string, include: string[], beside: TestUserConfig = {}) => ({
  extends: true as const,
  test: { name, include, ...beside },
});
/** One worker keeps its modules, engines and database; the database is emptied after each file. */
const shared = {
  isolate: false,
  globalSetup: ["test/support/database.ts", "test/support/assets.ts"],
  setupFiles: "test/support/reset.ts",
};
const workerd: TestUserConfig = {
  globalSetup: "test/support/worker.ts",
  setupFiles: "test/support/fresh-connections.ts",
};

export default defineConfig({
  plugins: [binaries, platform],
  test: {
    root: `${import.meta.dirname}/..`,
    // Threads start faster than processes.
    pool: "threads",
    // The default leaves a core idle, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A shared machine of CI pauses for seconds at times; what needed its second chance is listed as "retry x1".
    retry: CI ? 1 : 0,
    // Inlined, so that the plugins above apply inside them.
    server: { deps: { inline: [/\.wasm$/, /workers-oauth-provider/] } },
    projects: [
      // `npm test`: every promise in one process, matrices as samples.
      kind("unit", ["test/**/*.test.ts"], {
        ...shared,
        exclude: ["test/{worker,services}/**", ...FRESH, ...HEAVY],
      }),
      // `npm test`: files that need modules of their own.
      kind("fresh", FRESH, { globalSetup: shared.globalSetup }),
      // `npm test`: the real bundle in workerd draws a card, takes a payment and lists its licences.
      kind("worker", SMOKE, workerd),
      // Every case of every matrix, all fault stories, long fuzz.
      kind("matrices", [...MATRICES, ...LONG, ...AROUND], {
        ...shared,
        exclude: [...RENDERS, ...EMULATORS],
        env: { TEST_MATRICES: "whole" },
      }),
      // The golden bytes of every template, and films read back by independent decoders.
      kind("renders", RENDERS, { ...shared, globalSetup: [...shared.globalSetup, "test/support/tools.ts"] }),
      // The local Postgres, Redis and queue: killed, restarted, and under load.
      kind("emulators", EMULATORS, { globalSetup: shared.globalSetup }),
      // Uploads, films and posts in workerd; a browser plays the films.
      kind("workerd", ["test/worker/**/*.test.ts"], { ...workerd, exclude: SMOKE }),
      // Races on a real PostgreSQL, and parity with a real Redis.
      kind("services", ["test/services/**/*.test.ts"], { globalSetup: "test/support/database.ts" }),
    ],
  },
});
