import type { Part } from "./part.ts";

export type Contents = {
  /** What the package does not publish about its contents. */
  gap: string;
  parts: readonly Inside[];
};
/** Work of others that a package contains without bringing its licence along. */
type Inside = Pick<Part, "name" | "licence" | "source"> & {
  /** Copyright lines, as its authors wrote them. */
  owner: string;
};

const inside = (name: string, licence: string, owner: string, source: string): Inside => ({
  name,
  licence,
  owner,
  source: `https://github.com/${source}`,
});

/** Contents of packages that were compiled or bundled before they were published, as their repositories tell. */
export const INSIDE: Record<string, Contents> = {
  "@takumi-rs/wasm": {
    gap: "It brings neither a licence file nor a list of its Rust crates. Named here is what its repository names in THIRD-PARTY-NOTICES.md and LICENSE-CHROMIUM, and the crates whose licence asks for more than a copy of its text. Cargo.lock there lists every crate.",
    parts: [
      inside(
        "forward DCT of the Independent JPEG Group",
        "IJG",
        "Copyright (C) 1991-1998, Thomas G. Lane",
        "kane50613/takumi/blob/master/THIRD-PARTY-NOTICES.md",
      ),
      inside(
        "Blink and Skia: borders, outlines, text decoration, blur",
        "BSD-3-Clause",
        "Copyright (c) 2011, 2013, 2014 Google Inc. All rights reserved.\nCopyright 2014, 2015, 2016 The Chromium Authors",
        "kane50613/takumi/blob/master/takumi-core/LICENSE-CHROMIUM",
      ),
      inside(
        "Blink: darker and lighter colours",
        "BSD-2-Clause",
        "Copyright (C) 2003, 2004, 2005, 2006, 2008 Apple Inc. All rights reserved.",
        "kane50613/takumi/blob/master/takumi-core/LICENSE-CHROMIUM",
      ),
      inside(
        "tiny-skia",
        "BSD-3-Clause",
        "Copyright (c) 2011 Google Inc. All rights reserved.\nCopyright (c) 2020 Yevhenii Reizner",
        "linebender/tiny-skia",
      ),
      inside("cssparser", "MPL-2.0", "Copyright the Servo developers", "servo/rust-cssparser"),
      inside("selectors", "MPL-2.0", "Copyright the Servo developers", "servo/stylo"),
      inside("dtoa-short", "MPL-2.0", "Copyright Xidorn Quan", "upsuper/dtoa-short"),
    ],
  },
  "@cwasm/jpeg-turbo": {
    gap: "It brings no licence file and does not say what it is compiled from. Its repository builds libjpeg-turbo 2.0.4 with WASI SDK 10.",
    parts: [
      inside(
        "libjpeg-turbo 2.0.4",
        "IJG AND BSD-3-Clause",
        "Copyright (C) 1991-2019 The libjpeg-turbo Project and many others\nCopyright (C) 2009-2019 D. R. Commander. All Rights Reserved.",
        "libjpeg-turbo/libjpeg-turbo",
      ),
      inside(
        "wasi-libc with musl",
        "MIT",
        "Copyright © 2005-2020 Rich Felker, et al.",
        "WebAssembly/wasi-libc",
      ),
    ],
  },
  "@neondatabase/serverless": {
    gap: "It is bundled from other packages and brings the licence lines of two. The others are those that its repository builds in.",
    parts: [
      inside(
        "pg 8.8, pg-pool, pg-protocol, pg-types, buffer-writer, packet-reader",
        "MIT",
        "Copyright (c) 2010-2021 Brian Carlson",
        "brianc/node-postgres",
      ),
      inside("pg-connection-string", "MIT", "Copyright (c) 2014 Iced Development", "brianc/node-postgres"),
      inside("pg-int8", "ISC", "Copyright © 2017, Charmander <~@charmander.me>", "charmander/pg-int8"),
      inside("pgpass", "MIT", "Copyright (c) 2013-2016 Hannes Hörl", "hoegaarden/pgpass"),
      inside(
        "split2",
        "ISC",
        "Copyright (c) 2014-2018, Matteo Collina <hello@matteocollina.com>",
        "mcollina/split2",
      ),
      inside(
        "postgres-array, postgres-bytea, postgres-date, postgres-interval",
        "MIT",
        "Copyright (c) Ben Drucker <bvdrucker@gmail.com> (bendrucker.me)",
        "bendrucker/postgres-array",
      ),
      inside("xtend", "MIT", "Copyright (c) 2012-2014 Raynos.", "Raynos/xtend"),
      inside("hextreme", "MIT", "Copyright (C) 2024 - 2026 George MacKerron", "jawj/hextreme"),
      inside("yamd5.js", "MIT", "Copyright (C) 2014 Raymond Hill", "gorhill/yamd5.js"),
      inside("SHA-256", "MIT", "Copyright 2022 Andrea Griffini", "neondatabase/serverless"),
      inside("base64-js", "MIT", "Copyright (c) 2014 Jameson Little", "beatgammit/base64-js"),
      inside("buffer", "MIT", "Copyright (c) Feross Aboukhadijeh, and other contributors.", "feross/buffer"),
      inside("ieee754", "BSD-3-Clause", "Copyright 2008 Fair Oaks Labs, Inc.", "feross/ieee754"),
      inside("events", "MIT", "Copyright Joyent, Inc. and other Node contributors.", "browserify/events"),
    ],
  },
  "@iconify-json/noto": {
    gap: "It brings no licence file, but names the artist and the licence.",
    parts: [inside("Noto Emoji", "Apache-2.0", "Copyright Google Inc.", "googlefonts/noto-emoji")],
  },
};
